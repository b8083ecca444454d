//! A toy that notes in which order it is looked at, and where it ended.

use model::{Choice, StateVector, Step};
use search::toys::{Flaw, Toy};
use std::cell::RefCell;
use std::collections::BTreeSet;

pub(crate) struct Noting<'a, T: Toy> {
    toy: &'a T,
    /// The states in the order in which they were inspected.
    pub(crate) inspected: RefCell<Vec<T::State>>,
    /// The states in which runs ended.
    pub(crate) ends: RefCell<BTreeSet<T::State>>,
}

impl<'a, T: Toy> Noting<'a, T> {
    pub(crate) fn new(toy: &'a T) -> Noting<'a, T> {
        Noting { toy, inspected: RefCell::default(), ends: RefCell::default() }
    }
}

impl<T: Toy> Toy for Noting<'_, T> {
    type State = T::State;

    fn start(&self) -> T::State {
        self.toy.start()
    }

    fn choices(&self, state: &T::State) -> Vec<Choice> {
        self.toy.choices(state)
    }

    fn persistent(&self, state: &T::State) -> usize {
        self.toy.persistent(state)
    }

    fn ends(&self, state: &T::State, choice: Choice) -> bool {
        self.toy.ends(state, choice)
    }

    fn step(&self, state: &mut T::State, choice: Choice) -> Step<Flaw> {
        self.toy.step(state, choice)
    }

    fn end(&self, state: &T::State) -> Option<Flaw> {
        self.ends.borrow_mut().insert(state.clone());
        self.toy.end(state)
    }

    fn inspect(&self, state: &T::State) -> Option<Flaw> {
        self.inspected.borrow_mut().push(state.clone());
        self.toy.inspect(state)
    }

    fn yields(&self, state: &T::State, agent: u32) -> bool {
        self.toy.yields(state, agent)
    }

    fn encode(&self, state: &T::State, into: &mut StateVector) {
        self.toy.encode(state, into);
    }

    fn decode(&self, vector: &StateVector) -> T::State {
        self.toy.decode(vector)
    }
}
