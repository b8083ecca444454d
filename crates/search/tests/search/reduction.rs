//! Reduction: persistent choices keep every violation and every end, in both strategies that make use of them and with
//! every store.

use crate::naive::{Naive, enumerate};
use crate::noting::Noting;
use crate::plans::{CONTEXT_BOUND, STORES, exact, exact_all, names, search, search_playing};
use model::{Limits, Step, Verdict};
use search::toys::{Automata, Counting, Flaw, Move, Playing, Touch, Toy};
use search::{Collect, Plan, Random, StoreKind, Strategy, reproduce};
use std::collections::BTreeSet;

const CASES: u64 = 3_000;
const REDUCING: [Strategy; 3] = [Strategy::DepthFirst, Strategy::BreadthFirst, Strategy::Heuristic];

fn random_automata() -> impl Iterator<Item = Automata> {
    (0..CASES).map(|case| Automata::random(&mut Random::new(4, case)))
}

fn reducing_plans() -> impl Iterator<Item = Plan> {
    let combinations = REDUCING.into_iter().flat_map(|strategy| STORES.map(|store| (strategy, store)));
    combinations.map(|(strategy, store)| Plan { collect: Collect::All, ..Plan::new(strategy, store) })
}

/// Everything that is wrong where only persistent choices are made, come what may.
fn found_without_proviso(automata: &Automata) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let mut seen = BTreeSet::new();
    let mut work = vec![automata.start()];
    while let Some(state) = work.pop() {
        let choices = automata.choices(&state);
        if !seen.insert(state.clone()) {
            continue;
        }
        let ending = choices.is_empty().then(|| automata.end(&state)).flatten();
        found.extend(automata.inspect(&state).into_iter().chain(ending).map(|flaw| flaw.name));
        for choice in choices.into_iter().take(automata.persistent(&state)) {
            let mut target = state.clone();
            match automata.step(&mut target, choice) {
                Step::Done => {}
                Step::Violated(flaw) => drop(found.insert(flaw.name)),
                Step::Discarded | Step::Unsupported(_) => continue,
            }
            work.push(target);
        }
    }
    found
}

fn agrees(automata: &Automata, naive: &Naive<Vec<u32>>, plan: &Plan) -> u64 {
    let noting = Noting::new(automata);
    let outcome = search_playing(&mut Playing::new(&noting), plan);
    let context = || format!("{plan:?} on {automata:?}");
    assert_eq!(names(&outcome), naive.names(), "{}", context());
    assert_eq!(*noting.ends.borrow(), naive.ends, "{}", context());
    assert!(outcome.unsupported.iter().eq(&naive.unsupported), "{}", context());
    let proof = naive.names().is_empty() && naive.unsupported.is_empty() && plan.store == StoreKind::Exact;
    assert_eq!(outcome.verdict == Verdict::Holds, proof, "{}", context());
    assert!(outcome.statistics.states <= naive.states.len() as u64, "{}", context());
    for found in &outcome.violations {
        let reproduced = reproduce(&mut Playing::new(automata), &found.schedule, &found.violation.name);
        assert!(reproduced.is_ok(), "{} on {automata:?}", found.schedule);
    }
    outcome.statistics.reduced
}

#[test]
fn what_is_found_is_the_same_as_without_reduction() {
    let (mut reduced, mut ignoring) = (0, 0);
    for automata in random_automata() {
        let naive = enumerate(&automata);
        reduced += u64::from(reducing_plans().map(|plan| agrees(&automata, &naive, &plan)).sum::<u64>() > 0);
        ignoring += u64::from(!found_without_proviso(&automata).into_iter().eq(naive.names()));
    }
    assert!(reduced > CASES / 3, "only {reduced} systems could be reduced");
    assert!(ignoring > CASES / 100, "the proviso mattered only {ignoring} times");
}

#[test]
fn a_small_undo_window_changes_nothing() {
    for (case, automata) in random_automata().enumerate() {
        let plan = Plan { undo_window: 1 + case % 4, ..exact_all(Strategy::DepthFirst) };
        agrees(&automata, &enumerate(&automata), &plan);
    }
}

#[test]
fn context_bounding_takes_all_choices() {
    for automata in random_automata() {
        let statistics = search(&automata, &exact_all(CONTEXT_BOUND)).statistics;
        assert_eq!(statistics.reduced, 0, "{automata:?}");
        assert_eq!(statistics.states, enumerate(&automata).states.len() as u64, "{automata:?}");
    }
}

/// Two agents, of which the first has nothing to do with the second, so that its single choice is always persistent.
fn beside_a_wrong_one(first: Vec<Vec<Move>>) -> Automata {
    let wrong = Move { answer: Step::Violated(Flaw::new("wrong")), ..Move::local(1) };
    Automata { agents: vec![first, vec![vec![wrong], vec![]]], ..Automata::default() }
}

fn finds_the_wrong_one(automata: &Automata, others: &[&str]) {
    assert_eq!(automata.persistent(&automata.start()), 1);
    assert!(!found_without_proviso(automata).contains("wrong"), "the proviso does not matter here");
    for plan in reducing_plans() {
        let expected: Vec<_> = others.iter().copied().chain(["wrong"]).collect();
        assert_eq!(names(&search(automata, &plan)), expected, "{plan:?}");
    }
}

