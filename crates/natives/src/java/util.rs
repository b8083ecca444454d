//! Natives of `java.util`.
pub(crate) mod random;
pub(crate) mod time_zone;
pub(crate) mod zip;
