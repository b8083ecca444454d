//! The threads of a state at a glance: what each does next, and who can move. Asked for once in each state.

use crate::options::Options;
use crate::threads::living;
use vm::explore::Operation;
use vm::{Machine, ThreadId};

/// A thread that lives.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Standing {
    pub(crate) id: ThreadId,
    pub(crate) operation: Operation,
    pub(crate) movable: bool,
}

/// Finds out how the threads of a state stand, as far as atomic sections and priorities let them move. Answers whether workers of pools
/// that have nothing to do were kept waiting.
pub(crate) fn survey(machine: &Machine, options: &Options, into: &mut Vec<Standing>) -> bool {
    into.clear();
    into.extend(living(machine).map(|id| {
        let operation = machine.operation(id);
        Standing { id, operation, movable: machine.can_move(id, operation, options.spurious_wakeups) }
    }));
    let atomic = |standing: &Standing| standing.movable && machine.threads[standing.id.0 as usize].atomic > 0;
    if let Some(only) = into.iter().position(atomic) {
        into.iter_mut().enumerate().for_each(|(number, standing)| standing.movable &= number == only);
    }
    let is_idle = |standing: &Standing| standing.movable && machine.is_idle(standing.id);
    let kept_waiting = into.iter().any(is_idle) && into.iter().any(|standing| standing.movable && !is_idle(standing));
    if kept_waiting {
        into.iter_mut().for_each(|standing| standing.movable &= !is_idle(standing));
    }
    if options.respect_priorities {
        let movable = into.iter().filter(|standing| standing.movable);
        let highest = movable.map(|standing| machine.priority_of(standing.id)).max();
        into.iter_mut().for_each(|standing| standing.movable &= Some(machine.priority_of(standing.id)) == highest);
    }
    kept_waiting
}
