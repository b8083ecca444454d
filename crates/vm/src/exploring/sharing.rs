//! Which dynamic objects more than one thread can reach.
//!
//! An object belongs to a thread if only that thread's frames lead to it; it is shared if two threads, or an immortal
//! (a static field), do. Marks in the lock words say so during a step. They are exact at the beginning of every step,
//! and a function of the state. During a step they only grow: what the first operation publishes is marked at once, and
//! nothing after it can publish anything, because storing into a shared object is itself an operation.

use crate::machine::Machine;
use crate::machine::halt::Halt;
use crate::state::lock_word::{LEAKED, SETTLED, SHARED};
use crate::state::object_shapes::Shapes;
use crate::state::reference::Reference;
use crate::state::word_kinds::WordKind;
use crate::threads::thread::{Frame, Thread};
use library::classes::{BOXES, DIGITS, is_in};
use program::LinkError;
use program::layout::HEADER_WORDS;

/// The label of what more than one thread can reach.
const EVERYBODY: u32 = u32::MAX;

/// The round of what counts as reached by everybody in every traversal; see `exploring/anchor.rs`.
const ALWAYS: u32 = u32::MAX;

/// Who can reach each object: scratch memory, for one traversal.
#[derive(Default)]
pub(crate) struct Labels {
    /// For each word of the dynamic heap where an object begins: the round in which it was visited, and its label.
    labels: Vec<u64>,
    round: u32,
    waiting: Vec<u32>,
    visited: Vec<u32>,
    start: u32,
}

/// What is known of sharing in the present state, and what it is found out with.
#[derive(Default)]
pub(crate) struct Sharing {
    pub(crate) labels: Labels,
    /// The labels are those of the present state.
    pub(crate) marked: bool,
    /// The static fields in which classes keep boxes of small numbers, or digits, among so many classes.
    boxes: Vec<program::FieldRef>,
    classes_seen: usize,
}

impl Labels {
    fn begin(&mut self, start: u32, top: u32) {
        self.start = start;
        self.waiting.clear();
        self.visited.clear();
        let size = (top - start) as usize;
        if self.labels.len() < size {
            self.labels.resize(size, 0);
        }
        self.round += 1;
        if self.round == ALWAYS {
            self.labels.iter_mut().filter(|entry| (**entry >> 32) as u32 != ALWAYS).for_each(|entry| *entry = 0);
            self.round = 1;
        }
    }

    /// Whether an object can be reached; true of everything below those that are labelled.
    #[inline]
    pub(crate) fn is_reached(&self, object: u32) -> bool {
        object < self.start || self.is_always(object) || self.round_of(object) == self.round
    }

    /// Whether an object counts as reached by everybody for ever.
    #[inline]
    pub(crate) fn is_always(&self, object: u32) -> bool {
        object >= self.start && self.round_of(object) == ALWAYS
    }

    /// Lets an object count as reached by everybody for ever.
    pub(super) fn fix(&mut self, object: u32) {
        self.labels[(object - self.start) as usize] = u64::from(ALWAYS) << 32 | u64::from(EVERYBODY);
    }

    fn round_of(&self, object: u32) -> u32 {
        (self.labels[(object - self.start) as usize] >> 32) as u32
    }

    /// The objects that can be reached.
    pub(crate) fn visited(&self) -> &[u32] {
        &self.visited
    }

    fn label(&self, object: u32) -> u32 {
        self.labels[(object - self.start) as usize] as u32
    }

    #[inline]
    fn reach(&mut self, object: u32, label: u32) {
        if object < self.start {
            return;
        }
        let entry = &mut self.labels[(object - self.start) as usize];
        let round = u64::from(self.round) << 32;
        if *entry >> 32 != u64::from(self.round) {
            if *entry >> 32 == u64::from(ALWAYS) {
                return;
            }
            *entry = round | u64::from(label);
            self.visited.push(object);
            self.waiting.push(object);
        } else if *entry as u32 != label && *entry as u32 != EVERYBODY {
            *entry = round | u64::from(EVERYBODY);
            self.waiting.push(object);
        }
    }

