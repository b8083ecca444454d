//! Why a program has so many states: at which places threads stand when more than one order must be explored.
//!
//! A few runs by chance are enough to show it. Errs: see `search::visit_open_choices`; nothing that is proved depends
//! on it.

use crate::control::Control;
use evidence::CodeLocation;
use explore::{Explorer, Numbering};
use model::{Choice, Reason, Verdict};
use report::{Branching, Report};
use search::Interrupt;
use std::collections::{BTreeMap, BTreeSet};

/// Steps of the runs, where somebody asks for them, and where there was no answer.
const STEPS: u64 = 20_000;
const STEPS_UNASKED: u64 = 5_000;

/// Places that are told.
const ROWS: usize = 8;

/// Tells it where somebody wants to know, or where a search did not come to its end.
pub(super) fn tell(explorer: &mut Explorer, is_asked: bool, report: &mut Report, control: &dyn Control) {
    let limits = [Reason::TimeLimit, Reason::MemoryLimit, Reason::StateLimit, Reason::Interrupted];
    let is_large = matches!(&report.verdict, Verdict::Unknown(reason) if limits.contains(reason));
    if is_asked || is_large {
        let steps = if is_asked { STEPS } else { STEPS_UNASKED };
        // Who has pressed Ctrl-C waits for an answer: a short one.
        let signalled = report.verdict == Verdict::Unknown(Reason::Interrupted);
        let interrupt: &dyn Interrupt = if signalled { &**control.flag() } else { control };
        report.branching = observe(explorer, steps, interrupt);
    }
}

#[derive(Default)]
struct Place {
    states: u64,
    threads: BTreeSet<u32>,
}

fn observe(explorer: &mut Explorer, steps: u64, interrupt: &dyn Interrupt) -> Vec<Branching> {
    explorer.restart(Numbering::Started);
    let mut places: BTreeMap<CodeLocation, Place> = BTreeMap::new();
    let mut states = 0;
    search::visit_open_choices(explorer, steps, interrupt, &mut |explorer, open| {
        states += 1;
        for (location, agents) in standing(explorer, open) {
            let place = places.entry(location).or_default();
            place.states += 1;
            place.threads.extend(agents);
        }
    });
    let row = |(location, place): (CodeLocation, Place)| Branching {
        location,
        percent: (100 * place.states / states.max(1)) as u32,
        threads: place.threads.len() as u32,
    };
    let mut rows: Vec<Branching> = places.into_iter().map(row).collect();
    rows.sort_by_key(|row| std::cmp::Reverse(row.percent));
    rows.truncate(ROWS);
    rows.retain(|row| row.percent > 0);
    rows
}

/// Where those stand who have one of these choices, each place once.
fn standing(explorer: &Explorer, open: &[Choice]) -> BTreeMap<CodeLocation, BTreeSet<u32>> {
    let mut places: BTreeMap<_, BTreeSet<u32>> = BTreeMap::new();
    for choice in open {
        if let Some(location) = explorer.place_of_agent(choice.agent) {
            places.entry(location).or_default().insert(choice.agent);
        }
    }
    places
}
