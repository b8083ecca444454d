//! The dynamic objects, in the order of their numbers. Writing one may number further ones.

use super::encoder::{Encoder, HAS_LOCK_WORD};
use crate::lock_word::MARKS;
use crate::machine::Machine;
use crate::shape::{Shape, map_pair};
use program::layout::HEADER_WORDS;

/// Writes every object that was visited, and those they lead to.
pub(super) fn write(machine: &Machine, encoder: &mut Encoder) {
    let mut number = 0;
    while let Some(object) = encoder.visited(number) {
        write_object(machine, encoder, object);
        encoder.end_part();
        number += 1;
    }
}

fn write_object(machine: &Machine, encoder: &mut Encoder, object: u32) {
    let header = machine.heap.word(object);
    let shape = machine.shapes.of_header(header);
    let words = &machine.heap.words()[object as usize..(object + shape.size(header)) as usize];
    if words[1] & !MARKS == 0 {
        encoder.push(header);
    } else {
        encoder.push(header | HAS_LOCK_WORD);
        let lock = encoder.lock_word(words[1]);
        encoder.push(lock);
    }
    write_contents(encoder, shape, &words[HEADER_WORDS as usize..]);
}

fn write_contents(encoder: &mut Encoder, shape: &Shape, contents: &[u64]) {
    if shape.is_reference_array() {
        for word in contents {
            let pair = map_pair(*word, &mut |reference| encoder.visit(reference));
            encoder.push(pair);
        }
        return;
    }
    let at = encoder.extend(contents);
    let place = |offset: u32| (offset - HEADER_WORDS) as usize;
    for offset in shape.references() {
        let reference = encoder.visit(contents[place(*offset)] as u32);
        encoder.set(at + place(*offset), u64::from(reference));
    }
    shape.caches().iter().for_each(|offset| encoder.set(at + place(*offset), 0));
}
