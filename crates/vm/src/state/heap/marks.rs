//! Marks: taking the heap back to an earlier moment.
//!
//! What was overwritten below the watermark since a mark is in the log; what lies above it was allocated since and
//! vanishes. Nested marks only raise the watermark: an object allocated between two marks is new to the outer one, old
//! to the inner.

use super::Heap;

/// A point the heap can be taken back to, as often as one likes.
#[derive(Clone, Copy, Debug)]
pub struct HeapMark {
    top: u32,
    log: usize,
    ceiling: u32,
}

impl Heap {
    /// Begins a new piece of history: [`Heap::undo_to`] can come back to here.
    pub fn mark(&mut self) -> HeapMark {
        self.logging = true;
        self.watermark = self.top;
        HeapMark { top: self.top, log: self.log.len(), ceiling: self.limits.ceiling }
    }

    /// Takes everything back that was written or allocated since `mark`, which stays valid. Later marks are void.
    pub fn undo_to(&mut self, mark: HeapMark) {
        while self.log.len() > mark.log {
            if let Some((index, old)) = self.log.pop() {
                self.words[index as usize] = old;
                if index < self.dynamic_start {
                    self.dirty.note(index);
                }
            }
        }
        self.top = mark.top;
        self.watermark = mark.top;
        self.set_ceiling(mark.ceiling);
    }

    /// Keeps the heap as it is and forgets how it came about: all marks are void.
    pub(crate) fn forget_history(&mut self) {
        self.log.clear();
        self.logging = false;
        self.watermark = self.dynamic_start;
    }

    /// Whether there is a mark to return to. While there is, nothing may move.
    pub(crate) fn has_history(&self) -> bool {
        self.logging
    }
}
