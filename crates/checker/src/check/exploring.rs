//! One search of a program that stands at its start: which one it is, whether it has to begin again, and what it leaves
//! open.

use crate::control::Control;
use crate::draft;
use crate::error::Unsupported;
use crate::exploration::{self, Started};
use crate::observer::{Observer, Stage};
use crate::search_request::Search;
use crate::stuck;
use evidence::{Fault, Property};
use explore::Explorer;
use library::Questions;
use model::{Limits, Outcome, Reason, Verdict};
use report::Report;
use search::{Collect, Plan, Strategy, Supervision};
use std::time::Instant;

/// The plan for what is left of the time.
pub(super) fn plan(search: &Search, started: &Started, report: &Report, control: &dyn Control) -> Plan {
    let mut plan = search.plan.clone();
    if search.guided && plan.strategy.is_depth_first() {
        plan.strategy = Strategy::DepthFirst;
    }
    plan.matching = search.matching.is_some();
    plan.limits = Limits { time: control.time_left(), ..plan.limits };
    // Where nothing graver is asked for, a race hides nothing.
    let is_all = plan.collect == Collect::All;
    if report.properties == [Property::Race] && !started.explorer.states_formulas() && !is_all {
        plan.collect = Collect::Any;
    }
    plan
}

/// Searches without being led.
pub(super) fn explore(
    started: &mut Started,
    plan: &Plan,
    control: &dyn Control,
    observer: &mut dyn Observer,
) -> Outcome<Fault> {
    observer.stage(Stage::Exploring { limits: plan.limits });
    let began = Instant::now();
    let clock = move || began.elapsed();
    let supervision = Supervision { clock: &clock, interrupt: &**control.flag(), observer };
    let endless = started.asked > 0 || started.explorer.states_formulas();
    if endless && plan.strategy.is_depth_first() {
        let (claims, fairness) = (started.claims_from_start(), started.fairness);
        let embedded = |explorer: &mut Explorer, number: u32| exploration::embedded_claim(explorer, number, fairness);
        search::check_endless(&mut started.explorer, plan, &claims, &embedded, supervision)
    } else if wants_stuck(started) {
        stuck::search(started, plan, supervision)
    } else {
        search::check(&mut started.explorer, plan, supervision)
    }
}

/// What the program states was not decided by every search: nothing is proved then.
pub(super) fn leave_open(started: &Started, formulas_undecided: bool, report: &mut Report) {
    if report.verdict != Verdict::Holds || !started.explorer.states_formulas() {
        return;
    }
    if formulas_undecided {
        draft::give_up(report, &Unsupported::FormulasNeedDepthFirst);
    } else if wants_stuck(started) {
        draft::give_up(report, &Unsupported::FormulasBesideStuck);
    }
}

fn wants_stuck(started: &Started) -> bool {
    started.explorer.looks_for(Property::Stuck)
}

/// The questions because of which the exploration must begin again: nothing is proved otherwise. A violation is one in
/// any case, and who has no time or room left has none for that either.
pub(super) fn begins_again(started: &Started, incomplete: Option<&Reason>, control: &dyn Control) -> Option<Questions> {
    let used_up = matches!(
        incomplete,
        Some(Reason::FirstViolation | Reason::TimeLimit | Reason::MemoryLimit | Reason::StateLimit)
    );
    let unforeseen = started.explorer.unforeseen();
    (!used_up && control.reason().is_none() && !unforeseen.is_empty()).then_some(unforeseen)
}
