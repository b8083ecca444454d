//! Numbers of threads: they begin anew when no thread but the first can be reached any more.
//!
//! The JDK counts up for ever, so that a program that makes threads for ever would never come back to a state. Numbers
//! of threads that are gone may be used again (specification of `Thread.threadId`). They are used again only when all
//! are gone: otherwise the number of a thread would depend on which others are still there. Names (`Thread-0`,
//! `Thread-1`, …) are never used again.

use crate::machine::Machine;
use crate::state::reference::Reference;
use program::layout::HEADER_WORDS;

/// Where the JDK counts, and from where on.
#[derive(Clone, Copy, Debug)]
pub(super) struct Counter {
    /// The immortal word.
    word: u32,
    /// What it holds at the start.
    least: u64,
    /// The word of the number in a `java.lang.Thread`.
    number: u32,
}

impl Machine {
    /// Finds the counter of the JDK at hand. To be called once, when an exploration begins.
    pub(super) fn find_thread_counter(&mut self) {
        self.exploring.thread_counter = self.thread_counter();
    }

    fn thread_counter(&mut self) -> Option<Counter> {
        let number = HEADER_WORDS + self.known.thread.field_named("tid")?.word;
        if let Some(field) = self.known.thread.field_named("threadSeqNumber") {
            let word = self.static_index(field).ok()?;
            return Some(Counter { word, least: self.heap.word(word), number });
        }
        let class = self.program.loaded("java/lang/Thread$ThreadIdentifiers")?;
        let address = self.static_field(class, "NEXT_TID_OFFSET").ok().filter(|address| *address != 0)?;
        let block = self.blocks.iter().find(|block| block.address == address)?;
        let word = block.array.0 + HEADER_WORDS;
        (word < self.heap.dynamic_start()).then(|| Counter { word, least: self.heap.word(word), number })
    }

    /// Before a thread is made: begins anew if no thread is left but the first.
    pub(crate) fn reset_thread_counter(&mut self) {
        let Some(counter) = self.exploring.thread_counter else { return };
        // Threads of an anchor that is not traced count as alive.
        if self.heap.shared_below() > self.heap.anchor_start() {
            return;
        }
        let living = self.threads.iter().filter(|thread| !thread.is_terminated()).count();
        if living > 1 || self.heap.word(counter.word) == counter.least || self.mark_shared().is_err() {
            return;
        }
        if !self.exploring.sharing.labels.visited().iter().any(|object| self.has_number(counter, *object)) {
            self.heap.set_word(counter.word, counter.least);
        }
    }

    /// Whether an object is a thread, and not the one that is just being made.
    fn has_number(&self, counter: Counter, object: u32) -> bool {
        self.peek_class(Reference(object)).is_subclass_of(self.known.thread)
            && self.heap.word(object + counter.number) != 0
    }
}
