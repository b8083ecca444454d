//! Lock-order problems: threads that could each hold a lock the next one waits for.
//!
//! The edges are the pairs of the lock trees: a thread takes `to` while it holds `from` and whatever else is on its
//! path. A cycle of edges is a potential deadlock if the threads are different, no lock is held by two of them (a
//! *gate* lock would let only one in; two that share it do not exclude each other), and start and end do not order
//! them. Follows Havelund (SPIN 2000) for pairs, and Bensalem, Havelund, "Dynamic deadlock analysis of multi-threaded
//! programs" (HVC 2005) for longer cycles. May warn of deadlocks that data or other synchronisation exclude; misses
//! what no observed run has locked.

use crate::lock_tree::{LockTree, MOST_MOMENTS, Mode, Node};
use crate::{Lock, Role, SiteId, clock::VectorClock};
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

/// A thread takes a lock while it holds another.
#[derive(Clone, Debug)]
pub struct Edge {
    pub role: Role,
    pub from: Lock,
    pub from_site: SiteId,
    pub to: Lock,
    pub to_site: SiteId,
    /// Everything held when `to` is taken, the outermost first.
    pub held: Vec<(Lock, Mode)>,
    to_mode: Mode,
    from_mode: Mode,
    moments: Vec<Rc<VectorClock>>,
}

/// Locks that threads take in a circle: the `to` of each edge is the `from` of the next.
#[derive(Clone, Debug)]
pub struct Cycle {
    pub edges: Vec<Edge>,
    /// How many further cycles have the same sites.
    pub others: u64,
}

/// All cycles.
#[derive(Clone, Debug, Default)]
pub struct Cycles {
    pub cycles: Vec<Cycle>,
    /// There were too many ways through the locks to follow all of them.
    pub is_cut: bool,
}

/// The longest cycle that is looked for, and how many steps the search for cycles may take.
const LONGEST: usize = 12;
const MOST_STEPS: u64 = 3_000_000;

/// The cycles in the lock trees of all threads; their moments are clocks by role.
pub(crate) fn cycles(trees: &BTreeMap<Role, LockTree>) -> Cycles {
    let mut from: BTreeMap<Lock, Vec<Edge>> = BTreeMap::new();
    for (role, tree) in trees {
        for edge in edges(*role, tree) {
            from.entry(edge.from).or_default().push(edge);
        }
    }
    let mut search = Search { from: &from, steps: 0, told: BTreeMap::new(), found: Cycles::default() };
    for (start, edges) in &from {
        for edge in edges {
            search.follow(*start, &mut vec![edge]);
        }
    }
    search.found
}

/// The edges of one tree, each distinct one once.
fn edges(role: Role, tree: &LockTree) -> Vec<Edge> {
    let mut edges = Vec::new();
    for node in tree.nodes.iter().filter(|node| node.waits) {
        let path = path_above(tree, node);
        for from in &path {
            edges.push(Edge {
                role,
                from: from.lock,
                from_site: from.site,
                to: node.lock,
                to_site: node.site,
                held: path.iter().map(|node| (node.lock, node.mode)).collect(),
                to_mode: node.mode,
                from_mode: from.mode,
                moments: node.moments.clone(),
            });
        }
    }
    edges
}

/// The locks above a node, the outermost first.
fn path_above<'a>(tree: &'a LockTree, node: &Node) -> Vec<&'a Node> {
    let mut path = Vec::new();
    let mut walk = node.parent;
    while let Some(number) = walk {
        path.push(&tree.nodes[number as usize]);
        walk = tree.nodes[number as usize].parent;
    }
    path.reverse();
    path
}

struct Search<'a> {
    from: &'a BTreeMap<Lock, Vec<Edge>>,
    steps: u64,
    /// Where each set of sites is in the cycles found.
    told: BTreeMap<BTreeSet<(SiteId, SiteId)>, usize>,
    found: Cycles,
}

impl<'a> Search<'a> {
    /// Follows edges to locks above `start`, so that each cycle is found once, from its least lock.
    fn follow(&mut self, start: Lock, path: &mut Vec<&'a Edge>) {
        let Some(last) = path.last().copied() else { return };
        self.steps += 1;
        if self.steps > MOST_STEPS {
            self.found.is_cut = true;
            return;
        }
        if last.to == start {
            if path.len() > 1 && blocks(last, path[0]) {
                self.tell(path);
            }
            return;
        }
        if last.to < start || path.len() == LONGEST || path.iter().rev().skip(1).any(|edge| edge.from == last.to) {
            return;
        }
        for next in self.from.get(&last.to).into_iter().flatten() {
            if path.iter().all(|edge| fits(edge, next)) && blocks(last, next) {
                path.push(next);
                self.follow(start, path);
                path.pop();
            }
        }
    }

    fn tell(&mut self, path: &[&Edge]) {
        let sites: BTreeSet<(SiteId, SiteId)> = path.iter().map(|edge| (edge.from_site, edge.to_site)).collect();
        match self.told.get(&sites) {
            Some(known) => self.found.cycles[*known].others += 1,
            None => {
                self.told.insert(sites, self.found.cycles.len());
                let edges = path.iter().map(|edge| (*edge).clone()).collect();
                self.found.cycles.push(Cycle { edges, others: 0 });
            }
        }
    }
}

/// Whether a thread that waits for the `to` of one edge waits for the thread of the next, which holds it.
fn blocks(waiting: &Edge, holding: &Edge) -> bool {
    waiting.to_mode == Mode::Exclusive || holding.from_mode == Mode::Exclusive
}

/// Whether two edges can be part of one deadlock.
fn fits(one: &Edge, other: &Edge) -> bool {
    one.role != other.role && !has_gate(one, other) && may_overlap(one, other)
}

fn has_gate(one: &Edge, other: &Edge) -> bool {
    let excludes = |(lock, mode): &(Lock, Mode)| {
        let same = other.held.iter().filter(|(theirs, _)| theirs == lock);
        same.into_iter().any(|(_, theirs)| *mode == Mode::Exclusive || *theirs == Mode::Exclusive)
    };
    one.held.iter().any(excludes)
}

/// Whether some moment of one is not ordered with some moment of the other.
fn may_overlap(one: &Edge, other: &Edge) -> bool {
    let many = |edge: &Edge| edge.moments.is_empty() || edge.moments.len() > MOST_MOMENTS;
    if many(one) || many(other) {
        return true;
    }
    let before =
        |early: &VectorClock, early_role: Role, late: &VectorClock| late.covers(early_role.0, early.of(early_role.0));
    one.moments.iter().any(|mine| {
        let apart = |theirs: &Rc<VectorClock>| !before(mine, one.role, theirs) && !before(theirs, other.role, mine);
        other.moments.iter().any(apart)
    })
}

#[cfg(test)]
mod tests;
