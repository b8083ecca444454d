//! From the outcome of a search to what the report says: every violation minimised, executed again and told.

use crate::telling::tell;
use evidence::Fault;
use explore::{Explorer, Numbering};
use model::{Found, Outcome, Schedule, Violation};
use report::{Assurance, Counterexample, Report};

/// Steps that may be spent on making all counterexamples simpler, and on any one of them.
const MOST_STEPS: u64 = 2_000_000;
const MOST_STEPS_OF_ONE: u64 = 300_000;

/// Writes what the search found out into the report.
pub(crate) fn conclude(explorer: &mut Explorer, outcome: Outcome<Fault>, report: &mut Report) {
    let most_steps = (MOST_STEPS / (outcome.violations.len() as u64).max(1)).min(MOST_STEPS_OF_ONE);
    for found in &outcome.violations {
        let violation = counterexample(explorer, found, most_steps, &mut report.warnings);
        report.violations.push(violation);
    }
    let threads = report.violations.iter().map(|violation| violation.trace.threads.len() as u64);
    report.costs.threads = threads.max().unwrap_or(0).max(explorer.threads() as u64);
    if !explorer.is_sequentially_consistent() {
        report.assurance = Assurance::Sc;
    }
    report.costs.search = outcome.statistics;
    report.verdict = outcome.verdict;
    report.incomplete = outcome.incomplete;
    report.unsupported = outcome.unsupported;
}

fn counterexample(
    explorer: &mut Explorer,
    found: &Found<Fault>,
    most_steps: u64,
    warnings: &mut Vec<String>,
) -> Counterexample {
    let key = found.violation.key();
    explorer.restart(Numbering::Started);
    let by_start = explorer.by_start(&found.schedule);
    explorer.restart(Numbering::Started);
    let schedule = search::minimise(explorer, &by_start, &key, most_steps);
    explorer.restart(Numbering::Started);
    let reproduced = search::reproduce(explorer, &schedule, &key).unwrap_or_else(|mismatch| {
        warnings.push(bug(&found.violation, &schedule, &mismatch));
        found.violation.clone()
    });
    let (trace, told) = tell(explorer, &schedule);
    let fault = told.into_iter().find(|fault| fault.key() == key).unwrap_or(reproduced);
    Counterexample { fault, schedule: explorer.whole_schedule(&schedule), trace }
}

/// A schedule that does not lead where the search was is never a fault of the program.
fn bug(fault: &Fault, schedule: &Schedule, mismatch: &search::Mismatch) -> String {
    let property = fault.property.name();
    format!("a bug of the tool: the schedule of this {property} ({schedule}) does not show it again: {mismatch}")
}
