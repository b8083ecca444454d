//! Any finite system, given by its edges; and random ones.

use super::{Flaw, Toy};
use crate::random::Random;
use model::{Choice, StateVector, Step};
use std::collections::{BTreeMap, BTreeSet};

/// One step of a digraph.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Edge {
    /// Who moves, and how.
    pub choice: Choice,
    /// Where the step leads.
    pub target: u32,
    /// What the step answers.
    pub answer: Step<Flaw>,
}

/// A graph whose nodes are the states. Node 0 is the start.
#[derive(Clone, Debug, Default)]
pub struct Digraph {
    /// The edges that leave each node, in order.
    pub edges: BTreeMap<u32, Vec<Edge>>,
    /// Nodes that are wrong as such, and whether that is a minor flaw.
    pub wrong: BTreeMap<u32, bool>,
    /// Nodes without edges in which it is right to end.
    pub good_ends: BTreeSet<u32>,
    /// Who yields where.
    pub yielding: BTreeSet<(u32, u32)>,
}

impl Digraph {
    /// A graph with the edges `(from, agent, to)` and nothing wrong in it.
    pub fn of(edges: &[(u32, u32, u32)]) -> Digraph {
        let mut graph = Digraph::default();
        for &(from, agent, target) in edges {
            let edges = graph.edges.entry(from).or_default();
            edges.push(Edge { choice: Choice::of(agent), target, answer: Step::Done });
        }
        graph.good_ends = edges.iter().map(|&(_, _, target)| target).collect();
        graph
    }

    /// A graph with `nodes` nodes, not all of them reachable, in which, in some rarely and in some often, everything
    /// happens that can happen in a system.
    pub fn random(random: &mut Random, nodes: u32) -> Digraph {
        let rarity = [6, 30, 100_000][random.below(3) as usize];
        let mut graph = Digraph::default();
        for node in 0..nodes {
            graph.edges.insert(node, random_edges(random, nodes, rarity));
            if random.below(rarity) == 0 {
                graph.wrong.insert(node, random.below(2) == 0);
            }
            if random.below(rarity) > 0 {
                graph.good_ends.insert(node);
            }
            if random.below(4) == 0 {
                graph.yielding.insert((node, random.below(3) as u32));
            }
        }
        graph
    }
}

fn random_edges(random: &mut Random, nodes: u32, rarity: u64) -> Vec<Edge> {
    let mut edges = Vec::new();
    for agent in 0..3 {
        let alternatives = [0, 0, 1, 1, 1, 2][random.below(6) as usize];
        for alternative in 0..alternatives {
            let target = random.below(nodes.into()) as u32;
            edges.push(Edge { choice: Choice { agent, alternative }, target, answer: random_answer(random, rarity) });
        }
    }
    edges
}

fn random_answer(random: &mut Random, rarity: u64) -> Step<Flaw> {
    match random.below(10 * rarity) {
        0 => Step::Violated(Flaw::new(format!("step {}", random.below(3)))),
        1 => Step::Violated(Flaw { name: format!("minor step {}", random.below(3)), minor: true }),
        2 => Step::Unsupported(format!("operation {}", random.below(3))),
        3..6 => Step::Discarded,
        _ => Step::Done,
    }
}

impl Toy for Digraph {
    type State = u32;

    fn start(&self) -> u32 {
        0
    }

    fn choices(&self, node: &u32) -> Vec<Choice> {
        self.edges.get(node).into_iter().flatten().map(|edge| edge.choice).collect()
    }

    fn step(&self, node: &mut u32, choice: Choice) -> Step<Flaw> {
        let Some(edge) = self.edges[node].iter().find(|edge| edge.choice == choice) else { unreachable!() };
        *node = edge.target;
        edge.answer.clone()
    }

    fn end(&self, node: &u32) -> Option<Flaw> {
        (!self.good_ends.contains(node)).then(|| Flaw::new(format!("end {node}")))
    }

    fn inspect(&self, node: &u32) -> Option<Flaw> {
        self.wrong.get(node).map(|&minor| Flaw { name: format!("state {node}"), minor })
    }

    fn yields(&self, &node: &u32, agent: u32) -> bool {
        self.yielding.contains(&(node, agent))
    }

    /// The bits of the number, each a component, some of them longer than others: vectors of many shapes.
    fn encode(&self, &node: &u32, into: &mut StateVector) {
        for bit in 0..u32::BITS - node.leading_zeros() {
            let word = node >> bit & 1;
            into.push(word);
            if bit % 3 == 1 {
                into.extend(&[7, bit][..word as usize + 1]);
            }
            into.end_component();
        }
    }

    fn decode(&self, vector: &StateVector) -> u32 {
        vector.components().enumerate().map(|(bit, component)| component[0] << bit).sum()
    }
}
