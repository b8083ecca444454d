//! The product of the system and the automaton of a claim, searched for an accepting component.
//!
//! Follows: Couvreur, "On-the-fly verification of linear temporal logic" (FM 1999): depth first, with a stack of the roots of the
//! components that are still open. A component that turns out to be larger takes the roots above it and their marks. The search ends as
//! soon as a component has all marks; for strong fairness, a component that has them is looked at when it is complete.
//! Nodes are numbered in the order in which they are found, which is the order the algorithm needs.

use super::claim::{Claim, Fairness};
use super::fairness;
use super::index::Index;
use super::lasso::{self, Broken};
use super::terrain::{Edge, Graph, Terrain};
use crate::store::hash;
use model::{Observed, Reason};

/// A state of the system with a state of the automaton.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) struct Node {
    pub(super) place: u32,
    state: u32,
}

impl Node {
    fn hash(self) -> u64 {
        hash::of_pair(u64::from(self.place) | u64::from(self.state) << 32)
    }
}

/// A step of the product between nodes that were found.
#[derive(Clone, Copy, Debug)]
pub(super) struct Arc {
    pub(super) source: u32,
    pub(super) target: u32,
    /// Which edge of the source's place.
    pub(super) edge: u32,
    pub(super) sets: u32,
}

/// The product as far as it was explored.
pub(super) struct Product<'c> {
    pub(super) claim: &'c Claim,
    pub(super) nodes: Vec<Node>,
    pub(super) starts: Vec<u32>,
    numbers: Index,
    /// Nodes of components that are complete.
    closed: Vec<bool>,
    roots: Vec<Root>,
    open: Vec<u32>,
    frames: Vec<Frame>,
}

/// The first node of an open component.
struct Root {
    node: u32,
    marks: u64,
    /// The marks of the step that led to it.
    arrival: u64,
}

/// A node of the run being followed, and where to go on there.
struct Frame {
    node: u32,
    edge: u32,
    transition: u32,
}

