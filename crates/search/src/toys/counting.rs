//! An agent that counts for ever, and others that have little to do and do not disturb it.

use super::{Flaw, Toy};
use model::{Choice, StateVector, Step};

/// Agent 0 counts. Each of the others makes one step, and the last of them to do so finds a flaw. No step depends on
/// another agent's.
#[derive(Clone, Debug)]
pub struct Counting {
    /// How many agents there are beside the one that counts.
    pub others: u32,
}

impl Toy for Counting {
    /// How far agent 0 has counted, and which of the others have moved, as bits.
    type State = (u32, u32);

    fn start(&self) -> (u32, u32) {
        (0, 0)
    }

    fn choices(&self, state: &(u32, u32)) -> Vec<Choice> {
        let others = (1..=self.others).filter(|agent| state.1 >> agent & 1 == 0);
        std::iter::once(0).chain(others).map(Choice::of).collect()
    }

    fn persistent(&self, _state: &(u32, u32)) -> usize {
        1
    }

    fn without(&self, state: &(u32, u32), agent: u32) -> Option<(Vec<Choice>, usize)> {
        let mut choices = self.choices(state);
        let next = choices.iter().position(|choice| choice.agent > agent).unwrap_or(0);
        choices.rotate_left(next);
        (choices[0].agent != agent).then_some((choices, 1))
    }

    fn step(&self, state: &mut (u32, u32), choice: Choice) -> Step<Flaw> {
        match choice.agent {
            0 => state.0 += 1,
            other => state.1 |= 1 << other,
        }
        match state.1.count_ones() == self.others && choice.agent != 0 {
            true => Step::Violated(Flaw::new("all have moved")),
            false => Step::Done,
        }
    }

    fn encode(&self, state: &(u32, u32), into: &mut StateVector) {
        into.push(state.0);
        into.push(state.1);
        into.end_component();
    }

    fn decode(&self, vector: &StateVector) -> (u32, u32) {
        (vector.words()[0], vector.words()[1])
    }
}
