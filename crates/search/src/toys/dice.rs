//! Choices of data: one agent rolls dice, assumes, and asserts.

use super::{Flaw, Toy};
use model::{Choice, StateVector, Step};

/// One agent rolls two dice one after the other. The second roll must not equal the first, or the run does not count;
/// the sum must not be a forbidden one.
#[derive(Clone, Debug)]
pub struct Dice {
    /// How many sides a die has.
    pub sides: u32,
    /// The sum that must not come up.
    pub forbidden: u32,
}

impl Toy for Dice {
    /// What was rolled.
    type State = Vec<u32>;

    fn start(&self) -> Vec<u32> {
        Vec::new()
    }

    fn choices(&self, rolled: &Vec<u32>) -> Vec<Choice> {
        let ways = if rolled.len() < 2 { self.sides } else { 0 };
        (0..ways).map(|alternative| Choice { agent: 0, alternative }).collect()
    }

    fn step(&self, rolled: &mut Vec<u32>, choice: Choice) -> Step<Flaw> {
        let roll = choice.alternative + 1;
        if rolled.contains(&roll) {
            return Step::Discarded;
        }
        rolled.push(roll);
        match rolled[..] {
            [first, second] if first + second == self.forbidden => {
                Step::Violated(Flaw::new(format!("{first} + {second}")))
            }
            _ => Step::Done,
        }
    }

    fn encode(&self, rolled: &Vec<u32>, into: &mut StateVector) {
        into.extend(rolled);
        into.end_component();
    }

    fn decode(&self, vector: &StateVector) -> Vec<u32> {
        vector.words().to_vec()
    }
}
