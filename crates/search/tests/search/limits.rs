//! Limits, interruption and progress: an honest `unknown`, and what was covered.

use crate::plans::{CONTEXT_BOUND, EXHAUSTIVE, exact, exact_all, sampling, search};
use model::{Limits, Observer, Outcome, Progress, Reason, Schedule, Verdict};
use search::toys::{Corridor, Counter, Digraph, Edge, Flaw, Philosophers, Playing, Toy};
use search::{Plan, Strategy, Supervision, check};
use std::cell::Cell;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

const PHILOSOPHERS: Philosophers = Philosophers { number: 4, meals: 0, polite: true };

fn limited(strategy: Strategy, limits: Limits) -> Plan {
    Plan { limits, ..exact(strategy) }
}

fn sampling_strategies() -> [Strategy; 2] {
    [Strategy::Random(sampling(1, 1_000_000)), Strategy::Pct { sampling: sampling(1, 1_000_000), bug_depth: 3 }]
}

/// Searches with a clock that advances by a millisecond each time it is looked at.
fn search_with_clock<T: Toy>(
    toy: &T,
    plan: &Plan,
    observer: &mut dyn Observer<Flaw>,
    interrupt: &AtomicBool,
) -> Outcome<Flaw> {
    let now = Cell::new(0);
    let clock = || Duration::from_millis(now.replace(now.get() + 1));
    check(&mut Playing::new(toy), plan, Supervision { clock: &clock, interrupt, observer })
}

#[test]
fn exactly_as_many_states_as_allowed_is_complete() {
    let states = search(&PHILOSOPHERS, &exact(Strategy::DepthFirst)).statistics.states;
    for strategy in EXHAUSTIVE {
        let enough = search(&PHILOSOPHERS, &limited(strategy, Limits { states: Some(states), ..Limits::default() }));
        assert_eq!((enough.verdict, enough.incomplete), (Verdict::Holds, None));
        let short = search(&PHILOSOPHERS, &limited(strategy, Limits { states: Some(states - 1), ..Limits::default() }));
        assert_eq!(short.verdict, Verdict::Unknown(Reason::StateLimit));
        assert_eq!(short.statistics.states, states - 1);
    }
}

#[test]
fn a_violation_within_the_limit_is_a_violation() {
    let plan = Plan { limits: Limits { states: Some(10), ..Limits::default() }, ..exact_all(Strategy::DepthFirst) };
    let outcome = search(&Counter { agents: 3, atomic: false }, &plan);
    assert_eq!(outcome.verdict, Verdict::Violated);
    assert_eq!(outcome.incomplete, Some(Reason::StateLimit));
}

#[test]
fn a_limit_on_depth_cuts_runs_and_not_the_search() {
    let corridor = Corridor { length: 100, doors: 10 };
    for strategy in EXHAUSTIVE {
        let outcome = search(&corridor, &limited(strategy, Limits { depth: Some(50), ..Limits::default() }));
        assert_eq!(outcome.verdict, Verdict::Unknown(Reason::DepthLimit), "{strategy:?}");
        assert_eq!(outcome.statistics.max_depth, 50, "{strategy:?}");
        assert_eq!(outcome.statistics.states, 52, "{strategy:?}");
        let enough = search(&corridor, &limited(strategy, Limits { depth: Some(100), ..Limits::default() }));
        assert_eq!(enough.verdict, Verdict::Violated, "{strategy:?}");
    }
}

#[test]
fn breadth_first_and_context_bounding_say_what_they_covered() {
    let limits = Limits { depth: Some(7), ..Limits::default() };
    let outcome = search(&PHILOSOPHERS, &limited(Strategy::BreadthFirst, limits));
    assert_eq!(outcome.statistics.covered, Some(7));
    let outcome = search(&PHILOSOPHERS, &exact(Strategy::ContextBound { preemptions: Some(1) }));
    assert_eq!(outcome.verdict, Verdict::Unknown(Reason::PreemptionLimit));
    assert_eq!(outcome.statistics.covered, Some(1));
}

#[test]
fn a_bound_that_leaves_nothing_out_is_complete() {
    let needed = search(&PHILOSOPHERS, &exact(CONTEXT_BOUND)).statistics.covered.unwrap() as u32;
    let outcome = search(&PHILOSOPHERS, &exact(Strategy::ContextBound { preemptions: Some(needed) }));
    assert_eq!(outcome.verdict, Verdict::Holds);
}

