//! Natives of `gov.*`.
pub(crate) mod nasa;
