//! Natives of `sun.*`.
pub mod nio;
