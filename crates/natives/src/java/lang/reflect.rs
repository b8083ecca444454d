//! Natives of `java.lang.reflect`.
pub mod array;
pub mod executables;
pub mod members;
