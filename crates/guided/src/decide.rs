//! From warnings to decisions: windows first, what a race leads to next, and everything else by a search without a
//! window.

use crate::endings::{Facts, ending};
use crate::matching::{is_decidable, shows};
use crate::searches::{Scope, World, plan, search};
use evidence::{Ending, Fault, Suspicion, Warning};
use explore::Explorer;
use model::{FoundViolation, Limits, Outcome, Reason, Schedule, Statistics, Verdict, Violation};
use search::{Collect, Plan};
use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

/// What has become of the warnings.
#[derive(Debug)]
pub struct Decision {
    /// All violations, with what all searches together have cost.
    pub outcome: Outcome<Fault>,
    /// The warnings, each with its ending.
    pub warnings: Vec<Warning>,
}

/// What one window, or what a race leads to, may cost where the user sets no limit.
const TIME_OF_WINDOW: Duration = Duration::from_secs(10);
const STATES_OF_WINDOW: u64 = 30_000;
const STATES_OF_FOCUS: u64 = 10_000;

/// What the search without a window may cost where the user sets no limit: less where there is something to show
/// already.
const STATES_OF_ALL: u64 = 1_000_000;
const STATES_OF_REST: u64 = 20_000;

/// So many races are followed to what they lead to.
const MOST_CONSEQUENCES: usize = 8;

/// Decides the warnings of an explorer's program; `wanted` is the plan for the search without a window.
pub fn decide(
    explorer: &mut Explorer,
    found: &[watch::FoundWarning],
    wanted: &Plan,
    world: &mut World<'_>,
) -> Decision {
    let mut state = State {
        found,
        wanted,
        violations: Vec::new(),
        statistics: Statistics::default(),
        facts: vec![Facts::default(); found.len()],
        unsupported: BTreeSet::new(),
    };
    state.explore_windows(explorer, world);
    state.follow_races(explorer, world);
    let whole = state.explore_everything(explorer, world);
    Scope::everything().enter(explorer);
    state.conclude(whole)
}

struct State<'a> {
    found: &'a [watch::FoundWarning],
    wanted: &'a Plan,
    violations: Vec<FoundViolation<Fault>>,
    statistics: Statistics,
    facts: Vec<Facts>,
    unsupported: BTreeSet<String>,
}

