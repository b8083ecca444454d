//! Natives of `java.util.zip`.
pub(crate) mod checksums;
pub(crate) mod inflate;
pub(crate) mod inflater;
