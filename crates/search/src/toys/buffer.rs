//! A bounded buffer whose users wait on one condition and wake one waiter, perhaps the wrong one.

use super::{Flaw, Toy};
use model::{Choice, StateVector, Step};

/// Producers put and consumers get; who finds the buffer full or empty waits until woken.
#[derive(Clone, Debug)]
pub struct Buffer {
    /// How many agents put; they come first.
    pub producers: u32,
    /// How many agents get.
    pub consumers: u32,
    /// How many items fit.
    pub capacity: u32,
    /// Whether everybody who waits is woken, or only one of them.
    pub wakes_all: bool,
}

/// The number of items, and who waits.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct State {
    items: u32,
    waiting: Vec<u32>,
}

impl Toy for Buffer {
    type State = State;

    fn start(&self) -> State {
        State { items: 0, waiting: Vec::new() }
    }

    /// An agent has an alternative for each waiter that it could wake.
    fn choices(&self, state: &State) -> Vec<Choice> {
        let ways = if self.wakes_all { 1 } else { state.waiting.len().max(1) as u32 };
        (0..self.producers + self.consumers)
            .filter(|agent| !state.waiting.contains(agent))
            .flat_map(|agent| {
                let ways = if self.must_wait(state, agent) { 1 } else { ways };
                (0..ways).map(move |alternative| Choice { agent, alternative })
            })
            .collect()
    }

    fn step(&self, state: &mut State, choice: Choice) -> Step<Flaw> {
        if self.must_wait(state, choice.agent) {
            state.waiting.push(choice.agent);
            state.waiting.sort_unstable();
            return Step::Done;
        }
        state.items = if choice.agent < self.producers { state.items + 1 } else { state.items - 1 };
        if self.wakes_all {
            state.waiting.clear();
        } else if !state.waiting.is_empty() {
            state.waiting.remove(choice.alternative as usize);
        }
        Step::Done
    }

    fn end(&self, _state: &State) -> Option<Flaw> {
        Some(Flaw::new("everybody waits"))
    }

    /// Vectors of varying length.
    fn encode(&self, state: &State, into: &mut StateVector) {
        into.push(state.items);
        into.end_component();
        for &agent in &state.waiting {
            into.push(agent);
            into.end_component();
        }
    }

    fn decode(&self, vector: &StateVector) -> State {
        State { items: vector.words()[0], waiting: vector.words()[1..].to_vec() }
    }
}

impl Buffer {
    fn must_wait(&self, state: &State, agent: u32) -> bool {
        state.items == if agent < self.producers { self.capacity } else { 0 }
    }
}
