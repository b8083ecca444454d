//! Bits of the input, the lowest of a byte first (RFC 1951, 3.1.1).

/// Why a step could not be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Trouble {
    /// More input is needed.
    Short,
    /// There is no room for output, the stream is over, or a dictionary is needed.
    Stopped,
    /// The data is wrong.
    Wrong(&'static str),
}

pub(super) struct Bits<'a> {
    data: &'a [u8],
    position: usize,
}

impl<'a> Bits<'a> {
    pub(super) fn new(data: &'a [u8], position: usize) -> Bits<'a> {
        Bits { data, position }
    }

    /// Bits from the start.
    pub(super) fn position(&self) -> usize {
        self.position
    }

    pub(super) fn seek(&mut self, position: usize) {
        self.position = position;
    }

    pub(super) fn take(&mut self, count: u32) -> Result<u64, Trouble> {
        let mut value = 0;
        for index in 0..count {
            value |= self.bit()? << index;
        }
        Ok(value)
    }

    #[inline]
    pub(super) fn bit(&mut self) -> Result<u64, Trouble> {
        let byte = self.data.get(self.position / 8).ok_or(Trouble::Short)?;
        let bit = byte >> (self.position % 8) & 1;
        self.position += 1;
        Ok(u64::from(bit))
    }

    /// Goes to the next whole byte.
    pub(super) fn align(&mut self) {
        self.position = self.position.next_multiple_of(8);
    }

    /// At most `most` whole bytes from an aligned position; at least one.
    pub(super) fn bytes(&mut self, most: usize) -> Result<&'a [u8], Trouble> {
        let start = self.position / 8;
        let found = &self.data[start.min(self.data.len())..];
        let taken = &found[..most.min(found.len())];
        if taken.is_empty() {
            return Err(Trouble::Short);
        }
        self.position += 8 * taken.len();
        Ok(taken)
    }
}
