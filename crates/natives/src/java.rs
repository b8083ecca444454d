//! Natives of `java.*`.
pub mod lang;
