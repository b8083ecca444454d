//! What can still be said when a check is ended from outside before it has concluded.

use evidence::{Fault, Trace};
use model::{Reason, Schedule, Verdict};
use report::{Counterexample, Report};

/// Completes a draft with what was found so far. After a failure of the tool nothing is claimed about the program;
/// otherwise what was found stands, without the run that leads there.
pub fn break_off(report: &mut Report, found: Vec<Fault>, reason: Reason) {
    if found.is_empty() || matches!(reason, Reason::Failure(_)) {
        let before =
            |fault: &Fault| format!("before that, this was found: {}: {}", fault.property.name(), fault.message);
        report.warnings.extend(found.iter().map(before));
        report.verdict = Verdict::Unknown(reason.clone());
    } else {
        report.warnings.push(String::from("there was no time left to tell the run that leads there"));
        let (schedule, trace) = (Schedule::default(), Trace::default());
        let untold = |fault| Counterexample {
            fault,
            schedule: schedule.clone(),
            trace: trace.clone(),
            film: None,
            passing: None,
            interruptions: None,
        };
        report.violations = found.into_iter().map(untold).collect();
        report.verdict = Verdict::Violated;
    }
    report.incomplete = Some(reason);
}
