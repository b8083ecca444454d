//! The VM's implementations of the JDK's native methods, and the few overrides of Java methods.
//!
//! Folders mirror the Java packages; each file lists its natives by literal signature in one `NATIVES` list, and [`TABLES`]
//! lists the files. Adding a native: a line in the list of its file, a function below it (see CONTRIBUTING.md).

pub mod arguments;
pub mod java;
pub mod jdk;
pub mod sojourner;

use vm::NativeEntry;

/// Every list of natives.
pub const TABLES: &[&[NativeEntry]] = &[
    java::io::file_system::NATIVES,
    java::lang::object::NATIVES,
    java::lang::class::NATIVES,
    java::lang::module::NATIVES,
    java::lang::system::NATIVES,
    java::lang::thread::NATIVES,
    java::lang::throwable::NATIVES,
    java::lang::string::NATIVES,
    java::lang::numbers::NATIVES,
    java::lang::references::NATIVES,
    java::lang::runtime::NATIVES,
    jdk::internal::misc::unsafe_memory::NATIVES,
    jdk::internal::misc::vm::NATIVES,
    jdk::internal::system_props::NATIVES,
    jdk::internal::reflection::NATIVES,
    sojourner::NATIVES,
];
