//! Natives of `gov.*`.
pub mod nasa;
