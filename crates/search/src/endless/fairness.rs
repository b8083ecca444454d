//! Strong fairness: which part of a component has a run that is fair to all.
//!
//! An agent that is enabled somewhere in a component, and never dealt with in it, must not be enabled: the states in
//! which it is are taken out, and what is left is divided into components again (Streett acceptance, after Emerson and
//! Lei, 1987).

use super::claim::Claim;
use super::packed_graph::PackedGraph;
use super::product::Product;

/// The nodes of a component within the given one that has a strongly fair accepting run, if there is one.
pub(super) fn strongly_fair(product: &Product<'_>, graph: &PackedGraph, component: Vec<u32>) -> Option<Vec<u32>> {
    let mut work = vec![component];
    while let Some(component) = work.pop() {
        let Census { inner_arcs, taken, enabled } = census(product, graph, &component);
        let sets = u64::from(product.claim.unwanted.all_sets());
        if inner_arcs == 0 || taken & sets != sets {
            continue;
        }
        let neglected = enabled & !taken;
        if neglected == 0 {
            return Some(component);
        }
        let is_left = |node: &u32| Claim::enabled_marks(graph, product.vertex(*node)) & neglected == 0;
        let rest = component.into_iter().filter(is_left);
        work.extend(components(product, graph, rest.collect()));
    }
    None
}

/// What happens within a set of nodes.
struct Census {
    inner_arcs: usize,
    /// The marks of its steps.
    taken: u64,
    /// The marks of the agents that are enabled in it.
    enabled: u64,
}

fn census(product: &Product<'_>, graph: &PackedGraph, component: &[u32]) -> Census {
    let members = Members::new(component);
    let mut census = Census { inner_arcs: 0, taken: 0, enabled: 0 };
    for &node in component {
        census.enabled |= Claim::enabled_marks(graph, product.vertex(node));
        for arc in product.arcs(graph, node).filter(|arc| members.contains(arc.target)) {
            census.inner_arcs += 1;
            census.taken |= Claim::strong_marks(&arc.edge, arc.sets);
        }
    }
    census
}

/// A set of nodes, with a number for each.
pub(super) struct Members {
    sorted: Vec<u32>,
}

impl Members {
    pub(super) fn new(nodes: &[u32]) -> Members {
        let mut sorted = nodes.to_vec();
        sorted.sort_unstable();
        Members { sorted }
    }

    pub(super) fn contains(&self, node: u32) -> bool {
        self.number(node).is_some()
    }

    /// The nodes by number.
    pub(super) fn iter(&self) -> impl Iterator<Item = u32> {
        self.sorted.iter().copied()
    }

    fn number(&self, node: u32) -> Option<u32> {
        self.sorted.binary_search(&node).ok().map(|number| number as u32)
    }
}

/// The strongly connected components of a set of nodes.
///
/// Tarjan (1972) with a stack of its own.
fn components(product: &Product<'_>, graph: &PackedGraph, nodes: Vec<u32>) -> Vec<Vec<u32>> {
    let members = Members::new(&nodes);
    drop(nodes);
    let mut arcs = Arcs { first: vec![0], targets: Vec::new() };
    for node in members.iter() {
        arcs.targets.extend(product.arcs(graph, node).filter_map(|arc| members.number(arc.target)));
        arcs.first.push(arcs.targets.len());
    }
    let count = members.sorted.len();
    let mut walk = Walk { index: vec![0; count], low: vec![0; count], ..Walk::default() };
    for root in 0..count as u32 {
        if walk.index[root as usize] == 0 {
            walk.from(&arcs, root);
        }
    }
    let named = |component: Vec<u32>| component.into_iter().map(|number| members.sorted[number as usize]).collect();
    walk.found.into_iter().map(named).collect()
}

/// The steps between numbered nodes.
struct Arcs {
    first: Vec<usize>,
    targets: Vec<u32>,
}

impl Arcs {
    fn from(&self, node: usize) -> &[u32] {
        &self.targets[self.first[node]..self.first[node + 1]]
    }
}

#[derive(Default)]
struct Walk {
    /// The order of the first visit, from 1; 0 for what was not visited; the greatest number for what is complete.
    index: Vec<u32>,
    low: Vec<u32>,
    open: Vec<u32>,
    visited: u32,
    found: Vec<Vec<u32>>,
}

impl Walk {
    fn from(&mut self, arcs: &Arcs, root: u32) {
        let mut path = vec![(root, 0)];
        self.enter(root);
        while let Some((at, next)) = path.last_mut() {
            let node = *at as usize;
            if let Some(&target) = arcs.from(node).get(*next) {
                *next += 1;
                if self.index[target as usize] == 0 {
                    self.enter(target);
                    path.push((target, 0));
                } else if self.index[target as usize] != u32::MAX {
                    self.low[node] = self.low[node].min(self.index[target as usize]);
                }
                continue;
            }
            path.pop();
            if let Some((parent, _)) = path.last() {
                let parent = *parent as usize;
                self.low[parent] = self.low[parent].min(self.low[node]);
            }
            self.leave(node);
        }
    }

    fn enter(&mut self, node: u32) {
        self.visited += 1;
        self.index[node as usize] = self.visited;
        self.low[node as usize] = self.visited;
        self.open.push(node);
    }

    fn leave(&mut self, node: usize) {
        if self.low[node] != self.index[node] {
            return;
        }
        let first = self.open.iter().rposition(|open| *open as usize == node).unwrap_or(0);
        let component = self.open.split_off(first);
        for member in &component {
            self.index[*member as usize] = u32::MAX;
        }
        self.found.push(component);
    }
}
