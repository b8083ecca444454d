//! Schedules are followed to the letter or refused; the minimiser removes what is not needed.

use crate::plans::{CONTEXT_BOUND, EXHAUSTIVE, exact, search};
use model::{Choice, Schedule, Step};
use search::toys::{Counter, Digraph, Edge, Flaw, Philosophers, Playing};
use search::{Mismatch, Strategy, follow, minimise, reproduce};

const COUNTER: Counter = Counter { agents: 2, atomic: false };

/// Nobody is in a hurry.
static NEVER: std::sync::atomic::AtomicBool = std::sync::atomic::AtomicBool::new(false);

fn schedule(text: &str) -> Schedule {
    text.parse().unwrap()
}

fn reproduced(text: &str) -> Result<Flaw, Mismatch> {
    reproduce(&mut Playing::new(&COUNTER), &schedule(text), &"the counter is 1".into())
}

#[test]
fn the_same_schedule_shows_the_same_violation() {
    assert_eq!(reproduced("0 1 0 1"), Ok(Flaw::new("the counter is 1")));
    assert_eq!(reproduced("1 0*2 1"), Ok(Flaw::new("the counter is 1")));
}

#[test]
fn a_schedule_that_does_not_fit_is_refused() {
    assert_eq!(reproduced("0*2 1*2"), Err(Mismatch::NotViolated));
    assert_eq!(reproduced("0 1"), Err(Mismatch::NotViolated));
    assert_eq!(reproduced("0*3 1"), Err(Mismatch::NotEnabled { step: 2, choice: Choice::of(0) }));
    assert_eq!(reproduced("0.1"), Err(Mismatch::NotEnabled { step: 0, choice: Choice { agent: 0, alternative: 1 } }));
    assert_eq!(reproduced("0 1 0 1 1"), Err(Mismatch::NotEnabled { step: 4, choice: Choice::of(1) }));
}

#[test]
fn a_run_that_is_cut_short_says_so() {
    let mut graph = Digraph::default();
    let edge = |agent, answer| Edge { choice: Choice::of(agent), target: 1, answer };
    graph.edges.insert(0, vec![edge(0, Step::Discarded), edge(1, Step::Unsupported("telepathy".into()))]);
    let cut = |text| follow(&mut Playing::new(&graph), &schedule(text), |_, _| ()).unwrap_err();
    assert_eq!(cut("0"), Mismatch::CutShort { step: 0, unsupported: None });
    assert_eq!(cut("1"), Mismatch::CutShort { step: 0, unsupported: Some("telepathy".into()) });
}

#[test]
fn following_shows_every_state_on_the_way() {
    let mut states = Vec::new();
    follow(&mut Playing::new(&COUNTER), &schedule("0*2 1*2"), |playing, _| states.push(playing.state()[0])).unwrap();
    assert_eq!(states, [0, 1, 1, 2]);
}

#[test]
fn needless_switches_go() {
    let minimal = |toy: &Counter, text: &str, key: &str| {
        minimise(&mut Playing::new(toy), &schedule(text), &key.to_owned(), 10_000, &NEVER).to_string()
    };
    assert_eq!(minimal(&COUNTER, "0 1 0 1", "the counter is 1"), "0 1*2 0");
    let three = Counter { agents: 3, atomic: false };
    assert_eq!(minimal(&three, "2 0 1 2 0 1", "the counter is 1").split(' ').count(), 4);
}

#[test]
fn a_deadlock_found_by_depth_first_search_becomes_as_simple_as_one_found_by_context_bounding() {
    for number in 2..6 {
        let philosophers = Philosophers { number, meals: 3, polite: false };
        let found = |strategy| search(&philosophers, &exact(strategy)).violations.remove(0).schedule;
        let deep = found(Strategy::DepthFirst);
        let minimal = minimise(&mut Playing::new(&philosophers), &deep, &"deadlock".into(), 1_000_000, &NEVER);
        let simplest = found(CONTEXT_BOUND);
        assert!(turns(&minimal) <= turns(&simplest), "{deep} became {minimal}, not {simplest}");
        assert!(reproduce(&mut Playing::new(&philosophers), &minimal, &"deadlock".into()).is_ok());
    }
}

#[test]
fn without_steps_to_spend_the_schedule_stays_as_it_is() {
    let original = schedule("0 1 0 1");
    assert_eq!(minimise(&mut Playing::new(&COUNTER), &original, &"the counter is 1".into(), 0, &NEVER), original);
}

#[test]
fn a_violation_that_may_wait_does_not_hide_a_graver_one() {
    let mut graph = Digraph::of(&[(0, 0, 1), (1, 0, 2), (2, 0, 3)]);
    graph.wrong.extend([(1, true), (2, true), (3, false)]);
    for strategy in EXHAUSTIVE {
        let names = |graph| {
            let outcome = search(graph, &exact(strategy));
            outcome.violations.into_iter().map(|found| found.violation.name).collect::<Vec<_>>()
        };
        assert_eq!(names(&graph), ["state 3", "state 1"], "{strategy:?}");
        let mut mild = graph.clone();
        mild.wrong.remove(&3);
        assert_eq!(names(&mild), ["state 1"], "{strategy:?}");
    }
}

fn turns(schedule: &Schedule) -> usize {
    schedule.choices().chunk_by(|one, next| one.agent == next.agent).count()
}

#[test]
fn a_violation_on_the_way_is_not_one_at_the_end() {
    let mut graph = Digraph::default();
    let edge = |target, answer| vec![Edge { choice: Choice::of(0), target, answer }];
    graph.edges.insert(0, edge(1, Step::Violated(Flaw::new("early"))));
    graph.edges.insert(1, edge(2, Step::Done));
    let reproduced = |text| reproduce(&mut Playing::new(&graph), &schedule(text), &"early".into());
    assert_eq!(reproduced("0"), Ok(Flaw::new("early")));
    assert_eq!(reproduced("0*2"), Err(Mismatch::NotViolated));
}
