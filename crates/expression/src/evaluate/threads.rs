//! What can be said about threads in a state.

use program::MethodId;
use vm::exploring::Operation;
use vm::{Machine, Phase, Status, ThreadId};

/// Whether a thread has called one of these methods and not left it; with a line, whether it is there.
pub(super) fn is_standing(machine: &Machine, methods: &[MethodId], line: Option<u32>) -> bool {
    let living = machine.threads.iter().filter(|thread| !thread.is_terminated());
    let mut frames = living.flat_map(|thread| thread.frames.iter());
    frames.any(|frame| {
        let here = || frame.code.line(frame.pc as usize).map(u32::from);
        methods.contains(&frame.method.id) && line.is_none_or(|line| here() == Some(line))
    })
}

/// Whether a thread of this name lives. The main thread has ended when it only waits for the others.
pub(super) fn is_alive(machine: &Machine, name: &str) -> bool {
    named(machine, name).any(|id| machine.threads[id.0 as usize].phase < Phase::Draining)
}

/// Whether it needs a monitor that another thread holds, or a class that another thread initialises.
pub(super) fn is_blocked(machine: &Machine, name: &str) -> bool {
    named(machine, name).any(|id| match machine.operation(id) {
        Operation::Enter(on) => machine.heap.lock_word(on).owner().is_some_and(|owner| owner != id.0),
        operation @ Operation::Initialize(_) => !machine.can_move(id, operation, false),
        _ => false,
    })
}

/// Whether it waits for a notification, a permit, or the end of another thread.
pub(super) fn is_waiting(machine: &Machine, name: &str) -> bool {
    named(machine, name).any(|id| match machine.threads[id.0 as usize].status {
        Status::Waiting { .. } => true,
        Status::Parked { .. } => machine.threads[id.0 as usize].wake.is_none(),
        _ => {
            let operation = machine.operation(id);
            matches!(operation, Operation::Join(_)) && !machine.can_move(id, operation, false)
        }
    })
}

fn named<'a>(machine: &'a Machine, name: &'a str) -> impl Iterator<Item = ThreadId> + 'a {
    let living = (0..machine.threads.len() as u32).filter(|id| !machine.threads[*id as usize].is_terminated());
    living.map(ThreadId).filter(move |id| machine.name_of_thread(*id) == name)
}
