//! Natives of `gov.nasa.*`.
pub(crate) mod jpf;
