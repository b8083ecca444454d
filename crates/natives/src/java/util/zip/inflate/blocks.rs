//! Headers and contents of blocks (RFC 1951, 3.2; RFC 1950, 2.2).

use super::bits::{Bits, Trouble};
use super::huffman::{Code, Fit};
use super::{Inflate, Output, Pending, Stage};

/// The order in which the lengths of the code of code lengths are given.
const LENGTH_ORDER: [usize; 19] = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];
const END_OF_BLOCK: u16 = 256;
/// The shortest match and the extra bits of each length symbol, from 257 on.
const LENGTH_BASE: [u16; 29] =
    [3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258];
const LENGTH_EXTRA: [u32; 29] = [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0];
const DISTANCES: usize = 30;

impl Inflate {
    pub(super) fn read_header(&mut self, bits: &mut Bits<'_>) -> Result<(), Trouble> {
        let (method, flags) = (bits.take(8)?, bits.take(8)?);
        if !(method << 8 | flags).is_multiple_of(31) {
            return Err(Trouble::Wrong("incorrect header check"));
        }
        if method & 15 != 8 {
            return Err(Trouble::Wrong("unknown compression method"));
        }
        if method >> 4 > 7 {
            return Err(Trouble::Wrong("invalid window size"));
        }
        if flags & 0x20 != 0 {
            self.adler = (bits.take(32)? as u32).swap_bytes();
            self.stage = Stage::Dictionary;
        } else {
            self.stage = Stage::Block;
        }
        Ok(())
    }

    pub(super) fn read_block_header(&mut self, bits: &mut Bits<'_>) -> Result<(), Trouble> {
        if self.last {
            self.stage = if self.wrapped { Stage::Trailer } else { Stage::Done };
            if !self.wrapped {
                bits.align();
            }
            return Ok(());
        }
        let last = bits.bit()? == 1;
        match bits.take(2)? {
            0 => self.read_stored_header(bits)?,
            1 => self.use_fixed_codes(),
            2 => self.read_dynamic_codes(bits)?,
            _ => return Err(Trouble::Wrong("invalid block type")),
        }
        self.last = last;
        Ok(())
    }

    fn read_stored_header(&mut self, bits: &mut Bits<'_>) -> Result<(), Trouble> {
        bits.align();
        let (length, check) = (bits.take(16)?, bits.take(16)?);
        if length != check ^ 0xffff {
            return Err(Trouble::Wrong("invalid stored block lengths"));
        }
        self.stage = Stage::Stored { left: length as u16 };
        Ok(())
    }

    pub(super) fn copy_stored(&mut self, bits: &mut Bits<'_>, output: &mut Output, left: u16) -> Result<(), Trouble> {
        if left == 0 {
            self.stage = Stage::Block;
            return Ok(());
        }
        if output.is_full() {
            return Err(Trouble::Stopped);
        }
        let most = usize::from(left).min(output.room - output.bytes.len());
        let taken = bits.bytes(most)?;
        output.bytes.extend_from_slice(taken);
        self.stage = Stage::Stored { left: left - taken.len() as u16 };
        Ok(())
    }

    fn use_fixed_codes(&mut self) {
        let literals = (0..288).map(|symbol| match symbol {
            0..=143 => 8,
            144..=255 => 9,
            256..=279 => 7,
            _ => 8,
        });
        self.lengths = literals.chain(std::iter::repeat_n(5, 32)).collect();
        self.literals = 288;
        self.stage = Stage::Symbols;
    }

    fn read_dynamic_codes(&mut self, bits: &mut Bits<'_>) -> Result<(), Trouble> {
        let (literals, distances) = (bits.take(5)? as usize + 257, bits.take(5)? as usize + 1);
        let count = bits.take(4)? as usize + 4;
        if literals > 286 || distances > DISTANCES {
            return Err(Trouble::Wrong("too many length or distance symbols"));
        }
        let mut code_lengths = [0; 19];
        for index in &LENGTH_ORDER[..count] {
            code_lengths[*index] = bits.take(3)? as u8;
        }
        let code = Code::new(&code_lengths);
        if code.fit() != Fit::Complete {
            return Err(Trouble::Wrong("invalid code lengths set"));
        }
        let lengths = read_lengths(bits, &code, literals + distances)?;
        check_codes(&lengths, literals)?;
        self.lengths = lengths;
        self.literals = literals as u16;
        self.stage = Stage::Symbols;
        Ok(())
    }

