//! Natives of `java.*`.
pub mod io;
pub mod lang;
pub mod net;
pub mod security;
pub mod util;
