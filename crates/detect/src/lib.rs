//! Runtime analysis: from the events of simulated runs to warnings about runs that were not simulated.
//!
//! Knows events, not the machine that makes them: threads, locks, places in memory and sites in the program are
//! numbers. Read in this order: `clock` and `order` (what happens before what), `lock_set` (sets of locks as numbers),
//! `variable` (one place in memory: happens-before and lock sets), `memory` (all of them), `lock_tree` and `lock_order`
//! (nested locks and cycles), `waiting` (waits, notifications, blocking), `dependency` (who influences whom), `run`
//! (one run: the door).
//!
//! What is said is of two kinds, never mixed: a race by *happens-before* is one of the run that was observed;
//! everything else is a *potential*: some other run may go wrong, or none.

mod clock;
mod dependency;
mod lock_order;
mod lock_set;
mod lock_tree;
mod memory;
mod order;
mod run;
mod variable;
mod waiting;

pub use clock::VectorClock;
pub use dependency::Dependencies;
pub use lock_order::{Cycle, Cycles, Edge};
pub use lock_set::{LockSet, LockSets};
pub use lock_tree::{LockTree, Mode};
pub use memory::{MemoryLocation, Race, Source};
pub use run::{Access, Run, Summary};
pub use variable::Past;
pub use waiting::{Blocking, Waiting};

/// A thread of a run, in the order of start.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Thread(pub u32);

/// A thread by what it is in every run: whoever runs the analysis gives equal numbers to what corresponds.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Role(pub u32);

/// A lock by what it is in every run: equal numbers for what corresponds.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Lock(pub u32);

/// A site in the program.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct SiteId(pub u32);
