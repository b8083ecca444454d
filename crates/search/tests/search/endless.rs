//! Endless runs: verdicts against a reference that knows neither the search nor its treatment of fairness, and lassos
//! against the definitions.
//!
//! The reference writes fairness into the formula (`G F (not enabled or moves)` for each agent) and asks whether the
//! automaton of the whole has a word in common with the explicit graph of the system, taken as an automaton.

use crate::plans::STORES;
use crate::ranked::Ranked;
use model::{ActionLabel, Choice, MOVED, Outcome, PROGRESS, Silent, StateVector, Step, Verdict};
use search::toys::{Automata, Flaw, Move, Playing, Touch, Toy};
use search::{Claim, Collect, Fairness, Plan, Random, StoreKind, Strategy, Supervision, check_endless, follow_endless};
use std::collections::BTreeMap;
use std::sync::atomic::AtomicBool;
use std::time::Duration;
use temporal::{Automaton, Formula, Guard, Lasso, Transition, translate};

const CASES: u64 = 300;
const FAIRNESSES: [Fairness; 3] = [Fairness::None, Fairness::Weak, Fairness::Strong];
/// Atoms of the reference: the agents that are enabled, and the one that moves.
const OWED: u32 = 8;
const MOVES: u32 = 12;

/// A toy of which something can be seen.
struct Seen<T> {
    toy: T,
    /// Whether only persistent choices are offered first.
    reduces: bool,
}

/// Three atoms: where agents 0 and 1 are, and what resource 0 holds; resources come last.
fn valuation(state: &[u32], resources: usize) -> u64 {
    u64::from(state[0] == 1) | u64::from(state[1] == 0) << 1 | u64::from(state[state.len() - resources] == 1) << 2
}

trait Numbered: Toy<State = Vec<u32>> {
    fn automata(&self) -> &Automata;
}

impl Numbered for &Automata {
    fn automata(&self) -> &Automata {
        self
    }
}

impl Numbered for Ranked<'_> {
    fn automata(&self) -> &Automata {
        self.0
    }
}

impl<T: Numbered> Toy for Seen<T> {
    type State = Vec<u32>;

    fn start(&self) -> Vec<u32> {
        self.toy.start()
    }

    fn choices(&self, state: &Vec<u32>) -> Vec<Choice> {
        self.toy.choices(state)
    }

    fn persistent(&self, state: &Vec<u32>) -> usize {
        if self.reduces { self.toy.persistent(state) } else { self.choices(state).len() }
    }

    fn step(&self, state: &mut Vec<u32>, choice: Choice) -> Step<Flaw> {
        self.toy.step(state, choice)
    }

    fn ends(&self, state: &Vec<u32>, choice: Choice) -> bool {
        self.toy.ends(state, choice)
    }

    fn valuation(&self, state: &Vec<u32>) -> u64 {
        valuation(state, self.toy.automata().resources)
    }

    /// Whether a step changes what the valuation is made of, by what it writes.
    fn action_label(&self, state: &Vec<u32>, choice: Choice) -> ActionLabel {
        let mut after = state.clone();
        self.toy.step(&mut after, choice);
        let place = state.len() - self.toy.automata().resources;
        let changes = |index: usize, value: u32| (state[index] == value) != (after[index] == value);
        // Another agent could have changed the resource meanwhile: whatever writes it can be seen.
        let writes = state[place] != after[place] || self.toy.automata().writes(state, choice, 0);
        ActionLabel { progress: choice.alternative == 1, visible: changes(0, 1) || changes(1, 0) || writes }
    }

    fn encode(&self, state: &Vec<u32>, into: &mut StateVector) {
        self.toy.encode(state, into);
    }

    fn decode(&self, vector: &StateVector) -> Vec<u32> {
        self.toy.decode(vector)
    }
}

