//! What of the class library an analysis must understand: whose accesses count, and the locks of
//! `java.util.concurrent`.
//!
//! Exclusive locks are recognised by the owner that `AbstractOwnableSynchronizer` is told, once when the lock is taken
//! and once when it is given up; read locks by the count of readers in the state of a `ReentrantReadWriteLock`.
//! Whatever else is built from atomic operations (`StampedLock`, semaphores, latches) orders memory, but is no lock for
//! lock sets and lock trees.

use crate::sites::Spot;
use detect::Mode;
use program::layout::HEADER_WORDS;
use program::{ClassRef, MethodRef};
use vm::recording::{Accesses, Interest};
use vm::{Machine, Reference};

/// The class that knows the owner of a lock.
const OWNABLE: &str = "java/util/concurrent/locks/AbstractOwnableSynchronizer";

/// The package of the locks, whose code makes the objects that locks are known by.
const LOCKS: &str = "java/util/concurrent/locks/";

/// What of the code of a class is of interest.
pub(crate) fn interest(class: ClassRef) -> Interest {
    let accesses = accesses(class);
    let births = accesses == Accesses::Own || class.name.starts_with(LOCKS);
    Interest { accesses, births, internal: explore::is_internal(class) }
}

fn accesses(class: ClassRef) -> Accesses {
    if class.is_application() && !class.name.starts_with("sojourner/") {
        Accesses::Own
    } else if is_stream(class) {
        Accesses::Volatile
    } else if class.name == OWNABLE || explore::leaves_synchronisation_to_users(class) && !class.is_application() {
        Accesses::Callers
    } else {
        Accesses::Volatile
    }
}

/// Streams hand their parts from thread to thread by fences, which this analysis takes for no order.
fn is_stream(class: ClassRef) -> bool {
    class.name.starts_with("java/util/stream/") || class.is_of_jdk() && class.name.contains("Spliterator")
}

/// Whether code of the program takes a lock at a spot: by itself, or by a call of its own of the lock, or of an object
/// that locks itself.
pub(crate) fn is_taken_by_program(machine: &Machine, spot: Spot, object: Reference) -> bool {
    let is_asked = |method: MethodRef| {
        method.class.name.starts_with(LOCKS) || machine.peek_class(object).is_subclass_of(method.class)
    };
    machine.is_own(spot.method) && spot.library.is_none_or(is_asked)
}

/// Whether a class is the one that knows the owner of a lock.
pub(crate) fn is_ownable(class: ClassRef) -> bool {
    class.name == OWNABLE
}

/// How many readers an atomic update of the state of a read-write lock adds, if it is one. The upper half of the state
/// counts them.
pub(crate) fn readers_added(machine: &Machine, object: Reference, offset: u32, update: [u64; 2]) -> Option<i32> {
    let class = machine.peek_class(object);
    let is_lock = class.name.starts_with("java/util/concurrent/locks/ReentrantReadWriteLock$");
    let state = is_lock.then(|| class.field_named("state")).flatten()?;
    let one_reader = if state.is_wide() { 1 << 32 } else { 1 << 16 };
    let [before, after] = update;
    match 8 * (HEADER_WORDS + state.word) == offset {
        true if after.wrapping_sub(before) == one_reader => Some(1),
        true if before.wrapping_sub(after) == one_reader => Some(-1),
        _ => None,
    }
}

/// Whether a method waits for a condition, by its class and name.
pub(crate) fn awaits_condition(class: &str, method: &str) -> bool {
    class.ends_with("$ConditionObject")
        && class.starts_with("java/util/concurrent/locks/")
        && method.starts_with("await")
}

/// How a method takes a lock, if it does: whether it waits for it, and in which mode.
pub(crate) fn taking(class: &str, method: &str) -> Option<(bool, Mode)> {
    if !class.starts_with("java/util/concurrent/locks/") {
        return None;
    }
    let mode = if class.ends_with("$ReadLock") { Mode::Shared } else { Mode::Exclusive };
    // A timed attempt comes to its end too.
    let waits = method.starts_with("lock");
    (waits || method.starts_with("tryLock")).then_some((waits, mode))
}
