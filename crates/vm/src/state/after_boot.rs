//! The state in which every run begins: right after the boot.

use crate::machine::Machine;
use crate::native::verify::FIRST_DRAW;
use crate::state::raw_memory::Block;
use crate::state::reference::Reference;
use crate::threads::thread::{Thread, ThreadId};

/// What is not in the heap of the state right after the boot.
#[derive(Clone, Debug, Default)]
pub(crate) struct Start {
    pub(super) main_thread: Reference,
    pub(crate) next_hash: u32,
    blocks: Vec<Block>,
}

impl Machine {
    /// Keeps what [`Machine::reset`] needs; the boot is over.
    pub(crate) fn remember_start(&mut self) {
        let main_thread = self.thread().object;
        self.start = Start { main_thread, next_hash: self.next_hash, blocks: self.blocks.clone() };
    }

    /// Goes back to the state right after the boot, without an anchor. All marks are void; output that nobody fetched
    /// stays.
    pub fn reset(&mut self) {
        if let Some(anchor) = self.exploring.anchor.take() {
            self.heap.lift_anchor();
            self.exploring.anchor_roots.clear();
            self.exploring.sharing.labels = Default::default();
            self.start.next_hash = anchor.hash_at_boot;
        }
        self.clear();
    }

    /// Forgets the present state: everything is as it was after the boot, or at the anchor.
    pub(crate) fn clear(&mut self) {
        self.heap.reset();
        self.exploring.sharing.marked = false;
        self.history.clear();
        self.threads.clear();
        self.threads.push(Thread::new(self.start.main_thread));
        self.current = ThreadId(0);
        self.clock = 0;
        self.blocks.clone_from(&self.start.blocks);
        self.next_hash = self.start.next_hash;
        self.main_failed = false;
        self.draws = FIRST_DRAW;
        self.turn_ended = false;
    }
}
