//! Agents numbered by rank among those that have not ended: whoever remembers an agent over a step must know when it
//! has ended.

use crate::naive::enumerate;
use crate::plans::{exact_all, names, sampling, search};
use model::{Choice, StateVector, Step};
use search::toys::{Automata, Flaw, Move, Touch, Toy};
use search::{Collect, Plan, Random, StoreKind, Strategy};

const CASES: u64 = 2_000;

/// The same automata with other numbers for the agents.
pub(crate) struct Ranked<'a>(pub(crate) &'a Automata);

impl Ranked<'_> {
    fn living(&self, state: &[u32]) -> Vec<u32> {
        (0..self.0.agents.len() as u32).filter(|&agent| !self.0.has_ended(state, agent)).collect()
    }

    fn inner(&self, state: &[u32], choice: Choice) -> Choice {
        Choice { agent: self.living(state)[choice.agent as usize], ..choice }
    }
}

impl Toy for Ranked<'_> {
    type State = Vec<u32>;

    fn start(&self) -> Vec<u32> {
        self.0.start()
    }

    fn choices(&self, state: &Vec<u32>) -> Vec<Choice> {
        let living = self.living(state);
        let rank = |agent: u32| living.iter().take_while(|&&other| other != agent).count() as u32;
        let choices = self.0.choices(state).into_iter();
        choices.map(|choice| Choice { agent: rank(choice.agent), ..choice }).collect()
    }

    fn step(&self, state: &mut Vec<u32>, choice: Choice) -> Step<Flaw> {
        let choice = self.inner(state, choice);
        self.0.step(state, choice)
    }

    fn ends(&self, state: &Vec<u32>, choice: Choice) -> bool {
        let choice = self.inner(state, choice);
        let mut after = state.clone();
        self.0.step(&mut after, choice);
        self.0.has_ended(&after, choice.agent)
    }

    fn end(&self, state: &Vec<u32>) -> Option<Flaw> {
        self.0.end(state)
    }

    fn inspect(&self, state: &Vec<u32>) -> Option<Flaw> {
        self.0.inspect(state)
    }

    fn encode(&self, state: &Vec<u32>, into: &mut StateVector) {
        self.0.encode(state, into);
    }

    fn decode(&self, vector: &StateVector) -> Vec<u32> {
        self.0.decode(vector)
    }
}

#[test]
fn context_bounding_counts_the_same_preemptions() {
    let mut within = 0;
    for case in 0..CASES {
        let automata = Automata::random(&mut Random::new(5, case));
        let naive = enumerate(&automata);
        for bound in 0..2 {
            let plan = exact_all(Strategy::ContextBound { preemptions: Some(bound) });
            let few = |name: &String| naive.fewest_preemptions[name] <= bound.into();
            let expected: Vec<_> = naive.names().into_iter().filter(few).collect();
            within += u64::from(expected.len() < naive.names().len());
            assert_eq!(names(&search(&Ranked(&automata), &plan)), expected, "{bound} preemptions of {automata:?}");
        }
    }
    assert!(within > CASES / 100, "the bound mattered only {within} times");
}

/// The first agent ends. The second has its number from then on; that the third goes on is no preemption of it.
#[test]
fn the_number_of_an_agent_that_ended_is_not_taken_for_that_agent() {
    let touch = |needs, sets| Touch { resource: 0, needs, sets: Some(sets), demands: None };
    let single = |touch: Touch, answer: Step<Flaw>| vec![vec![Move { answer, ..Move::touching(1, touch) }], vec![]];
    let first = single(touch(Some(0), 1), Step::Done);
    let second = single(touch(None, 2), Step::Done);
    let third = single(touch(Some(1), 3), Step::Violated(Flaw::new("directly after the first")));
    let automata = Automata { agents: vec![first, second, third], resources: 1, wrong: None };
    let plan = exact_all(Strategy::ContextBound { preemptions: Some(0) });
    assert!(names(&search(&Ranked(&automata), &plan)).contains(&String::from("directly after the first")));
}

#[test]
fn agents_keep_their_priorities_when_others_end() {
    for case in 0..CASES {
        let automata = Automata::random(&mut Random::new(6, case));
        let strategy = Strategy::Pct { sampling: sampling(case, 20), bug_depth: 3 };
        let mut plan = Plan { collect: Collect::All, ..Plan::new(strategy, StoreKind::Exact) };
        plan.limits.depth = Some(50);
        let (by_rank, for_ever) = (search(&Ranked(&automata), &plan), search(&automata, &plan));
        assert_eq!(by_rank.statistics, for_ever.statistics, "{automata:?}");
        assert_eq!(names(&by_rank), names(&for_ever), "{automata:?}");
    }
}
