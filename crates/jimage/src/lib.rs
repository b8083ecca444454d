//! Reads the run-time image of a JDK (`lib/modules`) in place: classes and resources by path, packages to modules.
//!
//! The format is the JDK's own (package `jdk.internal.jimage`, version 1.0) and little-endian on all supported
//! machines: a header, a perfect hash table (redirects and offsets), compactly written locations, strings, contents.
//! Nothing is copied and nothing is trusted: every offset is checked, a corrupted image gives an [`ImageError`].
//! Compressed images (`jlink --compress`) are refused entry by entry, never guessed at.

mod bytes;
mod error;
mod header;
mod image;
mod location;

pub use error::ImageError;
pub use image::{Entries, Image};
pub use location::Entry;