/// A formula over the three atoms, now and then over what a step does.
fn formula(random: &mut Random, size: u64) -> Formula {
    let boxed = |random: &mut Random, size| Box::new(formula(random, size));
    if size == 0 {
        return match random.below(10) {
            0 => Formula::Atom(PROGRESS.trailing_zeros()),
            1 => Formula::Atom(MOVED.trailing_zeros()),
            atom => Formula::Atom(atom as u32 % 3),
        };
    }
    let left = random.below(size);
    match random.below(8) {
        0 => Formula::Not(boxed(random, size - 1)),
        1 | 2 => Formula::Always(boxed(random, size - 1)),
        3 | 4 => Formula::Eventually(boxed(random, size - 1)),
        5 => Formula::Until(boxed(random, left), boxed(random, size - 1 - left)),
        6 => Formula::Or(boxed(random, left), boxed(random, size - 1 - left)),
        _ => Formula::Implies(boxed(random, left), boxed(random, size - 1 - left)),
    }
}

fn says_of_steps(formula: &Formula) -> bool {
    formula.to_string().contains("p6")
}

fn endlessly(of: Formula) -> Formula {
    Formula::Always(Box::new(Formula::Eventually(Box::new(of))))
}

fn and(left: Formula, right: Formula) -> Formula {
    Formula::And(Box::new(left), Box::new(right))
}

/// Fairness as a formula.
fn fair(fairness: Fairness, agents: u32) -> Formula {
    let each = |agent: u32| {
        let (enabled, moves) = (Formula::Atom(OWED + agent), Formula::Atom(MOVES + agent));
        match fairness {
            Fairness::None => Formula::True,
            Fairness::Weak => endlessly(Formula::Or(Box::new(enabled.negated()), Box::new(moves))),
            Fairness::Strong => Formula::Implies(Box::new(endlessly(enabled)), Box::new(endlessly(moves))),
        }
    };
    (0..agents).map(each).fold(Formula::True, and)
}

/// The explicit graph of the automata as an automaton whose valuations say everything. Agents have their own numbers
/// here.
fn explicit(automata: &Automata) -> Automaton {
    let mut numbers = BTreeMap::from([(automata.start(), 0)]);
    let mut waiting = vec![automata.start()];
    let mut states: Vec<Vec<Transition>> = Vec::new();
    while let Some(state) = waiting.get(states.len()).cloned() {
        let choices = automata.choices(&state);
        let seen =
            choices.iter().fold(valuation(&state, automata.resources), |all, choice| all | 1 << (OWED + choice.agent));
        let mut transitions = Vec::new();
        if choices.is_empty() {
            transitions.push(reading(seen, numbers[&state]));
        }
        for choice in choices {
            let mut target = state.clone();
            if matches!(automata.step(&mut target, choice), Step::Discarded | Step::Unsupported(_)) {
                continue;
            }
            let next = numbers.len() as u32;
            let number = *numbers.entry(target.clone()).or_insert_with(|| {
                waiting.push(target);
                next
            });
            let progress = if choice.alternative == 1 { PROGRESS } else { 0 };
            transitions.push(reading(seen | 1 << (MOVES + choice.agent) | MOVED | progress, number));
        }
        states.push(transitions);
    }
    Automaton { states, initial: vec![0], sets: 0 }
}

fn reading(valuation: u64, target: u32) -> Transition {
    Transition { target, guard: Guard { positive: valuation, negative: !valuation }, sets: 0 }
}

fn plan(store: StoreKind) -> Plan {
    Plan { collect: Collect::All, ..Plan::new(Strategy::DepthFirst, store) }
}

fn nothing() -> Claim {
    Claim { unwanted: Automaton { states: Vec::new(), initial: Vec::new(), sets: 0 }, fairness: Fairness::None }
}

fn check<T: Toy>(toy: &T, plan: &Plan, claims: &[Claim]) -> Outcome<Flaw> {
    let interrupt = AtomicBool::new(false);
    let supervision = Supervision { clock: &|| Duration::ZERO, interrupt: &interrupt, observer: &mut Silent };
    check_endless(&mut Playing::new(toy), plan, claims, &|_, _| nothing(), supervision)
}

