//! The parts that objects are reached from: numbers, threads with their frames, changed immortals, off-heap blocks.

use super::encoder::{Encoder, IS_WIDE, MAIN_FAILED, is_wide};
use super::thread_words::{StatusWords, ThreadHeader, flags, frame_word};
use crate::initialize::map_initializing_thread;
use crate::lock_word::MARKS;
use crate::machine::Machine;
use crate::shape::map_pair;
use crate::thread::{Frame, Thread, ThreadId};
use crate::word_kinds::WordKind;
use program::{LinkError, Program};

/// Threads of more words than this are cut into their frames: deep stacks change at their top only.
const LONG_THREAD: usize = 48;

/// Writes all roots.
pub(super) fn write(machine: &Machine, encoder: &mut Encoder) -> Result<(), LinkError> {
    let live = machine.threads.iter().filter(|thread| !thread.is_terminated()).count() as u32;
    encoder.push_wide(machine.clock);
    encoder.push(0);
    encoder.push(if machine.main_failed { MAIN_FAILED | live } else { live });
    encoder.end_part();
    for (number, thread) in machine.threads.iter().enumerate().filter(|(_, thread)| !thread.is_terminated()) {
        let rank = machine.waiting_rank(ThreadId(number as u32));
        write_thread(machine.program, encoder, thread, rank)?;
    }
    write_immortals(machine, encoder);
    write_blocks(machine, encoder);
    Ok(())
}

fn write_thread(program: &Program, encoder: &mut Encoder, thread: &Thread, rank: u32) -> Result<(), LinkError> {
    let status = StatusWords::of(thread.status);
    let flags = flags(thread, &status, rank);
    let references = [thread.object.0, thread.pending.0, thread.scoped_values.0, status.on.0];
    let [object, pending, values, on] = references.map(|reference| encoder.visit(reference));
    let header = ThreadHeader {
        frames: thread.frames.len() as u32,
        object,
        pending,
        values,
        on,
        number: status.number,
        flags,
        deadline: status.deadline.unwrap_or(0),
    };
    header.write(&mut |word| encoder.push(word));
    let mut start = encoder.place();
    let mut end = 0;
    for frame in &thread.frames {
        debug_assert_eq!(frame.base, end, "a frame begins where the one below it ends");
        end = frame.top;
        if encoder.place() - start > LONG_THREAD {
            encoder.end_part();
            start = encoder.place();
        }
        write_frame(program, encoder, frame, &thread.slots)?;
    }
    encoder.end_part();
    Ok(())
}

/// Dead locals are left out: which ones they are follows from the method and the instruction.
fn write_frame(program: &Program, encoder: &mut Encoder, frame: &Frame, slots: &[u64]) -> Result<(), LinkError> {
    let maps = program.frame_maps(frame.method)?;
    let map = maps.at(frame.pc as usize);
    let lock = encoder.visit(frame.lock.0);
    let operands = frame.top - frame.operands();
    debug_assert!(frame.pc < 1 << 16 && operands < 1 << 16, "a method has at most 65,535 instructions and slots");
    let at = encoder.place();
    encoder.push(frame_word(frame, lock != 0, false));
    encoder.push(frame.pc | operands << 16);
    if lock != 0 {
        encoder.push(lock);
    }
    let locals = u32::from(frame.code.max_locals);
    let live = (0..).zip(&slots[frame.base as usize..frame.top as usize]);
    let live = live.filter(|(slot, _)| *slot >= locals || map.is_live(*slot));
    for (slot, word) in live.clone() {
        let word = if map.is_reference(slot) { encoder.visit(*word as u32) } else { *word as u32 };
        encoder.push(word);
    }
    if encoder.push_upper_halves(live.map(|(_, word)| *word)) {
        encoder.set(at, frame_word(frame, lock != 0, true));
    }
    Ok(())
}

/// Place and contents of each word that differs, ended by a 0.
fn write_immortals(machine: &Machine, encoder: &mut Encoder) {
    for page in machine.heap.dirty_pages() {
        for index in page {
            write_immortal(machine, encoder, index);
        }
        encoder.end_part();
    }
    encoder.push(0);
}

fn write_immortal(machine: &Machine, encoder: &mut Encoder, index: u32) {
    let (word, first) = (machine.heap.word(index), machine.heap.pristine_word(index));
    if word == first || is_dead(machine, index) {
        return;
    }
    let word = match machine.word_kinds.of(index) {
        WordKind::Plain => word,
        WordKind::Reference => u64::from(encoder.visit(word as u32)),
        WordKind::Pair => map_pair(word, &mut |reference| encoder.visit(reference)),
        WordKind::Lock if (word ^ first) & !MARKS == 0 => return,
        WordKind::Lock => encoder.lock_word(word),
        WordKind::Initialization => map_initializing_thread(word, |thread| encoder.thread_number(thread)),
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
    object.is_some_and(|object| !machine.exploring.labels.is_reached(object))
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
