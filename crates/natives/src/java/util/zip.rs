//! Natives of `java.util.zip`.
pub mod checksums;
pub mod inflate;
pub mod inflater;
