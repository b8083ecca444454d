//! Natives of `sun.nio`.
pub mod ch;
pub mod fs;
