//! The parts that objects are reached from: numbers, threads with their frames, changed immortals, off-heap blocks.

use super::encoder::{Encoder, IS_WIDE, MAIN_FAILED, is_wide};
use crate::machine::Machine;
use crate::state::initialization_word::InitializationWord;
use crate::state::lock_word::MARKS;
use crate::state::object_shapes::map_pair;
use crate::state::word_kinds::WordKind;

/// Writes all roots; the forms of the threads are up to date.
pub(super) fn write(machine: &Machine, encoder: &mut Encoder) {
    let live = machine.threads.iter().filter(|thread| !thread.is_terminated()).count() as u32;
    encoder.push_wide(machine.clock);
    encoder.push(0);
    encoder.push(if machine.main_failed { MAIN_FAILED | live } else { live });
    encoder.end_part();
    for thread in machine.threads.iter().filter(|thread| !thread.is_terminated()) {
        machine.thread_form(thread).add_to(encoder);
    }
    write_immortals(machine, encoder);
    write_blocks(machine, encoder);
}

/// The words of so large a region that differ make one part.
const REGION_SHIFT: u32 = 6;

/// Place and contents of each word that differs, ended by a 0.
fn write_immortals(machine: &Machine, encoder: &mut Encoder) {
    let mut region = 0;
    machine.heap.for_each_changed(u32::MAX, &mut |index, word, first| {
        if index >> REGION_SHIFT != region {
            region = index >> REGION_SHIFT;
            encoder.end_part();
        }
        write_immortal(machine, encoder, index, word, first);
    });
    encoder.end_part();
    encoder.push(0);
}

fn write_immortal(machine: &Machine, encoder: &mut Encoder, index: u32, word: u64, first: u64) {
    if is_dead(machine, index) {
        return;
    }
    let word = match machine.word_kinds.of(index) {
        WordKind::Plain => word,
        WordKind::Reference => u64::from(encoder.visit(word as u32)),
        WordKind::Pair => map_pair(word, &mut |reference| encoder.visit(reference)),
        WordKind::Lock if (word ^ first) & !MARKS == 0 => return,
        WordKind::Lock => encoder.lock_word(word),
        WordKind::Initialization => InitializationWord(word).with_thread(|thread| encoder.thread_number(thread)).0,
        WordKind::Cache => return,
    };
    encoder.push(if is_wide(word) { index | IS_WIDE } else { index });
    encoder.push(word as u32);
    if is_wide(word) {
        encoder.push((word >> 32) as u32);
    }
}

/// Whether a word belongs to something that lived at the anchor and that nobody can reach any more.
#[inline]
fn is_dead(machine: &Machine, index: u32) -> bool {
    let object = machine.word_kinds.anchored_object(index);
    object.is_some_and(|object| !machine.exploring.sharing.labels.is_reached(object))
}

fn write_blocks(machine: &Machine, encoder: &mut Encoder) {
    encoder.push(machine.blocks.len() as u32);
    for block in &machine.blocks {
        let array = encoder.visit(block.array.0);
        encoder.push_wide(block.address);
        encoder.push(array);
    }
    encoder.end_part();
}
