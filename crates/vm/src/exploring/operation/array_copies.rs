//! What `System.arraycopy` and `Object.clone` read and write: they are one operation each, and depend on everything,
//! but whoever looks for data races has to know the places. Elements are copied one by one on a real machine.

use super::{Access, AtInstruction};
use crate::machine::Machine;
use crate::state::heap::Heap;
use crate::state::reference::{Reference, int};
use crate::threads::thread::{Status, ThreadId};
use library::Effect;
use program::layout::{Element, HEADER_BYTES};

impl Machine {
    /// What a thread that stands before a copy is about to read and write.
    pub fn copies(&self, id: ThreadId) -> [Option<Access>; 2] {
        let thread = &self.threads[id];
        let Some(frame) = thread.frame().filter(|_| thread.status == Status::Runnable) else { return [None, None] };
        let Some(method) = (AtInstruction { machine: self, id, thread, frame }).called() else { return [None, None] };
        let copies = |number: u32| matches!(self.natives.effect(number), Effect::Contents { .. });
        if !self.natives.number(method).is_some_and(copies) {
            return [None, None];
        }
        let slots = usize::from(frame.code.at(frame.pc as usize).c);
        let top = frame.top as usize;
        match thread.slots[top - slots..top] {
            [object] => [self.whole(Reference::from_slot(object)), None],
            [from, start, to, place, length] => {
                [self.part(from, start, length, false), self.part(to, place, length, true)]
            }
            _ => [None, None],
        }
    }

    /// All fields or elements of an object.
    fn whole(&self, object: Reference) -> Option<Access> {
        if object.is_null() {
            return None;
        }
        let class = self.peek_class(object);
        let size = match class.is_array() {
            true => self.heap.length(object) << self.element_shift(object),
            false => 8 * class.instance_words,
        };
        (size > 0).then_some(Access { object, offset: HEADER_BYTES, size, write: false, plain: true, reference: true })
    }

    /// Elements of an array, if they are there; otherwise the copy throws and touches nothing.
    fn part(&self, array: u64, start: u64, length: u64, write: bool) -> Option<Access> {
        let object = Reference::from_slot(array);
        if object.is_null() || !self.peek_class(object).is_array() {
            return None;
        }
        let (start, length) = (u32::try_from(int(start)).ok()?, u32::try_from(int(length)).ok()?);
        let fits = start.checked_add(length).is_some_and(|end| end <= self.heap.length(object));
        let shift = self.element_shift(object);
        let access = Access {
            object,
            offset: HEADER_BYTES + (start << shift),
            size: length << shift,
            write,
            plain: true,
            reference: true,
        };
        (fits && length > 0).then_some(access)
    }

    fn element_shift(&self, array: Reference) -> u32 {
        Heap::element_kind(self.peek_class(array)).map_or(0, Element::shift)
    }
}
