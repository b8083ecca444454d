//! `check --guided`: what simulated runs make suspicious leads the search, and the search decides it.

use super::{begins_again, conclusion, keep_schedule, leave_formulas_open, progress::ProgressLine};
use crate::arguments::check::{CheckOptions, PreferName};
use crate::exploration::Started;
use crate::last_words;
use crate::simulation_line::SimulationLine;
use crate::watchdog::Watchdog;
use explore::{Guide, Preferences};
use guided::{Decision, World};
use library::Questions;
use report::Report;
use search::Plan;
use std::time::Instant;
use vm::Machine;
use watch::Observations;

/// Runs that are simulated where the user does not say how many, and how long they may be: an endless one must be cut.
const USUAL_RUNS: u64 = 5;
const MOST_INSTRUCTIONS: u64 = 1_000_000;

/// Simulates a few runs.
pub(super) fn observe(
    machine: &mut Machine,
    options: &CheckOptions,
    watchdog: &Watchdog,
) -> Result<Observations, String> {
    last_words::doing("simulating runs of the program");
    let runs = options.search.runs.unwrap_or(USUAL_RUNS);
    let asked = watch::Options { runs, seed: options.search.seed.unwrap_or(0), most_instructions: MOST_INSTRUCTIONS };
    let mut line = SimulationLine::new(runs, options.report.quiet, watchdog);
    let seen = watch::watch(machine, &asked, &mut |progress| line.show(progress));
    line.clear();
    seen
}

/// How a search by heuristic sorts states.
pub(super) fn preferences(names: &[PreferName], seen: Option<&Observations>) -> Guide {
    let prefer =
        Preferences { blocked: names.contains(&PreferName::Blocked), accesses: names.contains(&PreferName::Accesses) };
    let spots = seen.iter().flat_map(|seen| &seen.found).flat_map(|found| found.spots.iter().copied()).collect();
    Guide::new(None, spots, prefer)
}

/// Decides the warnings, and writes what was found into the report, unless everything has to begin again.
pub(super) fn explore(
    started: &mut Started,
    seen: &Observations,
    plan: &Plan,
    options: &CheckOptions,
    report: &mut Report,
    watchdog: &Watchdog,
) -> Option<Questions> {
    last_words::doing("exploring the runs of the program");
    let began = Instant::now();
    let mut progress = ProgressLine::new(plan.limits, options.report.quiet);
    let clock = move || began.elapsed();
    let mut world = World { clock: &clock, interrupt: watchdog.flag(), observer: &mut progress };
    let Decision { outcome, warnings } = guided::decide(&mut started.explorer, &seen.found, plan, &mut world);
    progress.clear();
    if let Some(unforeseen) = begins_again(started, outcome.incomplete.as_ref(), watchdog) {
        return Some(unforeseen);
    }
    report.costs.instructions = started.explorer.instructions();
    conclusion::conclude(started, outcome, report, watchdog);
    leave_formulas_open(started, report);
    report.guide = Some(words(seen, &warnings));
    report.suspected = warnings;
    report.replay = report.violations.first().map(|first| keep_schedule(started, report, first, options));
    None
}

/// What led the search, in a sentence.
fn words(seen: &Observations, warnings: &[evidence::Warning]) -> String {
    let ended = |name: &str| {
        let ending = |warning: &&evidence::Warning| warning.ending.as_ref().is_some_and(|ending| ending.name() == name);
        warnings.iter().filter(ending).count()
    };
    format!(
        "Suspected after {} simulated runs: {}; confirmed {}, refuted {}, open {}.",
        seen.ended + seen.cut,
        warnings.len(),
        ended("confirmed"),
        ended("refuted"),
        ended("open")
    )
}
