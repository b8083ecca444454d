//! Natives of `sun.*`.
pub(crate) mod management;
pub(crate) mod nio;
