//! Natives of `java.*`.
pub mod io;
pub mod lang;
pub mod security;
pub mod util;
