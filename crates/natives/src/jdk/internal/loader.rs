//! Natives of `jdk.internal.loader`.
pub mod boot_loader;
pub mod builtin_class_loader;
