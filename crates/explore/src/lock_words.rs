//! Locks of the class library as people know them: a lock and the synchroniser inside it are one thing, and what a
//! thread waits for is a lock that somebody holds for reading or writing. Words for people; `waits_for` also asks here
//! who holds a lock.

use crate::naming::{Names, type_name};
use program::ClassRef;
use vm::{Machine, Reference, ThreadId};

const READ_WRITE: &str = "java/util/concurrent/locks/ReentrantReadWriteLock";
const STAMPED: &str = "java/util/concurrent/locks/StampedLock";
/// Later JDKs count the holders of read-write locks in a long.
const SYNCHRONISERS: [&str; 2] = [
    "java/util/concurrent/locks/AbstractQueuedSynchronizer",
    "java/util/concurrent/locks/AbstractQueuedLongSynchronizer",
];

/// What an object is called: which part it is, of what type, and the object that has the number. A `ReentrantLock` has
/// that of its synchroniser, which is what threads are parked for; so have the two sides of a read-write lock.
pub(crate) fn called(machine: &Machine, object: Reference) -> (&'static str, String, Reference) {
    let class = machine.peek_class(object);
    let sync = synchroniser(machine, object);
    let name = type_name(class);
    let outer = name.split('$').next().unwrap_or_default().to_owned();
    match sync {
        _ if is_condition(class) => ("", String::from("Condition"), object),
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
    std::iter::successors(Some(class), |class| class.super_class).any(|class| SYNCHRONISERS.contains(&class.name))
}

fn is_condition(class: ClassRef) -> bool {
    let outer = class.name.strip_suffix("$ConditionObject");
    outer.is_some_and(|outer| SYNCHRONISERS.contains(&outer))
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
pub(crate) fn is_reading(machine: &Machine, id: ThreadId) -> bool {
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
    let state = machine.named_field(sync, "state");
    let readers = if counts_in_long(machine.peek_class(sync)) { (state >> 32) as u32 } else { (state as u32) >> 16 };
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

/// Whether a synchroniser of a read-write lock keeps readers and writers in the halves of a long.
fn counts_in_long(class: ClassRef) -> bool {
    std::iter::successors(Some(class), |class| class.super_class).any(|class| class.name == SYNCHRONISERS[1])
}

fn times(count: u64) -> String {
    if count == 1 { String::new() } else { format!(", {count} times") }
}

/// Whether a class is the synchroniser inside a lock that knows who holds it.
pub(crate) fn has_owner(class: ClassRef) -> bool {
    let names = ["java/util/concurrent/locks/ReentrantLock$", "java/util/concurrent/locks/ReentrantReadWriteLock$"];
    names.iter().any(|name| class.name.starts_with(name)) && is_synchroniser(class)
}

/// The thread that holds a lock for itself alone, or null.
pub(crate) fn owner(machine: &Machine, sync: Reference) -> Reference {
    field(machine, sync, "exclusiveOwnerThread")
}

/// Whether a thread holds a read-write lock for reading. The lock knows the first reader, the others know it
/// themselves.
pub(crate) fn is_reader(machine: &Machine, thread: Reference, sync: Reference) -> bool {
    if !machine.peek_class(sync).name.starts_with(READ_WRITE) {
        return false;
    }
    if field(machine, sync, "firstReader") == thread {
        return true;
    }
    let (holds, map) = (field(machine, sync, "readHolds"), field(machine, thread, "threadLocals"));
    let table = if map.is_null() { Reference::NULL } else { field(machine, map, "table") };
    let count = if table.is_null() { 0 } else { machine.heap.length(table) };
    let entries = (0..count).map(|index| Reference::from_slot(machine.heap.element(table, index, REFERENCE_SHIFT)));
    let mut entries = entries.filter(|entry| !entry.is_null());
    let own = entries.find(|entry| !holds.is_null() && field(machine, *entry, "referent") == holds);
    let counter = own.map(|entry| field(machine, entry, "value")).filter(|counter| !counter.is_null());
    counter.is_some_and(|counter| machine.named_field(counter, "count") as u32 as i32 > 0)
}

/// The thread that has waited longest for a lock, or null, if it wants the lock for itself alone.
pub(crate) fn first_writer_in_queue(machine: &Machine, sync: Reference) -> Reference {
    let head = field(machine, sync, "head");
    let first = if head.is_null() { Reference::NULL } else { field(machine, head, "next") };
    let reads = |node: Reference| machine.peek_class(node).name.ends_with("$SharedNode");
    if first.is_null() || reads(first) { Reference::NULL } else { field(machine, first, "waiter") }
}

/// Elements of arrays of references have four bytes.
const REFERENCE_SHIFT: u32 = 2;

fn field(machine: &Machine, object: Reference, name: &str) -> Reference {
    Reference::from_slot(machine.named_field(object, name))
}
