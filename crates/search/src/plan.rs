//! What can be asked of a search.

use crate::store::{Bitstate, Exact, Fingerprints, Store};
use model::Limits;
use std::fmt;
use std::time::Duration;

/// A search to be made.
#[derive(Clone, Debug)]
pub struct Plan {
    /// In which order to explore.
    pub strategy: Strategy,
    /// How to remember states.
    pub store: StoreKind,
    /// How far to go.
    pub limits: Limits,
    /// When to be content.
    pub collect: Collect,
    /// How often to report progress.
    pub progress_every: Duration,
    /// How many steps a depth-first search may take back by undoing; beyond that it restores stored states.
    pub undo_window: usize,
}

/// In which order runs are explored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Strategy {
    /// Every run to its end before the next. Least memory.
    DepthFirst,
    /// All runs at once, step by step. The first violation found has the shortest schedule.
    BreadthFirst,
    /// Runs with the fewest preemptions first; stops after this many, if given.
    ContextBound {
        /// The most preemptions in a run.
        preemptions: Option<u32>,
    },
    /// States that promise more first, whatever way leads there; among equals the first found.
    Heuristic,
    /// Runs in which every choice is made at random. Never a proof.
    Random(Sampling),
    /// Runs in which agents have random priorities that change at a few random places. Never a proof.
    Pct {
        /// How many runs.
        sampling: Sampling,
        /// How many ordered events a bug may need to be found with the promised probability: one more than the changes of priority.
        bug_depth: u32,
    },
}

/// How many runs to try, and which.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sampling {
    /// Other seeds, other runs.
    pub seed: u64,
    /// How many runs to try; without a number, until a limit is reached.
    pub runs: Option<u64>,
}

/// How visited states are remembered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StoreKind {
    /// Every state, compressed.
    Exact,
    /// A fingerprint of every state. Never a proof.
    Hash,
    /// A few bits for every state, in a table of this many bytes. Never a proof.
    Bitstate {
        /// The size of the table.
        bytes: usize,
    },
}

/// When a search is content.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Collect {
    /// With the first violation that may stop a search; with another only where there is none.
    First,
    /// With the first violation of any kind: where there is none that another could hide.
    Any,
    /// When every distinct violation was found.
    All,
}

impl Plan {
    /// A plan without limits that stops at the first violation.
    pub fn new(strategy: Strategy, store: StoreKind) -> Plan {
        Plan {
            strategy,
            store,
            limits: Limits::default(),
            collect: Collect::First,
            progress_every: Duration::from_secs(1),
            undo_window: 1 << 16,
        }
    }
}

impl Strategy {
    /// Runs by PCT that aim at so many ordered events as most concurrency bugs need (Burckhardt et al., ASPLOS 2010, table 1).
    pub fn pct(sampling: Sampling) -> Strategy {
        Strategy::Pct { sampling, bug_depth: 3 }
    }
}

impl Sampling {
    /// Runs of a sampling search that has no other end.
    pub const USUAL_RUNS: u64 = 1_000;
}

/// A table for which this machine has no memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TableTooLarge {
    /// The size that was asked for.
    pub bytes: u64,
}

impl fmt::Display for TableTooLarge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "this machine has no memory for a table of {} bytes", self.bytes)
    }
}

impl std::error::Error for TableTooLarge {}

impl StoreKind {
    /// The bytes of a bit-state table where nobody says how large.
    pub const USUAL_TABLE: u64 = 128 << 20;

    /// A bit-state store of so many bytes, if the system would give them. They are touched only as far as they are used.
    pub fn bitstate(bytes: u64) -> Result<StoreKind, TableTooLarge> {
        let size = usize::try_from(bytes).ok().filter(|size| Vec::<u8>::new().try_reserve_exact(*size).is_ok());
        size.map(|bytes| StoreKind::Bitstate { bytes }).ok_or(TableTooLarge { bytes })
    }

    /// An empty store of this kind.
    pub fn build(self) -> Box<dyn Store> {
        match self {
            StoreKind::Exact => Box::new(Exact::new()),
            StoreKind::Hash => Box::new(Fingerprints::new()),
            StoreKind::Bitstate { bytes } => Box::new(Bitstate::with_bytes(bytes)),
        }
    }
}
