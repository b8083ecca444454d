//! The parts that objects are reached from: numbers, threads with their frames, changed immortals, off-heap blocks.

use super::encoder::{Encoder, MAIN_FAILED};
use super::thread_words::{StatusWords, flags, on_return_code};
use crate::initialize::map_initializing_thread;
use crate::machine::Machine;
use crate::shape::map_pair;
use crate::thread::{Frame, Thread, ThreadId};
use crate::word_kinds::WordKind;
use program::{LinkError, Program};

/// Writes all roots.
pub(super) fn write(machine: &Machine, encoder: &mut Encoder) -> Result<(), LinkError> {
    let live = machine.threads.iter().filter(|thread| !thread.is_terminated()).count();
    encoder.push(0);
    encoder.push(machine.clock);
    encoder.push(if machine.main_failed { MAIN_FAILED } else { 0 });
    encoder.push(live as u64);
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
    let pairs = [(thread.object.0, thread.pending.0), (thread.scoped_values.0, 0), (status.on.0, 0)];
    let [who, values, on] =
        pairs.map(|(low, high)| u64::from(encoder.visit(low)) | u64::from(encoder.visit(high)) << 32);
    encoder.push(who);
    encoder.push(values | (thread.frames.len() as u64) << 32);
    encoder.push(on | u64::from(status.number) << 32);
    encoder.push(flags(thread, &status, rank));
    encoder.push(status.deadline.unwrap_or(0));
    encoder.end_part();
    let mut end = 0;
    for frame in &thread.frames {
        debug_assert_eq!(frame.base, end, "a frame begins where the one below it ends");
        end = frame.top;
        write_frame(program, encoder, frame, &thread.slots)?;
        encoder.end_part();
    }
    Ok(())
}

/// Dead locals are left out: which ones they are follows from the method and the instruction.
fn write_frame(program: &Program, encoder: &mut Encoder, frame: &Frame, slots: &[u64]) -> Result<(), LinkError> {
    let maps = program.frame_maps(frame.method)?;
    let map = maps.at(frame.pc as usize);
    let lock = encoder.visit(frame.lock.0);
    let operands = u64::from(frame.top - frame.operands());
    encoder.push(u64::from(frame.method.id.0) | u64::from(frame.pc) << 32);
    encoder.push(u64::from(lock) | operands << 32 | on_return_code(frame.on_return) << 56);
    let locals = u32::from(frame.code.max_locals);
    for (slot, word) in (0..).zip(&slots[frame.base as usize..frame.top as usize]) {
        if slot < locals && !map.is_live(slot) {
            continue;
        }
        let word = if map.is_reference(slot) { u64::from(encoder.visit(*word as u32)) } else { *word };
        encoder.push(word);
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
    let word = machine.heap.word(index);
    if word == machine.heap.pristine_word(index) {
        return;
    }
    let word = match machine.word_kinds[index as usize] {
        WordKind::Plain => word,
        WordKind::Reference => u64::from(encoder.visit(word as u32)),
        WordKind::Pair => map_pair(word, &mut |reference| encoder.visit(reference)),
        WordKind::Lock => encoder.lock_word(word),
        WordKind::Initialization => map_initializing_thread(word, |thread| encoder.thread_number(thread)),
        WordKind::Cache => return,
    };
    encoder.push(u64::from(index));
    encoder.push(word);
}

fn write_blocks(machine: &Machine, encoder: &mut Encoder) {
    encoder.push(machine.blocks.len() as u64);
    for block in &machine.blocks {
        let array = encoder.visit(block.array.0);
        encoder.push(block.address);
        encoder.push(u64::from(array));
    }
    encoder.end_part();
}
