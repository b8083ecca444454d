//! A run and a loop through an accepting component, as short as a few breadth-first searches find them.
//!
//! From a node of the component the nearest step with a mark that is still missing is taken, again and again, then the
//! nearest way back. Several nodes are tried. The result is short, not always the shortest.

use super::claim::{Claim, Fairness};
use super::fairness::Members;
use super::packed_graph::PackedGraph;
use super::product::{Arc, Product};
use model::{Choice, Schedule};
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::VecDeque;

/// A run that breaks a claim.
pub(super) struct Broken {
    pub(super) schedule: Schedule,
    /// A vertex to which it comes back for ever.
    pub(super) comes_back_to: u32,
}

/// So many nodes of a component are tried as the beginning of the loop.
const MOST_TRIED: usize = 40;

/// A short run into the component with a short loop; nothing only if the nodes are no accepting component.
pub(super) fn shortest(product: &Product<'_>, graph: &PackedGraph, component: &[u32]) -> Option<Broken> {
    let members = Members::new(component);
    let reached = reach(product, graph, &members);
    let rounds = reached.first.iter().take(MOST_TRIED).filter_map(|&start| {
        let round = Round { product, graph, members: &members, start }.find()?;
        let stem = reached.way_to(start);
        Some((moves(&round), stem, start))
    });
    let (cycle, stem, start) = rounds.min_by_key(|(cycle, stem, _)| (cycle.len(), stem.len()))?;
    let mut choices = product.way_to_start(graph, stem.first().map_or(start, |arc| arc.source));
    choices.extend(moves(&stem));
    let repeats_from = choices.len();
    choices.extend(cycle);
    let comes_back_to = product.vertex(start);
    Some(Broken { schedule: Schedule::endless(choices, repeats_from), comes_back_to })
}

fn moves(arcs: &[Arc]) -> Vec<Choice> {
    arcs.iter().filter_map(|arc| arc.edge.label.choice()).collect()
}

/// What a breadth-first search from the starts has found.
struct Reached {
    arrivals: FxHashMap<u32, Arc>,
    /// Members of the component, the nearest first.
    first: Vec<u32>,
}

impl Reached {
    fn way_to(&self, node: u32) -> Vec<Arc> {
        let mut arcs = Vec::new();
        let mut at = node;
        while let Some(arc) = self.arrivals.get(&at) {
            arcs.push(*arc);
            at = arc.source;
        }
        arcs.reverse();
        arcs
    }
}

fn reach(product: &Product<'_>, graph: &PackedGraph, members: &Members) -> Reached {
    let mut reached = Reached { arrivals: FxHashMap::default(), first: Vec::new() };
    let mut waiting: VecDeque<u32> = product.starts.iter().copied().collect();
    let mut seen: FxHashSet<u32> = waiting.iter().copied().collect();
    while let Some(node) = waiting.pop_front() {
        if members.contains(node) {
            reached.first.push(node);
        }
        if reached.first.len() == MOST_TRIED {
            break;
        }
        for arc in product.arcs(graph, node) {
            if seen.insert(arc.target) {
                reached.arrivals.insert(arc.target, arc);
                waiting.push_back(arc.target);
            }
        }
    }
    reached
}

/// The search for a loop within a component.
struct Round<'a, 'c> {
    product: &'a Product<'c>,
    graph: &'a PackedGraph,
    members: &'a Members,
    start: u32,
}

impl Round<'_, '_> {
    fn find(&self) -> Option<Vec<Arc>> {
        let mut missing = self.wanted();
        let mut round = Vec::new();
        let mut at = self.start;
        while missing != 0 {
            let path = self.path(at, |arc| self.marks(arc) & missing != 0)?;
            path.iter().for_each(|arc| missing &= !self.marks(arc));
            at = path.last()?.target;
            round.extend(path);
        }
        if round.is_empty() || at != self.start {
            round.extend(self.path(at, |arc| arc.target == self.start)?);
        }
        Some(round)
    }

    /// The marks that the loop must have.
    fn wanted(&self) -> u64 {
        match self.product.claim.fairness {
            Fairness::None | Fairness::Weak => self.product.claim.all_marks(),
            // An agent that is dealt with nowhere in the component is enabled nowhere in it.
            Fairness::Strong => {
                let arcs = self.members.iter().flat_map(|node| self.product.arcs(self.graph, node));
                arcs.filter(|arc| self.members.contains(arc.target)).fold(0, |all, arc| all | self.marks(&arc))
            }
        }
    }

    fn marks(&self, arc: &Arc) -> u64 {
        let vertex = self.product.vertex(arc.source);
        match self.product.claim.fairness {
            Fairness::None | Fairness::Weak => self.product.claim.marks(self.graph, vertex, &arc.edge, arc.sets),
            Fairness::Strong => Claim::strong_marks(&arc.edge, arc.sets),
        }
    }

    /// The shortest path within the component that ends with a step of a kind.
    fn path(&self, from: u32, is_last: impl Fn(&Arc) -> bool) -> Option<Vec<Arc>> {
        let mut arrivals: FxHashMap<u32, Arc> = FxHashMap::default();
        let mut waiting = VecDeque::from([from]);
        while let Some(node) = waiting.pop_front() {
            for arc in self.product.arcs(self.graph, node).filter(|arc| self.members.contains(arc.target)) {
                if is_last(&arc) {
                    return Some(path_to(&arrivals, from, arc));
                }
                if arc.target != from && !arrivals.contains_key(&arc.target) {
                    arrivals.insert(arc.target, arc);
                    waiting.push_back(arc.target);
                }
            }
        }
        None
    }
}

fn path_to(arrivals: &FxHashMap<u32, Arc>, from: u32, last: Arc) -> Vec<Arc> {
    let mut arcs = vec![last];
    let mut at = last.source;
    while at != from {
        let Some(arc) = arrivals.get(&at) else { break };
        arcs.push(*arc);
        at = arc.source;
    }
    arcs.reverse();
    arcs
}
