//! Suspicious ways to wait: outside of a loop, with notifications that nobody can receive, with a monitor held.
//!
//! All of them are potentials. A wait is in a loop or not by the code around it, which whoever tells the event has
//! looked at. A notification is reported if in no run anybody has waited on what it notifies.

use crate::{Lock, SiteId};
use std::collections::{BTreeMap, BTreeSet};

/// A thread blocks while it holds locks that have nothing to do with what it waits for.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Blocking {
    pub site: SiteId,
    /// The locks it keeps, and where it took them.
    pub held: Vec<(Lock, SiteId)>,
}

/// What was seen of waiting in all runs.
#[derive(Clone, Debug, Default)]
pub struct Waiting {
    /// Waits that are not repeated, by site: an example of what is waited on.
    pub without_loop: BTreeMap<SiteId, Lock>,
    /// Blocking with locks held, by site.
    pub blocking: BTreeMap<SiteId, Blocking>,
    waited: BTreeSet<Lock>,
    notified: BTreeMap<SiteId, BTreeSet<Lock>>,
}

impl Waiting {
    /// A thread waits on a monitor.
    pub fn waits(&mut self, on: Lock, site: SiteId, in_loop: bool) {
        self.waited.insert(on);
        if !in_loop {
            self.without_loop.entry(site).or_insert(on);
        }
    }

    /// A thread notifies.
    pub fn notifies(&mut self, on: Lock, site: SiteId) {
        self.notified.entry(site).or_default().insert(on);
    }

    /// A thread blocks with locks held.
    pub fn blocks(&mut self, blocking: Blocking) {
        self.blocking.entry(blocking.site).or_insert(blocking);
    }

    /// The sites whose notifications nobody has ever waited for.
    pub fn unreceived(&self) -> impl Iterator<Item = (SiteId, Lock)> {
        let nobody = |locks: &BTreeSet<Lock>| locks.is_disjoint(&self.waited);
        let sites = self.notified.iter().filter(move |(_, locks)| nobody(locks));
        sites.filter_map(|(site, locks)| Some((*site, *locks.first()?)))
    }
}

#[cfg(test)]
mod tests {
    use super::Waiting;
    use crate::{Lock, SiteId};

    #[test]
    fn a_notification_needs_somebody_who_waits_there_in_some_run() {
        let mut waiting = Waiting::default();
        waiting.notifies(Lock(1), SiteId(10));
        waiting.notifies(Lock(2), SiteId(20));
        waiting.notifies(Lock(3), SiteId(20));
        assert_eq!(waiting.unreceived().count(), 2);
        waiting.waits(Lock(3), SiteId(30), true);
        assert_eq!(waiting.unreceived().collect::<Vec<_>>(), [(SiteId(10), Lock(1))]);
        assert!(waiting.without_loop.is_empty());
        waiting.waits(Lock(1), SiteId(31), false);
        assert_eq!(waiting.unreceived().count(), 0);
        assert_eq!(waiting.without_loop.get(&SiteId(31)), Some(&Lock(1)));
    }
}
