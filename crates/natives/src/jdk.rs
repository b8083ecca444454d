//! Natives of `jdk.*`.
pub mod internal;
