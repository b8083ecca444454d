//! Small systems with known state spaces, on which searches are tested and measured.
//!
//! A toy is a function from state and choice to state; `Playing` makes a transition system of it that keeps a copy of
//! the state for every mark and panics where a search breaks the rules (marks not last in, first out; choices that are
//! not enabled).

mod automata;
mod buffer;
mod corridor;
mod counter;
mod counting;
mod dice;
mod digraph;
mod philosophers;

pub use automata::{Automata, Move, Touch};
pub use buffer::Buffer;
pub use corridor::Corridor;
pub use counter::Counter;
pub use counting::Counting;
pub use dice::Dice;
pub use digraph::{Digraph, Edge};
pub use philosophers::Philosophers;

use model::{
    ActionLabel, Choice, EmbeddedFormula, Enduring, KripkeStructure, StateVector, Step, TransitionSystem, Violation,
};
use std::fmt::Debug;

/// A system given by functions of its state.
pub trait Toy {
    /// A state.
    type State: Clone + Ord + Debug;

    /// Where every run starts.
    fn start(&self) -> Self::State;

    /// The enabled choices, in order.
    fn choices(&self, state: &Self::State) -> Vec<Choice>;

    /// How many of the enabled choices, from the front, are persistent. See `TransitionSystem::choices`.
    fn persistent(&self, state: &Self::State) -> usize {
        self.choices(state).len()
    }

    /// The enabled choices in another order, of which so many suffice, without this agent; if there is such a set. See
    /// `TransitionSystem::prefer_others`.
    fn without(&self, _state: &Self::State, _agent: u32) -> Option<(Vec<Choice>, usize)> {
        None
    }

    /// Makes a step.
    fn step(&self, state: &mut Self::State, choice: Choice) -> Step<Flaw>;

    /// Whether the agent that is about to make this step ends by it. See `TransitionSystem::ended`.
    fn ends(&self, _state: &Self::State, _choice: Choice) -> bool {
        false
    }

    /// What is wrong with ending in this state.
    fn end(&self, _state: &Self::State) -> Option<Flaw> {
        None
    }

    /// What is wrong with this state as such.
    fn inspect(&self, _state: &Self::State) -> Option<Flaw> {
        None
    }

    /// Whether an agent gives way of its own accord.
    fn yields(&self, _state: &Self::State, _agent: u32) -> bool {
        false
    }

    /// The atoms that hold in a state. See `model::KripkeStructure`.
    fn valuation(&self, _state: &Self::State) -> u64 {
        0
    }

    /// The claim of the toy itself that is followed in a state. See `model::KripkeStructure`.
    fn embedded_formula(&self, _state: &Self::State) -> Option<EmbeddedFormula> {
        None
    }

    /// What a step that is about to be made does. See `model::KripkeStructure`.
    fn action_label(&self, _state: &Self::State, _choice: Choice) -> ActionLabel {
        ActionLabel { progress: false, visible: true }
    }

    /// The agents that must not stop for ever. See `model::Enduring`.
    fn expected(&self, _state: &Self::State) -> u64 {
        0
    }

    /// Writes a state as a vector.
    fn encode(&self, state: &Self::State, into: &mut StateVector);

    /// Writes what a search by matching tells states apart by. See `TransitionSystem::encode_matched`.
    fn encode_matched(&self, state: &Self::State, into: &mut StateVector) {
        self.encode(state, into);
    }

    /// Reads a state from its vector.
    fn decode(&self, vector: &StateVector) -> Self::State;
}

impl<T: Toy> Toy for &T {
    type State = T::State;

    fn start(&self) -> T::State {
        (*self).start()
    }

    fn choices(&self, state: &T::State) -> Vec<Choice> {
        (*self).choices(state)
    }

    fn persistent(&self, state: &T::State) -> usize {
        (*self).persistent(state)
    }

    fn without(&self, state: &T::State, agent: u32) -> Option<(Vec<Choice>, usize)> {
        (*self).without(state, agent)
    }

    fn step(&self, state: &mut T::State, choice: Choice) -> Step<Flaw> {
        (*self).step(state, choice)
    }

    fn ends(&self, state: &T::State, choice: Choice) -> bool {
        (*self).ends(state, choice)
    }

    fn end(&self, state: &T::State) -> Option<Flaw> {
        (*self).end(state)
    }

    fn inspect(&self, state: &T::State) -> Option<Flaw> {
        (*self).inspect(state)
    }

    fn yields(&self, state: &T::State, agent: u32) -> bool {
        (*self).yields(state, agent)
    }

    fn valuation(&self, state: &T::State) -> u64 {
        (*self).valuation(state)
    }

    fn action_label(&self, state: &T::State, choice: Choice) -> ActionLabel {
        (*self).action_label(state, choice)
    }

    fn expected(&self, state: &T::State) -> u64 {
        (*self).expected(state)
    }

    fn encode(&self, state: &T::State, into: &mut StateVector) {
        (*self).encode(state, into);
    }

    fn encode_matched(&self, state: &T::State, into: &mut StateVector) {
        (*self).encode_matched(state, into);
    }

