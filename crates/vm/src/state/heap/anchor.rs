//! The anchor: a state through which every run of an exploration passes, and what lives there.
//!
//! Everything that is alive at the anchor is treated as immortal from then on, with its contents at the anchor as its
//! first ones: it keeps its place, and a state records only those of its words that differ. A state then costs what the
//! program has changed since, not what it has built before. The only way back to states before the anchor is to go back
//! to the boot.

use super::immortals::IMMORTAL_PAGES;
use super::{Heap, IMMORTAL_WORDS};

/// What lives at the anchor.
#[derive(Default)]
pub(super) struct Anchor {
    /// The words above the immortals of the boot, as they are at the anchor.
    pub(super) words: Vec<u64>,
    /// The immortals of the boot that differ from what they were then, and what that was.
    changed: Vec<(u32, u64)>,
}

impl Heap {
    /// Makes the present state the anchor, perhaps in the place of an earlier one. Nothing above the immortals may be
    /// garbage, and there must be no history. What lies below `shared_below` counts as within reach of every thread
    /// from now on.
    pub(crate) fn set_anchor(&mut self, shared_below: u32) {
        self.tidy_dirty_pages();
        let dirty = self.dirty_pages().flatten().filter(|index| *index < IMMORTAL_WORDS);
        let dirty = dirty.filter(|index| self.word(*index) != self.pristine_word(*index));
        let mut changed: Vec<(u32, u64)> = dirty.map(|index| (index, self.word_at_boot(index))).collect();
        changed.iter().for_each(|(index, _)| self.immortals.first[*index as usize] = self.words[*index as usize]);
        changed.append(&mut self.anchor.changed);
        changed.sort_unstable();
        changed.dedup();
        self.dirty.take();
        self.anchor = Anchor { words: self.words[IMMORTAL_WORDS as usize..self.top as usize].to_vec(), changed };
        self.dynamic_start = self.top;
        self.shared_below = shared_below;
        self.dirty.reach(self.top);
        self.forget_history();
    }

    /// Changes what a word counts as having held at first; what it holds now stays.
    pub(crate) fn set_first_contents(&mut self, index: u32, word: u64) {
        match index.checked_sub(IMMORTAL_WORDS) {
            None => self.immortals.first[index as usize] = word,
            Some(above) => self.anchor.words[above as usize] = word,
        }
        self.dirty.note(index);
    }

    /// Makes the immortals again what they were when the boot was over; the heap is to be reset next.
    pub(crate) fn lift_anchor(&mut self) {
        let pages = self.dirty.take();
        pages.iter().filter(|page| **page < IMMORTAL_PAGES).for_each(|page| self.dirty.note_page(*page));
        for (index, first) in std::mem::take(&mut self.anchor).changed {
            self.immortals.first[index as usize] = first;
            self.dirty.note(index);
        }
        self.dynamic_start = IMMORTAL_WORDS;
        self.shared_below = IMMORTAL_WORDS;
    }

    /// The first contents of an immortal of the boot, whatever there is at the anchor.
    pub(crate) fn word_at_boot(&self, index: u32) -> u64 {
        let changed = self.anchor.changed.binary_search_by_key(&index, |(index, _)| *index);
        changed.map_or_else(|_| self.pristine_word(index), |number| self.anchor.changed[number].1)
    }

    /// Everything below counts as within reach of every thread.
    pub(crate) fn shared_below(&self) -> u32 {
        self.shared_below
    }

    /// Where the immortals of the boot end, and what was made since begins.
    pub(crate) fn anchor_start(&self) -> u32 {
        IMMORTAL_WORDS
    }

    /// The immortals of the boot that had changed at the anchor.
    pub(crate) fn changed_at_anchor(&self) -> impl Iterator<Item = u32> {
        self.anchor.changed.iter().map(|(index, _)| *index)
    }
}
