//! All strategies and stores agree with the naive enumeration, on thousands of random systems.

use crate::naive::{Naive, enumerate};
use crate::noting::Noting;
use crate::plans::{CONTEXT_BOUND, exact_all, exhaustive_plans, names, search, search_playing};
use model::{Choice, Outcome, Reason, Schedule, Verdict};
use search::toys::{Digraph, Flaw, Playing, Toy};
use search::{Collect, Plan, Random, StoreKind, Strategy, minimise, reproduce};

const CASES: u64 = 3_000;

/// Nobody is in a hurry.
static NEVER: std::sync::atomic::AtomicBool = std::sync::atomic::AtomicBool::new(false);

fn random_graphs() -> impl Iterator<Item = Digraph> {
    (0..CASES).map(|case| Digraph::random(&mut Random::new(1, case), 2 + (case % 40) as u32))
}

/// Agreement means little where there is nothing to disagree about.
#[test]
fn the_random_systems_are_varied() {
    let all: Vec<_> = random_graphs().map(|graph| enumerate(&graph)).collect();
    let count = |wanted: &dyn Fn(&Naive<u32>) -> bool| all.iter().filter(|naive| wanted(naive)).count() as u64;
    assert!(count(&|naive| naive.states.len() > 10) > CASES / 4);
    assert!(count(&|naive| naive.states.len() > 10 && naive.names().is_empty()) > CASES / 100);
    assert!(count(&|naive| naive.names().len() > 2) > CASES / 8);
    assert!(count(&|naive| naive.names().is_empty() && !naive.unsupported.is_empty()) > CASES / 100);
    assert!(count(&|naive| naive.fewest_preemptions.values().any(|&preemptions| preemptions > 1)) > CASES / 20);
    assert!(count(&|naive| !naive.minor.is_empty() && naive.gravest() != naive.names()) > CASES / 10);
}

#[test]
fn collecting_all_finds_exactly_what_there_is() {
    for graph in random_graphs() {
        let naive = enumerate(&graph);
        for plan in exhaustive_plans(Collect::All) {
            agrees(&graph, &naive, &plan);
        }
    }
}

#[test]
fn a_small_undo_window_changes_nothing() {
    for (case, graph) in random_graphs().enumerate() {
        let naive = enumerate(&graph);
        let plan = Plan { undo_window: 1 + case % 4, ..exact_all(Strategy::DepthFirst) };
        agrees(&graph, &naive, &plan);
    }
}

#[test]
fn stopping_at_the_first_gives_the_same_verdict_and_a_valid_schedule() {
    for graph in random_graphs() {
        let naive = enumerate(&graph);
        for plan in exhaustive_plans(Collect::First) {
            let outcome = search(&graph, &plan);
            assert_eq!(outcome.verdict == Verdict::Violated, !naive.names().is_empty(), "{plan:?} on {graph:?}");
            if let Some(first) = outcome.violations.first() {
                assert!(naive.gravest().contains(&first.violation.name), "{plan:?} on {graph:?}");
            }
            all_reproduce(&graph, &outcome);
        }
    }
}

#[test]
fn breadth_first_finds_a_shortest_schedule_for_every_violation() {
    for graph in random_graphs() {
        let naive = enumerate(&graph);
        for found in search(&graph, &exact_all(Strategy::BreadthFirst)).violations {
            assert_eq!(found.schedule.len() as u64, naive.shortest[&found.violation.name], "{graph:?}");
        }
    }
}

#[test]
fn context_bounding_finds_the_fewest_preemptions_for_every_violation() {
    for graph in random_graphs() {
        let naive = enumerate(&graph);
        for found in search(&graph, &exact_all(CONTEXT_BOUND)).violations {
            let preemptions = preemptions(&graph, &found.schedule);
            assert_eq!(preemptions, naive.fewest_preemptions[&found.violation.name], "{graph:?}");
        }
    }
}

