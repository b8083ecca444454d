//! Random formulas about generated programs: the search, with and without reduction and in every store, against the
//! explicit graph.
//!
//! The reference makes every step of every state from its restored vector, takes the graph for an automaton and asks
//! whether it has a word in common with the automaton of the negated formula and of fairness, written as a formula.

use crate::generator;
use crate::program::Program;
use crate::workshop::{self, Classes, class_name};
use explore::{Condition, Explorer, Manner, Numbering, Options};
use model::{Choice, KripkeStructure, MOVED, OVER, PROGRESS, Silent, StateVector, Step, TransitionSystem, Verdict};
use search::{Claim, Fairness, Plan, Random, StoreKind, Strategy, Supervision};
use std::collections::BTreeMap;
use std::sync::atomic::AtomicBool;
use std::time::Duration;
use temporal::{Automaton, Formula, Guard, Transition, translate};
use vm::{Machine, Settings};

/// What every test run does; `GENERATED_SEEDS` asks for others.
const SEEDS: std::ops::Range<u64> = 0..40;
const MOST_STATES: usize = 400;
/// The static fields that formulas speak of.
const FIELDS: [&str; 3] = ["a", "b", "v"];
const FAIRNESS: [Fairness; 3] = [Fairness::None, Fairness::Weak, Fairness::Strong];
/// Bits of the reference: which agents are enabled, and whom a step deals with.
const OWED: u32 = 8;
const SERVED: u32 = 16;
const MOST_AGENTS: u32 = 6;
/// Strong fairness to more agents makes formulas that are too large.
const MOST_FAIR: u32 = 4;
/// A program with four threads, of which only the fourth can keep a formula from holding.
const FOUR: u64 = 210_914;

#[test]
fn formulas_have_the_verdicts_of_the_explicit_graph() {
    let seeds = if std::env::var("GENERATED_SEEDS").is_ok() { crate::seeds() } else { SEEDS };
    let seeds: Vec<u64> = seeds.chain([FOUR]).collect();
    let programs: Vec<Program> = seeds.iter().map(|seed| generator::program(*seed)).collect();
    let classes = Classes::of_programs(&programs);
    let mut machine = classes.boot(&workshop::homes()[0], "P0", Settings::PROCESSORS);
    let (mut compared, mut violated, mut reduced) = (0, 0, 0);
    for (number, seed) in seeds.iter().enumerate() {
        let mut case = Case { class: class_name(number), machine: Some(machine), reduced: 0 };
        if let Some(graph) = case.graph() {
            let mut random = Random::new(21, *seed);
            for _ in 0..3 {
                let size = 1 + random.below(3);
                let formula = formula(&mut random, size);
                compared += 1;
                violated += u32::from(case.compare(&graph, &formula, &FAIRNESS));
            }
            case.compare(&graph, &termination(), &FAIRNESS[1..]);
            case.compare(&graph, &no_livelock(), &FAIRNESS[1..]);
        }
        reduced += case.reduced;
        machine = case.machine.take().unwrap();
    }
    println!("{compared} formulas, {violated} violated; {reduced} searches were reduced");
    assert!(seeds.len() < 25 || compared > 25 && violated > 5 && compared - violated > 5 && reduced > 5);
}

/// Every run comes to its end.
fn termination() -> Formula {
    Formula::Eventually(Box::new(bit(OVER)))
}

/// Again and again there is progress, or nobody moves any more.
fn no_livelock() -> Formula {
    let fine = Formula::Or(Box::new(bit(PROGRESS)), Box::new(bit(MOVED).negated()));
    Formula::Always(Box::new(Formula::Eventually(Box::new(fine))))
}

fn bit(bit: u64) -> Formula {
    Formula::Atom(bit.trailing_zeros())
}

