//! Toys whose state spaces are known: exact numbers of states, verdicts and ends, for every strategy and store.

use crate::naive::enumerate;
use crate::noting::Noting;
use crate::plans::{exact, exact_all, exhaustive_plans, names, search, search_playing};
use model::Verdict;
use search::toys::{Buffer, Counter, Dice, Philosophers, Playing, Toy};
use search::{Collect, StoreKind, Strategy};

/// Searches with every plan; demands the number of states and the violations, and agreement with the naive enumeration.
fn demand<T: Toy>(toy: &T, states: u64, violations: &[&str]) {
    let naive = enumerate(toy);
    assert_eq!(naive.states.len() as u64, states);
    assert_eq!(naive.names(), violations);
    for plan in exhaustive_plans(Collect::All) {
        let noting = Noting::new(toy);
        let outcome = search_playing(&mut Playing::new(&noting), &plan);
        assert_eq!(outcome.statistics.states, states, "{plan:?}");
        assert_eq!(outcome.statistics.transitions, naive.transitions, "{plan:?}");
        assert_eq!(names(&outcome), violations, "{plan:?}");
        assert_eq!(*noting.ends.borrow(), naive.ends, "{plan:?}");
        let proof = violations.is_empty() && plan.store == StoreKind::Exact;
        assert_eq!(outcome.verdict == Verdict::Holds, proof, "{plan:?}");
    }
}

#[test]
fn an_update_is_lost_unless_it_is_atomic() {
    demand(&Counter { agents: 2, atomic: false }, 12, &["the counter is 1"]);
    demand(&Counter { agents: 3, atomic: false }, 59, &["the counter is 1", "the counter is 2"]);
    demand(&Counter { agents: 2, atomic: true }, 4, &[]);
    demand(&Counter { agents: 5, atomic: true }, 32, &[]);
}

#[test]
fn philosophers_deadlock() {
    for (number, states) in [(2, 10), (3, 35), (4, 118), (5, 392)] {
        demand(&Philosophers { number, meals: 0, polite: false }, states, &["deadlock"]);
    }
}

#[test]
fn philosophers_do_not_deadlock_if_one_is_polite() {
    for (number, states) in [(2, 11), (3, 36), (4, 119), (5, 393)] {
        demand(&Philosophers { number, meals: 0, polite: true }, states, &[]);
    }
}

#[test]
fn philosophers_who_are_sated_come_to_an_end() {
    for (number, states) in [(2, 65), (3, 511)] {
        demand(&Philosophers { number, meals: 2, polite: true }, states, &[]);
        assert_eq!(enumerate(&Philosophers { number, meals: 2, polite: true }).ends.len(), 1);
    }
}

#[test]
fn a_buffer_that_wakes_the_wrong_one_gets_stuck() {
    let buffer = |producers, consumers, wakes_all| Buffer { producers, consumers, capacity: 1, wakes_all };
    demand(&buffer(1, 1, false), 4, &[]);
    demand(&buffer(2, 1, false), 14, &["everybody waits"]);
    demand(&buffer(1, 2, false), 14, &["everybody waits"]);
    demand(&buffer(2, 1, true), 6, &[]);
    demand(&Buffer { producers: 2, consumers: 2, capacity: 3, wakes_all: true }, 10, &[]);
}

#[test]
fn data_choices_are_explored_like_others() {
    demand(&Dice { sides: 6, forbidden: 13 }, 1 + 6 + 30, &[]);
    demand(&Dice { sides: 6, forbidden: 4 }, 1 + 6 + 30, &["1 + 3", "3 + 1"]);
    let outcome = search(&Dice { sides: 6, forbidden: 13 }, &exact(Strategy::DepthFirst));
    assert_eq!(outcome.statistics.discarded, 6);
}

#[test]
fn a_search_for_one_violation_finds_one() {
    let counter = Counter { agents: 3, atomic: false };
    for plan in exhaustive_plans(Collect::First) {
        let outcome = search(&counter, &plan);
        assert_eq!(outcome.verdict, Verdict::Violated);
        assert_eq!(outcome.violations.len(), 1);
    }
    assert_eq!(search(&counter, &exact_all(Strategy::DepthFirst)).violations.len(), 2);
}
