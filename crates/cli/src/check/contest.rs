//! Every `holds` is challenged before it is printed: what contradicts it takes it back.

use crate::arguments::check::{ChallengeRuns, CheckOptions};
use crate::exploration::Started;
use crate::last_words;
use crate::watchdog::Watchdog;
use challenge::{Contest, Contradiction, Rules};
use model::{Reason, Verdict};
use report::{Assurance, Challenge, Report};

/// Simulates runs against a proof, if there is one, and writes what they have shown into the report.
pub(super) fn challenge(started: Started, options: &CheckOptions, report: &mut Report, watchdog: &Watchdog) {
    // Where only some threads may run, simulated runs do not keep to that.
    let is_comparable = !options.properties.respect_priorities;
    if report.verdict != Verdict::Holds || options.challenge == Some(ChallengeRuns::Off) || !is_comparable {
        return;
    }
    last_words::doing("challenging the proof");
    match contest(started, options, report, watchdog) {
        Ok(seen) => conclude(seen, report),
        Err(what) => report.warnings.push(format!("the proof could not be challenged: {what}")),
    }
}

fn contest(started: Started, options: &CheckOptions, report: &Report, watchdog: &Watchdog) -> Result<Contest, String> {
    let Started { explorer, beginning, .. } = started;
    let mut machine = explorer.into_machine();
    machine.end_exploration();
    machine.restore(&beginning).map_err(|error| error.to_string())?;
    let runs = match options.challenge {
        Some(ChallengeRuns::Exactly(runs)) => Some(runs),
        Some(ChallengeRuns::Off) | None => None,
    };
    let rules = Rules {
        properties: report.properties.clone(),
        runs,
        seed: options.search.seed.unwrap_or(0),
        searched: report.costs.instructions,
        race_free: report.assurance == Assurance::Jmm,
    };
    challenge::contest(&mut machine, &rules, &mut |_| watchdog.reason().is_none())
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
