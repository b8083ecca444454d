//! Natives of `java.io`: nothing outside is touched.
pub mod console;
pub mod descriptors;
pub mod file_streams;
pub mod file_system;
pub mod object_streams;
