//! Random walks and PCT: they find what is easy to find, vary, repeat for the same seed, and never prove anything.

use crate::noting::Noting;
use crate::plans::{exact, exact_all, names, sampling, search, search_playing};
use model::{Limits, Reason, Verdict};
use search::toys::{Counter, Dice, Digraph, Philosophers, Playing};
use search::{Plan, Strategy, reproduce};

fn strategies(seed: u64, runs: u64) -> [Strategy; 2] {
    let sampling = sampling(seed, runs);
    [Strategy::Random(sampling), Strategy::Pct { sampling, bug_depth: 3 }]
}

#[test]
fn never_a_proof() {
    let counter = Counter { agents: 1, atomic: true };
    for strategy in strategies(1, 10) {
        let outcome = search(&counter, &exact(strategy));
        assert_eq!(outcome.verdict, Verdict::Unknown(Reason::Sampling), "{strategy:?}");
        assert_eq!((outcome.statistics.runs, outcome.statistics.ends), (10, 10), "{strategy:?}");
        assert_eq!((outcome.statistics.transitions, outcome.statistics.states), (10, 0), "{strategy:?}");
    }
}

#[test]
fn a_lost_update_is_found_and_reproduced() {
    let counter = Counter { agents: 3, atomic: false };
    for strategy in strategies(7, 300) {
        let outcome = search(&counter, &exact_all(strategy));
        assert_eq!(outcome.verdict, Verdict::Violated, "{strategy:?}");
        assert_eq!(names(&outcome), ["the counter is 1", "the counter is 2"], "{strategy:?}");
        for found in outcome.violations {
            assert!(reproduce(&mut Playing::new(&counter), &found.schedule, &found.violation.name).is_ok());
        }
    }
}

#[test]
fn runs_vary_and_all_ends_are_seen() {
    let dice = Dice { sides: 5, forbidden: 99 };
    for strategy in strategies(3, 1_000) {
        let noting = Noting::new(&dice);
        search_playing(&mut Playing::new(&noting), &exact(strategy));
        assert_eq!(noting.ends.borrow().len(), 5 * 4, "{strategy:?}");
    }
}

#[test]
fn the_same_seed_gives_the_same_runs_and_another_seed_others() {
    let philosophers = Philosophers { number: 3, meals: 3, polite: true };
    let runs = |strategy| {
        let noting = Noting::new(&philosophers);
        search_playing(&mut Playing::new(&noting), &exact(strategy));
        noting.inspected.take()
    };
    for (one, other) in strategies(1, 5).into_iter().zip(strategies(2, 5)) {
        assert_eq!(runs(one), runs(one));
        assert_ne!(runs(one), runs(other));
    }
}

#[test]
fn a_run_without_end_is_cut_and_the_next_one_begins() {
    let philosophers = Philosophers { number: 2, meals: 0, polite: true };
    for strategy in strategies(1, 4) {
        let plan = Plan { limits: Limits { depth: Some(30), ..Limits::default() }, ..exact(strategy) };
        let outcome = search(&philosophers, &plan);
        assert_eq!(outcome.verdict, Verdict::Unknown(Reason::Sampling), "{strategy:?}");
        assert_eq!((outcome.statistics.runs, outcome.statistics.transitions), (4, 120), "{strategy:?}");
    }
}

/// Agent 0 must make its single step after 1, 2, … of the many steps of agent 1: a bug of depth 2 that PCT finds with
/// probability of about one in the number of steps.
#[test]
fn pct_finds_a_bug_that_needs_one_change_of_priority() {
    let last = 40;
    let mut edges: Vec<_> = (0..last).map(|step| (step, 1, step + 1)).collect();
    edges.push((25, 0, 1_000));
    let mut graph = Digraph::of(&edges);
    graph.wrong.insert(1_000, false);
    let finds = |bug_depth| {
        let plan = exact(Strategy::Pct { sampling: sampling(5, 400), bug_depth });
        search(&graph, &plan).verdict == Verdict::Violated
    };
    assert!(finds(2) && finds(3));
}

/// An agent with many alternatives must not keep the others from moving.
#[test]
fn agents_are_picked_before_alternatives() {
    let mut graph = Digraph::of(&[(0, 1, 2)]);
    let many = (0..1_000).map(|alternative| search::toys::Edge {
        choice: model::Choice { agent: 0, alternative },
        target: 1,
        answer: model::Step::Done,
    });
    graph.edges.get_mut(&0).unwrap().extend(many);
    graph.good_ends.insert(1);
    let noting = Noting::new(&graph);
    search_playing(&mut Playing::new(&noting), &exact(Strategy::Random(sampling(1, 1_000))));
    let inspected = noting.inspected.take();
    let rare = inspected.iter().filter(|&&node| node == 2).count();
    assert!((400..600).contains(&rare), "{rare} of 1000");
}
