//! The one door: a system and a plan in, an outcome out.

use crate::plan::Plan;
use crate::session::Session;
use crate::strategy;
use crate::supervision::Supervision;
use model::{Outcome, TransitionSystem};

/// Searches a system that stands at its start. Where it stands afterwards is not said.
pub fn check<'a, S: TransitionSystem>(
    system: &'a mut S,
    plan: &Plan,
    supervision: Supervision<'a, S::Violation>,
) -> Outcome<S::Violation> {
    let mut session = Session::new(system, plan, supervision);
    let ended = strategy::search(&mut session, plan);
    session.into_outcome(ended)
}
