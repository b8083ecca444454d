//! What a search has done so far, in numbers.

use std::time::Duration;

/// What a search has covered, and what it cost.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Statistics {
    /// Distinct states, as far as the store can tell. 0 when sampling: nothing is stored then.
    pub states: u64,
    /// Arrivals in states that were known already.
    pub revisited: u64,
    /// Steps made.
    pub transitions: u64,
    /// Distinct states without choices; when sampling, runs that came to their end.
    pub ends: u64,
    /// States in which only a persistent part of the choices was explored.
    pub reduced: u64,
    /// Steps after which the program declared the run uninteresting.
    pub discarded: u64,
    /// The longest run from the start, in steps.
    pub max_depth: u64,
    /// Runs from the start, when sampling.
    pub runs: u64,
    /// The bound up to which the search was complete: all runs of so many steps (breadth first; nothing beyond the
    /// first state whose choices were reduced), or with so many preemptions (context bound).
    pub covered: Option<u64>,
    /// Memory of the store.
    pub store_bytes: u64,
    /// The most memory that the search took at any time, as estimated by itself.
    pub peak_bytes: u64,
    /// The probability that the store took some new state for a known one, where that is possible.
    pub omission: Option<f64>,
    /// How long the search took.
    pub elapsed: Duration,
}

impl Statistics {
    /// Memory of the store for each state.
    pub fn bytes_per_state(&self) -> f64 {
        self.store_bytes as f64 / self.states.max(1) as f64
    }
}
