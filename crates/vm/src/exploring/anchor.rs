//! Makes a state through which every run passes the anchor of the exploration; see `state/heap/anchor.rs`.
//!
//! What static fields lead to at the anchor counts as within reach of every thread from then on, and as alive: it
//! hardly ever ceases to be. Of the rest each step finds out exactly who can reach it, and what nobody can reach any
//! more is left out of the states. Where that is much, it would cost more than the step: then everything that lives at
//! the anchor counts as shared and alive. Both err towards more states.

use crate::machine::Machine;
use crate::state::initialization_word::InitializationWord;
use crate::state::lock_word::{LockWord, SETTLED};
use crate::state::reference::Reference;
use crate::state::word_kinds::WordKind;
use program::LinkError;
use std::collections::BTreeSet;

/// More live objects than this are not traced in every step.
const MOST_TRACED: usize = 400;

/// The anchor, apart from what the heap keeps.
#[derive(Clone, Debug)]
pub struct Anchor {
    /// Its canonical form.
    pub form: Vec<u32>,
    pub(crate) hash_at_boot: u32,
}

impl Machine {
    /// Makes the present state the anchor, perhaps in the place of an earlier one. All marks are void, and so are the
    /// canonical forms of other states. Where somebody wants to stop, nothing can be done with the machine afterwards.
    pub fn set_anchor(&mut self) -> Result<(), LinkError> {
        self.forget_marks();
        // Between two anchors nothing moves, so that what has been said about objects by their places stays true.
        if self.exploring.anchor.is_none() {
            self.collect();
        }
        self.mark_shared()?;
        // What was marked may be half of it, and then the anchor would be none.
        if self.halt().is_asked() {
            return Ok(());
        }
        self.learn_anchored_words();
        self.settle_anchored_strings();
        // What counts as shared decides where steps end: that must not depend on whether there is a second anchor.
        let shared_below = match self.exploring.anchor {
            None => self.choose_traced()?,
            Some(_) => self.heap.shared_below(),
        };
        self.heap.set_anchor(shared_below);
        self.keep_thread_numbers();
        self.find_anchor_roots();
        self.exploring.leads_to_main = None;
        let hash = std::mem::replace(&mut self.start.next_hash, self.next_hash);
        let hash_at_boot = self.exploring.anchor.take().map_or(hash, |earlier| earlier.hash_at_boot);
        self.mark_shared()?;
        self.exploring.anchor = Some(Anchor { form: self.canonical()?, hash_at_boot });
        Ok(())
    }

    /// Words with the number of a thread differ from their first contents as long as they have it: numbers change when
    /// threads end.
    fn keep_thread_numbers(&mut self) {
        let words: Vec<u32> =
            self.heap.changed_at_anchor().chain(self.heap.anchor_start()..self.heap.dynamic_start()).collect();
        for index in words {
            let word = self.heap.word(index);
            match self.word_kinds.of(index) {
                WordKind::Lock if LockWord(word).owner().is_some() => {
                    self.heap.set_first_contents(index, LockWord(word).with_lock(0, 0).0);
                }
                WordKind::Initialization if InitializationWord(word).initializer().is_some() => {
                    self.heap.set_first_contents(index, 0);
                }
                _ => {}
            }
        }
    }

    /// Decides what is traced from now on: not what static fields lead to, and nothing at all where the rest is too
    /// much. The answer is where tracing begins.
    fn choose_traced(&mut self) -> Result<u32, LinkError> {
        let fixed = self.reached_from_statics()?;
        let visited = self.exploring.sharing.labels.visited().len();
        // What is still being constructed has to be told apart: its final fields are not constant yet.
        if visited - fixed.len() > MOST_TRACED && self.unfinished_objects()?.is_empty() {
            return Ok(self.heap.top());
        }
        fixed.iter().for_each(|object| self.exploring.sharing.labels.fix(*object));
        Ok(self.heap.anchor_start())
    }

    /// The objects that static fields lead to. Threads are left out, with what only they lead to: they end, and are
    /// gone then. So are objects that are still being constructed.
    fn reached_from_statics(&self) -> Result<BTreeSet<u32>, LinkError> {
        let start = self.heap.anchor_start();
        let unfinished = self.unfinished_objects()?;
        let mut found = BTreeSet::new();
        let mut waiting = Vec::new();
        self.heap.for_each_changed(start, &mut |index, word, _| match self.word_kinds.of(index) {
            WordKind::Reference => waiting.push(word as u32),
            WordKind::Pair => waiting.extend([word as u32, (word >> 32) as u32]),
            WordKind::Plain | WordKind::Lock | WordKind::Initialization | WordKind::Cache => {}
        });
        while let Some(object) = waiting.pop() {
            let fits = object >= start && !unfinished.contains(&object);
            if !fits || self.peek_class(Reference(object)).is_subclass_of(self.known.thread) || !found.insert(object) {
                continue;
            }
            let header = self.heap.word(object);
            let shape = self.process.shapes.of_header(header);
            let words = &self.heap.words()[object as usize..(object + shape.size(header)) as usize];
            shape.for_each_followed(words, &mut |reference| waiting.push(reference));
        }
        Ok(found)
    }

    fn unfinished_objects(&self) -> Result<BTreeSet<u32>, LinkError> {
        let mut unfinished = BTreeSet::new();
        for thread in self.threads.iter().filter(|thread| !thread.is_terminated()) {
            for frame in thread.frames.iter().filter(|frame| frame.method.is_constructor()) {
                unfinished.extend(self.under_construction(thread, frame)?.iter().map(|object| object.0));
            }
        }
        Ok(unfinished)
    }

    /// Finds the words that lead from what is not traced to what is, without having changed since the anchor.
    fn find_anchor_roots(&mut self) {
        let (start, traced) = (self.heap.anchor_start(), self.heap.shared_below());
        let labels = &self.exploring.sharing.labels;
        let is_traced = |object: u32| object >= traced && !labels.is_always(object);
        let leads_there = |index: &u32| {
            let word = self.heap.pristine_word(*index);
            match self.word_kinds.of(*index) {
                WordKind::Reference => is_traced(word as u32),
                WordKind::Pair => is_traced(word as u32) || is_traced((word >> 32) as u32),
                WordKind::Plain | WordKind::Lock | WordKind::Initialization | WordKind::Cache => false,
            }
        };
        let is_fixed = |index: &u32| {
            let object = self.word_kinds.anchored_object(*index);
            *index < traced || object.is_some_and(|object| labels.is_always(object))
        };
        let places = self.heap.changed_at_anchor().chain((start..self.heap.top()).filter(is_fixed));
        self.exploring.anchor_roots = places.filter(leads_there).collect();
    }

    /// Nobody writes the characters of a string.
    fn settle_anchored_strings(&mut self) {
        let is_string = |object: &&u32| self.peek_class(Reference(**object)) == self.known.string;
        let strings: Vec<u32> = self.exploring.sharing.labels.visited().iter().filter(is_string).copied().collect();
        for string in strings {
            let array = self.heap.word(string + self.known.string_value) as u32;
            if array >= self.heap.anchor_start() {
                self.heap.set_word(array + 1, self.heap.word(array + 1) | SETTLED);
            }
        }
    }
}
