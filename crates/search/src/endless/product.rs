//! The product of the system and the automaton of a claim, searched for an accepting component.
//!
//! Follows: Couvreur, "On-the-fly verification of linear temporal logic" (FM 1999): depth first, with a stack of the
//! roots of the components that are still open. A component that turns out to be larger takes the roots above it and
//! their marks. The search ends as soon as a component has all marks; for strong fairness, a component that has them is
//! looked at when it is complete. Of a node in a complete component only one bit is kept; the others are kept in the
//! order in which they were found (`open`), which is the order the algorithm needs.

use super::bits::Bits;
use super::claim::{Claim, Fairness};
use super::fairness;
use super::lasso::{self, Broken};
use super::open_components::OpenComponents;
use super::packed_graph::{Cursor, Edge, PackedGraph, reserve};
use super::state_graph::StateGraph;
use model::{Choice, KripkeStructure, Reason};

/// A step of the product: nodes are a vertex of the system with a state of the automaton, in one number.
#[derive(Clone, Copy, Debug)]
pub(super) struct Arc {
    pub(super) source: u32,
    pub(super) target: u32,
    pub(super) edge: Edge,
    pub(super) sets: u32,
}

/// The product as far as it was explored.
pub(super) struct Product<'c> {
    pub(super) claim: &'c Claim,
    pub(super) starts: Vec<u32>,
    /// The claim is one of the system itself.
    is_embedded: bool,
    /// At least the number of states that the automaton has.
    states: u32,
    /// Nodes of components that are complete.
    closed: Bits,
    open: OpenComponents,
    roots: Vec<Root>,
    frames: Vec<Frame>,
    /// How long the run to the start is.
    depth: u64,
}

/// The first node of an open component.
struct Root {
    /// Where it is among the open ones.
    position: u32,
    marks: u64,
    /// The marks of the step that led to it.
    arrival: u64,
}

/// A node of the run being followed, and where to go on there.
struct Frame {
    node: u32,
    cursor: Cursor,
    transition: u32,
}

