//! The nested pattern in which a thread takes its locks, as a tree (Havelund, "Using runtime analysis to guide model
//! checking of Java programs", SPIN 2000): a child is a lock that was taken while all on the path above it were held.
//!
//! A pattern that is repeated is there once. A lock that is given up before an inner one (hand over hand, `wait`)
//! leaves the others on a path of their own.

use crate::clock::VectorClock;
use crate::{Lock, SiteId};
use rustc_hash::FxHashMap;
use std::rc::Rc;

/// How a lock is held.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Mode {
    /// By one thread.
    Exclusive,
    /// Together with others that hold it so.
    Shared,
}

/// A lock on a path.
#[derive(Clone, Debug)]
pub(crate) struct Node {
    pub(crate) lock: Lock,
    pub(crate) mode: Mode,
    /// Where it was taken first.
    pub(crate) site: SiteId,
    pub(crate) parent: Option<u32>,
    /// Whether a thread waits for it where it is not free.
    pub(crate) waits: bool,
    /// When it was taken, by the clock that no schedule changes; few distinct moments.
    pub(crate) moments: Vec<Rc<VectorClock>>,
}

/// So many moments of one node are remembered; beyond, it may have been taken at any time.
pub(crate) const MOST_MOMENTS: usize = 4;

/// The locks of one thread.
#[derive(Clone, Debug, Default)]
pub struct LockTree {
    pub(crate) nodes: Vec<Node>,
    children: FxHashMap<(Option<u32>, Lock, Mode, SiteId), u32>,
    /// What is held now, the outermost first: numbers of nodes.
    path: Vec<u32>,
}

impl LockTree {
    /// A lock is taken that was not held.
    pub fn acquire(&mut self, lock: Lock, mode: Mode, site: SiteId, moment: &Rc<VectorClock>) {
        let node = self.attempt(lock, mode, site, moment);
        self.path.push(node);
    }

    /// A lock is taken by a thread that would not have waited for it.
    pub fn acquire_if_free(&mut self, lock: Lock, mode: Mode, site: SiteId) {
        let node = self.child(self.path.last().copied(), lock, mode, site);
        self.path.push(node);
    }

    /// A thread is about to wait for a lock: whether it gets it or not, this is its pattern.
    pub fn attempt(&mut self, lock: Lock, mode: Mode, site: SiteId, moment: &Rc<VectorClock>) -> u32 {
        let number = self.child(self.path.last().copied(), lock, mode, site);
        let node = &mut self.nodes[number as usize];
        node.waits = true;
        let is_known = node.moments.iter().any(|known| Rc::ptr_eq(known, moment) || known == moment);
        if node.moments.len() <= MOST_MOMENTS && !is_known {
            node.moments.push(Rc::clone(moment));
        }
        number
    }

    /// A lock is given up.
    pub fn release(&mut self, lock: Lock) {
        let Some(at) = self.path.iter().rposition(|node| self.nodes[*node as usize].lock == lock) else { return };
        let inner = self.path.split_off(at);
        for node in &inner[1..] {
            let Node { lock, mode, site, .. } = self.nodes[*node as usize];
            let node = self.child(self.path.last().copied(), lock, mode, site);
            self.path.push(node);
        }
    }

    /// What is held, the outermost first, with the site where each was taken.
    pub fn held(&self) -> impl Iterator<Item = (Lock, Mode, SiteId)> {
        self.path.iter().map(|node| &self.nodes[*node as usize]).map(|node| (node.lock, node.mode, node.site))
    }

    /// The run is over.
    pub(crate) fn end_run(&mut self) {
        self.path.clear();
    }

    fn child(&mut self, parent: Option<u32>, lock: Lock, mode: Mode, site: SiteId) -> u32 {
        let key = (parent, lock, mode, site);
        if let Some(known) = self.children.get(&key) {
            return *known;
        }
        self.children.insert(key, self.nodes.len() as u32);
        self.nodes.push(Node { lock, mode, site, parent, waits: false, moments: Vec::new() });
        self.nodes.len() as u32 - 1
    }
}
