//! `java.util.zip.Inflater`: decoders that live in off-heap memory, so that they are part of the state.
//!
//! Compression is refused: its result is not defined by the format, and would have to be zlib's byte for byte.

use super::inflate::{Inflate, Piece, SAVED_BYTES};
use crate::arguments::{int, long, reference, zero};
use vm::{Detoured, Machine, Native, NativeEntry, Reference, natives};

pub(crate) const NATIVES: &[NativeEntry] = natives![
    implements "java/util/zip/Inflater.initIDs()V" => zero,
    implements "java/util/zip/Inflater.init(Z)J" => init,
    implements "java/util/zip/Inflater.reset(J)V" => reset,
    implements "java/util/zip/Inflater.end(J)V" => end,
    implements "java/util/zip/Inflater.getAdler(J)I" => get_adler,
    implements "java/util/zip/Inflater.setDictionary(J[BII)V" => set_dictionary,
    implements "java/util/zip/Inflater.setDictionaryBuffer(JJI)V" => set_dictionary_buffer,
    implements "java/util/zip/Inflater.inflateBytesBytes(J[BII[BII)J" => bytes_to_bytes,
    implements "java/util/zip/Inflater.inflateBytesBuffer(J[BIIJI)J" => bytes_to_buffer,
    implements "java/util/zip/Inflater.inflateBufferBytes(JJI[BII)J" => buffer_to_bytes,
    implements "java/util/zip/Inflater.inflateBufferBuffer(JJIJI)J" => buffer_to_buffer,
];

/// Where bytes are: an array and an offset as `Unsafe` counts it, or no array and an address; and how many.
#[derive(Clone, Copy)]
struct Range {
    base: Reference,
    offset: i64,
    count: usize,
}

/// The range of an array, an index and a count from argument `at` on.
fn array_range(arguments: &[u64], at: usize) -> Range {
    let offset = i64::from(program::layout::HEADER_BYTES) + i64::from(int(arguments, at + 1));
    Range { base: reference(arguments, at), offset, count: int(arguments, at + 2).max(0) as usize }
}

/// The range of an address and a count from argument `at` on.
fn memory_range(arguments: &[u64], at: usize) -> Range {
    Range { base: Reference::NULL, offset: long(arguments, at), count: int(arguments, at + 2).max(0) as usize }
}

fn load(machine: &mut Machine, address: i64) -> Detoured<Inflate> {
    let saved = machine.raw_read((Reference::NULL, address), SAVED_BYTES)?;
    Inflate::restore(&saved).ok_or_else(|| machine.unsupported("a java.util.zip.Inflater whose memory was overwritten"))
}

fn store(machine: &mut Machine, address: i64, decoder: &Inflate) -> Detoured<()> {
    machine.raw_write((Reference::NULL, address), &decoder.save())
}

fn init(machine: &mut Machine, arguments: &[u64]) -> Native {
    let made = machine.allocate_block(SAVED_BYTES as u64).and_then(|address| {
        store(machine, address as i64, &Inflate::new(int(arguments, 0) == 0))?;
        Ok(address)
    });
    made.into()
}

fn reset(machine: &mut Machine, arguments: &[u64]) -> Native {
    let address = long(arguments, 0);
    load(machine, address).and_then(|decoder| store(machine, address, &decoder.reset())).into()
}

fn end(machine: &mut Machine, arguments: &[u64]) -> Native {
    machine.free_block(arguments[0]);
    Native::Return(0)
}

fn get_adler(machine: &mut Machine, arguments: &[u64]) -> Native {
    load(machine, long(arguments, 0)).map(|decoder| u64::from(decoder.adler())).into()
}

fn set_dictionary(machine: &mut Machine, arguments: &[u64]) -> Native {
    give_dictionary(machine, long(arguments, 0), array_range(arguments, 2)).into()
}

fn set_dictionary_buffer(machine: &mut Machine, arguments: &[u64]) -> Native {
    give_dictionary(machine, long(arguments, 0), memory_range(arguments, 2)).into()
}

fn give_dictionary(machine: &mut Machine, address: i64, range: Range) -> Detoured<()> {
    let mut decoder = load(machine, address)?;
    let dictionary = machine.raw_read((range.base, range.offset), range.count)?;
    if !decoder.set_dictionary(&dictionary) {
        return Err(machine.throw_bare("java/lang/IllegalArgumentException"));
    }
    store(machine, address, &decoder)
}

fn bytes_to_bytes(machine: &mut Machine, arguments: &[u64]) -> Native {
    inflate(machine, arguments, array_range(arguments, 3), array_range(arguments, 6))
}

fn bytes_to_buffer(machine: &mut Machine, arguments: &[u64]) -> Native {
    inflate(machine, arguments, array_range(arguments, 3), memory_range(arguments, 6))
}

fn buffer_to_bytes(machine: &mut Machine, arguments: &[u64]) -> Native {
    inflate(machine, arguments, memory_range(arguments, 3), array_range(arguments, 6))
}

fn buffer_to_buffer(machine: &mut Machine, arguments: &[u64]) -> Native {
    inflate(machine, arguments, memory_range(arguments, 3), memory_range(arguments, 6))
}

fn inflate(machine: &mut Machine, arguments: &[u64], input: Range, output: Range) -> Native {
    match run(machine, long(arguments, 1), input, output) {
        Ok(piece) => answer(machine, reference(arguments, 0), &piece),
        Err(detour) => detour.into(),
    }
}

fn run(machine: &mut Machine, address: i64, input: Range, output: Range) -> Detoured<Piece> {
    let mut decoder = load(machine, address)?;
    let bytes = machine.raw_read((input.base, input.offset), input.count)?;
    let piece = decoder.run(&bytes, output.count);
    machine.raw_write((output.base, output.offset), &piece.output)?;
    if piece.failure.is_none() {
        // Wrong data leaves the decoder as it was: the call may be repeated when there is no memory for the exception.
        store(machine, address, &decoder)?;
    }
    Ok(piece)
}

/// The counts and flags packed into a long, as `Inflater.inflate` takes them apart; wrong data throws.
fn answer(machine: &mut Machine, inflater: Reference, piece: &Piece) -> Native {
    let (used, written) = (piece.used as u64, piece.output.len() as u64);
    if let Some(failure) = piece.failure {
        machine.set_named_field(inflater, "inputConsumed", used);
        machine.set_named_field(inflater, "outputConsumed", written);
        return machine.throw_new("java/util/zip/DataFormatException", failure).into();
    }
    let flags = u64::from(piece.finished) << 62 | u64::from(piece.needs_dictionary) << 63;
    Native::Return(used | written << 31 | flags)
}
