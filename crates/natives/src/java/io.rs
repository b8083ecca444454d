//! Natives of `java.io`: nothing outside is touched.
pub mod file_system;
