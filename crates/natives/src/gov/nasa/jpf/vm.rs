//! Natives of `gov.nasa.jpf.vm`.
pub(crate) mod verify;
