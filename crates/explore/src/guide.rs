//! A search that is led: only the threads of a window, and states that promise something first.
//!
//! A *window* is a set of threads by name. As long as one of them can move, no other does; where none can, the first of the others moves,
//! so that what the window waits for comes about. That leaves runs out: nothing that holds in a window alone holds of the program. What
//! goes wrong goes wrong in a run of the program all the same. The reduction stays right: among the choices that are left it takes
//! threads whose steps commute with whatever else may come before them, and outside of the window nothing comes before them.
//!
//! What a state *promises* is a number that a search by heuristic sorts by; it decides the order only.

use crate::standing::Standing;
use std::collections::BTreeSet;
use vm::Machine;

/// How a search is led; by default not at all.
#[derive(Clone, Debug, Default)]
pub struct Guide {
    /// The names of the threads of the window.
    pub window: Option<BTreeSet<String>>,
    /// Instructions that are of interest, as numbers of methods and positions in them: threads that stand there promise something.
    pub spots: BTreeSet<(u32, u32)>,
    /// What else promises something.
    pub prefer: Preferences,
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

impl Guide {
    /// Leaves only those threads movable whose turn it is.
    pub(crate) fn restrict(&self, machine: &Machine, standings: &mut [Standing]) {
        let Some(window) = &self.window else { return };
        let is_inside = |standing: &Standing| window.contains(&machine.name_of_thread(standing.id));
        let movable = |standing: &&mut Standing| standing.movable;
        if standings.iter().any(|standing| standing.movable && is_inside(standing)) {
            standings.iter_mut().filter(movable).for_each(|standing| standing.movable = is_inside(standing));
        } else {
            standings.iter_mut().filter(movable).skip(1).for_each(|standing| standing.movable = false);
        }
    }

    /// What a state promises.
    pub(crate) fn promise(&self, machine: &Machine, standings: &[Standing]) -> u32 {
        let blocked = standings.iter().filter(|standing| !standing.movable).count() as u32;
        let at_spot = |standing: &&Standing| {
            let own = machine.own_frame(standing.id);
            own.is_some_and(|(frame, _)| self.spots.contains(&(frame.method.id.0, frame.pc)))
        };
        let spots = if self.prefer.accesses { standings.iter().filter(at_spot).count() as u32 } else { 0 };
        SPOT * spots + if self.prefer.blocked { blocked } else { 0 }
    }
}
