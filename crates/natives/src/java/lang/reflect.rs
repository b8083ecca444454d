//! Natives of `java.lang.reflect`.
pub(crate) mod array;
pub(crate) mod executables;
pub(crate) mod members;
