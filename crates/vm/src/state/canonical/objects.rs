//! The dynamic objects, in the order of their numbers. Writing one may number further ones.
//!
//! An object is its header (class, and for an array its length), its lock word where that is not 0, and its contents:
//! references as numbers, elements of other arrays as they lie, fields in one word each; what does not fit follows at
//! the end.

use super::encoder::{Encoder, HAS_LOCK_WORD, HAS_WIDE};
use crate::machine::Machine;
use crate::state::lock_word::MARKS;
use crate::state::object_shapes::Shape;
use program::layout::HEADER_WORDS;

/// Writes every object that was visited, and those they lead to; not all of them where somebody wants to stop.
pub(super) fn write(machine: &Machine, encoder: &mut Encoder) {
    let mut number = 0;
    while let Some(object) = encoder.visited(number).filter(|_| !machine.halt().is_asked_at(number)) {
        write_object(machine, encoder, object);
        encoder.end_part();
        number += 1;
    }
}

fn write_object(machine: &Machine, encoder: &mut Encoder, object: u32) {
    let header = machine.heap.word(object);
    let shape = machine.process.shapes.of_header(header);
    let words = &machine.heap.words()[object as usize..(object + shape.size(header)) as usize];
    let at = encoder.place();
    let locked = words[1] & !MARKS != 0;
    encoder.push(if locked { header as u32 | HAS_LOCK_WORD } else { header as u32 });
    if shape.is_array() {
        encoder.push((header >> 32) as u32);
    }
    if locked {
        let lock = encoder.lock_word(words[1]);
        encoder.push_wide(lock);
    }
    let contents = &words[HEADER_WORDS as usize..];
    if shape.is_array() {
        write_elements(encoder, shape, contents);
    } else if write_fields(encoder, shape, contents) {
        encoder.set(at, if locked { header as u32 | HAS_LOCK_WORD | HAS_WIDE } else { header as u32 | HAS_WIDE });
    }
}

fn write_elements(encoder: &mut Encoder, shape: &Shape, contents: &[u64]) {
    if !shape.is_reference_array() {
        return contents.iter().for_each(|word| encoder.push_wide(*word));
    }
    for word in contents {
        let (low, high) = (encoder.visit(*word as u32), encoder.visit((*word >> 32) as u32));
        encoder.push(low);
        encoder.push(high);
    }
}

/// Answers whether some fields needed more than one word.
fn write_fields(encoder: &mut Encoder, shape: &Shape, contents: &[u64]) -> bool {
    let at = encoder.place();
    contents.iter().for_each(|word| encoder.push(*word as u32));
    let place = |offset: u32| (offset - HEADER_WORDS) as usize;
    for offset in shape.references() {
        let reference = encoder.visit(contents[place(*offset)] as u32);
        encoder.set(at + place(*offset), reference);
    }
    // Caches are numbers of 32 bits.
    shape.caches().iter().for_each(|offset| encoder.set(at + place(*offset), 0));
    encoder.push_upper_halves(contents.iter().copied())
}
