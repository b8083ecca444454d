//! Random walks: first an agent, then one of its alternatives, each with the same probability.
//!
//! The agent first: otherwise an agent that picks one of a thousand numbers would almost always be the one to move.

use crate::random::Random;
use crate::walk::Scheduler;
use model::Choice;

/// Every choice at random; every run another.
pub(crate) struct RandomWalk {
    seed: u64,
    random: Random,
}

impl RandomWalk {
    pub(crate) fn new(seed: u64) -> RandomWalk {
        RandomWalk { seed, random: Random::new(seed, 0) }
    }
}

impl Scheduler for RandomWalk {
    fn begin(&mut self, run: u64) {
        self.random = Random::new(self.seed, run);
    }

    fn pick(&mut self, choices: &[Choice]) -> Choice {
        let mut agents: Vec<_> = choices.iter().map(|choice| choice.agent).collect();
        agents.sort_unstable();
        agents.dedup();
        let agent = agents[self.random.below(agents.len() as u64) as usize];
        pick_alternative(agent, choices, &mut self.random)
    }
}

/// One of the choices of an agent that has at least one.
pub(crate) fn pick_alternative(agent: u32, choices: &[Choice], random: &mut Random) -> Choice {
    let alternatives: Vec<_> = choices.iter().filter(|choice| choice.agent == agent).collect();
    *alternatives[random.below(alternatives.len() as u64) as usize]
}
