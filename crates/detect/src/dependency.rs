//! Who influences whom: the dependency graph of Havelund (SPIN 2000), by which a window of threads is extended.
//!
//! A thread depends on the one that started it, and on those that write objects it reads. Notifications, unparkings and
//! interrupts count as writes of what they act on, waiting for them as a read; ending a thread writes it, joining reads
//! it.

use crate::Role;
use std::collections::{BTreeMap, BTreeSet};

/// What the threads of all runs have to do with each other.
#[derive(Clone, Debug, Default)]
pub struct Dependencies {
    parents: BTreeMap<Role, Role>,
    reads: BTreeMap<Role, BTreeSet<u64>>,
    writes: BTreeMap<u64, BTreeSet<Role>>,
}

impl Dependencies {
    /// A thread was started by another.
    pub fn started(&mut self, thread: Role, by: Role) {
        self.parents.insert(thread, by);
    }

    /// A thread has read from an object.
    pub fn reads(&mut self, thread: Role, object: u64) {
        self.reads.entry(thread).or_default().insert(object);
    }

    /// A thread has written to an object.
    pub fn writes(&mut self, thread: Role, object: u64) {
        self.writes.entry(object).or_default().insert(thread);
    }

    /// The least set of threads around a window that nobody outside of it has started or written for.
    pub fn extended(&self, window: &BTreeSet<Role>) -> BTreeSet<Role> {
        let mut extended = BTreeSet::new();
        let mut waiting: Vec<Role> = window.iter().copied().collect();
        while let Some(thread) = waiting.pop() {
            if extended.insert(thread) {
                waiting.extend(self.influences(thread));
            }
        }
        extended
    }

    fn influences(&self, thread: Role) -> impl Iterator<Item = Role> {
        let objects = self.reads.get(&thread).into_iter().flatten();
        let writers = objects.filter_map(|object| self.writes.get(object)).flatten();
        self.parents.get(&thread).into_iter().chain(writers).copied()
    }
}

#[cfg(test)]
mod tests {
    use super::Dependencies;
    use crate::Role;
    use std::collections::BTreeSet;

    #[test]
    fn a_window_is_extended_by_starters_and_writers() {
        let mut graph = Dependencies::default();
        for thread in 1..=5 {
            graph.started(Role(thread), Role(0));
        }
        graph.reads(Role(1), 100);
        graph.writes(Role(2), 100);
        graph.reads(Role(2), 200);
        graph.writes(Role(3), 200);
        graph.reads(Role(4), 300);
        graph.writes(Role(1), 300);
        let window = |thread| graph.extended(&BTreeSet::from([Role(thread)]));
        assert_eq!(window(1), BTreeSet::from([0, 1, 2, 3].map(Role)));
        assert_eq!(window(4), BTreeSet::from([0, 1, 2, 3, 4].map(Role)));
        assert_eq!(window(5), BTreeSet::from([0, 5].map(Role)));
    }
}
