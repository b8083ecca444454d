//! From the outcome of a search to what the report says: every violation minimised, executed again and told.

use crate::control::Control;
use crate::endless;
use crate::exploration::Started;
use crate::observer::{Observer, Stage};
use crate::run_trace::tell;
use crate::stuck;
use evidence::{Fault, Property};
use explore::{Explorer, Numbering};
use model::{FoundViolation, Outcome, Reason, Schedule, Verdict, Violation};
use report::{Assurance, Counterexample, Report};

/// Steps that may be spent on making all counterexamples simpler, and on any one of them.
const MOST_STEPS: u64 = 2_000_000;
pub(crate) const MOST_STEPS_OF_ONE: u64 = 300_000;

/// Writes what the search found out into the report.
pub(super) fn conclude(
    started: &mut Started,
    outcome: Outcome<Fault>,
    report: &mut Report,
    control: &dyn Control,
    observer: &mut dyn Observer,
) {
    observer.stage(Stage::Telling);
    let outcome = with_true_reason(outcome, control);
    control.let_tell();
    let most_steps = (MOST_STEPS / (outcome.violations.len() as u64).max(1)).min(MOST_STEPS_OF_ONE);
    started.add_stated();
    if started.claims.len() > started.asked && !report.properties.contains(&Property::Ltl) {
        report.properties.push(Property::Ltl);
    }
    for found in &outcome.violations {
        let warnings = &mut report.warnings;
        let violation = match found.schedule.repeats_from() {
            Some(_) => endless_counterexample(started, found, warnings),
            None if stuck::is_stuck(&found.violation) => stuck_counterexample(&mut started.explorer, found),
            None => counterexample(&mut started.explorer, found, (most_steps, control), warnings),
        };
        report.violations.push(violation);
    }
    let explorer = &started.explorer;
    let threads = report.violations.iter().map(|violation| violation.trace.threads.len() as u64);
    report.costs.threads = threads.max().unwrap_or(0).max(explorer.threads() as u64);
    if !explorer.is_sequentially_consistent() {
        report.assurance = Assurance::Sc;
    }
    report.restrictions.extend(explorer.restrictions());
    let restricted = report.restrictions.iter().map(|restriction| restriction.sentence.clone());
    report.assumptions = restricted.chain(explorer.assumptions()).collect();
    report.fixed = explorer.fixed_answers();
    report.costs.search = outcome.statistics;
    report.verdict = outcome.verdict;
    report.incomplete = outcome.incomplete;
    report.unsupported = outcome.unsupported;
}

/// A search knows only that it was interrupted; why, is known here.
fn with_true_reason(mut outcome: Outcome<Fault>, control: &dyn Control) -> Outcome<Fault> {
    let Some(reason) = control.reason().filter(|_| outcome.incomplete == Some(Reason::Interrupted)) else {
        return outcome;
    };
    if let Verdict::Unknown(unknown) = &mut outcome.verdict {
        *unknown = reason.clone();
    }
    outcome.incomplete = Some(reason);
    outcome
}

fn counterexample(
    explorer: &mut Explorer,
    found: &FoundViolation<Fault>,
    (most_steps, control): (u64, &dyn Control),
    warnings: &mut Vec<String>,
) -> Counterexample {
    explorer.restart(Numbering::Started);
    let by_start = explorer.by_start(&found.schedule);
    let found = FoundViolation { schedule: by_start, violation: found.violation.clone() };
    simplest(explorer, &found, (most_steps, control), warnings)
}

/// The simplest counterexample to be found from a schedule that is numbered by start.
pub(crate) fn simplest(
    explorer: &mut Explorer,
    found: &FoundViolation<Fault>,
    (most_steps, control): (u64, &dyn Control),
    warnings: &mut Vec<String>,
) -> Counterexample {
    let key = found.violation.key();
    explorer.restart(Numbering::Started);
    let schedule = search::minimise(explorer, &found.schedule, &key, most_steps, control);
    explorer.restart(Numbering::Started);
    let reproduced = search::reproduce(explorer, &schedule, &key).unwrap_or_else(|mismatch| {
        warnings.push(bug(&found.violation, &schedule, &mismatch));
        found.violation.clone()
    });
    let (trace, told) = tell(explorer, &schedule);
    let fault = told.into_iter().find(|fault| fault.key() == key).unwrap_or(reproduced);
    Counterexample {
        fault,
        schedule: explorer.whole_schedule(&schedule),
        trace,
        film: None,
        passing: None,
        interruptions: None,
    }
}

/// The way to where a thread is stuck is one of the shortest; that it is stuck there does not show in the run.
fn stuck_counterexample(explorer: &mut Explorer, found: &FoundViolation<Fault>) -> Counterexample {
    let schedule = explorer.by_start(&found.schedule);
    let name = found.violation.sites.first().map_or("", |site| site.thread.as_str());
    let (trace, fault) = stuck::told(explorer, &schedule, name);
    let schedule = explorer.whole_schedule(&schedule);
    Counterexample {
        fault: fault.unwrap_or_else(|| found.violation.clone()),
        schedule,
        trace,
        film: None,
        passing: None,
        interruptions: None,
    }
}

/// An endless run is short already; it is followed once more, and must break the claim by all definitions.
fn endless_counterexample(
    started: &mut Started,
    found: &FoundViolation<Fault>,
    warnings: &mut Vec<String>,
) -> Counterexample {
    let schedule = started.explorer.by_start(&found.schedule);
    let broken = endless::broken(started, &schedule);
    let claim = broken.and_then(|broken| {
        let is_meant = |claim: &usize| started.explorer.is_broken_by(*claim, &found.violation);
        broken.into_iter().find(is_meant).ok_or(search::Mismatch::NotViolated)
    });
    if let Err(mismatch) = &claim {
        warnings.push(bug(&found.violation, &schedule, mismatch));
    }
    let (trace, fault) = endless::tell(&mut started.explorer, &schedule, claim.ok());
    Counterexample {
        fault: fault.unwrap_or_else(|| found.violation.clone()),
        schedule,
        trace,
        film: None,
        passing: None,
        interruptions: None,
    }
}

/// A schedule that does not lead where the search was is never a fault of the program.
fn bug(fault: &Fault, schedule: &Schedule, mismatch: &search::Mismatch) -> String {
    let property = fault.property.name();
    format!("a bug of the tool: the schedule of this {property} ({schedule}) does not show it again: {mismatch}")
}
