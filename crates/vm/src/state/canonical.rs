//! The canonical form: the state as a vector of 32-bit words in which neither allocation order, nor garbage, nor dead
//! locals show.
//!
//! Two states have the same form exactly if they are the same but for what cannot be told apart by any continuation,
//! apart from the deliberate exceptions below; and a form can be turned back into the state ([`Machine::restore`]).
//!
//! | part of the state | how it is encoded |
//! | --- | --- |
//! | dynamic references | numbers in the order of the first visit, above immortals; an immortal is its place |
//! | dynamic objects | class, length, lock word where it is not 0, contents; by number; garbage never |
//! | immortals | those words that differ from their first contents, by place |
//! | what lived at the anchor | likewise; where it is traced, only what can still be reached |
//! | threads that live | numbered in the order of their start; each with its status, phase and flags |
//! | threads that have ended | not at all; a monitor or initialisation they left belongs to the thread [`NOBODY`] |
//! | frames | method, instruction, monitor, live locals and operands, as the frame maps describe them |
//! | monitors, class initialisation | in lock words and mirrors, with the new numbers of threads |
//! | order of waiting threads | the rank among those that wait for the same object |
//! | identity hashes | as they are; the next one is one above the greatest in use, and becomes so by encoding |
//! | off-heap blocks | address and contents |
//! | clock and deadlines | exactly, because a program may read the clock |
//! | output, counts of instructions, what was printed | not at all: nothing a program does depends on it |
//! | caches without meaning | as if empty, see `normalize` |
//!
//! Class and method numbers and the places of immortals are facts of the process: forms can be compared and restored
//! among machines that share a program, and mean nothing elsewhere.

mod encoder;
mod identity_hashes;
mod normalize;
mod objects;
mod restorer;
mod roots;
mod thread_forms;
mod thread_words;

pub use encoder::Encoder;
pub(crate) use encoder::push_upper_halves;
pub(crate) use identity_hashes::hash_of_number;
pub(crate) use normalize::{caches_of, is_private, own_fields_of};
pub use restorer::Layout;
pub(crate) use thread_forms::{ThreadForm, ThreadForms};

use crate::machine::Machine;
use program::LinkError;

/// The number of every thread that has ended, as an owner.
pub(crate) const NOBODY: u32 = (1 << 20) - 2;

impl Machine {
    /// The canonical form of the state; see [`Machine::encode`].
    pub fn canonical(&mut self) -> Result<Vec<u32>, LinkError> {
        let mut encoder = Encoder::default();
        self.encode(&mut encoder)?;
        Ok(encoder.into_words())
    }

    /// Writes the canonical form of the state, between turns. The error is that of a method on some stack that no JVM
    /// would verify: what its slots hold cannot be known.
    ///
    /// Where somebody wants to stop (`halt`), the form may be that of no state.
    /// The next identity hash is thereby set to what the form says; otherwise the state stays as it is.
    pub fn encode(&mut self, encoder: &mut Encoder) -> Result<(), LinkError> {
        self.process.shapes.sync(self.program);
        self.sync_word_kinds();
        self.heap.tidy_dirty_pages();
        if !self.exploring.sharing.marked && self.heap.dynamic_start() > self.heap.shared_below() {
            self.mark_shared()?;
        }
        self.sync_thread_forms()?;
        if !encoder.begin(self) {
            return Ok(());
        }
        roots::write(self, encoder);
        objects::write(self, encoder);
        self.next_hash = encoder.finish(self.start.next_hash);
        Ok(())
    }

    /// Becomes the state of a canonical form of this machine, or of another machine on the same program. All marks are
    /// void; output that nobody fetched stays.
    pub fn restore(&mut self, canonical: &[u32]) -> Result<(), LinkError> {
        self.clear();
        self.sync_classes();
        self.process.shapes.sync(self.program);
        restorer::restore(self, canonical, None)?;
        self.check_restored(canonical);
        Ok(())
    }

    /// The same with every object where it was, and the garbage between them: for comparing what canonical forms save.
    pub fn restore_at(&mut self, canonical: &[u32], layout: Layout<'_>) -> Result<(), LinkError> {
        self.clear();
        self.sync_classes();
        self.process.shapes.sync(self.program);
        restorer::restore(self, canonical, Some(layout))
    }
}
