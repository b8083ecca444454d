//! Natives of `jdk.internal.*`.
pub mod loader;
pub(crate) mod misc;
pub(crate) mod perf;
pub mod reflect;
pub(crate) mod system_props;
