//! One place in memory: who accessed it, and what follows from that.
//!
//! Two analyses side by side. *Happens-before* (FastTrack: Flanagan, Freund, PLDI 2009): the last write, and the last
//! reads that no other read covers, each as one moment of one thread. *Lock sets* (Eraser: Savage et al., 1997) with
//! its states: virgin (no variable here yet), exclusive, shared, shared and modified. Two deviations from Eraser.
//! Ownership passes on where start, end or class initialisation order the accesses, whatever the schedule. And a
//! warning needs two accesses of two threads that hold no lock in common and are not ordered like that: three threads
//! that protect each pair of them by another lock are no potential race. So a lock-set warning may be a false alarm;
//! and one may be missing, because only some accesses are remembered.

use crate::lock_set::{LockSet, LockSets};
use crate::order::Order;
use crate::{SiteId, Thread};

/// An access that was made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Past {
    pub thread: Thread,
    pub site: SiteId,
    /// The locks that the thread held, in any mode.
    pub held: LockSet,
    pub write: bool,
    /// The locks that protect the access: those held exclusively for a write, all for a read.
    pub(crate) protecting: LockSet,
    /// The moment of its thread.
    pub(crate) time: u32,
    /// The same by the clock that no schedule changes.
    pub(crate) fixed_time: u32,
}

/// What is known about a place.
pub(crate) enum Variable {
    /// One thread after the other: each access is ordered after those of other threads by start and end.
    Exclusive {
        read: Option<Past>,
        write: Option<Past>,
    },
    Shared(Box<Shared>),
}

/// A place that several threads use.
pub(crate) struct Shared {
    /// Whether it is written since it is shared.
    modified: bool,
    /// The locks held at all accesses since it is shared.
    candidates: LockSet,
    /// The last write.
    write: Option<Past>,
    /// The reads since then that happen before no other.
    reads: Vec<Past>,
    /// Some accesses, the latest of each thread and kind first.
    seen: Vec<Past>,
}

/// So many accesses are remembered to tell a lock-set warning with.
const MOST_SEEN: usize = 6;

/// What one access adds: the earlier access it races with.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Conflict {
    /// A race of this run.
    pub(crate) happens_before: Option<Past>,
    /// A potential race.
    pub(crate) lock_set: Option<Past>,
}

impl Variable {
    pub(crate) fn new(past: Past) -> Variable {
        if past.write {
            Variable::Exclusive { read: None, write: Some(past) }
        } else {
            Variable::Exclusive { read: Some(past), write: None }
        }
    }

    /// One more access.
    pub(crate) fn access(&mut self, past: Past, order: &Order, sets: &mut LockSets) -> Conflict {
        match self {
            Variable::Exclusive { read, write } => {
                let ordered = |earlier: &Option<Past>| earlier.is_none_or(|earlier| is_fixed(&earlier, &past, order));
                if ordered(read) && ordered(write) {
                    *(if past.write { write } else { read }) = Some(past);
                    return Conflict::default();
                }
                let mut shared = Box::new(Shared::after([*write, *read]));
                let conflict = shared.access(past, order, sets);
                *self = Variable::Shared(shared);
                conflict
            }
            Variable::Shared(shared) => shared.access(past, order, sets),
        }
    }
}

impl Shared {
    /// What an owner has left behind: its accesses do not refine the candidates.
    fn after(earlier: [Option<Past>; 2]) -> Shared {
        let [write, read] = earlier;
        Shared {
            modified: false,
            candidates: LockSet(u32::MAX),
            write,
            reads: Vec::from_iter(read),
            seen: earlier.into_iter().flatten().collect(),
        }
    }

    fn access(&mut self, past: Past, order: &Order, sets: &mut LockSets) -> Conflict {
        let happens_before = self.race(&past, order);
        let lock_set = self.refine(&past, order, sets);
        self.remember(past, order);
        Conflict { happens_before, lock_set }
    }

    /// FastTrack: a conflicting access that does not happen before this one.
    fn race(&self, past: &Past, order: &Order) -> Option<Past> {
        let clock = order.full(past.thread);
        let unordered = |earlier: &&Past| !clock.covers(earlier.thread.0, earlier.time);
        let write = self.write.iter().find(unordered);
        let read = self.reads.iter().filter(|_| past.write).find(unordered);
        write.or(read).copied()
    }

    /// Eraser: the state and the candidates after this access; an earlier one that nothing keeps apart from it.
    fn refine(&mut self, past: &Past, order: &Order, sets: &mut LockSets) -> Option<Past> {
        self.modified |= past.write;
        self.candidates = match self.candidates {
            LockSet(u32::MAX) => past.protecting,
            candidates => sets.intersection(candidates, past.protecting),
        };
        let conflicts = |earlier: &&Past| earlier.thread != past.thread && (earlier.write || past.write);
        let mut apart = |earlier: &&Past| {
            sets.intersection(earlier.protecting, past.protecting) == LockSet::default()
                && !is_fixed(earlier, past, order)
        };
        if !self.modified || self.candidates != LockSet::default() {
            return None;
        }
        self.seen.iter().filter(conflicts).find(|earlier| apart(earlier)).copied()
    }

    fn remember(&mut self, past: Past, order: &Order) {
        self.seen.retain(|seen| (seen.thread, seen.write) != (past.thread, past.write));
        self.seen.insert(0, past);
        self.seen.truncate(MOST_SEEN);
        if past.write {
            self.write = Some(past);
            self.reads.clear();
        } else {
            let clock = order.full(past.thread);
            self.reads.retain(|read| !clock.covers(read.thread.0, read.time));
            self.reads.push(past);
        }
    }
}

/// Whether an earlier access comes first in every run.
fn is_fixed(earlier: &Past, past: &Past, order: &Order) -> bool {
    earlier.thread == past.thread || order.fixed(past.thread).covers(earlier.thread.0, earlier.fixed_time)
}
