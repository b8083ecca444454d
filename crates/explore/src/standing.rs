//! The threads of a state at a glance: what each does next, and who can move. Asked for once in each state.

use crate::options::Options;
use crate::threads::living;
use vm::exploring::{Footprint, Operation};
use vm::{Machine, ThreadId};

/// A thread that lives.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Standing {
    pub(crate) id: ThreadId,
    pub(crate) operation: Operation,
    pub(crate) movable: bool,
    /// It stands before a library call that would have to wait, and nobody could see it wait.
    pub(crate) held_up: bool,
}

/// The threads of a state.
#[derive(Default)]
pub(crate) struct Survey {
    pub(crate) standings: Vec<Standing>,
    /// What the next steps do, as far as somebody has asked for it.
    pub(crate) footprints: Vec<Option<Footprint>>,
    /// Workers of pools that have nothing to do were kept waiting in some state.
    pub(crate) kept_idle_waiting: bool,
    /// Some call was not begun in some state because it would only have waited.
    pub(crate) held_up: bool,
}

impl Survey {
    /// Finds out how the threads of a state stand, as far as atomic sections and priorities let them move.
    pub(crate) fn make(&mut self, machine: &mut Machine, options: &Options) {
        let stand = |id: ThreadId| {
            let operation = machine.operation(id);
            let movable = machine.can_move(id, operation, options.nondeterminism.spurious_wakeups);
            Standing { id, operation, movable, held_up: false }
        };
        self.standings.clear();
        self.standings.extend(living(machine).map(stand));
        self.leave_atomic_alone(machine);
        self.hold_up(machine);
        self.let_move(machine);
        if options.nondeterminism.respect_priorities {
            self.respect_priorities(machine);
        }
    }

    fn leave_atomic_alone(&mut self, machine: &Machine) {
        let atomic = |standing: &Standing| standing.movable && machine.threads[standing.id.0 as usize].atomic > 0;
        if let Some(only) = self.standings.iter().position(atomic) {
            self.standings.iter_mut().enumerate().for_each(|(number, standing)| standing.movable &= number == only);
        }
    }

    /// Tries the calls that may not have to begin yet.
    fn hold_up(&mut self, machine: &mut Machine) {
        self.footprints.clear();
        for standing in &mut self.standings {
            let tries = standing.movable && machine.begins_blocking_call(standing.id);
            let footprint = tries.then(|| machine.footprint(standing.id)).flatten();
            standing.held_up = footprint.as_ref().is_some_and(|footprint| footprint.waits && !footprint.queues);
            self.held_up |= standing.held_up;
            self.footprints.push(footprint);
        }
    }

    /// Of those who can move, workers without work do so only if nobody else can; who would only wait begins to when nothing else is
    /// left: then nobody will ever end it.
    fn let_move(&mut self, machine: &Machine) {
        let is_idle = |standing: &Standing| machine.is_idle(standing.id);
        let movable = |standing: &&Standing| standing.movable && !standing.held_up;
        let busy = self.standings.iter().filter(movable).any(|standing| !is_idle(standing));
        let idle = self.standings.iter().filter(movable).any(is_idle);
        let mut waiting = 0;
        for standing in self.standings.iter_mut().filter(|standing| standing.movable) {
            waiting += u32::from(standing.held_up);
            standing.movable = match standing.held_up {
                true => !busy && !idle && waiting == 1,
                false => !busy || !is_idle(standing),
            };
        }
        self.kept_idle_waiting |= busy && idle;
    }

    fn respect_priorities(&mut self, machine: &Machine) {
        let movable = self.standings.iter().filter(|standing| standing.movable);
        let highest = movable.map(|standing| machine.priority_of(standing.id)).max();
        for standing in &mut self.standings {
            standing.movable &= Some(machine.priority_of(standing.id)) == highest;
        }
    }
}
