//! Natives of `java.util.zip`.
pub mod checksums;
