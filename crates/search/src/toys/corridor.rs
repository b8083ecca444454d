//! A single very long way.

use super::{Flaw, Toy};
use model::{Choice, StateVector, Step};

/// One agent that makes a number of steps, with a door every so often that leads out at once.
#[derive(Clone, Debug)]
pub struct Corridor {
    /// How many steps there are.
    pub length: u32,
    /// After how many steps there is a door each time; 0: never.
    pub doors: u32,
}

const OUTSIDE: u32 = u32::MAX;

impl Toy for Corridor {
    type State = u32;

    fn start(&self) -> u32 {
        0
    }

    fn choices(&self, &place: &u32) -> Vec<Choice> {
        let door = self.doors > 0 && place % self.doors == 0;
        match place {
            OUTSIDE => Vec::new(),
            place if place == self.length => Vec::new(),
            _ => (0..=u32::from(door)).map(|alternative| Choice { agent: 0, alternative }).collect(),
        }
    }

    fn step(&self, place: &mut u32, choice: Choice) -> Step<Flaw> {
        *place = if choice.alternative == 0 { *place + 1 } else { OUTSIDE };
        Step::Done
    }

    fn end(&self, &place: &u32) -> Option<Flaw> {
        (place == self.length).then(|| Flaw::new("the far end"))
    }

    /// Two digits, so that components repeat.
    fn encode(&self, &place: &u32, into: &mut StateVector) {
        for digit in [place / 1_000, place % 1_000] {
            into.push(digit);
            into.end_component();
        }
    }

    fn decode(&self, vector: &StateVector) -> u32 {
        vector.words()[0] * 1_000 + vector.words()[1]
    }
}
