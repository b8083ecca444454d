//! Natives of `java.util`.
pub mod time_zone;
pub mod zip;
