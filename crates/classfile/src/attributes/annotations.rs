//! `RuntimeVisibleAnnotations` (JVMS 4.7.16): which annotations there are; their values are left to whoever needs them.

use crate::error::{ClassFileError, ErrorKind};
use crate::reader::Reader;

/// How deep annotations may nest in annotations; a longer chain is damage.
const DEEPEST: u32 = 64;

/// `RuntimeVisibleAnnotations`: the pool indices of the descriptors of the annotations.
pub fn annotation_types(data: &[u8]) -> Result<Vec<u16>, ClassFileError> {
    let mut reader = Reader::new(data, "RuntimeVisibleAnnotations attribute");
    let count = reader.u16()?;
    let types = reader.table(count.into(), 4, |reader| annotation(reader, 0))?;
    reader.finish()?;
    Ok(types)
}

fn annotation(reader: &mut Reader<'_>, depth: u32) -> Result<u16, ClassFileError> {
    let descriptor = reader.u16()?;
    for _ in 0..reader.u16()? {
        reader.u16()?;
        skip_value(reader, depth)?;
    }
    Ok(descriptor)
}

fn skip_value(reader: &mut Reader<'_>, depth: u32) -> Result<(), ClassFileError> {
    let tag = reader.u8()?;
    match tag {
        b'B' | b'C' | b'D' | b'F' | b'I' | b'J' | b'S' | b'Z' | b's' | b'c' => reader.u16().map(drop),
        b'e' => reader.u32().map(drop),
        b'@' if depth < DEEPEST => annotation(reader, depth + 1).map(drop),
        b'[' if depth < DEEPEST => {
            for _ in 0..reader.u16()? {
                skip_value(reader, depth + 1)?;
            }
            Ok(())
        }
        _ => Err(reader.error(ErrorKind::InvalidElementValue { tag })),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_skipped() {
        let plain = [0, 7, 0, 0];
        let nested = [0, 8, 0, 1, 0, 9, b'[', 0, 2, b's', 0, 1, b'@', 0, 3, 0, 1, 0, 4, b'e', 0, 5, 0, 6];
        let data = [&[0, 2][..], &nested, &plain].concat();
        assert_eq!(annotation_types(&data), Ok(vec![8, 7]));
    }

    #[test]
    fn an_unknown_value_is_an_error() {
        assert!(annotation_types(&[0, 1, 0, 7, 0, 1, 0, 2, b'?', 0, 0]).is_err());
        let deep = [&[0, 1, 0, 7, 0, 1, 0, 2][..], &[b'[', 0, 1].repeat(100), b"s\0\0"].concat();
        assert!(annotation_types(&deep).is_err());
    }
}
