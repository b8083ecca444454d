//! Natives of `jdk.internal.*`.
pub mod loader;
pub mod misc;
pub mod reflect;
pub mod system_props;
