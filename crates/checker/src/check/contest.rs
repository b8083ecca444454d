//! Every `holds` is challenged before it is printed: what contradicts it takes it back.

use crate::control::Control;
use crate::exploration::Started;
use crate::observer::{Observer, Stage};
use crate::search_request::{ChallengeRuns, Search};
use challenge::{Contest, Contradiction, Rules};
use library::TimeOuts;
use model::{Reason, Verdict};
use program::LinkError;
use report::{Assurance, Challenge, Report};
use vm::Machine;

/// Simulates runs against a proof, if there is one, and writes what they have shown into the report.
pub(super) fn challenge(
    started: Started,
    (search, time_outs): (&Search, TimeOuts),
    report: &mut Report,
    control: &dyn Control,
    observer: &mut dyn Observer,
) {
    if report.verdict != Verdict::Holds || search.challenge == ChallengeRuns::Off {
        return;
    }
    let Started { explorer, beginning, .. } = started;
    let mut machine = explorer.into_machine();
    machine.end_exploration();
    match machine.restore(&beginning) {
        Ok(()) => challenge_machine(machine, (search, time_outs), report, control, observer),
        Err(error) => leave_unchallenged(report, &error),
    }
}

/// Simulates runs of a machine that stands at the beginning of `main` against a proof.
pub(super) fn challenge_machine(
    mut machine: Machine,
    (search, time_outs): (&Search, TimeOuts),
    report: &mut Report,
    control: &dyn Control,
    observer: &mut dyn Observer,
) {
    observer.stage(Stage::Challenging);
    match contest(&mut machine, (search, time_outs), report, control) {
        Ok(seen) => conclude(seen, report),
        Err(error) => leave_unchallenged(report, &error),
    }
}

fn leave_unchallenged(report: &mut Report, error: &LinkError) {
    report.warnings.push(format!("the proof could not be challenged: {error}"));
}

fn contest(
    machine: &mut Machine,
    (search, time_outs): (&Search, TimeOuts),
    report: &Report,
    control: &dyn Control,
) -> Result<Contest, LinkError> {
    let runs = match search.challenge {
        ChallengeRuns::Exactly(runs) => Some(runs),
        ChallengeRuns::Off | ChallengeRuns::Usual => None,
    };
    let rules = Rules {
        properties: report.properties.clone(),
        runs,
        seed: search.seed,
        searched: report.costs.instructions,
        race_free: report.assurance == Assurance::Jmm,
        time_outs,
    };
    challenge::contest(machine, &rules, &mut |_| control.reason().is_none())
}

fn conclude(seen: Contest, report: &mut Report) {
    let Contest { runs, unsupported, contradiction, .. } = seen;
    report.challenge = Some(Challenge { runs, contradicted: contradiction.is_some(), turns: None });
    if let Some(what) = unsupported {
        report.warnings.push(format!("a simulated run needs something that the search did not: {what}"));
    }
    if let Some(Contradiction { fault, run, turns }) = contradiction {
        let turns = turns.map(|turns| turns.to_string());
        report.challenge = Some(Challenge { runs, contradicted: true, turns });
        let what = format!("simulated run {run} shows {}: {}", fault.property.name(), fault.message);
        report.verdict = Verdict::Unknown(Reason::Contradiction(what.clone()));
        report.incomplete = Some(Reason::Contradiction(what));
    }
}
