//! The header of an image: seven four-byte words, and the parts of the index that follow.

use crate::bytes::{part, word};
use crate::error::ImageError;

const MAGIC: u32 = 0xCAFE_DADA;

const HEADER_LENGTH: u64 = 28;

/// The index of an image, cut into its tables.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Index<'a> {
    /// For each hash: no entry, a seed for a second hash, or a slot directly.
    pub(crate) redirects: &'a [u8],
    /// For each slot, the offset of its location.
    pub(crate) offsets: &'a [u8],
    /// The locations, each a list of attributes.
    pub(crate) locations: &'a [u8],
    /// Zero-terminated texts.
    pub(crate) strings: &'a [u8],
    /// What follows the index: the contents of all entries.
    pub(crate) contents: &'a [u8],
    /// The number of slots.
    pub(crate) table_length: u32,
}

/// Checks the header and cuts the index.
pub(crate) fn parse(bytes: &[u8]) -> Result<Index<'_>, ImageError> {
    let header = part(bytes, "header", 0, HEADER_LENGTH)?;
    let field = |index| word(header, index).unwrap_or_default();
    check_magic(field(0))?;
    check_version(field(1))?;
    // Word 2 holds flags, of which none is defined; word 3 counts resources, which the tables tell as well.
    let table_length = field(4);
    let table_bytes = u64::from(table_length) * 4;
    let mut start = HEADER_LENGTH;
    let mut next = |name, length| {
        let table = part(bytes, name, start, length);
        start += length;
        table
    };
    let redirects = next("redirect table", table_bytes)?;
    let offsets = next("offset table", table_bytes)?;
    let locations = next("location table", field(5).into())?;
    let strings = next("string table", field(6).into())?;
    let contents = usize::try_from(start).ok().and_then(|start| bytes.get(start..)).unwrap_or_default();
    Ok(Index { redirects, offsets, locations, strings, contents, table_length })
}

fn check_magic(magic: u32) -> Result<(), ImageError> {
    match magic {
        MAGIC => Ok(()),
        _ if magic == MAGIC.swap_bytes() => Err(ImageError::WrongByteOrder),
        _ => Err(ImageError::WrongMagic(magic)),
    }
}

fn check_version(version: u32) -> Result<(), ImageError> {
    let [major_high, major_low, minor_high, minor_low] = version.to_be_bytes();
    let major = u16::from_be_bytes([major_high, major_low]);
    let minor = u16::from_be_bytes([minor_high, minor_low]);
    if (major, minor) == (1, 0) { Ok(()) } else { Err(ImageError::UnknownVersion { major, minor }) }
}
