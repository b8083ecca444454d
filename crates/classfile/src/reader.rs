//! A cursor over big-endian bytes that answers every read beyond the end with an error.
//!
//! Invariant: `position <= bytes.len()`. All other modules of this crate read input only through it or through `get`.

use crate::error::{ClassFileError, ErrorKind};

/// A read position within `bytes`; `place` names the bytes in error messages.
#[derive(Clone, Debug)]
pub(crate) struct Reader<'a> {
    bytes: &'a [u8],
    position: usize,
    place: &'static str,
}

impl<'a> Reader<'a> {
    pub(crate) fn new(bytes: &'a [u8], place: &'static str) -> Reader<'a> {
        Reader { bytes, position: 0, place }
    }

    pub(crate) fn position(&self) -> usize {
        self.position
    }

    pub(crate) fn remaining(&self) -> usize {
        self.bytes.len().saturating_sub(self.position)
    }

    /// An error at the given offset.
    pub(crate) fn error_at(&self, offset: usize, kind: ErrorKind) -> ClassFileError {
        ClassFileError { offset, place: self.place, kind }
    }

    /// An error at the current position.
    pub(crate) fn error(&self, kind: ErrorKind) -> ClassFileError {
        self.error_at(self.position, kind)
    }

    pub(crate) fn take(&mut self, length: usize) -> Result<&'a [u8], ClassFileError> {
        let rest = self.bytes.get(self.position..).unwrap_or_default();
        let Some(taken) = rest.get(..length) else {
            return Err(self.error(ErrorKind::Truncated { needed: length, available: rest.len() }));
        };
        self.position += length;
        Ok(taken)
    }

    fn array<const N: usize>(&mut self) -> Result<[u8; N], ClassFileError> {
        let rest = self.bytes.get(self.position..).unwrap_or_default();
        let Some(taken) = rest.first_chunk::<N>() else {
            return Err(self.error(ErrorKind::Truncated { needed: N, available: rest.len() }));
        };
        self.position += N;
        Ok(*taken)
    }

    pub(crate) fn u8(&mut self) -> Result<u8, ClassFileError> {
        self.array().map(u8::from_be_bytes)
    }

    pub(crate) fn i8(&mut self) -> Result<i8, ClassFileError> {
        self.array().map(i8::from_be_bytes)
    }

    pub(crate) fn u16(&mut self) -> Result<u16, ClassFileError> {
        self.array().map(u16::from_be_bytes)
    }

    pub(crate) fn i16(&mut self) -> Result<i16, ClassFileError> {
        self.array().map(i16::from_be_bytes)
    }

    pub(crate) fn u32(&mut self) -> Result<u32, ClassFileError> {
        self.array().map(u32::from_be_bytes)
    }

    pub(crate) fn i32(&mut self) -> Result<i32, ClassFileError> {
        self.array().map(i32::from_be_bytes)
    }

    pub(crate) fn u64(&mut self) -> Result<u64, ClassFileError> {
        self.array().map(u64::from_be_bytes)
    }

    /// A table of `count` items of at least `item_size` bytes each.
    ///
    /// Reserves no more than the remaining bytes can hold, so a forged count cannot exhaust memory.
    pub(crate) fn table<T>(
        &mut self,
        count: usize,
        item_size: usize,
        mut item: impl FnMut(&mut Reader<'a>) -> Result<T, ClassFileError>,
    ) -> Result<Vec<T>, ClassFileError> {
        let mut items = Vec::with_capacity(count.min(self.remaining() / item_size.max(1)));
        for _ in 0..count {
            items.push(item(self)?);
        }
        Ok(items)
    }

    /// A table of constant pool indices, preceded by its length.
    pub(crate) fn indices(&mut self) -> Result<Vec<u16>, ClassFileError> {
        let count = self.u16()?;
        self.table(count.into(), 2, Reader::u16)
    }

    /// Demands that all bytes have been read.
    pub(crate) fn finish(&self) -> Result<(), ClassFileError> {
        match self.remaining() {
            0 => Ok(()),
            count => Err(self.error(ErrorKind::TrailingBytes { count })),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_big_endian() {
        let mut reader = Reader::new(&[1, 2, 0xff, 0xfe, 0, 0, 1, 0], "test");
        assert_eq!(reader.u16(), Ok(0x102));
        assert_eq!(reader.i16(), Ok(-2));
        assert_eq!(reader.u32(), Ok(256));
        assert_eq!(reader.finish(), Ok(()));
    }

    #[test]
    fn a_read_beyond_the_end_names_its_place() {
        let mut reader = Reader::new(&[1, 2, 3], "test");
        assert_eq!(reader.take(2), Ok(&[1u8, 2][..]));
        let error = reader.u32().unwrap_err();
        assert_eq!(error.to_string(), "truncated: 4 bytes are needed and 1 are left (at byte 2 of the test)");
        assert_eq!(reader.take(usize::MAX).unwrap_err().offset, 2);
    }

    #[test]
    fn a_forged_count_reserves_nothing() {
        let mut reader = Reader::new(&[0, 1], "test");
        assert!(reader.table(usize::MAX, 2, Reader::u16).is_err());
    }
}
