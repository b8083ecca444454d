//! Modified UTF-8, the encoding of all text in class files (JVMS 4.4.7), to and from UTF-16 and Rust text.
//!
//! It differs from UTF-8 in two ways: the null character takes two bytes (`C0 80`), and a character beyond U+FFFF is
//! written as its two surrogates of three bytes each. Surrogates may stand alone: only [`to_utf16`] keeps those.

use std::borrow::Cow;

/// What an ill-formed byte or an unpaired surrogate becomes.
const REPLACEMENT: u16 = 0xFFFD;

/// The UTF-16 code units; an ill-formed byte becomes U+FFFD (there are none in a parsed class file).
pub fn to_utf16(bytes: &[u8]) -> Vec<u16> {
    let mut units = Vec::with_capacity(bytes.len());
    let mut rest = bytes;
    while !rest.is_empty() {
        let (unit, length) = first_unit(rest).unwrap_or((REPLACEMENT, 1));
        units.push(unit);
        rest = rest.get(length..).unwrap_or_default();
    }
    units
}

/// The text; what text cannot hold (an unpaired surrogate, an ill-formed byte) becomes U+FFFD.
pub fn to_text(bytes: &[u8]) -> Cow<'_, str> {
    match std::str::from_utf8(bytes) {
        Ok(text) => Cow::Borrowed(text),
        Err(_) => Cow::Owned(String::from_utf16_lossy(&to_utf16(bytes))),
    }
}

/// The modified UTF-8 of a text.
pub fn from_text(text: &str) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(text.len());
    text.encode_utf16().for_each(|unit| push_unit(&mut bytes, unit));
    bytes
}

/// The modified UTF-8 of UTF-16 code units, unpaired surrogates included.
pub fn from_utf16(units: &[u16]) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(units.len());
    units.iter().for_each(|&unit| push_unit(&mut bytes, unit));
    bytes
}

/// Whether the bytes are modified UTF-8 throughout.
pub fn is_valid(bytes: &[u8]) -> bool {
    // Nearly all texts are plain ASCII, which is quicker to see as a whole than byte by byte.
    if bytes.is_ascii() {
        return !bytes.contains(&0);
    }
    let mut rest = bytes;
    while !rest.is_empty() {
        let Some((_, length)) = first_unit(rest) else { return false };
        rest = rest.get(length..).unwrap_or_default();
    }
    true
}

/// The first code unit and the number of its bytes, unless the bytes are ill-formed.
///
/// Longer forms than necessary are accepted, as the JVM does; a null byte and lead bytes from F0 on are not.
fn first_unit(bytes: &[u8]) -> Option<(u16, usize)> {
    match *bytes {
        [first @ 1..0x80, ..] => Some((first.into(), 1)),
        [first @ 0xC0..0xE0, second @ 0x80..0xC0, ..] => {
            Some(((u16::from(first & 0x1F) << 6) | u16::from(second & 0x3F), 2))
        }
        [first @ 0xE0..0xF0, second @ 0x80..0xC0, third @ 0x80..0xC0, ..] => {
            let high = (u16::from(first & 0x0F) << 12) | (u16::from(second & 0x3F) << 6);
            Some((high | u16::from(third & 0x3F), 3))
        }
        _ => None,
    }
}

fn push_unit(bytes: &mut Vec<u8>, unit: u16) {
    let [high, low] = unit.to_be_bytes();
    let trailing = 0x80 | (low & 0x3F);
    match unit {
        1..0x80 => bytes.push(low),
        0 | 0x80..0x800 => bytes.extend([0xC0 | (high << 2) | (low >> 6), trailing]),
        _ => bytes.extend([0xE0 | (high >> 4), 0x80 | ((high & 0x0F) << 2) | (low >> 6), trailing]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_code_unit_survives_the_round_trip() {
        let units: Vec<u16> = (0..=u16::MAX).collect();
        let bytes = from_utf16(&units);
        assert!(is_valid(&bytes));
        assert_eq!(to_utf16(&bytes), units);
    }

    #[test]
    fn null_and_supplementary_characters_have_their_own_forms() {
        assert_eq!(from_text("a\0é"), [b'a', 0xC0, 0x80, 0xC3, 0xA9]);
        assert_eq!(from_text("😀"), [0xED, 0xA0, 0xBD, 0xED, 0xB8, 0x80]);
        assert_eq!(to_text(&from_text("a\0é😀")), "a\0é😀");
    }

    #[test]
    fn plain_text_is_borrowed() {
        assert!(matches!(to_text("näme".as_bytes()), Cow::Borrowed("näme")));
    }

    #[test]
    fn unpaired_surrogates_survive_only_as_utf16() {
        let bytes = from_utf16(&[0xD800, 0x41]);
        assert_eq!(to_utf16(&bytes), [0xD800, 0x41]);
        assert_eq!(to_text(&bytes), "\u{FFFD}A");
    }

    #[test]
    fn ill_formed_bytes_are_noticed_and_replaced() {
        for bytes in [&[0u8][..], &[0xF0, 0x9F, 0x98, 0x80], &[0xC3], &[0xE2, 0x82], &[0x80], &[0xFF]] {
            assert!(!is_valid(bytes), "{bytes:x?}");
            assert_eq!(to_utf16(bytes)[0], REPLACEMENT, "{bytes:x?}");
        }
    }
}
