//! What the system claims itself: each claim counts from the first state of a run that follows it.
//!
//! States are explored depth first. Where a step leads from a state that follows nothing to one that follows a claim,
//! the runs from there are searched before anything else: a violation is found without the rest of the states. A state
//! follows at most one claim, so one set of closed nodes serves all of them.

use super::bits::Bits;
use super::claim::Claim;
use super::lasso::Broken;
use super::product::Product;
use super::state_graph::StateGraph;
use model::{KripkeStructure, Reason};
use std::collections::BTreeSet;

/// Tells the claims of the system itself, by number.
pub(super) type EmbeddedClaims<'o, S> = &'o dyn Fn(&mut S, u32) -> Claim;

/// The search for runs that break them.
pub(super) struct EmbeddedSearch<'o, S> {
    claim_of: EmbeddedClaims<'o, S>,
    /// The number of the first one among all claims.
    first: usize,
    claims: Vec<Claim>,
    broken: BTreeSet<u32>,
    /// Nodes in components that are complete, and how many states of automata they count with.
    closed: Bits,
    states: u32,
}

/// A state to go on from.
struct Ahead {
    vertex: u32,
    depth: u32,
    /// The step to it came from a state that follows nothing.
    from_nothing: bool,
}

impl<'o, S: KripkeStructure> EmbeddedSearch<'o, S> {
    pub(super) fn new(claim_of: EmbeddedClaims<'o, S>, first: usize) -> EmbeddedSearch<'o, S> {
        EmbeddedSearch {
            claim_of,
            first,
            claims: Vec::new(),
            broken: BTreeSet::new(),
            closed: Bits::default(),
            states: 1,
        }
    }

    /// Expands all states, and reports each claim of the system that is broken.
    pub(super) fn search(&mut self, state_graph: &mut StateGraph<'_, S>) -> Result<(), Reason> {
        let mut seen = Bits::default();
        let mut work = vec![Ahead { vertex: state_graph.packed.start, depth: 0, from_nothing: true }];
        while let Some(ahead) = work.pop() {
            state_graph.waiting_bytes = seen.bytes() + (work.capacity() * size_of::<Ahead>()) as u64;
            state_graph.searcher_bytes = self.closed.bytes() + state_graph.waiting_bytes;
            state_graph.expand(ahead.vertex, ahead.depth.into())?;
            let from_nothing = state_graph.packed.view(ahead.vertex).embedded.is_none();
            if ahead.from_nothing && !from_nothing {
                self.follow(state_graph, &ahead)?;
            }
            let first = work.len();
            for edge in state_graph.packed.edges(ahead.vertex) {
                let key = edge.target.checked_mul(2).ok_or(Reason::MemoryLimit)?;
                if seen.set(key + u32::from(from_nothing)) {
                    work.push(Ahead { vertex: edge.target, depth: ahead.depth + 1, from_nothing });
                }
            }
            // The vertex in which the system stands comes next.
            work[first..].reverse();
        }
        Ok(())
    }

    /// Searches the runs from a state that is the first to follow a claim.
    fn follow(&mut self, state_graph: &mut StateGraph<'_, S>, ahead: &Ahead) -> Result<(), Reason> {
        let embedded = state_graph.packed.view(ahead.vertex).embedded;
        let Some(number) = embedded.map(|embedded| embedded.claim).filter(|number| !self.broken.contains(number))
        else {
            return Ok(());
        };
        if let Some(broken) = self.search_from(state_graph, ahead.vertex, ahead.depth.into(), number)? {
            self.broken.insert(number);
            super::report(state_graph, self.first + number as usize, broken)?;
        }
        Ok(())
    }

    fn search_from(
        &mut self,
        state_graph: &mut StateGraph<'_, S>,
        vertex: u32,
        depth: u64,
        number: u32,
    ) -> Result<Option<Broken>, Reason> {
        while self.claims.len() <= number as usize {
            let claim = (self.claim_of)(state_graph.session.system, self.claims.len() as u32);
            self.make_room_for(claim.unwanted.states.len() as u32);
            self.claims.push(claim);
        }
        let closed = std::mem::take(&mut self.closed);
        let mut product = Product::with(&self.claims[number as usize], true, self.states, closed);
        let broken = product.search(state_graph, vertex, depth);
        self.closed = product.into_closed();
        broken
    }

    /// Lets closed nodes count with more states.
    fn make_room_for(&mut self, states: u32) {
        if states > self.states {
            let mut closed = Bits::default();
            for node in self.closed.iter() {
                closed.set(node / self.states * states + node % self.states);
            }
            (self.closed, self.states) = (closed, states);
        }
    }
}
