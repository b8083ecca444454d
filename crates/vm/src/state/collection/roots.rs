//! Where references to dynamic objects are, apart from dynamic objects: immortals, threads and off-heap blocks.
//!
//! A thread that has ended is no root, not even of its `java.lang.Thread`. Immortals can refer to dynamic objects only
//! where they differ from their first contents.

use crate::machine::Machine;
use crate::state::object_shapes::map_pair;
use crate::state::reference::Reference;
use crate::state::word_kinds::WordKind;
use crate::threads::thread::{Frame, Status, Thread};
use program::{LinkError, Program};

impl Machine {
    /// Replaces every root. The error is that of a method whose frames cannot be read: then only some have been
    /// visited.
    pub(crate) fn map_roots(&mut self, map: &mut impl FnMut(u32) -> u32) -> Result<(), LinkError> {
        self.sync_word_kinds();
        let kinds = &self.word_kinds;
        self.heap.for_each_dirty_word(|index, word| match kinds.of(index) {
            WordKind::Reference => *word = u64::from(map(*word as u32)),
            WordKind::Pair => *word = map_pair(*word, map),
            WordKind::Plain | WordKind::Lock | WordKind::Initialization | WordKind::Cache => {}
        });
        for block in &mut self.blocks {
            block.array = Reference(map(block.array.0));
        }
        for thread in self.threads.iter_mut().filter(|thread| !thread.is_terminated()) {
            thread.version = 0;
            map_thread(self.program, thread, map)?;
        }
        Ok(())
    }
}

fn map_thread(program: &Program, thread: &mut Thread, map: &mut impl FnMut(u32) -> u32) -> Result<(), LinkError> {
    for reference in [&mut thread.object, &mut thread.pending, &mut thread.scoped_values] {
        reference.0 = map(reference.0);
    }
    if let Status::Blocked { on } | Status::Waiting { on, .. } | Status::Reacquiring { on, .. } = &mut thread.status {
        on.0 = map(on.0);
    }
    for frame in &mut thread.frames {
        frame.lock.0 = map(frame.lock.0);
        map_slots(program, frame, &mut thread.slots, map)?;
    }
    Ok(())
}

/// Locals that are never read again are left alone: whatever they refer to may be gone.
fn map_slots(
    program: &Program,
    frame: &Frame,
    slots: &mut [u64],
    map: &mut impl FnMut(u32) -> u32,
) -> Result<(), LinkError> {
    let maps = program.frame_maps(frame.method)?;
    let live = maps.at(frame.pc as usize);
    let locals = u32::from(frame.code.max_locals);
    for (slot, word) in (0..).zip(&mut slots[frame.base as usize..frame.top as usize]) {
        if live.is_reference(slot) && (slot >= locals || live.is_live(slot)) {
            *word = u64::from(map(*word as u32));
        }
    }
    Ok(())
}