impl<'c> Product<'c> {
    pub(super) fn new(claim: &'c Claim) -> Product<'c> {
        let states = (claim.unwanted.states.len() as u32).max(1);
        Product::with(claim, false, states, Bits::default())
    }

    /// A product of whose nodes some are known to be in components that are complete; it counts so many states.
    pub(super) fn with(claim: &'c Claim, is_embedded: bool, states: u32, closed: Bits) -> Product<'c> {
        let (open, roots, frames) = (OpenComponents::new(), Vec::new(), Vec::new());
        Product { claim, starts: Vec::new(), is_embedded, states, closed, open, roots, frames, depth: 0 }
    }

    /// A run from a vertex, at the end of a run of this length, that breaks the claim, if there is one.
    pub(super) fn search<S: KripkeStructure>(
        &mut self,
        state_graph: &mut StateGraph<'_, S>,
        vertex: u32,
        depth: u64,
    ) -> Result<Option<Broken>, Reason> {
        self.depth = depth;
        for &state in &self.claim.unwanted.initial {
            let node = self.node(vertex, state)?;
            if self.closed.contains(node) {
                continue;
            }
            self.starts.push(node);
            self.enter(node, 0, state_graph)?;
            if let Some(component) = self.follow(state_graph)? {
                return Ok(lasso::shortest(self, &state_graph.packed, &component));
            }
        }
        Ok(None)
    }

    /// The nodes in components that are complete.
    pub(super) fn into_closed(self) -> Bits {
        self.closed
    }

    /// The vertex of a node.
    pub(super) fn vertex(&self, node: u32) -> u32 {
        node / self.states
    }

    fn node(&self, vertex: u32, state: u32) -> Result<u32, Reason> {
        let node = vertex.checked_mul(self.states).and_then(|first| first.checked_add(state));
        node.ok_or(Reason::MemoryLimit)
    }

    /// Follows all runs from the last start; answers the nodes of an accepting component.
    fn follow<S: KripkeStructure>(&mut self, state_graph: &mut StateGraph<'_, S>) -> Result<Option<Vec<u32>>, Reason> {
        while let Some(source) = self.frames.last().map(|frame| frame.node) {
            let Some((node, marks)) = self.next(&state_graph.packed)? else {
                self.frames.pop();
                if let Some(component) = self.leave(source, &state_graph.packed) {
                    return Ok(Some(component));
                }
                continue;
            };
            if self.closed.contains(node) {
                continue;
            }
            match self.open.position(node) {
                None => self.enter(node, marks, state_graph)?,
                Some(known) => {
                    if let Some(component) = self.join(known, marks) {
                        return Ok(Some(component));
                    }
                }
            }
        }
        Ok(None)
    }

    fn enter<S: KripkeStructure>(
        &mut self,
        node: u32,
        arrival: u64,
        state_graph: &mut StateGraph<'_, S>,
    ) -> Result<(), Reason> {
        reserve(&mut self.roots, 1);
        self.roots.push(Root { position: self.open.len() as u32, marks: 0, arrival });
        self.open.push(node);
        state_graph.searcher_bytes = self.bytes() + state_graph.waiting_bytes;
        let vertex = self.vertex(node);
        state_graph.expand(vertex, self.depth + self.frames.len() as u64)?;
        reserve(&mut self.frames, 1);
        self.frames.push(Frame { node, cursor: state_graph.packed.cursor(vertex), transition: 0 });
        self.claim.admits(&state_graph.packed, vertex)
    }

    /// The next step from the last node of the run, with its marks.
    fn next(&mut self, graph: &PackedGraph) -> Result<Option<(u32, u64)>, Reason> {
        let Some(frame) = self.frames.last_mut() else { return Ok(None) };
        let (vertex, state) = (frame.node / self.states, frame.node % self.states);
        let transitions = &self.claim.unwanted.states[state as usize];
        while let Some(edge) = graph.edge(vertex, frame.cursor) {
            let valuation = Claim::valuation(graph, vertex, &edge, self.is_embedded);
            while let Some(transition) = transitions.get(frame.transition as usize) {
                frame.transition += 1;
                if transition.guard.admits(valuation) {
                    let marks = self.claim.marks(graph, vertex, &edge, transition.sets);
                    return self.node(edge.target, transition.target).map(|node| Some((node, marks)));
                }
            }
            frame.transition = 0;
            frame.cursor = graph.next(frame.cursor);
        }
        Ok(None)
    }

    /// A step leads back into an open component: all components from there on are one.
    fn join(&mut self, known: u32, marks: u64) -> Option<Vec<u32>> {
        let mut marks = marks;
        while let Some(root) = self.roots.pop_if(|root| root.position > known) {
            marks |= root.marks | root.arrival;
        }
        let root = self.roots.last_mut()?;
        root.marks |= marks;
        let accepting = self.claim.fairness != Fairness::Strong && root.marks == self.claim.all_marks();
        accepting.then(|| self.open.from(root.position).to_vec())
    }

    /// All runs from a node have been followed.
    fn leave(&mut self, node: u32, graph: &PackedGraph) -> Option<Vec<u32>> {
        let root = self.roots.pop_if(|root| self.open.from(root.position).first() == Some(&node))?;
        let component = self.open.close(root.position);
        for member in &component {
            self.closed.set(*member);
        }
        let candidate = self.claim.fairness == Fairness::Strong && root.marks == self.claim.all_marks();
        candidate.then(|| fairness::strongly_fair(self, graph, component)).flatten()
    }

    /// The steps from a node, as far as the vertices are known to which they lead.
    pub(super) fn arcs<'g>(&'g self, graph: &'g PackedGraph, source: u32) -> impl Iterator<Item = Arc> + 'g {
        let (vertex, state) = (self.vertex(source), source % self.states);
        graph.edges(vertex).flat_map(move |edge| {
            let valuation = Claim::valuation(graph, vertex, &edge, self.is_embedded);
            let transitions = self.claim.unwanted.states[state as usize].iter();
            transitions.filter(move |transition| transition.guard.admits(valuation)).filter_map(move |transition| {
                let target = self.node(edge.target, transition.target).ok()?;
                Some(Arc { source, target, edge, sets: transition.sets })
            })
        })
    }

    /// The choices that lead from the start of the system to a start of the product: a claim of the system itself is
    /// not followed before.
    pub(super) fn way_to_start(&self, graph: &PackedGraph, start: u32) -> Vec<Choice> {
        graph.way_to(self.vertex(start), |view| !self.is_embedded || view.embedded.is_none())
    }

    fn bytes(&self) -> u64 {
        let run = self.roots.capacity() * size_of::<Root>() + self.frames.capacity() * size_of::<Frame>();
        run as u64 + self.open.bytes() + self.closed.bytes()
    }
}
