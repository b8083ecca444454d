//! A search that is led by simulated runs: what they make suspicious is explored first, and decided.

use crate::control::Control;
use crate::exploration::Started;
use crate::observer::{Observer, Stage};
use crate::search_request::Search;
use explore::{Guide, Preferences};
use guided::{Decision, World};
use program::LinkError;
use search::Plan;
use std::time::Instant;
use vm::Machine;
use watch::Observations;

/// How long a simulated run may be: an endless one must be cut.
const MOST_INSTRUCTIONS: u64 = 1_000_000;

/// Simulates a few runs.
pub(super) fn observe(
    machine: &mut Machine,
    search: &Search,
    control: &dyn Control,
    observer: &mut dyn Observer,
) -> Result<Observations, LinkError> {
    let asked = watch::Options { runs: search.runs, seed: search.seed, most_instructions: MOST_INSTRUCTIONS };
    simulate(machine, &asked, control, observer)
}

/// Simulates runs until somebody wants to stop.
pub(crate) fn simulate(
    machine: &mut Machine,
    asked: &watch::Options,
    control: &dyn Control,
    observer: &mut dyn Observer,
) -> Result<Observations, LinkError> {
    observer.stage(Stage::Simulating { runs: asked.runs });
    let go_on = &mut |progress| {
        observer.simulated(progress);
        control.reason().is_none()
    };
    watch::watch(machine, asked, go_on)
}

/// How a search by heuristic sorts states.
pub(super) fn preferences(prefer: Preferences, seen: Option<&Observations>) -> Guide {
    let spots = seen.iter().flat_map(|seen| &seen.found).flat_map(|found| found.spots.iter().copied()).collect();
    Guide::new(None, spots, prefer)
}

/// Decides the warnings.
pub(super) fn decide(
    started: &mut Started,
    seen: &Observations,
    plan: &Plan,
    control: &dyn Control,
    observer: &mut dyn Observer,
) -> Decision {
    observer.stage(Stage::Exploring { limits: plan.limits });
    let began = Instant::now();
    let clock = move || began.elapsed();
    let mut world = World { clock: &clock, interrupt: control.flag(), observer };
    guided::decide(&mut started.explorer, &seen.found, plan, &mut world)
}

/// What led the search, in a sentence.
pub(super) fn words(seen: &Observations, warnings: &[evidence::Warning]) -> String {
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
