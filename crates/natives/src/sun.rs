//! Natives of `sun.*`.
pub(crate) mod nio;
