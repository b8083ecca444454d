//! Which choices suffice: threads whose next steps commute with whatever the others may ever do.
//!
//! A step that others cannot observe commutes with everything, so the thread that makes it may go first and alone. The
//! search takes care that nobody is left out for ever (see `model::TransitionSystem::choices`).

use vm::explore::Operation;
use vm::{Machine, ThreadId};

/// One of the threads that can move whose steps suffice; none where all are needed.
pub(crate) fn sufficient(machine: &Machine, movable: &[ThreadId]) -> Option<ThreadId> {
    let private = |id: &&ThreadId| matches!(machine.operation(**id), Operation::Local | Operation::Choose(_));
    movable.iter().find(private).copied()
}
