//! Decompression of the deflate format (RFC 1951), with or without the zlib wrapper (RFC 1950), in pieces.
//!
//! The decoder is a value: between two pieces it is written to bytes and read back (see `saved`), so that it can live
//! in the state of the machine. A piece ends where the output is full, the input is used up, or the stream is over. As
//! zlib does, the decoder goes as far as it can without room for output, and never takes a byte behind the end of the
//! stream; error texts are zlib's. An element that is not complete yet is kept and read again with the next piece.

mod bits;
mod blocks;
mod huffman;
mod saved;

use bits::{Bits, Trouble};
use huffman::Code;
use numeric::checksum;
pub(crate) use saved::SAVED_BYTES;

/// How far back a match may reach.
const WINDOW: usize = 32_768;

/// What comes next in the stream.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    /// The zlib header.
    Header,
    /// The dictionary that the header asked for.
    Dictionary,
    /// The header of a block, or the end if the last one is over.
    Block,
    /// The bytes of a stored block.
    Stored {
        left: u16,
    },
    /// The symbols of a compressed block.
    Symbols,
    /// The checksum behind the last block.
    Trailer,
    Done,
}

/// Output that had no room yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Pending {
    Literal(u8),
    Match { length: u16, distance: u16 },
}

/// A decoder between two pieces.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Inflate {
    wrapped: bool,
    stage: Stage,
    /// Whether the current block is the last one.
    last: bool,
    /// Input taken but not decoded, and how many bits of its first byte are.
    kept: Vec<u8>,
    bit: u8,
    pending: Option<Pending>,
    /// Code lengths of the current block: those of literals and lengths, then those of distances.
    lengths: Vec<u8>,
    literals: u16,
    window: Vec<u8>,
    adler: u32,
}

/// What a piece came to.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Piece {
    /// Bytes of input taken.
    pub used: usize,
    pub output: Vec<u8>,
    pub finished: bool,
    pub needs_dictionary: bool,
    /// What is wrong with the data, in zlib's words.
    pub failure: Option<&'static str>,
}

impl Inflate {
    /// A decoder at the beginning of a stream.
    pub(crate) fn new(wrapped: bool) -> Inflate {
        Inflate {
            wrapped,
            stage: if wrapped { Stage::Header } else { Stage::Block },
            last: false,
            kept: Vec::new(),
            bit: 0,
            pending: None,
            lengths: Vec::new(),
            literals: 0,
            window: Vec::new(),
            adler: 1,
        }
    }

    /// The same decoder at the beginning of another stream.
    pub(crate) fn reset(&self) -> Inflate {
        Inflate::new(self.wrapped)
    }

    /// The checksum of the output, or of the dictionary that is asked for.
    pub(crate) fn adler(&self) -> u32 {
        self.adler
    }

    /// Gives the dictionary; false if it is not the one that is asked for.
    pub(crate) fn set_dictionary(&mut self, dictionary: &[u8]) -> bool {
        if self.wrapped && (self.stage != Stage::Dictionary || checksum::adler32(1, dictionary) != self.adler) {
            return false;
        }
        self.remember(dictionary);
        if self.wrapped {
            self.adler = 1;
            self.stage = Stage::Block;
        }
        true
    }

    /// Decodes a piece with room for `room` bytes of output.
    pub(crate) fn run(&mut self, input: &[u8], room: usize) -> Piece {
        let before = self.kept.len();
        let mut data = std::mem::take(&mut self.kept);
        data.extend_from_slice(input);
        let mut bits = Bits::new(&data, usize::from(self.bit));
        let mut output = Output { bytes: Vec::new(), room };
        let mut codes = None;
        let trouble = loop {
            let start = bits.position();
            if let Err(trouble) = self.step(&mut bits, &mut output, &mut codes) {
                bits.seek(start);
                break trouble;
            }
        };
        self.finish_piece(&output.bytes);
        let at = bits.position();
        let end = if trouble == Trouble::Short { data.len() } else { at.div_ceil(8).max(before) };
        self.kept = data[(at / 8).min(end)..end].to_vec();
        self.bit = (at % 8) as u8;
        Piece {
            used: end - before,
            output: output.bytes,
            finished: self.stage == Stage::Done,
            needs_dictionary: self.stage == Stage::Dictionary,
            failure: if let Trouble::Wrong(text) = trouble { Some(text) } else { None },
        }
    }

    /// Does one thing, or nothing: where it fails, the bits are read again. `codes` are those of the current block,
    /// once made.
    fn step(
        &mut self,
        bits: &mut Bits<'_>,
        output: &mut Output,
        codes: &mut Option<(Code, Code)>,
    ) -> Result<(), Trouble> {
        match self.stage {
            Stage::Header => self.read_header(bits),
            Stage::Block => {
                *codes = None;
                self.read_block_header(bits)
            }
            Stage::Stored { left } => self.copy_stored(bits, output, left),
            Stage::Symbols => {
                let codes = codes.get_or_insert_with(|| self.codes());
                self.decode_next(bits, output, codes)
            }
            Stage::Trailer => self.read_trailer(bits, output),
            Stage::Dictionary | Stage::Done => Err(Trouble::Stopped),
        }
    }

    fn read_trailer(&mut self, bits: &mut Bits<'_>, output: &Output) -> Result<(), Trouble> {
        bits.align();
        let stored = (bits.take(32)? as u32).swap_bytes();
        if stored != checksum::adler32(self.adler, &output.bytes) {
            return Err(Trouble::Wrong("incorrect data check"));
        }
        self.stage = Stage::Done;
        Ok(())
    }

    fn finish_piece(&mut self, output: &[u8]) {
        if self.stage != Stage::Dictionary {
            self.adler = checksum::adler32(self.adler, output);
        }
        self.remember(output);
    }

    fn remember(&mut self, bytes: &[u8]) {
        self.window.extend_from_slice(bytes);
        let excess = self.window.len().saturating_sub(WINDOW);
        self.window.drain(..excess);
    }

    fn codes(&self) -> (Code, Code) {
        let (literals, distances) = self.lengths.split_at(usize::from(self.literals).min(self.lengths.len()));
        (Code::new(literals), Code::new(distances))
    }
}

/// The output of a piece.
struct Output {
    bytes: Vec<u8>,
    room: usize,
}

impl Output {
    fn is_full(&self) -> bool {
        self.bytes.len() == self.room
    }

    /// The byte `distance` bytes back, in this output or in the window before it.
    fn back(&self, window: &[u8], distance: usize) -> Option<u8> {
        if distance <= self.bytes.len() {
            return self.bytes.get(self.bytes.len() - distance).copied();
        }
        window.get((window.len() + self.bytes.len()).checked_sub(distance)?).copied()
    }
}

#[cfg(test)]
mod tests;
