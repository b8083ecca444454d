//! Claims that a system makes itself, on random graphs against the explicit one: they count from where they are
//! followed first.

use crate::plans::STORES;
use model::{Choice, EmbeddedFormula, Outcome, Silent, StateVector, Step};
use search::toys::{Flaw, Playing, Toy};
use search::{Claim, Collect, Fairness, Plan, Random, Strategy, Supervision, check_endless, follow_endless};
use std::sync::atomic::AtomicBool;
use std::time::Duration;
use temporal::{Automaton, Formula, Guard, Transition, translate};

const CASES: u64 = 400;
/// States below this follow nothing; the others follow one claim for each half of them.
const FREE: u32 = 4;
const STATES: u32 = 16;

/// A graph: the states to which each one leads.
struct Graph {
    targets: Vec<Vec<u32>>,
}

impl Graph {
    fn random(random: &mut Random) -> Graph {
        let mut target = |from: u32| match () {
            () if from < FREE => random.below(STATES.into()) as u32,
            () => from - (from - FREE) % 6 + random.below(6) as u32,
        };
        Graph { targets: (0..STATES).map(|from| (0..1 + from % 3).map(|_| target(from)).collect()).collect() }
    }

    fn claim_of(state: u32) -> Option<u32> {
        state.checked_sub(FREE).map(|number| number / 6)
    }

    /// The states that are the first to follow a claim in some run.
    fn first(&self, claim: u32) -> Vec<u32> {
        let mut known = vec![0];
        let mut next = 0;
        while let Some(&state) = known.get(next) {
            next += 1;
            if state < FREE {
                let found: Vec<u32> = self.targets[state as usize].clone();
                found.into_iter().for_each(|target| {
                    if !known.contains(&target) {
                        known.push(target)
                    }
                });
            }
        }
        known.retain(|state| Graph::claim_of(*state) == Some(claim));
        known
    }

    /// The words of the claim from there on.
    fn words(&self, claim: u32) -> Automaton {
        let reading = |state: usize, target: u32| {
            let valuation = state as u64;
            Transition { target, guard: Guard { positive: valuation, negative: !valuation }, sets: 0 }
        };
        let from =
            |(state, targets): (usize, &Vec<u32>)| targets.iter().map(|target| reading(state, *target)).collect();
        Automaton { states: self.targets.iter().enumerate().map(from).collect(), initial: self.first(claim), sets: 0 }
    }
}

impl Toy for Graph {
    type State = u32;

    fn start(&self) -> u32 {
        0
    }

    fn choices(&self, state: &u32) -> Vec<Choice> {
        let count = self.targets[*state as usize].len() as u32;
        (0..count).map(|alternative| Choice { agent: 0, alternative }).collect()
    }

    fn step(&self, state: &mut u32, choice: Choice) -> Step<Flaw> {
        *state = self.targets[*state as usize][choice.alternative as usize];
        Step::Done
    }

    fn embedded_formula(&self, state: &u32) -> Option<EmbeddedFormula> {
        Graph::claim_of(*state).map(|claim| EmbeddedFormula { claim, valuation: u64::from(*state) })
    }

    fn encode(&self, state: &u32, into: &mut StateVector) {
        into.push(*state);
    }

    fn decode(&self, vector: &StateVector) -> u32 {
        vector.words()[0]
    }
}

/// One formula for each claim; they have automata of different sizes.
fn formulas(random: &mut Random) -> [Formula; 2] {
    let mut atom = || Box::new(Formula::Atom(random.below(4) as u32));
    let always = Formula::Always(Box::new(Formula::Eventually(atom())));
    [Formula::Or(atom(), Box::new(always)), Formula::Implies(atom(), Box::new(Formula::Until(atom(), atom())))]
}

fn check(graph: &Graph, plan: &Plan, formulas: &[Formula; 2]) -> Outcome<Flaw> {
    let interrupt = AtomicBool::new(false);
    let supervision = Supervision { clock: &|| Duration::ZERO, interrupt: &interrupt, observer: &mut Silent };
    let own = |_: &mut Playing<'_, Graph>, number: u32| claim(&formulas[number as usize]);
    check_endless(&mut Playing::new(graph), plan, &[], &own, supervision)
}

fn claim(formula: &Formula) -> Claim {
    Claim { unwanted: translate(&formula.negated()).unwrap(), fairness: Fairness::None }
}

#[test]
fn embedded_formulas_are_broken_where_the_explicit_graph_says_so() {
    let mut broken = [0; 2];
    for case in 0..CASES {
        let mut random = Random::new(5, case);
        let (graph, formulas) = (Graph::random(&mut random), formulas(&mut random));
        let plan = Plan { collect: Collect::All, ..Plan::new(Strategy::DepthFirst, STORES[case as usize % 3]) };
        let outcome = check(&graph, &plan, &formulas);
        for number in 0..2 {
            let claim = claim(&formulas[number]);
            let expected = graph.words(number as u32).meets(&claim.unwanted);
            let name = format!("claim {number}");
            let found = outcome.violations.iter().find(|found| found.violation.name == name);
            assert_eq!(found.is_some(), expected, "{} of {:?}", formulas[number], graph.targets);
            broken[number] += u64::from(expected);
            let Some(found) = found else { continue };
            let followed = follow_endless(&mut Playing::new(&graph), &found.schedule).unwrap();
            let (own, run) = followed.of_own().unwrap();
            assert!(own as usize == number && run.breaks(&claim), "{} of {:?}", found.schedule, graph.targets);
        }
    }
    assert!(broken.iter().all(|broken| *broken > CASES / 20 && *broken < CASES * 19 / 20), "{broken:?}");
}
