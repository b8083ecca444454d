//! Look-up by path and by package, and the walk over all entries.

use crate::bytes::{part, text, word};
use crate::compressed::decompress;
use crate::error::ImageError;
use crate::header::{self, Index};
use crate::location::{self, Content, Entry};
use std::borrow::Cow;

/// A parsed image that borrows from its bytes.
#[derive(Clone, Copy, Debug)]
pub struct Image<'a> {
    index: Index<'a>,
}

impl<'a> Image<'a> {
    /// Checks the header and finds the tables; entries are decoded only when asked for.
    pub fn parse(bytes: &'a [u8]) -> Result<Image<'a>, ImageError> {
        Ok(Image { index: header::parse(bytes)? })
    }

    /// The bytes at a path such as `/java.base/java/lang/Object.class`.
    pub fn find(&self, path: &str) -> Result<Option<Cow<'a, [u8]>>, ImageError> {
        let Some(entry) = self.entry(path)? else { return Ok(None) };
        self.content(&entry).map(Some)
    }

    /// The entry with a path, without its bytes.
    pub fn entry(&self, path: &str) -> Result<Option<Entry<'a>>, ImageError> {
        let Some(slot) = self.slot(path) else { return Ok(None) };
        let offset = word(self.index.offsets, slot).ok_or(ImageError::InvalidSlot { slot })?;
        if offset == UNUSED {
            return Ok(None);
        }
        let entry = location::read(self.index.locations, offset, self.index.strings)?;
        Ok(entry.has_path(path).then_some(entry))
    }

    /// The bytes of an entry of this image: borrowed where it is stored plainly, decompressed anew in each call where
    /// not.
    pub fn content(&self, entry: &Entry<'_>) -> Result<Cow<'a, [u8]>, ImageError> {
        let Content { start, compressed, uncompressed } = entry.content;
        if compressed == 0 {
            return part(self.index.contents, "content", start, uncompressed).map(Cow::Borrowed);
        }
        let bytes = decompress(part(self.index.contents, "content", start, compressed)?, self.index.strings)?;
        if bytes.len() as u64 != uncompressed {
            return Err(ImageError::InvalidCompression { part: "length" });
        }
        Ok(Cow::Owned(bytes))
    }

    /// The module that has classes or resources in a package (`java/lang`).
    ///
    /// `None` also where the entry of the package cannot be read: without its module a class cannot be found.
    pub fn package_module(&self, package: &str) -> Option<&'a str> {
        let path = format!("/packages/{}", package.replace('/', "."));
        let modules = self.find(&path).ok().flatten()?;
        let is_here = |&slot: &usize| word(&modules, slot * 2) == Some(0);
        let slot = (0..modules.len() / 8).find(is_here)?;
        text(self.index.strings, word(&modules, slot * 2 + 1)?.into()).ok()
    }

    /// All entries in the order of the table; an entry that cannot be decoded is an error and the walk goes on.
    pub fn entries(&self) -> Entries<'a> {
        Entries { index: self.index, slot: 0 }
    }

    /// Where the perfect hash puts a path; a path that is not in the image may share the slot of another.
    fn slot(&self, path: &str) -> Option<usize> {
        let remainder = |seed| hash(path, seed).checked_rem(self.index.table_length);
        let redirect = word(self.index.redirects, usize::try_from(remainder(HASH_MULTIPLIER)?).ok()?)?;
        let slot = match redirect.cast_signed() {
            0 => return None,
            direct if direct < 0 => !redirect,
            _ => remainder(redirect)?,
        };
        usize::try_from(slot).ok()
    }
}

/// The walk over the entries of an image.
#[derive(Clone, Debug)]
pub struct Entries<'a> {
    index: Index<'a>,
    slot: usize,
}

impl<'a> Iterator for Entries<'a> {
    type Item = Result<Entry<'a>, ImageError>;

    fn next(&mut self) -> Option<Self::Item> {
        loop {
            let offset = word(self.index.offsets, self.slot)?;
            self.slot += 1;
            if offset != UNUSED {
                return Some(location::read(self.index.locations, offset, self.index.strings));
            }
        }
    }
}

/// The offset of the empty location, to which slots without entry lead.
const UNUSED: u32 = 0;

/// Both the seed of the first hash and the multiplier of all.
const HASH_MULTIPLIER: u32 = 0x0100_0193;

/// The hash of a path; the sign bit is cleared because the JDK computes with signed numbers.
///
/// The JDK hashes modified UTF-8, which is the UTF-8 of `path` unless it has characters beyond U+FFFF; no path has.
fn hash(path: &str, seed: u32) -> u32 {
    path.bytes().fold(seed, |seed, byte| seed.wrapping_mul(HASH_MULTIPLIER) ^ u32::from(byte)) & 0x7FFF_FFFF
}
