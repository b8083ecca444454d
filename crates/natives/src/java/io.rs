//! Natives of `java.io`: nothing outside is touched.
pub mod console;
pub mod descriptors;
pub(crate) mod file_streams;
pub(crate) mod file_system;
pub(crate) mod object_streams;
