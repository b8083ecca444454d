//! A search that is led: only the threads of a window, and states that promise something first.
//!
//! A *window* is a set of threads by name. As long as one of them can move, no other does; where none can, the first of
//! the others moves, so that what the window waits for comes about. That leaves runs out: nothing that holds in a
//! window alone holds of the program. What goes wrong goes wrong in a run of the program all the same. The reduction
//! stays right: among the choices that are left it takes threads whose steps commute with whatever else may come before
//! them, and outside of the window nothing comes before them.
//!
//! What a state *promises* is a number that a search by heuristic sorts by; it decides the order only. Where nothing in
//! the window can move any more, the others are followed to their end at once, each state before those that were found
//! earlier.

use crate::thread_survey::ThreadStatus;
use std::collections::BTreeSet;
use vm::Machine;

/// How a search is led; by default not at all.
#[derive(Clone, Debug, Default)]
pub struct Guide {
    /// The names of the threads of the window.
    pub window: Option<BTreeSet<String>>,
    /// Instructions that are of interest, as numbers of methods and positions in them: threads that stand there promise
    /// something.
    pub spots: BTreeSet<(u32, u32)>,
    /// What else promises something.
    pub prefer: Preferences,
    /// States without anything to do for the window, so far.
    pub(crate) stuck: u32,
}

/// What a search by heuristic prefers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Preferences {
    /// States in which many threads cannot move.
    pub blocked: bool,
    /// States in which threads stand at instructions of interest.
    pub accesses: bool,
}

/// What one thread at an instruction of interest is worth, in blocked threads.
const SPOT: u32 = 2;

/// What a state promises in which nothing of the window can move: more than all others.
const STUCK: u32 = 1 << 16;

impl Guide {
    /// A guide to a window, to instructions of interest, and to what else is preferred.
    pub fn new(window: Option<BTreeSet<String>>, spots: BTreeSet<(u32, u32)>, prefer: Preferences) -> Guide {
        Guide { window, spots, prefer, stuck: 0 }
    }

    /// Leaves only those threads movable whose turn it is.
    pub(crate) fn restrict(&self, machine: &Machine, statuses: &mut [ThreadStatus]) {
        let Some(window) = &self.window else { return };
        let is_inside = |status: &ThreadStatus| window.contains(&machine.name_of_thread(status.id));
        let movable = |status: &&mut ThreadStatus| status.movable;
        if statuses.iter().any(|status| status.movable && is_inside(status)) {
            statuses.iter_mut().filter(movable).for_each(|status| status.movable = is_inside(status));
        } else {
            statuses.iter_mut().filter(movable).skip(1).for_each(|status| status.movable = false);
        }
    }

    /// Whether there is a window, and only others can move.
    fn is_stuck(&self, machine: &Machine, statuses: &[ThreadStatus]) -> bool {
        let Some(window) = &self.window else { return false };
        let mut movable = statuses.iter().filter(|status| status.movable);
        movable.all(|status| !window.contains(&machine.name_of_thread(status.id)))
    }

    /// What a state promises.
    pub(crate) fn promise(&mut self, machine: &Machine, statuses: &[ThreadStatus]) -> u32 {
        if self.is_stuck(machine, statuses) {
            self.stuck += 1;
            return STUCK.saturating_add(self.stuck);
        }
        let blocked = statuses.iter().filter(|status| !status.movable).count() as u32;
        let at_spot = |status: &&ThreadStatus| {
            let own = machine.own_frame(status.id);
            own.is_some_and(|(frame, _)| self.spots.contains(&(frame.method.id.0, frame.pc)))
        };
        let spots = if self.prefer.accesses { statuses.iter().filter(at_spot).count() as u32 } else { 0 };
        SPOT * spots + if self.prefer.blocked { blocked } else { 0 }
    }
}
