//! Locks of the class library as people know them: a lock and the synchroniser inside it are one thing, and what a thread waits for
//! is a lock that somebody holds for reading or writing. Words for people, nothing depends on them.

use crate::words::{Names, type_name};
use program::ClassRef;
use vm::{Machine, Reference, ThreadId};

const READ_WRITE: &str = "java/util/concurrent/locks/ReentrantReadWriteLock";
const STAMPED: &str = "java/util/concurrent/locks/StampedLock";
const CONDITION: &str = "java/util/concurrent/locks/AbstractQueuedSynchronizer$ConditionObject";

/// What an object is called: which part it is, of what type, and the object that has the number. A `ReentrantLock` has that of its
/// synchroniser, which is what threads are parked for; so have the two sides of a read-write lock.
pub(crate) fn called(machine: &Machine, object: Reference) -> (&'static str, String, Reference) {
    let class = machine.peek_class(object);
    let sync = synchroniser(machine, object);
    let name = type_name(class);
    let outer = name.split('$').next().unwrap_or_default().to_owned();
    match sync {
        _ if class.name == CONDITION => ("", String::from("Condition"), object),
        None => ("", name, object),
        Some(sync) if name.ends_with("$ReadLock") => ("the read lock of ", outer, sync),
        Some(sync) if name.ends_with("$WriteLock") => ("the write lock of ", outer, sync),
        Some(sync) => ("", outer, sync),
    }
}

/// The synchroniser of a lock of the class library, or the object itself if it is one.
fn synchroniser(machine: &Machine, object: Reference) -> Option<Reference> {
    let class = machine.peek_class(object);
    if !class.name.starts_with("java/util/concurrent/") {
        return None;
    }
    if class.name.contains('$') && is_synchroniser(class) {
        return Some(object);
    }
    let inner = Reference::from_slot(machine.named_field(object, "sync"));
    (!inner.is_null() && is_synchroniser(machine.peek_class(inner))).then_some(inner)
}

/// Whether a class is a synchroniser that locks, latches and semaphores are made of.
pub(crate) fn is_synchroniser(class: ClassRef) -> bool {
    std::iter::successors(Some(class), |class| class.super_class)
        .any(|class| class.name == "java/util/concurrent/locks/AbstractQueuedSynchronizer")
}

/// What a thread that is parked for a lock waits for, if that is one for readers and writers.
pub(crate) fn waiting(machine: &Machine, names: &mut Names, id: ThreadId, blocker: Reference) -> Option<String> {
    let class = machine.peek_class(blocker).name;
    let name = names.object(machine, blocker);
    let reads = is_reading(machine, id);
    let side = if reads { "read lock" } else { "write lock" };
    let held = match class {
        STAMPED => stamped_words(machine.named_field(blocker, "state")),
        _ if class.starts_with(READ_WRITE) => read_write_words(machine, id, blocker),
        _ => return None,
    };
    Some(match held {
        Some(held) if !reads || held.contains("writing") => format!("waits for the {side} of {name}, which is {held}"),
        _ => format!("waits for the {side} of {name}, behind a writer that waits"),
    })
}

/// Whether the call in which a thread waits is one for reading.
fn is_reading(machine: &Machine, id: ThreadId) -> bool {
    let frames = machine.threads[id.0 as usize].frames.iter().rev();
    frames
        .take_while(|frame| !frame.method.class.is_application())
        .any(|frame| matches!(frame.method.name, "acquireRead" | "acquireShared" | "acquireSharedInterruptibly"))
        || machine.threads[id.0 as usize]
            .frames
            .iter()
            .rev()
            .any(|frame| frame.method.class.name.ends_with("$ReadLock"))
}

/// By whom a `StampedLock` is held: it does not know its owners. Bit 7 is the writer, those below count readers.
fn stamped_words(state: u64) -> Option<String> {
    match (state & 0x80, state & 0x7f) {
        (0, 0) => None,
        (0, readers) => Some(format!("held for reading{}", times(readers))),
        _ => Some(String::from("held for writing")),
    }
}

/// By whom a `ReentrantReadWriteLock` is held: it knows the writer, and the first of the readers.
fn read_write_words(machine: &Machine, id: ThreadId, sync: Reference) -> Option<String> {
    let writer = Reference::from_slot(machine.named_field(sync, "exclusiveOwnerThread"));
    if !writer.is_null() {
        return Some(format!("held by {} for writing", machine.name_in_thread(writer)));
    }
    let readers = (machine.named_field(sync, "state") as u32) >> 16;
    let first = Reference::from_slot(machine.named_field(sync, "firstReader"));
    match readers {
        0 => None,
        _ if first.is_null() => Some(format!("held for reading{}", times(u64::from(readers)))),
        _ => {
            let own = first == machine.threads[id.0 as usize].object;
            let who = if own { String::from("the thread itself") } else { machine.name_in_thread(first) };
            let others = if readers > 1 { ", and not by that one alone" } else { "" };
            Some(format!("held by {who} for reading{others}"))
        }
    }
}

fn times(count: u64) -> String {
    if count == 1 { String::new() } else { format!(", {count} times") }
}
