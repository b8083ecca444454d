//! Natives of `jdk.internal.misc`.
pub mod unsafe_memory;
pub mod unsafe_updates;
pub mod vm;
