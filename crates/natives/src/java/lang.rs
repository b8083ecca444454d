//! Natives of `java.lang`.
pub mod class;
pub mod class_loader;
pub mod invoke;
pub mod module;
pub mod numbers;
pub mod object;
pub mod references;
pub mod reflect;
pub mod runtime;
pub mod string;
pub mod system;
pub mod thread;
pub mod throwable;
