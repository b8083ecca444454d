//! Which objects a thread can get at by way of certain fields.

use crate::machine::Machine;
use crate::state::reference::Reference;
use crate::threads::thread::{Status, ThreadId};
use program::layout::{Element, HEADER_WORDS};
use program::{ClassId, ClassRef, FieldRef, LinkError};
use rustc_hash::FxHashMap;

/// Which references a thread may follow.
pub trait Paths {
    /// The word offsets of the fields of an object of a class that may be read and hold references.
    fn fields(&mut self, object: Reference, class: ClassRef) -> std::rc::Rc<[u32]>;
    /// Which elements of arrays of references to this class may be read, and are worth following.
    fn elements(&self, component: ClassRef) -> Elements<'_>;
    /// The static fields that may be read.
    fn static_fields(&self) -> Vec<FieldRef>;
}

/// Some elements of an array.
#[derive(Clone, Copy, Debug)]
pub enum Elements<'a> {
    None,
    /// Those with these indices, as far as there are such.
    At(&'a [u32]),
    All,
}

/// For each object a set of threads (by bit) that can get at it.
#[derive(Default)]
pub struct Reached {
    masks: FxHashMap<u32, u64>,
    waiting: Vec<u32>,
}

impl Reached {
    /// Forgets everything.
    pub fn clear(&mut self) {
        self.masks.clear();
        // Who was told to stop has left some.
        self.waiting.clear();
    }

    /// All objects that somebody can get at, in the order of their places.
    pub fn objects(&self) -> Vec<Reference> {
        let mut objects: Vec<u32> = self.masks.keys().copied().collect();
        objects.sort_unstable();
        objects.into_iter().map(Reference).collect()
    }

    /// The threads that can get at an object.
    pub fn mask(&self, object: Reference) -> u64 {
        self.masks.get(&object.0).copied().unwrap_or(0)
    }

    fn reach(&mut self, object: u32, bit: u64) {
        if object == 0 {
            return;
        }
        let mask = self.masks.entry(object).or_default();
        if *mask & bit == 0 {
            *mask |= bit;
            self.waiting.push(object);
        }
    }
}

impl Machine {
    /// Adds what a thread can get at from its frames, its own `java.lang.Thread` and static fields.
    pub fn reach(&self, id: ThreadId, bit: u64, paths: &mut dyn Paths, reached: &mut Reached) -> Result<(), LinkError> {
        self.for_each_root(id, &mut |object| reached.reach(object, bit))?;
        for field in paths.static_fields().iter().filter(|field| field.is_reference()) {
            if let Some(mirror) = field.class.mirror() {
                let word = self.heap.word(mirror + field.offset(self.known.class));
                reached.reach(word as u32, bit);
            }
        }
        let mut visited = 0_usize;
        while let Some(object) = reached.waiting.pop().filter(|_| !self.halt().is_asked_at(visited)) {
            visited += 1;
            self.follow(object, bit, paths, reached);
        }
        Ok(())
    }

    /// Whether a thread holds the monitor of an object that it can get at at once.
    pub fn holds_monitors(&self, id: ThreadId) -> Result<bool, LinkError> {
        let mut holds = false;
        self.for_each_root(id, &mut |object| {
            holds |= object != 0 && self.heap.lock_word(Reference(object)).is_held_by(id.0);
        })?;
        Ok(holds)
    }

    fn follow(&self, object: u32, bit: u64, paths: &mut dyn Paths, reached: &mut Reached) {
        let header = self.heap.word(object);
        let shape = self.process.shapes.of_header(header);
        let class = self.program.class(ClassId(header as u32));
        if shape.is_reference_array() {
            match class.component().map_or(Elements::All, |component| paths.elements(component)) {
                Elements::None => {}
                Elements::At(indices) => {
                    let length = self.heap.length(Reference(object));
                    for index in indices.iter().filter(|index| **index < length) {
                        let shift = Element::Reference.shift();
                        reached.reach(self.heap.element(Reference(object), *index, shift) as u32, bit);
                    }
                }
                Elements::All => {
                    let words =
                        &self.heap.words()[(object + HEADER_WORDS) as usize..(object + shape.size(header)) as usize];
                    for word in words {
                        reached.reach(*word as u32, bit);
                        reached.reach((*word >> 32) as u32, bit);
                    }
                }
            }
            return;
        }
        for offset in paths.fields(Reference(object), class).iter() {
            reached.reach(self.heap.word(object + offset) as u32, bit);
        }
    }

    fn for_each_root(&self, id: ThreadId, visit: &mut dyn FnMut(u32)) -> Result<(), LinkError> {
        let thread = &self.threads[id];
        [thread.object, thread.pending, thread.scoped_values].iter().for_each(|object| visit(object.0));
        if let Status::Blocked { on } | Status::Waiting { on, .. } | Status::Reacquiring { on, .. } = thread.status {
            visit(on.0);
        }
        for frame in &thread.frames {
            visit(frame.lock.0);
            let maps = self.program.frame_maps(frame.method)?;
            let map = maps.at(frame.pc as usize);
            let locals = u32::from(frame.code.max_locals);
            for (slot, word) in (0..).zip(&thread.slots[frame.base as usize..frame.top as usize]) {
                if map.is_reference(slot) && (slot >= locals || map.is_live(slot)) {
                    visit(*word as u32);
                }
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::Reached;

    #[test]
    fn what_a_traversal_has_left_that_was_told_to_stop_is_not_followed_in_the_next_state() {
        let mut reached = Reached::default();
        reached.reach(8, 1);
        assert_eq!(reached.waiting.pop(), Some(8));
        reached.reach(16, 1);
        reached.clear();
        assert!(reached.waiting.is_empty() && reached.objects().is_empty());
    }
}
