//! `compact-cp`: class files whose texts lie in the strings of the image.
//!
//! A text of the constant pool (JVMS 4.4.7) has become an offset into the strings, or, where it is a descriptor or a
//! signature, the offset of its shape (`(L;I)V`) and a pair of offsets, package and class, for each `L` in it. All else
//! is as it was.

use crate::bytes::string;

const UTF8: u8 = 1;
const LONG: u8 = 5;
const DOUBLE: u8 = 6;
/// A text that lies in the strings.
const SHARED: u8 = 23;
/// A descriptor of which shape, packages and classes lie in the strings.
const SHARED_DESCRIPTOR: u8 = 25;

/// Magic and version, which come before the constant pool.
const HEADER_LENGTH: usize = 8;

/// The class file as it was; `None` where the bytes are malformed, or it would be longer than `limit`.
pub(crate) fn restore(compact: &[u8], limit: usize, strings: &[u8]) -> Option<Vec<u8>> {
    let mut restoring = Restoring { rest: compact, result: Vec::new(), limit, strings };
    restoring.copy(HEADER_LENGTH)?;
    let count = restoring.rest.first_chunk().map(|count| u16::from_be_bytes(*count))?;
    restoring.copy(2)?;
    let mut index = 1;
    while index < count {
        index = index.saturating_add(restoring.constant()?);
    }
    restoring.copy(restoring.rest.len())?;
    Some(restoring.result)
}

/// A class file on its way.
struct Restoring<'a> {
    rest: &'a [u8],
    result: Vec<u8>,
    /// The length that the result must not exceed.
    limit: usize,
    strings: &'a [u8],
}

impl Restoring<'_> {
    /// One constant; gives the number of indices that it takes.
    fn constant(&mut self) -> Option<u16> {
        let (&tag, after) = self.rest.split_first()?;
        match tag {
            SHARED => {
                self.rest = after;
                let text = string(self.strings, number(&mut self.rest)?.into()).ok()?;
                self.text(&[text])?;
            }
            SHARED_DESCRIPTOR => {
                self.rest = after;
                self.descriptor()?;
            }
            UTF8 => {
                let length = after.first_chunk().map(|length| u16::from_be_bytes(*length))?;
                self.copy(usize::from(length) + 3)?;
            }
            _ => self.copy(1 + operand_length(tag)?)?,
        }
        Some(if matches!(tag, LONG | DOUBLE) { 2 } else { 1 })
    }

    /// A descriptor: its shape, with package and class put in behind each `L`.
    fn descriptor(&mut self) -> Option<()> {
        let shape = string(self.strings, number(&mut self.rest)?.into()).ok()?;
        let length = usize::try_from(number(&mut self.rest)?).ok()?;
        let (mut names, rest) = self.rest.split_at_checked(length)?;
        self.rest = rest;
        let mut parts = Vec::new();
        for piece in shape.split_inclusive(|&byte| byte == b'L') {
            parts.push(piece);
            if piece.ends_with(b"L") && length > 0 {
                let package = string(self.strings, number(&mut names)?.into()).ok()?;
                let class = string(self.strings, number(&mut names)?.into()).ok()?;
                let separator: &[u8] = if package.is_empty() { b"" } else { b"/" };
                parts.extend([package, separator, class]);
            }
        }
        self.text(&parts)
    }

    /// Appends a constant of text.
    fn text(&mut self, parts: &[&[u8]]) -> Option<()> {
        let length = u16::try_from(parts.iter().map(|part| part.len()).sum::<usize>()).ok()?;
        self.append(&[UTF8])?;
        self.append(&length.to_be_bytes())?;
        parts.iter().try_for_each(|part| self.append(part))
    }

    /// Takes over the next bytes as they are.
    fn copy(&mut self, length: usize) -> Option<()> {
        let (bytes, rest) = self.rest.split_at_checked(length)?;
        self.rest = rest;
        self.append(bytes)
    }

    fn append(&mut self, bytes: &[u8]) -> Option<()> {
        self.result.extend_from_slice(bytes);
        (self.result.len() <= self.limit).then_some(())
    }
}

/// The length of a constant that is kept as it was, without its tag (JVMS 4.4).
fn operand_length(tag: u8) -> Option<usize> {
    match tag {
        // Class, String, MethodType, Module, Package.
        7 | 8 | 16 | 19 | 20 => Some(2),
        // MethodHandle.
        15 => Some(3),
        // Integer, Float, the references, NameAndType, Dynamic, InvokeDynamic.
        3 | 4 | 9..=12 | 17 | 18 => Some(4),
        LONG | DOUBLE => Some(8),
        _ => None,
    }
}

/// A number of one to four bytes: if the first bit is set, the next two tell how many, and the other five begin it.
fn number(rest: &mut &[u8]) -> Option<u32> {
    let first = *rest.first()?;
    let (length, start) = match first {
        0..=0x7F => (4, u32::from(first)),
        _ => (usize::from(first >> 5 & 3), u32::from(first & 0x1F)),
    };
    let (bytes, after) = rest.split_at_checked(length)?;
    *rest = after;
    let (_, others) = bytes.split_first()?;
    Some(others.iter().fold(start, |number, &byte| number << 8 | u32::from(byte)))
}

#[cfg(test)]
mod tests {
    use super::{number, restore};

    const STRINGS: &[u8] = b"\0(L;IL;)V\0java/lang\0String\0Own\0";

    #[test]
    fn numbers_tell_their_length() {
        let mut rest = [0xA1, 0xC1, 0x02, 0xE1, 0x02, 0x03, 0x01, 0x02, 0x03, 0x04].as_slice();
        let numbers: Vec<_> = std::iter::from_fn(|| number(&mut rest)).collect();
        assert_eq!(numbers, [1, 0x102, 0x1_0203, 0x0102_0304]);
        assert_eq!(number(&mut [0x80].as_slice()), None, "a length of nought");
        assert_eq!(number(&mut [0xC1].as_slice()), None, "cut short");
    }

    fn compact(constants: &[u8]) -> Vec<u8> {
        [b"\xCA\xFE\xBA\xBE\0\0\0\x3D\0\x02", constants, b"rest"].concat()
    }

    #[test]
    fn texts_are_put_back() {
        let expected = |text: &[u8]| {
            let length = (text.len() as u16).to_be_bytes();
            Some(compact(&[&[1][..], &length, text].concat()))
        };
        let restored = |constants: &[u8]| restore(&compact(constants), 1000, STRINGS);
        assert_eq!(restored(&[23, 0xB4]), expected(b"String"));
        assert_eq!(restored(&[25, 0xA1, 0xA4, 0xAA, 0xB4, 0xA0, 0xBB]), expected(b"(Ljava/lang/String;ILOwn;)V"));
        assert_eq!(restored(&[1, 0, 2, b'h', b'i']), expected(b"hi"));
    }

    #[test]
    fn what_is_malformed_is_refused() {
        let restored = |constants: &[u8]| restore(&compact(constants), 1000, STRINGS);
        assert_eq!(restored(&[2, 0, 0]), None, "no such constant");
        assert_eq!(restored(&[25, 0xA1, 0xA2, 0xAA, 0xB4]), None, "two classes, names of one");
        assert_eq!(restored(&[23, 0xDF, 0xFF]), None, "outside the strings");
        assert_eq!(restore(&compact(&[23, 0xB4]), 20, STRINGS), None, "longer than it says");
    }
}
