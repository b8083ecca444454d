//! Dining philosophers (Dijkstra 1965).

use super::{Flaw, Toy};
use model::{Choice, StateVector, Step};

/// Philosophers around a table who take one fork after the other, eat, and lay the forks down one after the other.
#[derive(Clone, Debug)]
pub struct Philosophers {
    /// How many there are, and as many forks.
    pub number: u32,
    /// How often each eats; 0: again and again.
    pub meals: u32,
    /// Whether the last one takes its right fork first, which rules the deadlock out.
    pub polite: bool,
}

/// For each philosopher what it does next (an action, and how often it has eaten), and whether the fork at its left is
/// taken.
type State = Vec<u32>;

const TAKE_FIRST: u32 = 0;
const TAKE_SECOND: u32 = 1;
const EAT: u32 = 2;
const LAY_FIRST: u32 = 3;
const LAY_SECOND: u32 = 4;
const ACTIONS: u32 = 5;

impl Philosophers {
    /// The forks of a philosopher in the order in which it takes them, as places in the state.
    fn forks(&self, philosopher: u32) -> [usize; 2] {
        let (left, right) = (philosopher, (philosopher + 1) % self.number);
        let last = philosopher + 1 == self.number;
        let (first, second) = if self.polite && last { (right, left) } else { (left, right) };
        [2 * first as usize + 1, 2 * second as usize + 1]
    }

    fn is_enabled(&self, state: &State, philosopher: u32) -> bool {
        let [first, second] = self.forks(philosopher);
        match state[2 * philosopher as usize] % ACTIONS {
            TAKE_FIRST => state[first] == 0 && !self.is_sated(state, philosopher),
            TAKE_SECOND => state[second] == 0,
            _ => true,
        }
    }

    fn is_sated(&self, state: &State, philosopher: u32) -> bool {
        self.meals > 0 && state[2 * philosopher as usize] / ACTIONS == self.meals
    }
}

impl Toy for Philosophers {
    type State = State;

    fn start(&self) -> State {
        vec![0; 2 * self.number as usize]
    }

    fn choices(&self, state: &State) -> Vec<Choice> {
        (0..self.number).filter(|&philosopher| self.is_enabled(state, philosopher)).map(Choice::of).collect()
    }

    fn step(&self, state: &mut State, choice: Choice) -> Step<Flaw> {
        let [first, second] = self.forks(choice.agent);
        let own = 2 * choice.agent as usize;
        match state[own] % ACTIONS {
            TAKE_FIRST => state[first] = 1,
            TAKE_SECOND => state[second] = 1,
            LAY_FIRST => state[first] = 0,
            LAY_SECOND => state[second] = 0,
            EAT | ACTIONS.. => {}
        }
        state[own] += 1;
        if self.meals == 0 {
            state[own] %= ACTIONS;
        }
        Step::Done
    }

    fn end(&self, state: &State) -> Option<Flaw> {
        let all_sated = (0..self.number).all(|philosopher| self.is_sated(state, philosopher));
        (!all_sated).then(|| Flaw::new("deadlock"))
    }

    /// A component for each philosopher and one for each fork, like threads and locks.
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
