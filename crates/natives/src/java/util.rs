//! Natives of `java.util`.
pub mod random;
pub mod time_zone;
pub mod zip;
