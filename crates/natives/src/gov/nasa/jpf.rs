//! Natives of `gov.nasa.jpf.*`.
pub mod vm;
