//! Who is told what happens while a search is running.

use crate::{Schedule, Statistics};

/// Where a running search stands.
#[derive(Clone, Copy, Debug)]
pub struct Progress<'a> {
    /// What was done so far.
    pub statistics: &'a Statistics,
    /// Steps from the start to where the search is.
    pub depth: u64,
    /// The estimated memory of the search.
    pub bytes: u64,
}

/// Listens to a search; cannot influence it.
pub trait Observer<V> {
    /// Called between steps, about as often as the search was asked to.
    fn progress(&mut self, _progress: Progress<'_>) {}

    /// Called for each distinct violation when it is found, with the schedule that leads to it.
    fn violation(&mut self, _violation: &V, _schedule: &Schedule) {}

    /// Called when all runs within a bound have been explored: of so many steps (breadth first, as long as no state was
    /// reduced), or with so many preemptions (context bound).
    fn covered(&mut self, _bound: u64) {}
}

/// An observer that does nothing.
#[derive(Clone, Copy, Debug)]
pub struct Silent;

impl<V> Observer<V> for Silent {}
