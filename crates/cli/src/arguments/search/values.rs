//! The values of the options about the search, by their names.

use crate::arguments::size::Size;
use checker::{StoreKind, Strategy};
use clap::ValueEnum;
use search::{Sampling, TableTooLarge};

/// An order of exploration.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum SearchName {
    /// Every run to its end before the next: least memory
    Dfs,
    /// All runs step by step: the shortest counterexample
    Bfs,
    /// Runs in which every choice is made at random: never a proof
    Random,
    /// Runs with random priorities that change at a few random places: never a proof
    Pct,
    /// Runs with the fewest preemptions first
    ContextBound,
    /// The most promising states first, see --prefer
    Heuristic,
}

impl SearchName {
    pub(super) fn strategy(self, sampling: Sampling, preemptions: Option<u32>) -> Strategy {
        match self {
            SearchName::Dfs => Strategy::DepthFirst,
            SearchName::Bfs => Strategy::BreadthFirst,
            SearchName::Random => Strategy::Random(sampling),
            SearchName::Pct => Strategy::pct(sampling),
            SearchName::Heuristic => Strategy::Heuristic,
            SearchName::ContextBound => Strategy::ContextBound { preemptions },
        }
    }
}

/// What makes a state promising.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum PreferName {
    /// Many threads cannot move
    Blocked,
    /// Threads stand at places that a simulated run made suspicious
    Accesses,
}

/// A memory of states.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum StoreName {
    /// Every state, compressed
    Exact,
    /// A fingerprint of every state: less memory, never a proof
    Hash,
    /// A few bits for every state in a table of fixed size: least memory, never a proof
    Bitstate,
}

impl StoreName {
    pub(super) fn kind(self, size: Option<Size>) -> Result<StoreKind, TableTooLarge> {
        match self {
            StoreName::Exact => Ok(StoreKind::Exact),
            StoreName::Hash => Ok(StoreKind::Hash),
            StoreName::Bitstate => StoreKind::bitstate(size.map_or(StoreKind::USUAL_TABLE, |size| size.0)),
        }
    }
}

/// Something that can be switched off for comparison.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Switch {
    On,
    Off,
}
