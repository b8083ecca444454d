//! Canonical Huffman codes (RFC 1951, 3.2.2), decoded bit by bit.

use super::bits::{Bits, Trouble};

/// The longest code.
const MOST_BITS: usize = 15;

/// A code: how many symbols have each length, and the symbols in the order of their codes.
pub(super) struct Code {
    counts: [u16; MOST_BITS + 1],
    symbols: Vec<u16>,
}

/// How much of the space of codes the lengths take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fit {
    Complete,
    Incomplete,
    TooMany,
}

impl Code {
    pub(super) fn new(lengths: &[u8]) -> Code {
        let mut counts = [0; MOST_BITS + 1];
        for length in lengths {
            counts[usize::from(*length)] += 1;
        }
        counts[0] = 0;
        let mut symbols: Vec<u16> =
            (0..lengths.len() as u16).filter(|symbol| lengths[usize::from(*symbol)] > 0).collect();
        symbols.sort_by_key(|symbol| lengths[usize::from(*symbol)]);
        Code { counts, symbols }
    }

    pub(super) fn fit(&self) -> Fit {
        let mut left: i32 = 1;
        for count in &self.counts[1..] {
            left = 2 * left - i32::from(*count);
            if left < 0 {
                return Fit::TooMany;
            }
        }
        if left == 0 { Fit::Complete } else { Fit::Incomplete }
    }

    /// The most bits of any symbol.
    pub(super) fn longest(&self) -> usize {
        (1..=MOST_BITS).rev().find(|length| self.counts[*length] > 0).unwrap_or(0)
    }

    /// The next symbol; `wrong` is what is said where no symbol has the code that comes.
    pub(super) fn decode(&self, bits: &mut Bits<'_>, wrong: &'static str) -> Result<u16, Trouble> {
        let (mut code, mut first, mut index) = (0, 0, 0);
        for count in &self.counts[1..] {
            code |= bits.bit()? as i32;
            let count = i32::from(*count);
            if code - first < count {
                let at = (index + code - first) as usize;
                return self.symbols.get(at).copied().ok_or(Trouble::Wrong(wrong));
            }
            index += count;
            first = 2 * (first + count);
            code *= 2;
        }
        Err(Trouble::Wrong(wrong))
    }
}
