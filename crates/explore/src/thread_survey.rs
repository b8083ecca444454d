//! The threads of a state at a glance: what each does next, and who can move. Asked for once in each state.

use crate::options::Options;
use crate::threads::living;
use crate::time_outs;
use vm::exploring::{Footprint, Operation};
use vm::{Machine, ThreadId};

/// A thread that lives.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ThreadStatus {
    pub(crate) id: ThreadId,
    pub(crate) operation: Operation,
    pub(crate) movable: bool,
    /// It stands before a library call that would have to wait, and nobody could see it wait.
    pub(crate) blocked_call: bool,
}

/// The threads of a state.
#[derive(Default)]
pub(crate) struct Survey {
    pub(crate) statuses: Vec<ThreadStatus>,
    /// What the next steps do, as far as somebody has asked for it.
    pub(crate) footprints: Vec<Option<Footprint>>,
    /// Workers of pools that have nothing to do were kept waiting in some state.
    pub(crate) kept_idle_waiting: bool,
    /// Some call was not begun in some state because it would only have waited.
    pub(crate) blocked_call: bool,
    /// What time does in the present state, and has not done in some state.
    pub(crate) time: time_outs::Time,
}

impl Survey {
    /// Finds out how the threads of a state stand, as far as atomic sections and priorities let them move.
    pub(crate) fn make(&mut self, machine: &mut Machine, options: &Options) {
        let stand = |id: ThreadId| {
            let operation = machine.operation(id);
            let movable = machine.can_move(id, operation, options.nondeterminism.spurious_wakeups);
            ThreadStatus { id, operation, movable, blocked_call: false }
        };
        self.statuses.clear();
        self.statuses.extend(living(machine).map(stand));
        self.leave_atomic_alone(machine);
        self.find_blocked_calls(machine);
        self.time.restrict(machine, options.nondeterminism.time_outs, &mut self.statuses);
        self.let_move(machine);
        if options.nondeterminism.respect_priorities {
            self.respect_priorities(machine);
        }
    }

    fn leave_atomic_alone(&mut self, machine: &Machine) {
        let atomic = |status: &ThreadStatus| status.movable && machine.threads[status.id.0 as usize].atomic > 0;
        if let Some(only) = self.statuses.iter().position(atomic) {
            self.statuses.iter_mut().enumerate().for_each(|(number, status)| status.movable &= number == only);
        }
    }

    /// Tries the calls that may not have to begin yet.
    fn find_blocked_calls(&mut self, machine: &mut Machine) {
        self.footprints.clear();
        for status in &mut self.statuses {
            let tries = status.movable && machine.begins_blocking_call(status.id);
            let footprint = tries.then(|| machine.footprint(status.id)).flatten();
            status.blocked_call = footprint.as_ref().is_some_and(|footprint| footprint.waits && !footprint.queues);
            self.blocked_call |= status.blocked_call;
            self.footprints.push(footprint);
        }
    }

    /// Tries the initialisers of the JDK that threads stand before: what they do is known then.
    pub(crate) fn try_initializers(&mut self, machine: &mut Machine) {
        for (status, footprint) in self.statuses.iter().zip(&mut self.footprints) {
            if status.movable && footprint.is_none() && machine.initializes_library_class(status.id) {
                *footprint = machine.footprint(status.id);
            }
        }
    }

    /// Of those who can move, workers without work do so only if nobody else can; who would only wait begins to when
    /// nothing else is left: then nobody will ever end it.
    fn let_move(&mut self, machine: &Machine) {
        let is_idle = |status: &ThreadStatus| machine.is_idle(status.id);
        let movable = |status: &&ThreadStatus| status.movable && !status.blocked_call;
        let busy = self.statuses.iter().filter(movable).any(|status| !is_idle(status));
        let idle = self.statuses.iter().filter(movable).any(is_idle);
        let mut waiting = 0;
        for status in self.statuses.iter_mut().filter(|status| status.movable) {
            waiting += u32::from(status.blocked_call);
            status.movable = match status.blocked_call {
                true => !busy && !idle && waiting == 1,
                false => !busy || !is_idle(status),
            };
        }
        self.kept_idle_waiting |= busy && idle;
    }

    fn respect_priorities(&mut self, machine: &Machine) {
        let movable = self.statuses.iter().filter(|status| status.movable);
        let highest = movable.map(|status| machine.priority_of(status.id)).max();
        for status in &mut self.statuses {
            status.movable &= Some(machine.priority_of(status.id)) == highest;
        }
    }
}
