//! Who waits for whom: threads that wait without limit for something that another one holds, and circles of them.
//!
//! What is held: a monitor, the initialisation of a class, and the locks of the class library that know their owners
//! (`ReentrantLock`, `ReentrantReadWriteLock`). Each arc says that one thread cannot go on before another one moves: a
//! writer waits for every reader, a reader for the writer that came before it. So the threads of a circle never move
//! again, whatever the others do, and that is the deadlock that `jstack` would show; a thread that holds a read lock
//! and wants the write lock is a circle by itself. Timed waits are not without limit. Other locks do not say who holds
//! them (`StampedLock`, `Semaphore`, classes of the program): no arcs.
//!
//! A wait in `lockInterruptibly` can be ended by an interrupt, and where threads may be stopped, so can every wait in
//! the class library (not one for a monitor). Such waits are *soft*: a circle with one of them counts only if nobody
//! outside could end it (`Circle::soft`). What others may still do is over-approximated, so there it errs towards no
//! report.
//!
//! A call that was not begun because it would only wait (`ThreadStatus::blocked_call`) waits like one that was: nothing
//! but beginning it lies between the two states.
//!
//! **Why the reduction keeps such states.** Let a run lead from an explored state to one with a circle. If a step of it
//! is in the persistent set, that step can be made first. If none is, then whatever the set does commutes with the
//! whole run and is still possible at its end, so it is no step of a thread of the circle, and leads to a state with
//! the same circle. The search never puts off the steps of the run for ever (see `model::TransitionSystem::choices`),
//! so a state with the circle is explored.

use crate::lock_words;
use crate::thread_survey::{Survey, ThreadStatus};
use program::{ClassRef, MethodRef};
use vm::exploring::{Footprint, Operation};
use vm::{Machine, Reference, Status};

/// What a thread waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Held {
    Monitor(Reference),
    /// The synchroniser inside a lock of the class library.
    Lock(Reference),
    Initialization(ClassRef),
}

/// A thread that waits, by its rank among the living.
#[derive(Clone, Debug)]
pub(crate) struct Wait {
    pub(crate) rank: usize,
    pub(crate) held: Held,
    /// Those who must move first, by rank.
    holders: Vec<usize>,
    /// It can be ended from outside.
    soft: bool,
}

impl Wait {
    /// Those who must move first, by rank.
    pub(crate) fn holders(&self) -> &[usize] {
        &self.holders
    }
}

/// Threads that wait for each other: each for something that the next one holds, the last for the first.
#[derive(Clone, Debug)]
pub(crate) struct Circle {
    pub(crate) waits: Vec<Wait>,
    /// One of them can be ended from outside.
    pub(crate) soft: bool,
}

/// The circles of a state, each thread in one at most; firm ones first.
pub(crate) fn circles(machine: &Machine, survey: &Survey) -> Vec<Circle> {
    let waits = waits(machine, survey);
    let mut found: Vec<Circle> = Vec::new();
    for soft in [false, true] {
        for first in &waits {
            let known = found.iter().any(|circle| circle.waits.iter().any(|wait| wait.rank == first.rank));
            if !known && let Some(waits) = circle_through(first, &waits, soft) {
                found.push(Circle { soft: waits.iter().any(|wait| wait.soft), waits });
            }
        }
    }
    found
}

/// The shortest way from a thread back to itself; without soft waits if so asked.
fn circle_through(first: &Wait, waits: &[Wait], soft: bool) -> Option<Vec<Wait>> {
    let usable = |rank: usize| waits.iter().find(|wait| wait.rank == rank && (soft || !wait.soft));
    let mut ways = vec![vec![usable(first.rank)?]];
    let mut seen = vec![first.rank];
    let mut next = 0;
    while let Some(way) = ways.get(next).cloned() {
        next += 1;
        let last = way.last()?;
        if last.holders.contains(&first.rank) {
            return Some(way.into_iter().cloned().collect());
        }
        for wait in last.holders.iter().filter_map(|rank| usable(*rank)) {
            if !seen.contains(&wait.rank) {
                seen.push(wait.rank);
                ways.push(way.iter().copied().chain([wait]).collect());
            }
        }
    }
    None
}

