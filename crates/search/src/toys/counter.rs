//! Agents that add one to a shared counter, some of them without taking care of the others: an update can be lost.

use super::{Flaw, Toy};
use model::{Choice, StateVector, Step};

/// Each agent reads the counter and then writes what it read plus one. At the end the counter must equal the number of
/// agents.
#[derive(Clone, Debug)]
pub struct Counter {
    /// How many agents there are.
    pub agents: u32,
    /// Whether reading and writing is one step.
    pub atomic: bool,
}

/// The counter, then what each agent has read: `UNREAD`, a value, or `WRITTEN`.
type State = Vec<u32>;

const UNREAD: u32 = u32::MAX;
const WRITTEN: u32 = u32::MAX - 1;

impl Toy for Counter {
    type State = State;

    fn start(&self) -> State {
        let mut state = vec![UNREAD; self.agents as usize + 1];
        state[0] = 0;
        state
    }

    fn choices(&self, state: &State) -> Vec<Choice> {
        (0..self.agents).filter(|&agent| state[agent as usize + 1] != WRITTEN).map(Choice::of).collect()
    }

    fn step(&self, state: &mut State, choice: Choice) -> Step<Flaw> {
        let own = choice.agent as usize + 1;
        if state[own] == UNREAD {
            state[own] = state[0];
            if !self.atomic {
                return Step::Done;
            }
        }
        state[0] = state[own] + 1;
        state[own] = WRITTEN;
        Step::Done
    }

    fn end(&self, state: &State) -> Option<Flaw> {
        (state[0] != self.agents).then(|| Flaw::new(format!("the counter is {}", state[0])))
    }

    fn encode(&self, state: &State, into: &mut StateVector) {
        for &word in state {
            into.push(word);
            into.end_component();
        }
    }

    fn decode(&self, vector: &StateVector) -> State {
        vector.words().to_vec()
    }
}
