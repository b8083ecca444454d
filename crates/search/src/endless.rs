//! Endless runs: whether one of them breaks a claim, on the fly.
//!
//! A claim is the automaton of the runs that must not be, with a notion of fairness. Its product with the system is
//! searched depth first for a strongly connected component in which all acceptance sets are met, as soon as it is
//! closed (`product`, after Couvreur, FM 1999); the system itself is explored once, whatever the number of claims and
//! of automaton states, because the graph of its states is kept in memory beside the store (`state_graph`,
//! `packed_graph`). Strong fairness is decided by taking components apart (`fairness`). What is found is a run and a
//! loop, short ones of those that the explored part has (`lasso`).
//!
//! Fairness is about agents. A number stands for one agent only as long as none with this or a smaller number ends. An
//! agent that lives for ever keeps its number from some point on, because numbers only go down: so it is enough to ask
//! of each number that, infinitely often, it is not enabled, or makes a step, or an agent with this or a smaller number
//! ends. This is exact.
//!
//! Reduction: what a system leaves out stays left out if all that is done instead is invisible, and no cycle consists
//! of such states (Peled, "Combining partial order reductions with on-the-fly model checking", FMSD 1996). A state is
//! reduced only if none of its persistent steps leads to a state that was reduced before, or back to itself: of the
//! states of a cycle, the one that is explored last would break this. Whoever tells a step from its repetition (`X`)
//! has to switch the reduction off in the system.
//!
//! Fairness goes with it. Of a fair run, the reduced graph has one with the same steps in another order of those that
//! commute: either one of the persistent steps is made in the run some day, and can be made first, or none ever is;
//! then all that is done instead commutes with them, so that the agents they belong to are enabled for ever, and the
//! run was not fair. (This needs that every persistent step makes its agent count as enabled.) And whether a run is
//! fair does not depend on the order of steps that commute: an agent that does not move waits for one thing, and the
//! steps that let it move or keep it from moving depend on each other. Nothing is added to the run, so it has as much
//! progress as before. Without fairness, steps may be added to a run, and some of them may be progress: claims about
//! that need the reduction switched off.

mod bits;
mod claim;
mod embedded;
mod fairness;
mod lasso;
mod open_components;
mod packed_graph;
mod product;
mod replay;
mod row_shapes;
mod state_graph;
mod undo_stack;
mod vertices;

pub use claim::{Claim, Fairness};
pub use replay::{Followed, follow_endless};

use crate::plan::Plan;
use crate::session::Session;
use crate::supervision::Supervision;
use crate::trail::Trail;
use crate::visited::Visited;
use embedded::EmbeddedSearch;
use lasso::Broken;
use model::{KripkeStructure, Outcome, Reason, Schedule};
use product::Product;
use state_graph::StateGraph;

/// Searches a system that stands at its start for violations of its own and for endless runs that break a claim. Of the
/// plan, the strategy is not asked. Claims that the system makes itself (`KripkeStructure::embedded_formula`) are asked
/// for by number when they are first followed; as violations, they are numbered after the others. Where the system
/// stands afterwards is not said.
pub fn check_endless<'a, S: KripkeStructure>(
    system: &'a mut S,
    plan: &Plan,
    claims: &[Claim],
    embedded_claim: &dyn Fn(&mut S, u32) -> Claim,
    supervision: Supervision<'a, S::Violation>,
) -> Outcome<S::Violation> {
    let session = Session::new(system, plan, supervision);
    let mut state_graph = StateGraph::new(session, Visited::new(plan.store.build(), plan.matching), plan.undo_window);
    let ended = search(&mut state_graph, claims, embedded_claim);
    state_graph.close(ended)
}

fn search<S: KripkeStructure>(
    state_graph: &mut StateGraph<'_, S>,
    claims: &[Claim],
    embedded_claim: &dyn Fn(&mut S, u32) -> Claim,
) -> Result<(), Reason> {
    state_graph.begin()?;
    for (number, claim) in claims.iter().enumerate() {
        let start = state_graph.packed.start;
        if let Some(broken) = Product::new(claim).search(state_graph, start, 0)? {
            report(state_graph, number, broken)?;
        }
    }
    EmbeddedSearch::new(embedded_claim, claims.len()).search(state_graph)
}

/// Reports that a claim is broken.
fn report<S: KripkeStructure>(state_graph: &mut StateGraph<'_, S>, claim: usize, broken: Broken) -> Result<(), Reason> {
    state_graph.go_to(broken.comes_back_to)?;
    let violation = state_graph.session.system.broken(claim);
    state_graph.session.report(violation, &Told(broken.schedule))
}

/// A run as a trail.
struct Told(Schedule);

impl Trail for Told {
    fn schedule(&self) -> Schedule {
        self.0.clone()
    }

    fn depth(&self) -> u64 {
        self.0.len() as u64
    }

    fn bytes(&self) -> u64 {
        0
    }
}
