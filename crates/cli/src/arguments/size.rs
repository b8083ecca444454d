//! An amount of memory as users write it: `512m`, `1g`, or plain bytes.

use super::malformed::Malformed;
use std::str::FromStr;

/// A number of bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Size(pub(crate) u64);

impl FromStr for Size {
    type Err = Malformed;

    fn from_str(text: &str) -> Result<Size, Malformed> {
        let (digits, shift) = match text.char_indices().next_back() {
            Some((end, 'k' | 'K')) => (&text[..end], 10),
            Some((end, 'm' | 'M')) => (&text[..end], 20),
            Some((end, 'g' | 'G')) => (&text[..end], 30),
            _ => (text, 0),
        };
        // Rust's own parser would take a sign.
        let number =
            Some(digits).filter(|digits| !digits.starts_with('+')).and_then(|digits| digits.parse::<u64>().ok());
        let bytes = number.and_then(|number| number.checked_mul(1 << shift)).filter(|&bytes| bytes > 0);
        bytes.map(Size).ok_or(Malformed::Size)
    }
}

#[cfg(test)]
mod tests {
    use super::Size;

    #[test]
    fn sizes_are_bytes_with_an_optional_unit() {
        let bytes = |text: &str| text.parse::<Size>().ok().map(|size| size.0);
        assert_eq!(bytes("4096"), Some(4096));
        assert_eq!(bytes("64k"), Some(64 << 10));
        assert_eq!(bytes("512M"), Some(512 << 20));
        assert_eq!(bytes("1g"), Some(1 << 30));
        for wrong in ["", "g", "-1", "+1", "1.5g", "0", "1t", "99999999999g", "1 g", "1ö"] {
            assert_eq!(bytes(wrong), None, "{wrong}");
        }
    }
}