impl<'c> Product<'c> {
    pub(super) fn new(claim: &'c Claim) -> Product<'c> {
        Product {
            claim,
            nodes: Vec::new(),
            starts: Vec::new(),
            numbers: Index::default(),
            closed: Vec::new(),
            roots: Vec::new(),
            open: Vec::new(),
            frames: Vec::new(),
        }
    }

    /// A run that breaks the claim, if there is one.
    pub(super) fn search<S: Observed>(&mut self, terrain: &mut Terrain<'_, S>) -> Result<Option<Broken>, Reason> {
        for &state in &self.claim.unwanted.initial {
            let node = Node { place: 0, state };
            if self.number_of(node).is_some() {
                continue;
            }
            self.starts.push(self.nodes.len() as u32);
            self.enter(node, 0, terrain)?;
            if let Some(component) = self.follow(terrain)? {
                return Ok(lasso::shortest(self, &terrain.graph, &component));
            }
        }
        Ok(None)
    }

    /// Follows all runs from the last start; answers the nodes of an accepting component.
    fn follow<S: Observed>(&mut self, terrain: &mut Terrain<'_, S>) -> Result<Option<Vec<u32>>, Reason> {
        while let Some(frame) = self.frames.last_mut() {
            let source = frame.node;
            let Some((node, marks)) = next(frame, self.nodes[source as usize], self.claim, &terrain.graph) else {
                self.frames.pop();
                if let Some(component) = self.leave(source, &terrain.graph) {
                    return Ok(Some(component));
                }
                continue;
            };
            match self.number_of(node) {
                None => self.enter(node, marks, terrain)?,
                Some(known) if self.closed[known as usize] => {}
                Some(known) => {
                    if let Some(component) = self.join(known, marks) {
                        return Ok(Some(component));
                    }
                }
            }
        }
        Ok(None)
    }

    fn enter<S: Observed>(&mut self, node: Node, arrival: u64, terrain: &mut Terrain<'_, S>) -> Result<(), Reason> {
        let number = u32::try_from(self.nodes.len()).map_err(|_| Reason::MemoryLimit)?;
        self.numbers.insert(node.hash(), number, |other| self.nodes[other as usize].hash());
        self.nodes.push(node);
        self.closed.push(false);
        self.roots.push(Root { node: number, marks: 0, arrival });
        self.open.push(number);
        self.frames.push(Frame { node: number, edge: 0, transition: 0 });
        terrain.searcher_bytes = self.bytes();
        terrain.expand(node.place)?;
        self.claim.admits(&terrain.graph, node.place)
    }

    fn number_of(&self, node: Node) -> Option<u32> {
        self.numbers.find(node.hash(), |other| self.nodes[other as usize] == node)
    }

    /// A step leads back into an open component: all components from there on are one.
    fn join(&mut self, known: u32, marks: u64) -> Option<Vec<u32>> {
        let mut marks = marks;
        while let Some(root) = self.roots.pop_if(|root| root.node > known) {
            marks |= root.marks | root.arrival;
        }
        let root = self.roots.last_mut()?;
        root.marks |= marks;
        let first = root.node;
        let accepting = self.claim.fairness != Fairness::Strong && root.marks == self.claim.all_marks();
        accepting.then(|| self.component_of(first))
    }

    fn component_of(&self, root: u32) -> Vec<u32> {
        self.open.iter().rev().copied().take_while(|node| *node >= root).collect()
    }

    /// All runs from a node have been followed.
    fn leave(&mut self, node: u32, graph: &Graph) -> Option<Vec<u32>> {
        let root = self.roots.pop_if(|root| root.node == node)?;
        let component = self.component_of(node);
        for member in &component {
            self.closed[*member as usize] = true;
        }
        self.open.truncate(self.open.len() - component.len());
        let candidate = self.claim.fairness == Fairness::Strong && root.marks == self.claim.all_marks();
        candidate.then(|| fairness::strongly_fair(self, graph, component)).flatten()
    }

    /// The steps from a node to nodes that were found.
    pub(super) fn arcs<'g>(&'g self, graph: &'g Graph, source: u32) -> impl Iterator<Item = Arc> + 'g {
        let Node { place, state } = self.nodes[source as usize];
        let edges = graph.edges(place).iter().zip(0..);
        edges.flat_map(move |(edge, number)| {
            let letter = Claim::letter(graph, place, edge);
            let transitions = self.claim.unwanted.states[state as usize].iter();
            transitions.filter(move |transition| transition.guard.admits(letter)).filter_map(move |transition| {
                let target = self.number_of(Node { place: edge.target, state: transition.target })?;
                Some(Arc { source, target, edge: number, sets: transition.sets })
            })
        })
    }

    /// The step of the system in a step of the product.
    pub(super) fn edge<'g>(&self, graph: &'g Graph, arc: &Arc) -> &'g Edge {
        &graph.edges(self.nodes[arc.source as usize].place)[arc.edge as usize]
    }

    fn bytes(&self) -> u64 {
        let nodes = self.nodes.capacity() * (size_of::<Node>() + size_of::<bool>());
        let open = self.open.capacity() * size_of::<u32>() + self.frames.capacity() * size_of::<Frame>();
        (nodes + open) as u64 + self.numbers.bytes()
    }
}

/// The next step from a node, with its marks.
fn next(frame: &mut Frame, node: Node, claim: &Claim, graph: &Graph) -> Option<(Node, u64)> {
    let edges = graph.edges(node.place);
    let transitions = &claim.unwanted.states[node.state as usize];
    while let Some(edge) = edges.get(frame.edge as usize) {
        let letter = Claim::letter(graph, node.place, edge);
        while let Some(transition) = transitions.get(frame.transition as usize) {
            frame.transition += 1;
            if transition.guard.admits(letter) {
                let marks = claim.marks(graph, node.place, edge, transition.sets);
                return Some((Node { place: edge.target, state: transition.target }, marks));
            }
        }
        frame.transition = 0;
        frame.edge += 1;
    }
    None
}
