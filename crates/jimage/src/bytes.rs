//! Checked access to parts of the image.

use crate::error::ImageError;

/// The little-endian number at the given index of a table of four-byte numbers.
pub(crate) fn word(table: &[u8], index: usize) -> Option<u32> {
    let start = index.checked_mul(4)?;
    table.get(start..)?.first_chunk().map(|bytes| u32::from_le_bytes(*bytes))
}

/// The `length` bytes at `start`; `part` names them in the error.
pub(crate) fn part<'a>(bytes: &'a [u8], part: &'static str, start: u64, length: u64) -> Result<&'a [u8], ImageError> {
    let end = start.saturating_add(length);
    let range = usize::try_from(start).ok().zip(usize::try_from(end).ok());
    let found = range.and_then(|(start, end)| bytes.get(start..end));
    found.ok_or(ImageError::Truncated { part, end, length: bytes.len() })
}

/// The string at an offset of the strings, which ends with a zero byte: modified UTF-8.
pub(crate) fn string(strings: &[u8], offset: u64) -> Result<&[u8], ImageError> {
    let start = usize::try_from(offset).ok();
    let rest = start.and_then(|start| strings.get(start..));
    let string = rest.and_then(|rest| rest.split_at_checked(rest.iter().position(|&byte| byte == 0)?));
    string.map(|(string, _)| string).ok_or(ImageError::InvalidString { offset })
}

/// The string at an offset as text, which a path is.
pub(crate) fn text(strings: &[u8], offset: u64) -> Result<&str, ImageError> {
    std::str::from_utf8(string(strings, offset)?).map_err(|_| ImageError::InvalidString { offset })
}
