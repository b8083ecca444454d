//! Locations: where an entry lies and what it is called, as a list of attributes.
//!
//! Each attribute is one byte (kind in the upper five bits, number of value bytes less one in the lower three) and its
//! big-endian value; kind 0 ends the list, and an attribute that is absent is zero.

use crate::bytes::text;
use crate::error::ImageError;

/// The kinds in the order of their numbers: end, module, parent, base, extension, start, compressed and plain length.
const KINDS: usize = 8;

/// One entry of an image; its path is `/module/parent/base.extension` without the parts that are empty.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry<'a> {
    /// The module, such as `java.base`.
    pub module: &'a str,
    /// The directory within the module, such as `java/lang`.
    pub parent: &'a str,
    /// The file name without extension.
    pub base: &'a str,
    /// The extension, such as `class`.
    pub extension: &'a str,
    pub(crate) content: Content,
}

/// Where the bytes of an entry lie within the contents.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Content {
    pub(crate) start: u64,
    /// Zero where the bytes are stored plainly.
    pub(crate) compressed: u64,
    pub(crate) uncompressed: u64,
}

impl Entry<'_> {
    /// The path under which the image finds the entry.
    pub fn path(&self) -> String {
        let mut path = String::new();
        for part in self.path_parts() {
            path.push_str(part);
        }
        path
    }

    /// Whether this is the entry with the given path.
    pub(crate) fn has_path(&self, path: &str) -> bool {
        let rest = self.path_parts().into_iter().try_fold(path, |rest, part| rest.strip_prefix(part));
        rest == Some("")
    }

    fn path_parts(&self) -> [&str; 8] {
        let separator = |needed: &str, separator: &'static str| if needed.is_empty() { "" } else { separator };
        [
            separator(self.module, "/"),
            self.module,
            separator(self.module, "/"),
            self.parent,
            separator(self.parent, "/"),
            self.base,
            separator(self.extension, "."),
            self.extension,
        ]
    }
}

/// Decodes the location at an offset.
pub(crate) fn read<'a>(locations: &[u8], offset: u32, strings: &'a [u8]) -> Result<Entry<'a>, ImageError> {
    let start = usize::try_from(offset).ok();
    let list = start.and_then(|start| locations.get(start..));
    let values = list.and_then(attributes).ok_or(ImageError::InvalidLocation { offset })?;
    let [_, module, parent, base, extension, start, compressed, uncompressed] = values;
    Ok(Entry {
        module: text(strings, module)?,
        parent: text(strings, parent)?,
        base: text(strings, base)?,
        extension: text(strings, extension)?,
        content: Content { start, compressed, uncompressed },
    })
}

/// The values of a list of attributes by kind, `None` if the list is malformed or does not end.
fn attributes(list: &[u8]) -> Option<[u64; KINDS]> {
    let mut values = [0; KINDS];
    let mut rest = list;
    loop {
        let (&head, after) = rest.split_first()?;
        let kind = usize::from(head >> 3);
        if kind == 0 {
            return Some(values);
        }
        let (value, after) = after.split_at_checked(usize::from(head & 7) + 1)?;
        *values.get_mut(kind)? = value.iter().fold(0, |number, &byte| (number << 8) | u64::from(byte));
        rest = after;
    }
}