#[test]
fn the_time_limit_ends_every_strategy() {
    let large = Philosophers { number: 6, ..PHILOSOPHERS };
    for strategy in EXHAUSTIVE.into_iter().chain(sampling_strategies()) {
        let plan = limited(strategy, Limits { time: Some(Duration::from_millis(20)), ..Limits::default() });
        let outcome = search_with_clock(&large, &plan, &mut model::Silent, &AtomicBool::new(false));
        assert_eq!(outcome.verdict, Verdict::Unknown(Reason::TimeLimit), "{strategy:?}");
        assert!(outcome.statistics.transitions >= 20 && outcome.statistics.transitions <= 20 * 32, "{strategy:?}");
    }
}

#[test]
fn the_memory_limit_ends_every_exhaustive_strategy() {
    let large = Philosophers { number: 7, ..PHILOSOPHERS };
    for strategy in EXHAUSTIVE {
        let limit = 100_000;
        let outcome = search(&large, &limited(strategy, Limits { memory: Some(limit), ..Limits::default() }));
        assert_eq!(outcome.verdict, Verdict::Unknown(Reason::MemoryLimit), "{strategy:?}");
        let peak = outcome.statistics.peak_bytes;
        assert!(peak > limit && peak < 2 * limit, "{strategy:?}: {peak}");
    }
}

/// Raises the flag at the third report of progress.
struct Impatient<'a> {
    reports: Vec<(u64, u64)>,
    flag: &'a AtomicBool,
}

impl Observer<Flaw> for Impatient<'_> {
    fn progress(&mut self, progress: Progress<'_>) {
        assert!(progress.bytes >= progress.statistics.store_bytes);
        self.reports.push((progress.statistics.elapsed.as_millis() as u64, progress.statistics.transitions));
        self.flag.store(self.reports.len() == 3, Ordering::Relaxed);
    }
}

#[test]
fn an_interruption_ends_every_strategy_at_once() {
    let large = Philosophers { number: 6, ..PHILOSOPHERS };
    for strategy in EXHAUSTIVE.into_iter().chain(sampling_strategies()) {
        let flag = AtomicBool::new(false);
        let mut observer = Impatient { reports: Vec::new(), flag: &flag };
        let plan = Plan { progress_every: Duration::from_millis(5), ..exact(strategy) };
        let outcome = search_with_clock(&large, &plan, &mut observer, &flag);
        assert_eq!(outcome.verdict, Verdict::Unknown(Reason::Interrupted), "{strategy:?}");
        assert_eq!(observer.reports.iter().map(|report| report.0).collect::<Vec<_>>(), [5, 10, 15], "{strategy:?}");
        assert_eq!(outcome.statistics.transitions, observer.reports[2].1 + 1, "{strategy:?}");
    }
}

/// Notes what it is told.
#[derive(Default)]
struct Listening {
    violations: Vec<(String, String)>,
    covered: Vec<u64>,
}

impl Observer<Flaw> for Listening {
    fn violation(&mut self, violation: &Flaw, schedule: &Schedule) {
        self.violations.push((violation.name.clone(), schedule.to_string()));
    }

    fn covered(&mut self, bound: u64) {
        self.covered.push(bound);
    }
}

#[test]
fn the_observer_hears_of_violations_and_levels() {
    let mut observer = Listening::default();
    let counter = Counter { agents: 2, atomic: false };
    search_with_clock(&counter, &exact_all(CONTEXT_BOUND), &mut observer, &AtomicBool::new(false));
    assert_eq!(observer.violations, [("the counter is 1".to_owned(), "0 1*2 0".to_owned())]);
    assert_eq!(observer.covered, [0, 1, 2]);
}

#[test]
fn what_is_not_modelled_is_unknown_and_does_not_hide_violations() {
    let mut graph = Digraph::of(&[(0, 0, 1), (0, 1, 2)]);
    graph.edges.get_mut(&0).unwrap().push(Edge {
        choice: model::Choice::of(2),
        target: 3,
        answer: model::Step::Unsupported("telepathy".into()),
    });
    for strategy in EXHAUSTIVE {
        let outcome = search(&graph, &exact(strategy));
        assert_eq!(outcome.verdict, Verdict::Unknown(Reason::Unsupported("telepathy".into())), "{strategy:?}");
        assert_eq!(outcome.unsupported, ["telepathy"], "{strategy:?}");
        assert_eq!(outcome.statistics.states, 3, "{strategy:?}");
    }
    graph.good_ends.remove(&2);
    for strategy in EXHAUSTIVE {
        let outcome = search(&graph, &exact_all(strategy));
        assert_eq!(outcome.verdict, Verdict::Violated, "{strategy:?}");
        assert_eq!(outcome.incomplete, Some(Reason::Unsupported("telepathy".into())), "{strategy:?}");
    }
}
