//! Natives of `java.net`: addresses as values; the network itself is refused (see `refused`).
pub(crate) mod addresses;
