//! How far a search may go, and by which clock.

use std::time::Duration;

/// Limits of a search. Reaching one ends it with the verdict `Unknown`, unless a violation was found before.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Limits {
    /// How long the search may take.
    pub time: Option<Duration>,
    /// How many bytes its data may take (as estimated by itself).
    pub memory: Option<u64>,
    /// How many steps from the start a run may go. Longer runs are cut there; the search goes on elsewhere.
    pub depth: Option<u64>,
    /// How many distinct states may be stored.
    pub states: Option<u64>,
}

/// The time since the search began. Passed in, so that nothing below the command line reads a real clock.
pub trait Clock {
    /// Never goes back.
    fn elapsed(&self) -> Duration;
}

impl<F: Fn() -> Duration> Clock for F {
    fn elapsed(&self) -> Duration {
        self()
    }
}
