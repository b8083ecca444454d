//! Natives of `jdk.internal.misc`.
pub mod unsafe_memory;
pub mod vm;
