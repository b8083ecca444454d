//! Who can move, and how (JLS 17.2 and the contract): a timed wait may end at any moment, `notify` may take any waiter,
//! an interrupt ends a wait unless a notification comes first, and who timed out and was interrupted since may return
//! or throw.

use vm::{Machine, Phase, Reference, Status, ThreadId, Wake};

/// Something that can happen next.
#[derive(Clone, Copy, Debug)]
pub(super) enum Move {
    /// A thread executes an instruction.
    Step(ThreadId),
    /// The time of a wait is over.
    TimeOut(ThreadId),
    /// A wait ends because its thread was interrupted.
    Interrupt(ThreadId),
    /// The next notification will wake this one.
    First(ThreadId),
}

/// Everything that can happen next. That somebody is the first to be notified does not count where nobody can notify.
pub(super) fn moves(machine: &Machine) -> Vec<Move> {
    let living = (0..machine.threads.len() as u32).map(ThreadId).filter(|id| !of(machine, *id).is_terminated());
    let moves: Vec<Move> = living.flat_map(|id| moves_of(machine, id)).collect();
    let idle = moves.iter().all(|next| matches!(next, Move::First(_)));
    if idle { Vec::new() } else { moves }
}

fn of(machine: &Machine, id: ThreadId) -> &vm::Thread {
    &machine.threads[id.0 as usize]
}

fn moves_of(machine: &Machine, id: ThreadId) -> Vec<Move> {
    let is_free = |object: Reference| machine.heap.lock_word(object).owner().is_none_or(|owner| owner == id.0);
    let when = |possible: bool, next: Move| possible.then_some(next);
    let interrupted = machine.is_interrupted(id);
    let moves = match of(machine, id).status {
        Status::Runnable => [when(is_not_draining(machine, id), Move::Step(id)), None, None],
        Status::Blocked { on } => [when(is_free(on), Move::Step(id)), None, None],
        Status::Reacquiring { on, wake, .. } => {
            let late = wake == Wake::TimedOut && interrupted;
            [when(is_free(on), Move::Step(id)), when(late, Move::Interrupt(id)), None]
        }
        Status::Initializing { .. } => [when(machine.is_enabled(id), Move::Step(id)), None, None],
        Status::Waiting { on, deadline, .. } => {
            let others = machine.threads.waiters(on);
            let ends = when(deadline.is_some(), Move::TimeOut(id));
            [ends, when(interrupted, Move::Interrupt(id)), when(others.first() != Some(&id), Move::First(id))]
        }
        Status::Parked { deadline } => [when(deadline.is_some(), Move::TimeOut(id)), None, None],
        Status::Sleeping { .. } => [Some(Move::TimeOut(id)), None, None],
        Status::Terminated => [None, None, None],
    };
    moves.into_iter().flatten().collect()
}

/// The main thread, once it has ended, waits for all that are no daemons.
fn is_not_draining(machine: &Machine, id: ThreadId) -> bool {
    let counts = |thread: &vm::Thread| !thread.is_terminated() && !thread.daemon;
    let others = machine.threads.iter().enumerate().filter(|(number, _)| *number != id.0 as usize);
    of(machine, id).phase != Phase::Draining || !others.map(|(_, thread)| thread).any(counts)
}

/// Ends a timed wait, which has then taken its time.
pub(super) fn time_out(machine: &mut Machine, id: ThreadId, clock_moves: bool) {
    let status = of(machine, id).status;
    let deadline = match status {
        Status::Waiting { deadline, .. } | Status::Parked { deadline } => deadline,
        Status::Sleeping { deadline } => Some(deadline),
        _ => None,
    };
    if clock_moves {
        machine.clock = machine.clock.max(deadline.unwrap_or(0));
    }
    let thread = machine.thread_to_change(id);
    if let Status::Waiting { on, count, .. } = status {
        thread.status = Status::Reacquiring { on, count, wake: Wake::TimedOut };
    } else {
        (thread.status, thread.wake) = (Status::Runnable, Some(Wake::TimedOut));
    }
}

/// Lets a wait end by the interrupt.
pub(super) fn interrupt(machine: &mut Machine, id: ThreadId) {
    let thread = machine.thread_to_change(id);
    if let Status::Waiting { on, count, .. } | Status::Reacquiring { on, count, .. } = thread.status {
        thread.status = Status::Reacquiring { on, count, wake: Wake::Interrupted };
    }
}
