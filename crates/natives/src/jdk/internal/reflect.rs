//! Natives of `jdk.internal.reflect`.
pub mod constant_pool;
pub mod direct_accessors;
pub mod field_accessors;
pub mod native_accessors;
pub mod reflection;
