//! Every way in which bytes can fail to be a readable image.

use std::error::Error;
use std::fmt;

/// Why an image or one of its entries cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ImageError {
    /// The bytes do not start like an image.
    WrongMagic(u32),
    /// The image was written for a machine of the other byte order.
    WrongByteOrder,
    /// An image version other than 1.0.
    UnknownVersion { major: u16, minor: u16 },
    /// The bytes end before the part of the image that the header or a location promises.
    Truncated { part: &'static str, end: u64, length: usize },
    /// A redirect to a slot that the table does not have.
    InvalidSlot { slot: usize },
    /// A location that cannot be decoded.
    InvalidLocation { offset: u32 },
    /// A text that lies outside the strings, does not end or is not UTF-8.
    InvalidString { offset: u64 },
    /// A compressed entry that cannot be decompressed, or whose length is not the promised one.
    InvalidCompression { part: &'static str },
    /// A compressed entry for which the image names a decompressor that no JDK has.
    UnknownDecompressor { name: String },
}

impl fmt::Display for ImageError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ImageError::WrongMagic(magic) => {
                write!(formatter, "not a JDK image: it starts with {magic:#010x} instead of 0xcafedada")
            }
            ImageError::WrongByteOrder => write!(formatter, "the JDK image is for a machine of the other byte order"),
            ImageError::UnknownVersion { major, minor } => {
                write!(formatter, "the JDK image has version {major}.{minor}, and only 1.0 is supported")
            }
            ImageError::Truncated { part, end, length } => {
                write!(formatter, "the JDK image is corrupted: its {part} would end at byte {end} of {length}")
            }
            ImageError::InvalidSlot { slot } => {
                write!(formatter, "the JDK image is corrupted: its table has no slot {slot}")
            }
            ImageError::InvalidLocation { offset } => {
                write!(formatter, "the JDK image is corrupted: location {offset} cannot be decoded")
            }
            ImageError::InvalidString { offset } => {
                write!(formatter, "the JDK image is corrupted: there is no text at {offset} of its strings")
            }
            ImageError::InvalidCompression { part } => {
                write!(formatter, "the JDK image is corrupted: a {part} of its compressed contents cannot be read")
            }
            ImageError::UnknownDecompressor { name } => {
                write!(formatter, "the JDK image is compressed in an unknown way ({name})")
            }
        }
    }
}

impl Error for ImageError {}
