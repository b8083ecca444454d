//! Makes a state through which every run passes the anchor of the exploration; see `heap/anchor.rs`.
//!
//! Where little lives at the anchor, each step still finds out exactly who can reach it, and what nobody can reach any more is left
//! out of the states. Where much lives there, that would cost more than the step: then everything that lives at the anchor counts as
//! within reach of every thread, and as alive. That errs towards more states.

use crate::lock_word::SETTLED;
use crate::machine::Machine;
use crate::reference::Reference;
use crate::word_kinds::WordKind;
use program::LinkError;

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
    /// Makes the present state the anchor, perhaps in the place of an earlier one. All marks are void, and so are the canonical forms of other states.
    pub fn set_anchor(&mut self) -> Result<(), LinkError> {
        self.forget_marks();
        // Between two anchors nothing moves, so that what has been said about objects by their places stays true.
        if self.exploring.anchor.is_none() {
            self.collect();
        }
        self.mark_shared()?;
        let traced = self.exploring.labels.visited().len() <= MOST_TRACED;
        self.learn_anchored_words();
        self.settle_anchored_strings();
        let shared_below = if traced { self.heap.anchor_start() } else { self.heap.top() };
        // What counts as shared decides where steps end: that must not depend on whether there is a second anchor.
        let is_first = self.exploring.anchor.is_none();
        self.heap.set_anchor(if is_first { shared_below } else { self.heap.shared_below() });
        self.find_anchor_roots();
        let hash = std::mem::replace(&mut self.start.next_hash, self.next_hash);
        let hash_at_boot = self.exploring.anchor.take().map_or(hash, |earlier| earlier.hash_at_boot);
        self.mark_shared()?;
        self.exploring.anchor = Some(Anchor { form: self.canonical()?, hash_at_boot });
        Ok(())
    }

    /// Finds the words that lead from what is not traced to what is, without having changed since the anchor.
    fn find_anchor_roots(&mut self) {
        let (start, traced) = (self.heap.anchor_start(), self.heap.shared_below());
        let leads_there = |index: &u32| {
            let word = self.heap.pristine_word(*index);
            match self.word_kinds.of(*index) {
                WordKind::Reference => word as u32 >= traced,
                WordKind::Pair => word as u32 >= traced || (word >> 32) as u32 >= traced,
                WordKind::Plain | WordKind::Lock | WordKind::Initialization | WordKind::Cache => false,
            }
        };
        let places = self.heap.changed_at_anchor().chain(start..traced);
        self.exploring.anchor_roots = places.filter(leads_there).collect();
    }

    /// Nobody writes the characters of a string.
    fn settle_anchored_strings(&mut self) {
        let is_string = |object: &&u32| self.peek_class(Reference(**object)) == self.known.string;
        let strings: Vec<u32> = self.exploring.labels.visited().iter().filter(is_string).copied().collect();
        for string in strings {
            let array = self.heap.word(string + self.known.string_value) as u32;
            if array >= self.heap.anchor_start() {
                self.heap.set_word(array + 1, self.heap.word(array + 1) | SETTLED);
            }
        }
    }
}
