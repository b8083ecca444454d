//! Natives of `gov.nasa.*`.
pub mod jpf;