impl State<'_> {
    /// Explores each window once, for all warnings that have it.
    fn explore_windows(&mut self, explorer: &mut Explorer, world: &mut World<'_>) {
        let mut windows: BTreeMap<&BTreeSet<String>, Vec<usize>> = BTreeMap::new();
        for (number, found) in self.found.iter().enumerate() {
            if is_decidable(found.warning.suspicion) {
                windows.entry(&found.window).or_default().push(number);
            }
        }
        for (window, numbers) in windows {
            let spots = numbers.iter().flat_map(|number| self.found[*number].spots.iter().copied()).collect();
            let scope = Scope { window: Some(window.clone()), spots, blocked: true };
            scope.enter(explorer);
            let outcome = self.search_for(&numbers, explorer, &plan(self.limits(), Collect::All), world);
            let is_complete = outcome.0.is_none();
            for number in numbers {
                self.facts[number].window = Some(outcome.clone());
                if !is_complete && self.shown_by(number).is_none() {
                    self.focus(number, explorer, world);
                }
            }
        }
    }

    /// Looks for one warning alone: what promises others does not distract.
    fn focus(&mut self, number: usize, explorer: &mut Explorer, world: &mut World<'_>) {
        let found = &self.found[number];
        let blocked = !is_race(found.warning.suspicion);
        Scope { window: Some(found.window.clone()), spots: found.spots.clone(), blocked }.enter(explorer);
        let limits = Limits { states: Some(STATES_OF_FOCUS), ..self.limits() };
        self.search_for(&[number], explorer, &plan(limits, Collect::All), world);
    }

    /// Searches until all these warnings are shown; answers why the search ended early, if it did, and how many states
    /// it saw.
    fn search_for(
        &mut self,
        numbers: &[usize],
        explorer: &mut Explorer,
        plan: &Plan,
        world: &mut World<'_>,
    ) -> (Option<Reason>, u64) {
        let found = self.found;
        let is_shown = |number: usize, seen: &[Fault]| seen.iter().any(|fault| shows(fault, &found[number].warning));
        let mut seen: Vec<Fault> = self.violations.iter().map(|known| known.violation.clone()).collect();
        let mut is_enough = |fault: &Fault| {
            seen.push(fault.clone());
            numbers.iter().all(|number| is_shown(*number, &seen))
        };
        let (outcome, enough) = search(explorer, plan, world, &mut is_enough);
        let incomplete = if enough { Some(Reason::FirstViolation) } else { outcome.incomplete.clone() };
        let states = outcome.statistics.states;
        self.take(outcome, &Schedule::default());
        (incomplete, states)
    }

    /// Keeps what a search has found after the steps of `before`.
    fn take(&mut self, outcome: Outcome<Fault>, before: &Schedule) -> Vec<usize> {
        add(&mut self.statistics, &outcome.statistics);
        self.unsupported.extend(outcome.unsupported);
        let mut numbers = Vec::new();
        for FoundViolation { violation, schedule } in outcome.violations {
            let key = violation.key();
            let known = self.violations.iter().position(|known| known.violation.key() == key);
            numbers.push(known.unwrap_or(self.violations.len()));
            if known.is_none() {
                let choices: Vec<_> = before.choices().iter().chain(schedule.choices()).copied().collect();
                self.violations.push(FoundViolation { violation, schedule: choices.into() });
            }
        }
        numbers
    }

    /// Looks for what goes wrong behind races that were confirmed.
    fn follow_races(&mut self, explorer: &mut Explorer, world: &mut World<'_>) {
        let mut followed: BTreeMap<usize, Option<usize>> = BTreeMap::new();
        for number in 0..self.found.len() {
            let Some(race) = self.shown_by(number).filter(|_| is_race(self.found[number].warning.suspicion)) else {
                continue;
            };
            if followed.len() < MOST_CONSEQUENCES && !followed.contains_key(&race) {
                let graver = self.follow(race, number, explorer, world);
                followed.insert(race, graver);
            }
            self.facts[number].leads_to = followed.get(&race).copied().flatten();
        }
    }

    /// The number of a graver violation that can be reached from a state that shows a race.
    fn follow(&mut self, race: usize, number: usize, explorer: &mut Explorer, world: &mut World<'_>) -> Option<usize> {
        let schedule = self.violations[race].schedule.clone();
        Scope::everything().enter(explorer);
        search::follow(explorer, &schedule, |_, _| ()).ok()?;
        let found = &self.found[number];
        // What a race leads to is near: in no other order than breadth first.
        Scope { window: Some(found.window.clone()), spots: BTreeSet::new(), blocked: false }.restrict(explorer);
        let (outcome, _) = search(explorer, &plan(self.limits(), Collect::First), world, &mut |_| false);
        let graver: Vec<bool> = outcome.violations.iter().map(|found| found.violation.stops_search()).collect();
        let numbers = self.take(outcome, &schedule);
        numbers.into_iter().zip(graver).find(|(_, graver)| *graver).map(|(number, _)| number)
    }

    /// The violation that shows a warning.
    fn shown_by(&self, number: usize) -> Option<usize> {
        let warning = &self.found[number].warning;
        self.violations.iter().position(|known| shows(&known.violation, warning))
    }

    /// Searches without a window, unless every warning has been decided by a violation. The reason why it was not
    /// complete, if so.
    fn explore_everything(&mut self, explorer: &mut Explorer, world: &mut World<'_>) -> Option<Reason> {
        let undecided: Vec<usize> = (0..self.found.len()).filter(|number| self.shown_by(*number).is_none()).collect();
        if undecided.is_empty() && !self.violations.is_empty() {
            return Some(Reason::FirstViolation);
        }
        // Where not even the windows could be explored, more of everything tells nothing about them.
        if !self.violations.is_empty() && undecided.iter().all(|number| self.facts[*number].is_too_big()) {
            return Some(Reason::StateLimit);
        }
        Scope::everything().enter(explorer);
        let mut plan = Plan { collect: Collect::All, ..self.wanted.clone() };
        let most = if self.violations.is_empty() { STATES_OF_ALL } else { STATES_OF_REST };
        plan.limits.states = plan.limits.states.or(Some(most));
        let (incomplete, states) = self.search_for(&undecided, explorer, &plan, world);
        if incomplete.is_none() {
            // A proof is about the states of the program, however often they were visited before.
            self.statistics.states = states;
        }
        for number in undecided {
            self.facts[number].everything = Some((incomplete.clone(), states));
        }
        incomplete
    }

    fn limits(&self) -> Limits {
        let limits = self.wanted.limits;
        Limits {
            time: limits.time.map(|time| time.min(TIME_OF_WINDOW)).or(Some(TIME_OF_WINDOW)),
            states: limits.states.or(Some(STATES_OF_WINDOW)),
            ..limits
        }
    }

    /// Puts the gravest violations first and ends every warning.
    fn conclude(mut self, incomplete: Option<Reason>) -> Decision {
        let mut order: Vec<usize> = (0..self.violations.len()).collect();
        order.sort_by_key(|number| !self.violations[*number].violation.stops_search());
        let place = |number: usize| order.iter().position(|old| *old == number).map_or(0, |index| index + 1);
        let mut warnings: Vec<Warning> = self.found.iter().map(|found| found.warning.clone()).collect();
        for (number, warning) in warnings.iter_mut().enumerate() {
            let shown = self.shown_by(number).map(place);
            let leads_to = self.facts[number].leads_to.map(place);
            warning.ending = Some(match shown {
                Some(violation) => Ending::Confirmed { violation, leads_to },
                None => ending(warning.suspicion, &self.found[number], &self.facts[number]),
            });
        }
        let violations: Vec<FoundViolation<Fault>> =
            order.iter().map(|number| self.violations[*number].clone()).collect();
        let incomplete = incomplete.or_else(|| self.unsupported.first().cloned().map(Reason::Unsupported));
        let verdict = match &incomplete {
            _ if !violations.is_empty() => Verdict::Violated,
            Some(reason) => Verdict::Unknown(reason.clone()),
            None => Verdict::Holds,
        };
        let unsupported = std::mem::take(&mut self.unsupported).into_iter().collect();
        let outcome = Outcome { verdict, violations, incomplete, unsupported, statistics: self.statistics };
        Decision { outcome, warnings }
    }
}

fn is_race(suspicion: Suspicion) -> bool {
    matches!(suspicion, Suspicion::Race | Suspicion::PotentialRace)
}

/// Adds what another search has cost.
fn add(all: &mut Statistics, one: &Statistics) {
    all.states += one.states;
    all.revisited += one.revisited;
    all.transitions += one.transitions;
    all.ends += one.ends;
    all.reduced += one.reduced;
    all.discarded += one.discarded;
    all.max_depth = all.max_depth.max(one.max_depth);
    all.store_bytes = all.store_bytes.max(one.store_bytes);
    all.peak_bytes = all.peak_bytes.max(one.peak_bytes);
    all.elapsed += one.elapsed;
}