    /// Hands the labels on to whatever the objects lead to.
    fn spread(&mut self, words: &[u64], shapes: &Shapes, halt: &Halt) {
        let mut visited = 0_usize;
        while let Some(object) = self.waiting.pop().filter(|_| !halt.is_asked_at(visited)) {
            visited += 1;
            let label = self.label(object);
            let header = words[object as usize];
            let shape = shapes.of_header(header);
            let contents = &words[object as usize..(object + shape.size(header)) as usize];
            shape.for_each_followed(contents, &mut |reference| self.reach(reference, label));
        }
    }
}

impl Machine {
    /// Finds out which objects are shared, and marks them; not all of them where somebody wants to stop. The error is
    /// that of a method on some stack that no JVM would verify.
    pub fn mark_shared(&mut self) -> Result<(), LinkError> {
        self.exploring.sharing.marked = true;
        self.touch(self.current);
        self.sync_thread_forms()?;
        self.process.shapes.sync(self.program);
        self.sync_word_kinds();
        let words = (self.heap.top() - self.heap.shared_below()) as usize;
        if !self.halt().lets_grow(self.exploring.sharing.labels.labels.len(), words) {
            return Ok(());
        }
        let mut labels = std::mem::take(&mut self.exploring.sharing.labels);
        labels.begin(self.heap.shared_below(), self.heap.top());
        self.label_everything(&mut labels);
        self.apply(&labels);
        self.settle_boxes();
        self.exploring.sharing.labels = labels;
        self.mark_leaked()
    }

    /// Marks what is everybody's from now on although no operation has published it. Blocks and operations do so at
    /// their end. Frames that cannot be read end the step anyway.
    pub(crate) fn mark_published(&mut self) {
        if self.is_pausing() {
            let _ = self.mark_shared();
        }
    }

    fn label_everything(&self, labels: &mut Labels) {
        let (words, shapes) = (self.heap.words(), &self.process.shapes);
        let below = self.heap.shared_below();
        self.heap.for_each_changed(u32::MAX, &mut |index, word, _| {
            let object = self.word_kinds.anchored_object(index);
            if index < below || object.is_some_and(|object| labels.is_always(object)) {
                self.label_immortal(index, word, labels);
            }
        });
        for index in &self.exploring.anchor_roots {
            self.label_immortal(*index, words[*index as usize], labels);
        }
        self.blocks.iter().for_each(|block| labels.reach(block.array.0, EVERYBODY));
        labels.spread(words, shapes, self.halt());
        for (number, thread) in self.threads.iter().enumerate().filter(|(_, thread)| !thread.is_terminated()) {
            self.thread_form(thread).references().for_each(|reference| labels.reach(reference, number as u32));
            self.label_own_objects(thread, number as u32, labels);
            labels.spread(words, shapes, self.halt());
        }
    }

    /// What an immortal leads to is everybody's.
    #[inline]
    fn label_immortal(&self, index: u32, word: u64, labels: &mut Labels) {
        let (low, high) = (word as u32, (word >> 32) as u32);
        if low < labels.start && high < labels.start {
            return;
        }
        match self.word_kinds.of(index) {
            WordKind::Reference => labels.reach(low, EVERYBODY),
            WordKind::Pair => {
                labels.reach(low, EVERYBODY);
                labels.reach(high, EVERYBODY);
            }
            WordKind::Plain | WordKind::Lock | WordKind::Initialization | WordKind::Cache => {}
        }
    }

    /// What a thread alone gets at through its `java.lang.Thread`.
    fn label_own_objects(&self, thread: &Thread, label: u32, labels: &mut Labels) {
        let object = thread.object.0 as usize;
        let header = self.heap.word(thread.object.0);
        let shape = self.process.shapes.of_header(header);
        let contents = &self.heap.words()[object..object + shape.size(header) as usize];
        shape.for_each_reference(contents, &mut |reference| labels.reach(reference, label));
    }

    fn apply(&mut self, labels: &Labels) {
        for object in &labels.visited {
            let old = self.heap.word(object + 1);
            let shared = if labels.label(*object) == EVERYBODY { SHARED } else { 0 };
            let new = old & !(SHARED | LEAKED) | shared;
            if new != old {
                self.heap.set_word(object + 1, new);
            }
            if shared != 0 && self.heap.word(*object) as u32 == self.known.string.id.0 {
                self.settle_characters(*object);
            }
        }
    }

    /// Nobody writes the array of a string once the string exists.
    fn settle_characters(&mut self, string: u32) {
        let array = self.heap.word(string + self.known.string_value) as u32;
        if array != 0 {
            self.settle_array(array);
        }
    }