/// Follows a lasso by the rules of the toy: it comes back, it is fair, and the formula does not hold of it.
fn assert_broken<T: Numbered>(
    seen: &Seen<T>,
    found: &model::FoundViolation<Flaw>,
    formula: &Formula,
    fairness: Fairness,
) {
    let context = || format!("{} in {:?}", found.schedule, seen.toy.automata());
    let from = found.schedule.repeats_from().unwrap();
    let automata = seen.toy.automata();
    let mut state = seen.start();
    let mut valuations = Vec::new();
    let mut entry = None;
    let (mut owed_always, mut owed_once, mut moved) = (u64::MAX, 0, 0);
    for (number, choice) in found.schedule.choices().iter().enumerate() {
        entry = if number == from { Some(state.clone()) } else { entry };
        let action_label = seen.action_label(&state, *choice);
        valuations.push(seen.valuation(&state) | MOVED | if action_label.progress { PROGRESS } else { 0 });
        // Which agents are enabled, by numbers that stay.
        let enabled = automata.choices(&state).iter().fold(0, |all, choice| all | 1 << choice.agent);
        let before = state.clone();
        assert!(seen.choices(&state).contains(choice), "{}", context());
        seen.step(&mut state, *choice);
        if number >= from {
            let mover = (0..automata.agents.len()).find(|agent| stands_for(seen, &before, *agent as u32, choice.agent));
            moved |= mover.map_or(0, |agent| 1 << agent);
            owed_always &= enabled;
            owed_once |= enabled;
        }
    }
    if from == found.schedule.len() {
        valuations.push(seen.valuation(&state));
        assert!(seen.choices(&state).is_empty(), "{}", context());
    } else {
        assert_eq!(entry.as_ref(), Some(&state), "{}", context());
        let neglected = match fairness {
            Fairness::None => 0,
            Fairness::Weak => owed_always & !moved,
            Fairness::Strong => owed_once & !moved,
        };
        assert_eq!(neglected, 0, "unfair: {}", context());
    }
    assert!(!Lasso::new(valuations, from).unwrap().satisfies(formula), "{formula} holds: {}", context());
}

/// Whether an agent has this number among the choices of a state.
fn stands_for<T: Numbered>(seen: &Seen<T>, state: &[u32], agent: u32, number: u32) -> bool {
    let automata = seen.toy.automata();
    let own = automata.choices(&state.to_vec());
    let theirs = seen.toy.choices(&state.to_vec());
    own.iter().zip(theirs).any(|(own, their)| own.agent == agent && their.agent == number)
}

fn random_case(case: u64) -> (Automata, Formula) {
    let mut random = Random::new(11, case);
    let automata = if case.is_multiple_of(2) { Automata::random(&mut random) } else { contenders(&mut random) };
    let size = 1 + random.below(4);
    (automata, formula(&mut random, size))
}

/// Agents that take one lock and give it back, for ever, with pauses here and there, and perhaps a third that looks at
/// the lock.
fn contenders(random: &mut Random) -> Automata {
    let mut contender = |agent: u32| {
        let mut nodes =
            vec![vec![Move::touching(1, Touch::lock(0, agent))], vec![Move::touching(2, Touch::unlock(0, agent))]];
        nodes.extend((0..random.below(3)).map(|node| vec![Move::local(node as u32 + 3)]));
        let last = nodes.len() as u32;
        nodes.push(if random.below(4) == 0 { Vec::new() } else { vec![Move::local(0)] });
        nodes[1][0].target = if last > 2 { 2 } else { last };
        nodes
    };
    let mut agents = vec![contender(0), contender(1)];
    let sets = (random.below(2) == 0).then_some(0);
    let look = Touch { resource: 0, needs: Some(random.below(3) as u32), sets, demands: None };
    agents.extend((random.below(2) == 0).then(|| vec![vec![Move::touching(0, look)]]));
    Automata { agents, resources: 1, wrong: None }
}

#[test]
fn a_contended_lock_starves_without_strong_fairness() {
    let agent =
        |agent| vec![vec![Move::touching(1, Touch::lock(0, agent))], vec![Move::touching(0, Touch::unlock(0, agent))]];
    let automata = Automata { agents: vec![agent(0), agent(1)], resources: 1, wrong: None };
    let formula = endlessly(Formula::Atom(0));
    let verdicts = FAIRNESSES.map(|fairness| {
        let claim = Claim { unwanted: translate(&formula.negated()).unwrap(), fairness };
        check(&Seen { toy: &automata, reduces: false }, &plan(StoreKind::Exact), &[claim]).verdict
    });
    assert_eq!(verdicts, [Verdict::Violated, Verdict::Violated, Verdict::Holds]);
}

