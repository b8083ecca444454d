//! Natives of `jdk.internal.*`.
pub mod loader;
pub mod misc;
pub mod perf;
pub mod reflect;
pub mod system_props;
