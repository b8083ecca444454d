//! A report before anything was found out: what was asked about which program.

use crate::error::Unsupported;
use crate::question::Specification;
use crate::target::Target;
use library::TimeOuts;
use loader::prepare::Prepared;
use model::{Reason, Verdict};
use report::{Assurance, Costs, Report};

/// The report that knows nothing yet, not even the program.
pub(crate) fn draft(command: &str, target: &Target, specification: &Specification) -> Report {
    Report {
        version: env!("CARGO_PKG_VERSION").to_string(),
        command: command.to_string(),
        target: target.names(),
        main: String::new(),
        jdk: String::new(),
        assurance: best_assurance(specification),
        properties: specification.properties(),
        verdict: Verdict::Unknown(Reason::Interrupted),
        violations: Vec::new(),
        incomplete: Some(Reason::Interrupted),
        unsupported: Vec::new(),
        warnings: specification.claims.warnings.clone(),
        assumptions: Vec::new(),
        challenge: None,
        fixed: Vec::new(),
        restrictions: target.restrictions(),
        suspected: Vec::new(),
        guide: None,
        slice: None,
        second_opinion: None,
        coverage: None,
        branching: Vec::new(),
        skipped: false,
        replay: None,
        costs: Costs::default(),
    }
}

/// Says which program it is about.
pub(crate) fn name_program(report: &mut Report, program: &Prepared) {
    report.main = program.entry.class.replace('/', ".");
    report.jdk = program.jdk.version.clone();
    report.warnings.splice(0..0, program.warnings.iter().cloned());
}

/// Where a limit or a signal came before the search.
pub(crate) fn stop(report: &mut Report, reason: Reason) {
    report.verdict = Verdict::Unknown(reason.clone());
    report.incomplete = Some(reason);
}

/// Where the program cannot even be started.
pub(crate) fn give_up(report: &mut Report, what: &Unsupported) {
    let what = what.to_string();
    report.unsupported = vec![what.clone()];
    report.verdict = Verdict::Unknown(Reason::Unsupported(what.clone()));
    report.incomplete = Some(Reason::Unsupported(what));
}

/// What can be assured unless a race is met: without one every run is sequentially consistent, but schedules that were
/// left out because of priorities or time are allowed all the same.
fn best_assurance(specification: &Specification) -> Assurance {
    let nondeterminism = specification.options.nondeterminism;
    let is_restricted = nondeterminism.respect_priorities || nondeterminism.time_outs != TimeOuts::Any;
    if is_restricted { Assurance::Sc } else { Assurance::Jmm }
}
