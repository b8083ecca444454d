//! Natives of `gov.nasa.jpf.*`.
pub(crate) mod vm;
