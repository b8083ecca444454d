//! Threads that are stuck: found by a search of all states, told like other violations, and looked for again from the
//! end of a replayed run.

use crate::exploration::Started;
use crate::run_trace::tell;
use evidence::{Fault, Property, Trace};
use explore::{Explorer, Numbering};
use model::{FoundViolation, Outcome, Reason, Schedule, Silent, Verdict, Violation};
use search::{Plan, StoreKind, Strategy, Stuck, StuckOutcome, Supervision, check_stuck};
use std::sync::atomic::AtomicBool;
use std::time::Duration;

/// Searches everything, and adds who is stuck to what else was found.
pub(crate) fn search(started: &mut Started, plan: &Plan, supervision: Supervision<'_, Fault>) -> Outcome<Fault> {
    let explorer = &mut started.explorer;
    let StuckOutcome { mut outcome, stuck, too_many } = check_stuck(explorer, plan, supervision);
    for Stuck { schedule, agent } in stuck {
        let fault = stand(explorer, &schedule, agent);
        let is_known = |fault: &Fault| outcome.violations.iter().any(|known| known.violation.key() == fault.key());
        if let Some(violation) = fault.filter(|fault| !is_known(fault)) {
            outcome.violations.push(FoundViolation { violation, schedule });
            outcome.verdict = Verdict::Violated;
        }
    }
    if too_many && outcome.verdict == Verdict::Holds {
        let reason = Reason::Unsupported(String::from("--property stuck with more than 64 threads at once"));
        (outcome.verdict, outcome.incomplete) = (Verdict::Unknown(reason.clone()), Some(reason));
    }
    outcome
}

/// Follows a schedule to where a thread is stuck.
fn stand(explorer: &mut Explorer, schedule: &Schedule, rank: u32) -> Option<Fault> {
    explorer.restart(Numbering::Living);
    search::follow(explorer, schedule, |_, _| ()).ok()?;
    let name = explorer.name_of_rank(rank)?;
    explorer.stuck(&name)
}

/// The run (numbered by start) for people, and the thread that is stuck at its end, in the same words.
pub(crate) fn told(explorer: &mut Explorer, schedule: &Schedule, name: &str) -> (Trace, Option<Fault>) {
    let (trace, _) = tell(explorer, schedule);
    (trace, explorer.stuck(name))
}

/// The names of the threads that can never move again from the end of a run (numbered by start), if everything from
/// there on could be explored.
pub(crate) fn at_end(explorer: &mut Explorer, schedule: &Schedule) -> Vec<String> {
    explorer.restart(Numbering::Started);
    if search::follow(explorer, schedule, |_, _| ()).is_err() {
        return Vec::new();
    }
    explorer.renumber(Numbering::Living);
    let names: Vec<Option<String>> = (0..64).map(|rank| explorer.name_of_rank(rank)).collect();
    let plan = Plan { collect: search::Collect::All, ..Plan::new(Strategy::DepthFirst, StoreKind::Exact) };
    let interrupt = AtomicBool::new(false);
    let supervision = Supervision { clock: &|| Duration::ZERO, interrupt: &interrupt, observer: &mut Silent };
    let found = check_stuck(explorer, &plan, supervision).stuck.into_iter();
    let here = found.filter(|stuck| stuck.schedule.is_empty());
    here.filter_map(|stuck| names[stuck.agent as usize].clone()).collect()
}

/// Whether a violation is one of these.
pub(crate) fn is_stuck(fault: &Fault) -> bool {
    fault.property == Property::Stuck
}
