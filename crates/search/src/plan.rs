//! What can be asked of a search.

use crate::store::StoreKind;
use crate::strategy::Strategy;
use model::Limits;
use std::time::Duration;

/// A search to be made.
#[derive(Clone, Debug)]
pub struct Plan {
    /// In which order to explore.
    pub strategy: Strategy,
    /// How to remember states.
    pub store: StoreKind,
    /// Whether visited states are told apart only by what the system says of them (`TransitionSystem::encode_matched`).
    /// What is found is a violation all the same, and nothing is ever proved.
    pub matching: bool,
    /// How far to go.
    pub limits: Limits,
    /// When to be content.
    pub collect: Collect,
    /// How often to report progress.
    pub progress_every: Duration,
    /// How many steps a depth-first search may take back by undoing; beyond that it restores stored states.
    pub undo_window: usize,
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
            matching: false,
            limits: Limits::default(),
            collect: Collect::First,
            progress_every: Duration::from_secs(1),
            undo_window: 1 << 16,
        }
    }
}