#[test]
fn an_agent_beside_a_cycle_is_not_ignored_for_ever() {
    let cycle = |length: u32| (0..length).map(|node| vec![Move::local((node + 1) % length)]).collect();
    for length in 1..5 {
        finds_the_wrong_one(&beside_a_wrong_one(cycle(length)), &[]);
    }
}

#[test]
fn a_step_that_leads_nowhere_is_not_sufficient() {
    for answer in [Step::Discarded, Step::Unsupported(String::from("something"))] {
        finds_the_wrong_one(&beside_a_wrong_one(vec![vec![Move { answer, ..Move::local(1) }], vec![]]), &[]);
    }
}

#[test]
fn a_violation_on_the_way_to_a_known_state_is_not_sufficient() {
    let answer = Step::Violated(Flaw::new("again"));
    finds_the_wrong_one(&beside_a_wrong_one(vec![vec![Move { answer, ..Move::local(0) }]]), &["again"]);
}

/// Of the two persistent choices the first leads nowhere and the second to a new state: that is enough.
#[test]
fn one_new_state_is_enough() {
    let choosing = vec![vec![Move { answer: Step::Discarded, ..Move::local(1) }, Move::local(1)], vec![]];
    let single = vec![vec![Move::local(1), Move::local(2), Move::local(1)], vec![], vec![]];
    let automata = Automata { agents: vec![choosing, single], ..Automata::default() };
    for strategy in REDUCING {
        let statistics = search(&automata, &exact_all(strategy)).statistics;
        assert_eq!((statistics.states, statistics.transitions, statistics.reduced), (4, 5, 1), "{strategy:?}");
    }
}

/// Agents with nothing in common: one order is enough.
#[test]
fn independent_agents_take_one_run() {
    let chain = || (1..=5).map(|node| vec![Move::local(node)]).chain([vec![]]).collect::<Vec<_>>();
    let automata = Automata { agents: vec![chain(), chain(), chain()], ..Automata::default() };
    assert_eq!(enumerate(&automata).states.len(), 6 * 6 * 6);
    for strategy in REDUCING {
        let outcome = search(&automata, &exact_all(strategy));
        assert_eq!(outcome.verdict, Verdict::Holds);
        assert_eq!(outcome.statistics.states, 16, "{strategy:?}");
        assert_eq!(outcome.statistics.reduced, 10, "{strategy:?}");
    }
}

/// Philosophers who think between taking up and laying down forks, and eat once.
fn philosophers(number: u32) -> Automata {
    let agent = |philosopher: u32| {
        let forks = [philosopher as usize, ((philosopher + 1) % number) as usize];
        let touches = [Touch::lock, Touch::unlock].map(|touch| forks.map(|fork| touch(fork, philosopher)));
        let mut nodes = Vec::new();
        for touch in touches.into_iter().flatten() {
            nodes.push(vec![Move::local(nodes.len() as u32 + 1)]);
            nodes.push(vec![Move::touching(nodes.len() as u32 + 1, touch)]);
        }
        nodes.push(vec![]);
        nodes
    };
    Automata { agents: (0..number).map(agent).collect(), resources: number as usize, wrong: None }
}

#[test]
fn philosophers_take_fewer_states_and_still_deadlock() {
    let automata = philosophers(3);
    let naive = enumerate(&automata);
    assert_eq!(naive.names().len(), 1);
    for plan in reducing_plans() {
        agrees(&automata, &naive, &plan);
        let states = search(&automata, &plan).statistics.states;
        assert!(2 * states < naive.states.len() as u64, "{states} of {} states: {plan:?}", naive.states.len());
    }
}

/// After a reduction, nothing is said about all runs of so many steps; and what was marked for the choices left out is
/// forgotten.
#[test]
fn breadth_first_does_not_claim_levels_that_were_reduced() {
    let chain = |length: u32| (1..=length).map(|node| vec![Move::local(node)]).chain([vec![]]).collect::<Vec<_>>();
    let automata = Automata { agents: vec![chain(500), chain(1)], ..Automata::default() };
    let mut playing = Playing::new(&automata);
    let statistics = search_playing(&mut playing, &exact_all(Strategy::BreadthFirst)).statistics;
    assert_eq!((statistics.states, statistics.covered), (502, Some(0)));
    assert_eq!((playing.most_marks, playing.restored), (1, 0));
}

/// Where one agent's steps suffice for ever, breadth first is still breadth first: the others come in turn.
#[test]
fn breadth_first_puts_nobody_off_for_ever() {
    for others in 1..=3 {
        let limits = Limits { states: Some(100), ..Limits::default() };
        let outcome = search(&Counting { others }, &Plan { limits, ..exact(Strategy::BreadthFirst) });
        assert_eq!(outcome.verdict, Verdict::Violated, "{others}");
        assert!(outcome.violations[0].schedule.len() as u32 <= others + 2, "{:?}", outcome.violations[0].schedule);
    }
}