fn expected(automata: &Automata, formula: &Formula, fairness: Fairness) -> Option<bool> {
    let unwanted = and(formula.negated(), fair(fairness, automata.agents.len() as u32));
    translate(&unwanted).ok().map(|unwanted| explicit(automata).meets(&unwanted))
}

#[test]
fn verdicts_are_those_of_the_reference_under_each_fairness() {
    let mut violated = [0; 3];
    for case in 0..CASES {
        let (automata, formula) = random_case(case);
        for (index, fairness) in FAIRNESSES.into_iter().enumerate() {
            let Some(expected) = expected(&automata, &formula, fairness) else { continue };
            let claim = Claim { unwanted: translate(&formula.negated()).unwrap(), fairness };
            violated[index] += u64::from(expected);
            let mut plan = plan(STORES[case as usize % 3]);
            plan.undo_window = 1 + case as usize % 5;
            let seen = Seen { toy: Ranked(&automata), reduces: false };
            let outcome = check(&seen, &plan, std::slice::from_ref(&claim));
            let found = outcome.violations.iter().find(|found| found.violation.name == "claim 0");
            assert_eq!(found.is_some(), expected, "{formula} {fairness:?} of {automata:?}");
            if let Some(found) = found {
                assert_broken(&seen, found, &formula, fairness);
                let followed = follow_endless(&mut Playing::new(&seen), &found.schedule).unwrap();
                assert!(followed.breaks(&claim), "{} of {automata:?}", found.schedule);
            }
        }
    }
    assert!(violated[0] > violated[1] && violated[1] > violated[2] && violated[2] > CASES / 20, "{violated:?}");
}

#[test]
fn reduction_keeps_verdicts() {
    let (mut reduced, mut violated) = (0, 0);
    for case in 0..3 * CASES {
        let (automata, formula) = random_case(case);
        if says_of_steps(&formula) {
            continue;
        }
        let Some(expected) = expected(&automata, &formula, Fairness::None) else { continue };
        let claim = Claim { unwanted: translate(&formula.negated()).unwrap(), fairness: Fairness::None };
        let seen = Seen { toy: &automata, reduces: true };
        let outcome = check(&seen, &plan(STORES[case as usize % 3]), &[claim]);
        reduced += u64::from(outcome.statistics.reduced > 0);
        violated += u64::from(expected);
        let found = outcome.violations.iter().find(|found| found.violation.name == "claim 0");
        assert_eq!(found.is_some(), expected, "{formula} of {automata:?}");
        found.into_iter().for_each(|found| assert_broken(&seen, found, &formula, Fairness::None));
    }
    assert!(reduced > CASES / 4 && violated > CASES / 4, "{reduced} reduced, {violated} violated");
}

#[test]
fn what_else_is_wrong_is_found_as_well() {
    for case in 0..CASES {
        let (automata, formula) = random_case(case);
        let claim = Claim { unwanted: translate(&formula.negated()).unwrap(), fairness: Fairness::Weak };
        let plan = plan(StoreKind::Exact);
        let outcome = check(&&automata, &plan, &[claim]);
        let mut names = crate::plans::names(&outcome);
        names.retain(|name| !name.starts_with("claim"));
        let plain = crate::plans::search(&automata, &plan);
        assert_eq!(names, crate::plans::names(&plain));
        assert_eq!(outcome.unsupported, plain.unsupported);
        if outcome.violations.is_empty() && plain.verdict == Verdict::Holds {
            assert_eq!(outcome.verdict, Verdict::Holds);
        }
    }
}

/// An agent that goes round in a circle, which nobody sees, must not keep another one from a step that is seen.
#[test]
fn a_cycle_does_not_consist_of_reduced_states() {
    let circle = vec![vec![Move::local(2)], vec![], vec![Move::local(0)]];
    let leaves = vec![vec![Move::local(1)], vec![]];
    let automata = Automata { agents: vec![circle, leaves], resources: 1, wrong: None };
    let stays = Formula::Always(Box::new(Formula::Atom(1)));
    let claim = Claim { unwanted: translate(&stays.negated()).unwrap(), fairness: Fairness::None };
    let outcome = check(&Seen { toy: &automata, reduces: true }, &plan(StoreKind::Exact), &[claim]);
    assert!(outcome.violations.iter().any(|found| found.violation.name == "claim 0"), "{:?}", outcome.verdict);
}
