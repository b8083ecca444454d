//! Natives of `jdk.internal.*`.
pub mod misc;
pub mod reflection;
pub mod system_props;