    /// Delivers what is pending and decodes the next symbol.
    pub(super) fn decode_next(
        &mut self,
        bits: &mut Bits<'_>,
        output: &mut Output,
        codes: &(Code, Code),
    ) -> Result<(), Trouble> {
        self.deliver(output)?;
        self.pending = self.decode_symbol(bits, output, codes)?;
        if self.pending.is_none() {
            self.stage = Stage::Block;
        }
        Ok(())
    }

    /// A literal or a match; `None` is the end of the block.
    fn decode_symbol(
        &self,
        bits: &mut Bits<'_>,
        output: &Output,
        (literals, distances): &(Code, Code),
    ) -> Result<Option<Pending>, Trouble> {
        let symbol = literals.decode(bits, "invalid literal/length code")?;
        if symbol == END_OF_BLOCK {
            return Ok(None);
        }
        let Some(index) = symbol.checked_sub(END_OF_BLOCK + 1).map(usize::from) else {
            return Ok(Some(Pending::Literal(symbol as u8)));
        };
        let base = LENGTH_BASE.get(index).ok_or(Trouble::Wrong("invalid literal/length code"))?;
        let length = base + bits.take(LENGTH_EXTRA[index])? as u16;
        let symbol = usize::from(distances.decode(bits, "invalid distance code")?);
        if symbol >= DISTANCES {
            return Err(Trouble::Wrong("invalid distance code"));
        }
        let distance = distance_base(symbol) + bits.take(distance_extra(symbol))? as usize;
        if distance > self.window.len() + output.bytes.len() {
            return Err(Trouble::Wrong("invalid distance too far back"));
        }
        Ok(Some(Pending::Match { length, distance: distance as u16 }))
    }

    /// Writes what is pending, as far as there is room.
    fn deliver(&mut self, output: &mut Output) -> Result<(), Trouble> {
        while let Some(pending) = self.pending {
            if output.is_full() {
                return Err(Trouble::Stopped);
            }
            self.pending = match pending {
                Pending::Literal(byte) => {
                    output.bytes.push(byte);
                    None
                }
                Pending::Match { length, distance } => {
                    let byte = output.back(&self.window, usize::from(distance));
                    output.bytes.push(byte.ok_or(Trouble::Wrong("invalid distance too far back"))?);
                    (length > 1).then_some(Pending::Match { length: length - 1, distance })
                }
            };
        }
        Ok(())
    }
}

/// The code lengths of literals and distances, themselves compressed (RFC 1951, 3.2.7).
fn read_lengths(bits: &mut Bits<'_>, code: &Code, count: usize) -> Result<Vec<u8>, Trouble> {
    let mut lengths = Vec::with_capacity(count);
    while lengths.len() < count {
        let symbol = code.decode(bits, "invalid code lengths set")?;
        let (value, repeat) = match symbol {
            16 => {
                let before = lengths.last().copied().ok_or(Trouble::Wrong("invalid bit length repeat"))?;
                (before, bits.take(2)? + 3)
            }
            17 => (0, bits.take(3)? + 3),
            18 => (0, bits.take(7)? + 11),
            length => (length as u8, 1),
        };
        lengths.extend(std::iter::repeat_n(value, repeat as usize));
    }
    if lengths.len() > count {
        return Err(Trouble::Wrong("invalid bit length repeat"));
    }
    Ok(lengths)
}

/// A code may be incomplete only where it has a single symbol of one bit.
fn check_codes(lengths: &[u8], literals: usize) -> Result<(), Trouble> {
    if lengths[usize::from(END_OF_BLOCK)] == 0 {
        return Err(Trouble::Wrong("invalid code -- missing end-of-block"));
    }
    let (literals, distances) = lengths.split_at(literals);
    for (lengths, wrong) in [(literals, "invalid literal/lengths set"), (distances, "invalid distances set")] {
        let code = Code::new(lengths);
        let fits = match code.fit() {
            Fit::Complete => true,
            Fit::Incomplete => code.longest() <= 1,
            Fit::TooMany => false,
        };
        if !fits {
            return Err(Trouble::Wrong(wrong));
        }
    }
    Ok(())
}

/// The extra bits of a distance symbol.
fn distance_extra(symbol: usize) -> u32 {
    (symbol as u32 / 2).saturating_sub(1)
}

/// The nearest distance of a symbol.
fn distance_base(symbol: usize) -> usize {
    match symbol {
        0..=3 => symbol + 1,
        _ => ((2 + symbol % 2) << distance_extra(symbol)) + 1,
    }
}
