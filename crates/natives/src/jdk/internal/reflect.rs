//! Natives of `jdk.internal.reflect`.
pub mod constant_pool;
pub(crate) mod direct_accessors;
pub(crate) mod field_accessors;
pub(crate) mod native_accessors;
pub(crate) mod reflection;