/// The threads of a state that wait for something that is held.
pub(crate) fn waits(machine: &Machine, survey: &Survey) -> Vec<Wait> {
    let statuses = &survey.statuses;
    let footprint = |rank: usize| survey.footprints.get(rank).and_then(Option::as_ref);
    let blocked = |(rank, status): (usize, &ThreadStatus)| {
        let (held, soft) = awaited(machine, status, footprint(rank))?;
        let holders = match held {
            Held::Monitor(object) => owner_of_monitor(machine, statuses, object),
            Held::Lock(sync) => holders(machine, statuses, status, sync),
            Held::Initialization(class) => ranks(statuses, |other| machine.initializer_of(class) == Some(other.id)),
        };
        let is_own = matches!(held, Held::Monitor(_) | Held::Initialization(_)) && holders.contains(&rank);
        (!holders.is_empty() && !is_own).then_some(Wait { rank, held, holders, soft })
    };
    statuses.iter().enumerate().filter_map(blocked).collect()
}

/// What a thread waits for without limit, and whether that can be ended from outside.
fn awaited(machine: &Machine, status: &ThreadStatus, footprint: Option<&Footprint>) -> Option<(Held, bool)> {
    let thread = &machine.threads[status.id.0 as usize];
    if thread.status == (Status::Parked { deadline: None }) {
        let blocker = Reference::from_slot(machine.named_field(thread.object, "parkBlocker"));
        let methods = thread.frames.iter().rev().map(|frame| frame.method);
        return lock(machine, blocker, methods.take_while(|method| !method.class.is_application()));
    }
    if status.blocked_call {
        let wait = footprint?.wait.as_ref()?;
        return lock(machine, wait.blocker, wait.methods.iter().copied());
    }
    match status.operation {
        Operation::Enter(object) => Some((Held::Monitor(object), false)),
        // Before it waits, `join` takes the monitor of the thread object.
        Operation::Join(object) => Some((Held::Monitor(object), false)),
        Operation::Initialize(class) => Some((Held::Initialization(class), false)),
        _ => None,
    }
}

/// Methods of the class library in which a wait for a lock ends when its thread is interrupted.
const INTERRUPTIBLE: &[&str] = &[
    "lockInterruptibly",
    "acquireInterruptibly",
    "acquireSharedInterruptibly",
    "tryAcquireNanos",
    "tryAcquireSharedNanos",
];

/// The lock with an owner that a thread is parked for, in these methods.
fn lock(machine: &Machine, blocker: Reference, methods: impl Iterator<Item = MethodRef>) -> Option<(Held, bool)> {
    if blocker.is_null() || !lock_words::has_owner(machine.peek_class(blocker)) {
        return None;
    }
    let mut methods = methods;
    let interruptible = methods.any(|method| INTERRUPTIBLE.contains(&method.name));
    Some((Held::Lock(blocker), interruptible || machine.exploring.configuration().every_instruction))
}

fn ranks(statuses: &[ThreadStatus], is_meant: impl Fn(&ThreadStatus) -> bool) -> Vec<usize> {
    statuses.iter().enumerate().filter(|(_, status)| is_meant(status)).map(|(rank, _)| rank).collect()
}

fn owner_of_monitor(machine: &Machine, statuses: &[ThreadStatus], object: Reference) -> Vec<usize> {
    let owner = machine.heap.lock_word(object).owner();
    ranks(statuses, |other| Some(other.id.0) == owner)
}

/// Who has to move before a thread gets a lock: the owner, all readers, or the writer that came before.
fn holders(machine: &Machine, statuses: &[ThreadStatus], waiting: &ThreadStatus, sync: Reference) -> Vec<usize> {
    let is_thread = |status: &ThreadStatus, object: Reference| {
        !object.is_null() && machine.threads[status.id.0 as usize].object == object
    };
    let owner = lock_words::owner(machine, sync);
    if !owner.is_null() {
        return ranks(statuses, |other| is_thread(other, owner));
    }
    if lock_words::is_reading(machine, waiting.id) {
        let writer = lock_words::first_writer_in_queue(machine, sync);
        return ranks(statuses, |other| other.id != waiting.id && is_thread(other, writer));
    }
    let object = |other: &ThreadStatus| machine.threads[other.id.0 as usize].object;
    ranks(statuses, |other| lock_words::is_reader(machine, object(other), sync))
}
