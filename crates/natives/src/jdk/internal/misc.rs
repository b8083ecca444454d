//! Natives of `jdk.internal.misc`.
pub(crate) mod unsafe_memory;
pub(crate) mod unsafe_updates;
pub(crate) mod vm;