    fn decode(&self, vector: &StateVector) -> T::State {
        (*self).decode(vector)
    }
}

/// Something wrong in a toy, told apart by its name.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Flaw {
    /// What is wrong.
    pub name: String,
    /// Whether it leaves room for graver ones.
    pub minor: bool,
}

impl Flaw {
    /// A flaw that ends a search for one.
    pub fn new(name: impl Into<String>) -> Flaw {
        Flaw { name: name.into(), minor: false }
    }
}

impl Violation for Flaw {
    type Key = String;

    fn key(&self) -> String {
        self.name.clone()
    }

    fn stops_search(&self) -> bool {
        !self.minor
    }
}

/// A toy in the course of a run.
pub struct Playing<'a, T: Toy> {
    toy: &'a T,
    state: T::State,
    marked: Vec<(u64, T::State)>,
    next_mark: u64,
    /// The agent whose choices should not be the persistent set when they are asked for next.
    unwanted: Option<u32>,
    /// Whether the agent that made the last step has ended by it.
    ended: bool,
    /// What the last step did.
    action_label: ActionLabel,
    /// How often a state was restored from its vector.
    pub restored: u64,
    /// The most marks that were kept at a time.
    pub most_marks: usize,
}

impl<'a, T: Toy> Playing<'a, T> {
    /// The toy at its start.
    pub fn new(toy: &'a T) -> Playing<'a, T> {
        let (marked, state) = (Vec::new(), toy.start());
        Playing {
            toy,
            state,
            marked,
            next_mark: 0,
            unwanted: None,
            ended: false,
            action_label: ActionLabel::default(),
            restored: 0,
            most_marks: 0,
        }
    }

    /// The current state.
    pub fn state(&self) -> &T::State {
        &self.state
    }
}

impl<T: Toy> TransitionSystem for Playing<'_, T> {
    type Mark = u64;
    type Violation = Flaw;

    fn choices(&mut self, into: &mut Vec<Choice>) -> usize {
        let others = self.unwanted.take().and_then(|agent| self.toy.without(&self.state, agent));
        let (choices, persistent) =
            others.unwrap_or_else(|| (self.toy.choices(&self.state), self.toy.persistent(&self.state)));
        into.extend(choices);
        persistent
    }

    fn prefer_others(&mut self, than: Option<u32>) {
        self.unwanted = than;
    }

    fn step(&mut self, choice: Choice) -> Step<Flaw> {
        assert!(self.toy.choices(&self.state).contains(&choice), "{choice} is not enabled in {:?}", self.state);
        self.ended = self.toy.ends(&self.state, choice);
        self.action_label = self.toy.action_label(&self.state, choice);
        self.toy.step(&mut self.state, choice)
    }

    fn ended(&mut self) -> bool {
        self.ended
    }

    fn end(&mut self) -> Option<Flaw> {
        assert!(self.toy.choices(&self.state).is_empty(), "no end: {:?}", self.state);
        self.toy.end(&self.state)
    }

    fn inspect(&mut self, found: &mut Vec<Flaw>) {
        found.extend(self.toy.inspect(&self.state));
    }

    fn yields(&mut self, agent: u32) -> bool {
        self.toy.yields(&self.state, agent)
    }

    fn mark(&mut self) -> u64 {
        self.next_mark += 1;
        self.marked.push((self.next_mark, self.state.clone()));
        self.most_marks = self.most_marks.max(self.marked.len());
        self.next_mark
    }

    fn undo(&mut self, mark: u64) {
        while let Some((last, state)) = self.marked.pop() {
            if last == mark {
                self.state = state;
                return;
            }
        }
        panic!("mark {mark} is void");
    }

    fn forget(&mut self) {
        self.marked.clear();
    }

    fn encode(&mut self, into: &mut StateVector) {
        self.toy.encode(&self.state, into);
    }

    fn encode_matched(&mut self, into: &mut StateVector) {
        self.toy.encode_matched(&self.state, into);
    }

    fn restore(&mut self, vector: &StateVector) {
        self.marked.clear();
        self.restored += 1;
        self.state = self.toy.decode(vector);
    }

    fn bytes(&self) -> u64 {
        (self.marked.capacity() * size_of::<(u64, T::State)>()) as u64
    }
}

impl<T: Toy> Enduring for Playing<'_, T> {
    fn expected(&mut self) -> Option<u64> {
        Some(self.toy.expected(&self.state))
    }
}

impl<T: Toy> KripkeStructure for Playing<'_, T> {
    fn valuation(&mut self) -> u64 {
        self.toy.valuation(&self.state)
    }

    fn embedded_formula(&mut self) -> Option<EmbeddedFormula> {
        self.toy.embedded_formula(&self.state)
    }

    fn action_label(&mut self) -> ActionLabel {
        self.action_label
    }

    fn enabled(&mut self) -> u64 {
        self.toy.choices(&self.state).iter().fold(0, |all, choice| all | 1 << choice.agent)
    }

    fn broken(&mut self, claim: usize) -> Flaw {
        Flaw::new(format!("claim {claim}"))
    }
}
