//! The one door: a system and a plan in, an outcome out.

use crate::best_first::BestFirst;
use crate::breadth_first::BreadthFirst;
use crate::context_bound::ContextBound;
use crate::depth_first;
use crate::frontier::Frontier;
use crate::pct::Pct;
use crate::plan::{Plan, Sampling, Strategy};
use crate::random_walk::RandomWalk;
use crate::session::Session;
use crate::supervision::Supervision;
use crate::visited::Visited;
use crate::walk::{Scheduler, walk};
use model::{Outcome, Reason, TransitionSystem};

/// Searches a system that stands at its start. Where it stands afterwards is not said.
pub fn check<'a, S: TransitionSystem>(
    system: &'a mut S,
    plan: &Plan,
    supervision: Supervision<'a, S::Violation>,
) -> Outcome<S::Violation> {
    let mut session = Session::new(system, plan, supervision);
    let stop = match plan.strategy {
        Strategy::DepthFirst => {
            with_store(&mut session, plan, |session, visited| depth_first::search(session, visited, plan.undo_window))
        }
        Strategy::BreadthFirst => {
            with_store(&mut session, plan, |session, visited| Frontier::new(BreadthFirst).search(session, visited))
        }
        Strategy::Heuristic => {
            with_store(&mut session, plan, |session, visited| Frontier::new(BestFirst).search(session, visited))
        }
        Strategy::ContextBound { preemptions } => with_store(&mut session, plan, |session, visited| {
            Frontier::new(ContextBound::new(preemptions)).search(session, visited)
        }),
        Strategy::Random(sampling) => sample(&mut session, RandomWalk::new(sampling.seed), sampling),
        Strategy::Pct { sampling, bug_depth } => sample(&mut session, Pct::new(sampling.seed, bug_depth), sampling),
    };
    session.into_outcome(stop)
}

/// Runs a strategy that remembers what it visited.
fn with_store<S: TransitionSystem>(
    session: &mut Session<'_, S>,
    plan: &Plan,
    search: impl FnOnce(&mut Session<'_, S>, &mut Visited) -> Result<(), Reason>,
) -> Result<(), Reason> {
    let mut visited = Visited::new(plan.store.build());
    let ended = search(session, &mut visited);
    session.statistics.omission = visited.store.omission();
    ended
}

fn sample<S: TransitionSystem>(
    session: &mut Session<'_, S>,
    mut scheduler: impl Scheduler,
    sampling: Sampling,
) -> Result<(), Reason> {
    walk(session, &mut scheduler, sampling.runs)
}
