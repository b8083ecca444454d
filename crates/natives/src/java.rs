//! Natives of `java.*`.
pub mod io;
pub mod lang;
