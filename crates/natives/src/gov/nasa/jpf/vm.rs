//! Natives of `gov.nasa.jpf.vm`.
pub mod verify;