#[test]
fn a_bound_on_preemptions_finds_exactly_what_lies_within() {
    for graph in random_graphs() {
        let naive = enumerate(&graph);
        for bound in 0..2 {
            let strategy = Strategy::ContextBound { preemptions: Some(bound) };
            let outcome = search(&graph, &exact_all(strategy));
            let within = |name: &String| naive.fewest_preemptions[name] <= bound.into();
            assert_eq!(names(&outcome), naive.names().into_iter().filter(within).collect::<Vec<_>>(), "{graph:?}");
            if outcome.incomplete != Some(Reason::PreemptionLimit) {
                assert_eq!(outcome.statistics.transitions, naive.transitions, "{graph:?}");
            }
        }
    }
}

#[test]
fn minimising_keeps_the_violation_and_never_adds_preemptions() {
    let mut simpler = 0;
    for graph in random_graphs() {
        for found in search(&graph, &exact_all(Strategy::DepthFirst)).violations {
            let name = found.violation.name;
            let minimal = minimise(&mut Playing::new(&graph), &found.schedule, &name, 100_000, &NEVER);
            assert!(reproduce(&mut Playing::new(&graph), &minimal, &name).is_ok(), "{graph:?}");
            let (before, after) = (preemptions(&graph, &found.schedule), preemptions(&graph, &minimal));
            assert!(after <= before, "{graph:?}");
            simpler += u64::from(after < before);
        }
    }
    assert!(simpler > CASES / 20, "only {simpler} schedules became simpler");
}

fn agrees(graph: &Digraph, naive: &Naive<u32>, plan: &Plan) {
    let noting = Noting::new(graph);
    let outcome = search_playing(&mut Playing::new(&noting), plan);
    let context = || format!("{plan:?} on {graph:?}");
    let statistics = &outcome.statistics;
    assert_eq!(names(&outcome), naive.names(), "{}", context());
    assert_eq!(*noting.ends.borrow(), naive.ends, "{}", context());
    assert_eq!(statistics.ends, naive.ends.len() as u64, "{}", context());
    assert_eq!(statistics.states, naive.states.len() as u64, "{}", context());
    assert_eq!(statistics.transitions, naive.transitions, "{}", context());
    assert_eq!(statistics.discarded, naive.discarded, "{}", context());
    assert!(outcome.unsupported.iter().eq(&naive.unsupported), "{}", context());
    assert_eq!(outcome.verdict, expected_verdict(naive, plan.store), "{}", context());
    all_reproduce(graph, &outcome);
}

fn expected_verdict(naive: &Naive<u32>, store: StoreKind) -> Verdict {
    match naive.unsupported.first() {
        _ if !naive.names().is_empty() => Verdict::Violated,
        Some(what) => Verdict::Unknown(Reason::Unsupported(what.clone())),
        None if store != StoreKind::Exact => Verdict::Unknown(Reason::Omission),
        None => Verdict::Holds,
    }
}

fn all_reproduce(graph: &Digraph, outcome: &Outcome<Flaw>) {
    for found in &outcome.violations {
        let reproduced = reproduce(&mut Playing::new(graph), &found.schedule, &found.violation.name);
        assert_eq!(reproduced.as_ref(), Ok(&found.violation), "{} on {graph:?}", found.schedule);
    }
}

/// Counts switches away from an agent that could go on.
fn preemptions(graph: &Digraph, schedule: &Schedule) -> u64 {
    let mut state = graph.start();
    let mut last: Option<Choice> = None;
    let mut count = 0;
    for &choice in schedule.choices() {
        let could_go_on = |last: Choice| graph.choices(&state).iter().any(|other| other.agent == last.agent);
        let preempted = last.filter(|&last| last.agent != choice.agent && could_go_on(last));
        count += u64::from(preempted.is_some_and(|last| !graph.yields(&state, last.agent)));
        graph.step(&mut state, choice);
        last = Some(choice);
    }
    count
}
