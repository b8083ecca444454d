//! The violations found so far, each once.

use crate::plan::Collect;
use model::{FoundViolation, Schedule, Violation};
use std::collections::BTreeSet;

/// Distinct violations in the order in which they were found.
pub(crate) struct Findings<V: Violation> {
    collect: Collect,
    keys: BTreeSet<V::Key>,
    found: Vec<FoundViolation<V>>,
}

/// What follows from a violation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Consequence {
    GoOn,
    Stop,
}

impl<V: Violation> Findings<V> {
    pub(crate) fn new(collect: Collect) -> Findings<V> {
        Findings { collect, keys: BTreeSet::new(), found: Vec::new() }
    }

    /// Whether a violation is worth its schedule. Of those that do not stop a search for one, the first is enough for
    /// it.
    pub(crate) fn wants(&self, violation: &V) -> bool {
        match self.collect {
            Collect::All | Collect::Any => !self.keys.contains(&violation.key()),
            Collect::First => violation.stops_search() || self.found.is_empty(),
        }
    }

    /// Takes a violation that was wanted.
    pub(crate) fn add(&mut self, violation: V, schedule: Schedule) -> Consequence {
        let stops = match self.collect {
            Collect::First => violation.stops_search(),
            Collect::Any => true,
            Collect::All => false,
        };
        self.keys.insert(violation.key());
        self.found.push(FoundViolation { violation, schedule });
        if stops { Consequence::Stop } else { Consequence::GoOn }
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.found.is_empty()
    }

    /// The violation that was found last.
    pub(crate) fn last(&self) -> Option<&FoundViolation<V>> {
        self.found.last()
    }

    /// Another way to the violation that was found last, if there is a shorter one among others.
    pub(crate) fn shorten_last(&mut self, others: Findings<V>) {
        let Some(last) = self.found.last_mut() else { return };
        let same = others.found.into_iter().find(|other| other.violation.key() == last.violation.key());
        if let Some(other) = same.filter(|other| other.schedule.len() < last.schedule.len()) {
            *last = other;
        }
    }

    /// All of them, the gravest first.
    pub(crate) fn into_vec(mut self) -> Vec<FoundViolation<V>> {
        self.found.sort_by_key(|found| !found.violation.stops_search());
        self.found
    }
}
