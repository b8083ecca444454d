//! The parser against the classes of all installed JDKs: every class, the JDK's own `javap`, and mutated bytes.

mod classes;
mod every_class;
mod exercise;
mod javap;
#[path = "../../../jimage/tests/images/jdk.rs"]
mod jdk;
mod listing;
mod mutation;
mod pool_listing;
mod stack_depth;
