//! Reads the run-time image of a JDK (`lib/modules`) in place: classes and resources by path, packages to modules.
//!
//! The format is the JDK's own (package `jdk.internal.jimage`, version 1.0) and little-endian on all supported
//! machines: a header, a perfect hash table (redirects and offsets), compactly written locations, strings, contents.
//! Nothing is trusted: every offset is checked, a corrupted image gives an [`ImageError`]. What is stored plainly is
//! not copied; entries of compressed images (`jlink --compress`) are decompressed one by one, when they are asked for.

// The input comes from anywhere: what could panic on it is refused here, outside of tests.
#![cfg_attr(not(test), warn(clippy::indexing_slicing, clippy::unwrap_used, clippy::expect_used, clippy::panic))]

mod bytes;
mod compressed;
mod error;
mod header;
mod image;
mod location;
mod shared_strings;

pub use error::ImageError;
pub use image::{Entries, Image};
pub use location::Entry;