    /// The boxes of small numbers, and the digits, never change either once they are made.
    fn settle_boxes(&mut self) {
        for number in self.exploring.sharing.classes_seen..self.process.classes.len() {
            let class = self.process.classes[number];
            let boxes = class.field_named("cache").filter(|_| is_in(BOXES, class.name));
            let digits = class.field_named("digits").filter(|_| is_in(DIGITS, class.name));
            self.exploring.sharing.boxes.extend(boxes.into_iter().chain(digits));
        }
        self.exploring.sharing.classes_seen = self.process.classes.len();
        for number in 0..self.exploring.sharing.boxes.len() {
            let field = self.exploring.sharing.boxes[number];
            let Some(mirror) = field.class.mirror().filter(|_| self.has_initialized(field.class)) else { continue };
            let array = self.heap.word(mirror + field.offset(self.known.class)) as u32;
            if array != 0 {
                self.settle_array(array);
            }
        }
    }

    fn settle_array(&mut self, array: u32) {
        let old = self.heap.word(array + 1);
        if old & SETTLED == 0 && self.heap.is_immortal(Reference(array)) {
            self.heap.set_pristine(array + 1, old | SETTLED);
        } else if old & SETTLED == 0 {
            self.heap.set_word(array + 1, old | SETTLED);
        }
    }

    /// Marks the objects that others can reach although a constructor of theirs is still running.
    fn mark_leaked(&mut self) -> Result<(), LinkError> {
        for number in 0..self.threads.len() {
            let thread = &self.threads[number];
            if thread.is_terminated() || !self.thread_form(thread).constructs() {
                continue;
            }
            for depth in 0..self.threads[number].frames.len() {
                let frame = self.threads[number].frames[depth];
                if frame.method.is_constructor() {
                    self.mark_if_leaked(number, &frame)?;
                }
            }
        }
        Ok(())
    }

    fn mark_if_leaked(&mut self, number: usize, frame: &Frame) -> Result<(), LinkError> {
        for object in self.under_construction(&self.threads[number], frame)? {
            let old = self.heap.word(object.0 + 1);
            if object.0 >= self.heap.shared_below() && old & SHARED != 0 && old & LEAKED == 0 {
                self.heap.set_word(object.0 + 1, old | LEAKED);
            }
        }
        Ok(())
    }

    /// What a constructor may still be making: `this`, as long as its frame holds it, be it only among its operands,
    /// where it is when a field of it is about to be written for the last time. May name another object of the class
    /// there, too.
    pub(super) fn under_construction(&self, thread: &Thread, frame: &Frame) -> Result<Vec<Reference>, LinkError> {
        let maps = self.program.frame_maps(frame.method)?;
        let map = maps.at(frame.pc as usize);
        let locals = u32::from(frame.code.max_locals);
        let is_held = |slot: u32| slot == 0 && map.is_live(0) || slot >= locals && map.is_reference(slot);
        let slots = (0..).zip(&thread.slots[frame.base as usize..frame.top as usize]);
        let objects = slots.filter(|(slot, _)| is_held(*slot)).map(|(_, word)| Reference::from_slot(*word));
        let is_made =
            |object: &Reference| !object.is_null() && self.peek_class(*object).is_subclass_of(frame.method.class);
        Ok(objects.filter(is_made).collect())
    }

    /// The characters of strings made by the boot never change either. To be called once, when an exploration begins.
    pub(super) fn settle_immortal_strings(&mut self) {
        self.process.shapes.sync(self.program);
        let mut at = 2;
        while at < self.heap.immortal_top() {
            let object = Reference(at);
            let class = self.peek_class(object);
            if class == self.known.string {
                let array = self.heap.word(at + self.known.string_value) as u32;
                if array != 0 && array < self.heap.dynamic_start() {
                    self.heap.set_pristine(array + 1, self.heap.word(array + 1) | SETTLED);
                }
            }
            at += self.immortal_size(object);
        }
    }

    pub(crate) fn immortal_size(&self, object: Reference) -> u32 {
        let class = self.peek_class(object);
        if class == self.known.class {
            return self.mirror_size(self.class_of_mirror(object));
        }
        let header = self.heap.word(object.0);
        self.process.shapes.of_header(header).size(header)
    }
}

const _: () = assert!(HEADER_WORDS == 2, "the lock word is the second one");