/// A formula over the three atoms.
fn formula(random: &mut Random, size: u64) -> Formula {
    if size == 0 {
        return Formula::Atom(random.below(3) as u32);
    }
    let left = random.below(size);
    let mut operand = |size| Box::new(formula(random, size));
    match left * 7 + size {
        case if case % 6 == 0 => Formula::Not(operand(size - 1)),
        case if case % 6 == 1 => Formula::Always(operand(size - 1)),
        case if case % 6 == 2 => Formula::Eventually(operand(size - 1)),
        case if case % 6 == 3 => Formula::Until(operand(left), operand(size - 1 - left)),
        case if case % 6 == 4 => Formula::Implies(operand(left), operand(size - 1 - left)),
        _ => Formula::Always(Box::new(Formula::Eventually(operand(size - 1)))),
    }
}

/// The states of a program as an automaton, and what was seen before the first of them.
struct Graph {
    automaton: Automaton,
    prefix: Vec<u64>,
    /// How many agents there ever are.
    agents: u32,
}

/// One program.
struct Case {
    class: String,
    machine: Option<Machine>,
    /// Searches in which choices were left out.
    reduced: u32,
}

impl Case {
    /// The program at its start.
    fn explorer(&mut self, reduction: bool) -> Explorer {
        let mut machine = self.machine.take().unwrap();
        workshop::start(&mut machine, &self.class);
        let condition = |field: &&str| {
            let expression = expression::parse(&format!("generated.{}.{field} != 0", self.class)).unwrap();
            expression.check(machine.program).unwrap();
            Condition::new(expression, machine.program)
        };
        let atoms = FIELDS.iter().map(condition).collect();
        let claims = vec![(evidence::Property::Ltl, String::from("formula"))];
        let manner = Manner { reduction, ..Manner::default() };
        let options = Options { manner, atoms, claims, properties: Vec::new(), ..Options::default() };
        Explorer::new(machine, options).unwrap()
    }

    /// All states, made one by one; nothing where they are too many, or need what is not modelled.
    fn graph(&mut self) -> Option<Graph> {
        let mut explorer = self.explorer(false);
        explorer.restart(Numbering::Living);
        let mut numbers = BTreeMap::from([(vector(&mut explorer), 0)]);
        let mut waiting: Vec<StateVector> = numbers.keys().cloned().collect();
        let mut states = Vec::new();
        let (mut whole, mut agents) = (true, 0);
        while let Some(state) = waiting.get(states.len()).cloned() {
            explorer.restore(&state);
            let mut choices = Vec::new();
            explorer.choices(&mut choices);
            let enabled = explorer.enabled();
            agents = agents.max(u64::BITS - enabled.leading_zeros());
            let seen = explorer.valuation() | enabled << OWED;
            let here = states.len() as u32;
            let mut transitions = Vec::new();
            if choices.is_empty() {
                transitions.push(reading(seen | all_agents() << SERVED, here));
            }
            for choice in choices {
                explorer.restore(&state);
                match step(&mut explorer, choice) {
                    Some(action_label) => {
                        let next = numbers.len() as u32;
                        let target = vector(&mut explorer);
                        let number = *numbers.entry(target.clone()).or_insert_with(|| {
                            waiting.push(target);
                            next
                        });
                        transitions.push(reading(seen | action_label, number));
                    }
                    None => whole = false,
                }
            }
            states.push(transitions);
            whole &= waiting.len() <= MOST_STATES && agents <= MOST_AGENTS;
            if !whole {
                break;
            }
        }
        let prefix = explorer.prefix_letters().to_vec();
        self.machine = Some(explorer.into_machine());
        whole.then_some(Graph { automaton: Automaton { states, initial: vec![0], sets: 0 }, prefix, agents })
    }

