//! Data races: two threads that stand before conflicting accesses of one place, neither volatile nor atomic.
//!
//! In a complete search a race exists exactly when some reachable state shows one like this; no clocks are needed. The
//! class library's own thread-safe classes race on purpose (a cached hash, a plain read that is repeated under a lock):
//! accesses by their code are not reported, nor are those of the static fields of any class of the JDK. An
//! unsynchronised `ArrayList` is, because its code promises nothing; and so are the fields and arrays of the program,
//! whoever accesses them for it: a `VarHandle` in plain mode, reflection, a copy of an array or of an object.
//!
//! Where a plain access meets one that is not (both through a `VarHandle`, say), that is no race by the contract, but
//! no proof for the Java memory model either.

use crate::thread_survey::ThreadStatus;
use library::responsibility::{self, INTERNAL, NOT_HANDED, ON_BEHALF, SYNCHRONISED, UNSYNCHRONISED};
use vm::exploring::{Access, Operation};
use vm::{Machine, ThreadId};

/// Two threads that stand before accesses of one place.
pub(crate) struct Race {
    /// The threads, and the place they meet in with the way they access it.
    pub(crate) pair: [(ThreadId, Access); 2],
    /// One of the accesses is volatile or atomic.
    pub(crate) mixed: bool,
}

/// Every pair of threads that race in the current state, with their accesses.
pub(crate) fn races(machine: &Machine, statuses: &[ThreadStatus]) -> Vec<Race> {
    let mut found = Vec::new();
    for (number, status) in statuses.iter().enumerate() {
        for one in accesses(machine, status).into_iter().flatten() {
            let others = statuses[number + 1..].iter();
            let theirs =
                |other: &ThreadStatus| accesses(machine, other).map(|access| access.map(|access| (other.id, access)));
            let meeting = others.flat_map(theirs).flatten();
            found.extend(meeting.filter_map(|other| race(machine, (status.id, one), other)));
        }
    }
    found
}

/// What a thread is about to access: nearly always one place or none, for a copy of arrays two.
fn accesses(machine: &Machine, status: &ThreadStatus) -> [Option<Access>; 2] {
    match status.operation {
        Operation::Access(access) => [Some(access), None],
        Operation::Opaque => machine.copies(status.id),
        _ => [None, None],
    }
}

fn race(machine: &Machine, one: (ThreadId, Access), other: (ThreadId, Access)) -> Option<Race> {
    let (plain, mixed) = (one.1.plain || other.1.plain, one.1.plain != other.1.plain);
    if !plain || !one.1.conflicts_with(&other.1) {
        return None;
    }
    let pair = [(one.0, one.1.within(&other.1)), (other.0, other.1.within(&one.1))];
    pair.iter().all(|(id, access)| is_reported(machine, *id, access)).then_some(Race { pair, mixed })
}

/// Whether nobody but the program is responsible for an access.
fn is_reported(machine: &Machine, id: ThreadId, access: &Access) -> bool {
    is_callers_affair(machine, id, access) && !is_made_internally(machine, id)
}

/// Whether the class library makes an access for one of its own packages.
fn is_made_internally(machine: &Machine, id: ThreadId) -> bool {
    let frames = machine.threads[id.0 as usize].frames.iter().rev().map(|frame| frame.method.class);
    let mut library = frames.take_while(|class| !class.is_application());
    library.any(is_internal)
}

/// Whether accesses in the calls of a class are no caller's affair, by whatever code they are made.
pub fn is_internal(class: program::ClassRef) -> bool {
    !class.is_application() && responsibility::starts(INTERNAL, class.name)
}

/// Whether objects of a class are the class library's own: nobody could have handed one to it.
pub fn is_kept_inside(class: program::ClassRef) -> bool {
    !class.is_application() && responsibility::is_one(NOT_HANDED, class.name)
}

fn is_callers_affair(machine: &Machine, id: ThreadId, access: &Access) -> bool {
    let class = machine.peek_class(access.object);
    if class.is_array() {
        return responsible(machine, id).is_some_and(leaves_synchronisation_to_users);
    }
    if is_kept_inside(class) {
        return false;
    }
    let field = machine.field_in(access.object, access.word());
    // What a class of the library keeps in a static field nobody could have handed to it.
    if field.is_some_and(|field| field.is_static() && !field.class.is_application()) {
        return false;
    }
    let accessing = || machine.threads[id.0 as usize].frames.last().map(|frame| frame.method.class);
    field.is_some_and(|field| field.class.is_application()) || accessing().is_some_and(leaves_synchronisation_to_users)
}

/// The class whose code answers for an access of an array. Arrays of `java.lang.invoke` itself are its own affair:
/// caches, mostly.
fn responsible(machine: &Machine, id: ThreadId) -> Option<program::ClassRef> {
    let mut classes = machine.threads[id.0 as usize].frames.iter().rev().map(|frame| frame.method.class);
    let accessing = classes.next()?;
    let own =
        accessing.name.starts_with("java/lang/invoke/") && !accessing.name.starts_with("java/lang/invoke/VarHandle");
    let is_transparent = |class: &program::ClassRef| responsibility::is_one(ON_BEHALF, class.name);
    match own || !is_transparent(&accessing) {
        true => Some(accessing),
        false => classes.find(|class| !is_transparent(class)),
    }
}

/// Whether a class promises nothing about threads: a class of the program, or an unsynchronised one of the class
/// library.
pub fn leaves_synchronisation_to_users(class: program::ClassRef) -> bool {
    let starts = |list| responsibility::starts(list, class.name);
    class.is_application() || starts(UNSYNCHRONISED) && !starts(SYNCHRONISED)
}
