//! The VM's implementations of the JDK's native methods, and the few overrides of Java methods.
//!
//! Folders mirror the Java packages; each file lists its natives by literal signature in one `NATIVES` list, and
//! [`TABLES`] lists the files. Adding a native: a line in the list of its file, a function below it (see
//! CONTRIBUTING.md).

pub mod arguments;
pub(crate) mod attribute_bytes;
mod boot;
pub mod check;
pub mod effects;
pub(crate) mod gov;
pub mod java;
pub mod jdk;
pub mod primitives;
pub mod refused;
pub(crate) mod sojourner;
pub(crate) mod sun;
pub mod surroundings;
pub(crate) mod visible_files;

pub use boot::{NoMachine, boot};

use vm::{NativeEntry, NativeTable};

/// The natives for one feature release of the JDK.
pub fn table(feature: u32) -> NativeTable {
    NativeTable::new(TABLES, feature)
        .refusing(refused::REFUSALS)
        .with_effects(&effects::rules(), effects::CALLS)
        .with_surroundings(surroundings::READINGS, surroundings::CALLERS)
        .with_library(library::Table::new(feature))
}

/// Every list of natives.
pub const TABLES: &[&[NativeEntry]] = &[
    java::io::console::NATIVES,
    java::io::descriptors::NATIVES,
    java::io::file_streams::NATIVES,
    java::io::file_system::NATIVES,
    java::io::object_streams::NATIVES,
    java::lang::math::NATIVES,
    java::lang::null_pointer_exception::NATIVES,
    java::lang::process::NATIVES,
    java::lang::scoped_values::NATIVES,
    java::lang::stack_walker::NATIVES,
    java::lang::thread_dumps::NATIVES,
    java::lang::virtual_threads::NATIVES,
    java::net::addresses::NATIVES,
    java::security::access_controller::NATIVES,
    java::util::random::NATIVES,
    java::util::time_zone::NATIVES,
    java::util::zip::checksums::NATIVES,
    java::util::zip::inflater::NATIVES,
    sun::management::NATIVES,
    sun::nio::ch::file_dispatcher::NATIVES,
    sun::nio::fs::directories::NATIVES,
    sun::nio::fs::native_dispatcher::NATIVES,
    java::lang::object::NATIVES,
    java::lang::class::NATIVES,
    java::lang::class::attributes::NATIVES,
    java::lang::class::by_name::NATIVES,
    java::lang::class::members::NATIVES,
    java::lang::class::nesting::NATIVES,
    java::lang::class_loader::NATIVES,
    java::lang::module::NATIVES,
    java::lang::system::NATIVES,
    java::lang::thread::NATIVES,
    java::lang::throwable::NATIVES,
    java::lang::string::NATIVES,
    java::lang::numbers::NATIVES,
    java::lang::references::NATIVES,
    java::lang::runtime::NATIVES,
    java::lang::invoke::members::NATIVES,
    java::lang::invoke::forms::NATIVES,
    java::lang::invoke::call_sites::NATIVES,
    java::lang::invoke::species::NATIVES,
    jdk::internal::misc::unsafe_memory::NATIVES,
    jdk::internal::misc::unsafe_updates::NATIVES,
    jdk::internal::perf::NATIVES,
    jdk::internal::misc::vm::NATIVES,
    jdk::internal::system_props::NATIVES,
    java::lang::reflect::array::NATIVES,
    java::lang::reflect::executables::NATIVES,
    jdk::internal::loader::boot_loader::NATIVES,
    jdk::internal::loader::builtin_class_loader::NATIVES,
    jdk::internal::reflect::constant_pool::NATIVES,
    jdk::internal::reflect::direct_accessors::NATIVES,
    jdk::internal::reflect::field_accessors::NATIVES,
    jdk::internal::reflect::native_accessors::NATIVES,
    jdk::internal::reflect::reflection::NATIVES,
    sojourner::NATIVES,
    sojourner::junit::NATIVES,
    sojourner::verify::NATIVES,
    gov::nasa::jpf::vm::verify::NATIVES,
];
