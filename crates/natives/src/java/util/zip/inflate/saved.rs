//! A decoder as bytes, and back.

use super::{Inflate, Pending, Stage, WINDOW};

/// The most bytes a saved decoder takes: the window, the code lengths, an incomplete block header, and the rest.
pub(crate) const SAVED_BYTES: usize = WINDOW + 320 + 1024 + 64;

impl Inflate {
    /// The decoder as bytes.
    pub(crate) fn save(&self) -> Vec<u8> {
        let (stage, left) = match self.stage {
            Stage::Header => (0, 0),
            Stage::Dictionary => (1, 0),
            Stage::Block => (2, 0),
            Stage::Stored { left } => (3, left),
            Stage::Symbols => (4, 0),
            Stage::Trailer => (5, 0),
            Stage::Done => (6, 0),
        };
        let (pending, first, second) = match self.pending {
            None => (0, 0, 0),
            Some(Pending::Literal(byte)) => (1, u16::from(byte), 0),
            Some(Pending::Match { length, distance }) => (2, length, distance),
        };
        let mut bytes = vec![stage, u8::from(self.wrapped), u8::from(self.last), self.bit, pending];
        for number in [left, first, second, self.literals] {
            bytes.extend(number.to_le_bytes());
        }
        bytes.extend(self.adler.to_le_bytes());
        for part in [&self.lengths, &self.kept, &self.window] {
            bytes.extend((part.len() as u16).to_le_bytes());
            bytes.extend(part);
        }
        bytes
    }

    /// The decoder that was saved; `None` for bytes that are none.
    pub(crate) fn restore(bytes: &[u8]) -> Option<Inflate> {
        let mut saved = Saved(bytes);
        let [stage, wrapped, last, bit, pending] = saved.array()?;
        let [left, first, second, literals] = [saved.number()?, saved.number()?, saved.number()?, saved.number()?];
        let adler = u32::from_le_bytes(saved.array()?);
        let stage = match stage {
            0 => Stage::Header,
            1 => Stage::Dictionary,
            2 => Stage::Block,
            3 => Stage::Stored { left },
            4 => Stage::Symbols,
            5 => Stage::Trailer,
            6 => Stage::Done,
            _ => return None,
        };
        let pending = match pending {
            0 => None,
            1 => Some(Pending::Literal(first as u8)),
            _ => Some(Pending::Match { length: first, distance: second }),
        };
        let [lengths, kept, window] = [saved.part()?, saved.part()?, saved.part()?];
        Some(Inflate {
            wrapped: wrapped != 0,
            stage,
            last: last != 0,
            kept,
            bit,
            pending,
            lengths,
            literals,
            window,
            adler,
        })
    }
}

struct Saved<'a>(&'a [u8]);

impl Saved<'_> {
    fn array<const N: usize>(&mut self) -> Option<[u8; N]> {
        let (taken, rest) = self.0.split_first_chunk()?;
        self.0 = rest;
        Some(*taken)
    }

    fn number(&mut self) -> Option<u16> {
        self.array().map(u16::from_le_bytes)
    }

    fn part(&mut self) -> Option<Vec<u8>> {
        let length = usize::from(self.number()?);
        let (taken, rest) = self.0.split_at_checked(length)?;
        self.0 = rest;
        Some(taken.to_vec())
    }
}
