//! Threads that are expected to move again: those that are no daemons. The main thread is done when it only waits for
//! the others.

use crate::explorer::Explorer;
use crate::faults;
use crate::threads::living;
use evidence::Fault;
use model::Enduring;
use vm::{Machine, Phase, ThreadId};

/// More threads than bits in a set.
const MOST_THREADS: usize = 64;

impl Enduring for Explorer {
    fn expected(&mut self) -> Option<u64> {
        let machine = &self.machine;
        let ranked = living(machine).enumerate().filter(|(_, id)| is_expected(machine, *id));
        let few = living(machine).count() <= MOST_THREADS;
        few.then(|| ranked.fold(0, |expected, (rank, _)| expected | 1 << rank))
    }
}

impl Explorer {
    /// The name of a living thread, by its rank.
    pub fn name_of_rank(&self, rank: u32) -> Option<String> {
        living(&self.machine).nth(rank as usize).map(|id| self.machine.name_of_thread(id))
    }

    /// The fault that the thread of this name is stuck in the present state.
    pub fn stuck(&mut self, name: &str) -> Option<Fault> {
        let named = |id: &ThreadId| is_expected(&self.machine, *id) && self.machine.name_of_thread(*id) == name;
        let id = living(&self.machine).find(named)?;
        self.machine.sync_word_kinds();
        Some(faults::stuck(&self.machine, &mut self.names, id))
    }
}

fn is_expected(machine: &Machine, id: ThreadId) -> bool {
    let thread = &machine.threads[id.0 as usize];
    !thread.daemon && thread.phase < Phase::Draining
}