    /// Whether the formula is violated; panics where the search does not agree with the graph.
    fn compare(&mut self, graph: &Graph, formula: &Formula, notions: &[Fairness]) -> bool {
        let mut violated = false;
        for &fairness in notions {
            if fairness == Fairness::Strong && graph.agents > MOST_FAIR {
                continue;
            }
            let unwanted = Formula::And(Box::new(formula.negated()), Box::new(fair(fairness, graph.agents)));
            let Ok(unwanted) = translate(&unwanted) else { continue };
            let expected = graph.automaton.meets(&unwanted.after(&graph.prefix));
            violated |= expected && fairness == Fairness::None;
            let stores = [StoreKind::Exact, StoreKind::Hash];
            for (store, reduction) in stores.into_iter().flat_map(|store| [(store, true), (store, false)]) {
                self.search(formula, fairness, store, reduction, expected);
            }
        }
        violated
    }

    fn search(&mut self, formula: &Formula, fairness: Fairness, store: StoreKind, reduction: bool, expected: bool) {
        let mut explorer = self.explorer(reduction);
        explorer.restart(Numbering::Living);
        let unwanted = translate(&formula.negated()).unwrap();
        let claim = Claim { unwanted: unwanted.clone().after(explorer.prefix_letters()), fairness };
        let clock = || Duration::ZERO;
        let interrupt = AtomicBool::new(false);
        let supervision = Supervision { clock: &clock, interrupt: &interrupt, observer: &mut Silent };
        let plan = Plan::new(Strategy::DepthFirst, store);
        let own = |_: &mut Explorer, _: u32| -> Claim { panic!("the programs state nothing") };
        let outcome = search::check_endless(&mut explorer, &plan, &[claim], &own, supervision);
        self.reduced += u32::from(outcome.statistics.reduced > 0);
        let context = || format!("{formula} {fairness:?} {store:?} reduction {reduction} of {}", self.class);
        assert_eq!(outcome.verdict == Verdict::Violated, expected, "{}: {:?}", context(), outcome.verdict);
        for found in &outcome.violations {
            let schedule = explorer.by_start(&found.schedule);
            explorer.restart(Numbering::Started);
            let followed =
                search::follow_endless(&mut explorer, &schedule).map(|run| run.after(explorer.prefix_letters()));
            let breaks = followed.map(|followed| followed.breaks(&Claim { unwanted: unwanted.clone(), fairness }));
            assert_eq!(breaks, Ok(true), "{}: {schedule}", context());
        }
        self.machine = Some(explorer.into_machine());
    }
}

/// Makes a step; answers what it adds to the valuation.
fn step(explorer: &mut Explorer, choice: Choice) -> Option<u64> {
    let step = explorer.step(choice);
    if !matches!(step, Step::Done | Step::Violated(_)) {
        return None;
    }
    let progress = if explorer.action_label().progress { PROGRESS } else { 0 };
    let served = if explorer.ended() { all_agents() << choice.agent & all_agents() } else { 1 << choice.agent };
    Some(MOVED | progress | served << SERVED)
}

fn all_agents() -> u64 {
    (1 << MOST_AGENTS) - 1
}

fn vector(explorer: &mut Explorer) -> StateVector {
    let mut vector = StateVector::new();
    explorer.encode(&mut vector);
    vector.end_component();
    vector
}

fn reading(valuation: u64, target: u32) -> Transition {
    Transition { target, guard: Guard { positive: valuation, negative: !valuation }, sets: 0 }
}

/// Fairness to all agents, as a formula.
fn fair(fairness: Fairness, agents: u32) -> Formula {
    let endlessly = |of| Formula::Always(Box::new(Formula::Eventually(Box::new(of))));
    let each = |agent: u32| {
        let (enabled, served) = (Formula::Atom(OWED + agent), Formula::Atom(SERVED + agent));
        match fairness {
            Fairness::None => Formula::True,
            Fairness::Weak => endlessly(Formula::Or(Box::new(enabled.negated()), Box::new(served))),
            Fairness::Strong => Formula::Implies(Box::new(endlessly(enabled)), Box::new(endlessly(served))),
        }
    };
    (0..agents).map(each).fold(Formula::True, |all, one| Formula::And(Box::new(all), Box::new(one)))
}
