//! Who waits for whom for ever, and where.

use vm::{Machine, Phase, Reference, Status, ThreadId};

/// The sets of threads each of which waits without limit for a monitor, an owned lock or a class initialisation that
/// the next one holds.
pub(super) fn circles(machine: &Machine) -> Vec<Vec<ThreadId>> {
    let mut found: Vec<Vec<ThreadId>> = Vec::new();
    for number in 0..machine.threads.len() as u32 {
        let mut walk = vec![ThreadId(number)];
        while let Some(next) = walk.last().and_then(|id| holder(machine, *id)) {
            if next.0 == number {
                walk.sort();
                found.push(walk);
                break;
            }
            if walk.contains(&next) {
                break;
            }
            walk.push(next);
        }
    }
    found.dedup();
    found
}

/// The other thread that holds what a thread waits for without limit.
fn holder(machine: &Machine, id: ThreadId) -> Option<ThreadId> {
    let thread = &machine.threads[id.0 as usize];
    let owner = match thread.status {
        Status::Blocked { on } | Status::Reacquiring { on, .. } => machine.heap.lock_word(on).owner().map(ThreadId),
        Status::Initializing { class } => {
            let state = class.mirror().map(|mirror| machine.heap.word(mirror + machine.heap.initialization_offset()));
            state.filter(|state| state & 0xff == 1).map(|state| ThreadId((state >> 8) as u32))
        }
        Status::Parked { deadline: None } => {
            let blocker = Reference::from_slot(machine.named_field(thread.object, "parkBlocker"));
            let owner = |lock: Reference| Reference::from_slot(machine.named_field(lock, "exclusiveOwnerThread"));
            (!blocker.is_null()).then(|| owner(blocker)).and_then(|owner| machine.threads.thread_of(owner))
        }
        _ => None,
    };
    owner.filter(|owner| *owner != id && (owner.0 as usize) < machine.threads.len())
}

/// The lines at which threads stand in the program itself, in order.
pub(super) fn lines_of(machine: &Machine, threads: &[ThreadId]) -> Vec<u32> {
    let stands = threads.iter().filter(|id| machine.threads[id.0 as usize].phase != Phase::Draining);
    let line = |id: &ThreadId| {
        let frames = machine.threads[id.0 as usize].frames.iter().rev();
        let own = frames.into_iter().find(|frame| frame.method.class.is_application());
        own.and_then(|frame| frame.code.line(frame.pc as usize)).map_or(0, u32::from)
    };
    let mut lines: Vec<u32> = stands.map(line).collect();
    lines.sort_unstable();
    lines
}

/// The line of the program in which an exception was made.
pub(super) fn thrown_at(machine: &Machine, exception: Reference) -> Vec<u32> {
    let trace = Reference::from_slot(machine.heap.field(exception, machine.known.throwable_backtrace));
    let length = if trace.is_null() { 0 } else { machine.heap.length(trace) };
    let places = (0..length).map(|index| machine.heap.element(trace, index, 3));
    let methods = places.map(|word| (machine.program.method(program::MethodId((word >> 32) as u32)), word as u32));
    let mut own = methods.filter(|(method, _)| method.class.is_application());
    let line = own.next().and_then(|(method, at)| method.decoded().and_then(|code| code.line(at as usize)));
    line.map(u32::from).into_iter().collect()
}
