//! What is claimed of endless runs.

use super::packed_graph::{Edge, PackedGraph};
use super::row_shapes::Label;
use model::{MOVED, PROGRESS, Reason};
use temporal::Automaton;

/// Which runs count.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fairness {
    /// All of them.
    None,
    /// Those in which every agent that is enabled from some point on makes steps for ever.
    Weak,
    /// Those in which every agent that is enabled again and again makes steps for ever.
    Strong,
}

/// A claim: no run that counts is accepted by the automaton.
#[derive(Clone, Debug)]
pub struct Claim {
    /// The runs that must not be.
    pub unwanted: Automaton,
    /// The runs that count.
    pub fairness: Fairness,
}

/// Acceptance sets of the automaton take the lower bits of marks, agents those from here on.
const FIRST_AGENT: u32 = 16;
/// Agents beyond this number cannot be treated fairly.
const MOST_AGENTS: u32 = u64::BITS - FIRST_AGENT;

impl Claim {
    /// The marks that a loop needs to be accepting under weak fairness, or none.
    pub(super) fn all_marks(&self) -> u64 {
        let agents = if self.fairness == Fairness::None { 0 } else { !0 << FIRST_AGENT };
        agents | u64::from(self.unwanted.all_sets())
    }

    /// What a step is worth: the acceptance sets, and for each agent whether it is dealt with (see the header of
    /// `endless`).
    pub(super) fn marks(&self, graph: &PackedGraph, vertex: u32, edge: &Edge, sets: u32) -> u64 {
        match self.fairness {
            Fairness::None => u64::from(sets),
            Fairness::Weak | Fairness::Strong => {
                let dealt_with = !graph.view(vertex).enabled | taken(edge.label);
                u64::from(sets) | dealt_with << FIRST_AGENT
            }
        }
    }

    /// As `marks`, but an agent that is not enabled counts for nothing.
    pub(super) fn strong_marks(edge: &Edge, sets: u32) -> u64 {
        u64::from(sets) | taken(edge.label) << FIRST_AGENT
    }

    /// The marks of agents that are enabled.
    pub(super) fn enabled_marks(graph: &PackedGraph, vertex: u32) -> u64 {
        graph.view(vertex).enabled << FIRST_AGENT
    }

    /// The valuation of a step, for a claim of the system itself or another one.
    pub(super) fn valuation(graph: &PackedGraph, vertex: u32, edge: &Edge, is_embedded: bool) -> u64 {
        let view = graph.view(vertex);
        if is_embedded {
            return view.embedded.map_or(0, |embedded| embedded.valuation);
        }
        let moved = if edge.label.stays() { 0 } else { MOVED };
        let progress = if edge.label.is_progress() { PROGRESS } else { 0 };
        view.valuation | moved | progress
    }

    /// Whether all agents of a state can be treated as the claim wants it.
    pub(super) fn admits(&self, graph: &PackedGraph, vertex: u32) -> Result<(), Reason> {
        let too_many = |label: &Label| u32::from(label.agent) >= MOST_AGENTS;
        if self.fairness != Fairness::None && graph.labels(vertex).iter().any(too_many) {
            let what = format!("fairness among more than {MOST_AGENTS} threads");
            return Err(Reason::Unsupported(what));
        }
        Ok(())
    }
}

/// The agents that a step leaves without a claim to it: who moves, and where somebody ends, all that are renumbered.
fn taken(label: Label) -> u64 {
    let agent = u32::from(label.agent);
    match () {
        () if label.stays() => !0,
        () if label.has_ended() => (!0_u64).checked_shl(agent).unwrap_or(0),
        () => 1_u64.checked_shl(agent).unwrap_or(0),
    }
}
