//! Searches that match states: what they find is there, and they prove nothing.

use crate::naive::enumerate;
use crate::plans::{exhaustive_plans, names, search};
use model::{Choice, Reason, StateVector, Step, Verdict};
use search::toys::{Digraph, Flaw, Playing, Toy};
use search::{Collect, Plan, Random, reproduce};

const CASES: u64 = 600;

/// A graph of whose states only the remainder of the number counts.
struct ByRemainder {
    graph: Digraph,
    by: u32,
}

impl Toy for ByRemainder {
    type State = u32;

    fn start(&self) -> u32 {
        self.graph.start()
    }

    fn choices(&self, state: &u32) -> Vec<Choice> {
        self.graph.choices(state)
    }

    fn step(&self, state: &mut u32, choice: Choice) -> Step<Flaw> {
        self.graph.step(state, choice)
    }

    fn end(&self, state: &u32) -> Option<Flaw> {
        self.graph.end(state)
    }

    fn inspect(&self, state: &u32) -> Option<Flaw> {
        self.graph.inspect(state)
    }

    fn encode(&self, state: &u32, into: &mut StateVector) {
        self.graph.encode(state, into);
    }

    fn encode_matched(&self, state: &u32, into: &mut StateVector) {
        into.push(state % self.by);
        into.end_component();
    }

    fn decode(&self, vector: &StateVector) -> u32 {
        self.graph.decode(vector)
    }
}

fn random_graphs(by: u32) -> impl Iterator<Item = ByRemainder> {
    let graph = |case| Digraph::random(&mut Random::new(3, case), 2 + (case % 40) as u32);
    (0..CASES).map(move |case| ByRemainder { graph: graph(case), by })
}

fn matching_plans() -> impl Iterator<Item = Plan> {
    exhaustive_plans(Collect::All).map(|plan| Plan { matching: true, ..plan })
}

#[test]
fn what_is_found_is_there_and_nothing_is_proved() {
    let (mut lost, mut found) = (0, 0);
    for matched in random_graphs(3) {
        let all = enumerate(&matched.graph).names();
        for plan in matching_plans() {
            let outcome = search(&matched, &plan);
            assert_ne!(outcome.verdict, Verdict::Holds, "{plan:?} on {:?}", matched.graph);
            assert!(outcome.statistics.states <= 3);
            assert!(names(&outcome).iter().all(|name| all.contains(name)), "{plan:?} on {:?}", matched.graph);
            for one in &outcome.violations {
                let again = reproduce(&mut Playing::new(&matched), &one.schedule, &one.violation.name);
                assert!(again.is_ok(), "{plan:?} on {:?}", matched.graph);
            }
            lost += u64::from(names(&outcome).len() < all.len());
            found += u64::from(!outcome.violations.is_empty());
        }
    }
    assert!(lost > CASES && found > CASES, "{lost} lost, {found} found");
}

#[test]
fn where_all_of_a_state_counts_nothing_is_lost() {
    for matched in random_graphs(u32::MAX) {
        let naive = enumerate(&matched.graph);
        for plan in matching_plans() {
            let outcome = search(&matched, &plan);
            assert_eq!(names(&outcome), naive.names(), "{plan:?} on {:?}", matched.graph);
            let is_quiet = naive.names().is_empty() && naive.unsupported.is_empty();
            let is_open = outcome.verdict == Verdict::Unknown(Reason::Matching);
            assert_eq!(is_open, is_quiet, "{plan:?} on {:?}", matched.graph);
        }
    }
}
