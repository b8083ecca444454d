//! Probabilistic concurrency testing: the agent with the highest priority moves; priorities are random and change at a
//! few places.
//!
//! Follows: Burckhardt, Kothari, Musuvathi, Nagarakatte, "A randomized scheduler with probabilistic guarantees of
//! finding bugs" (ASPLOS 2010). A run of k steps of n agents shows a bug of depth d with probability at least 1/(n
//! k^(d-1)). Deviates: k is not known beforehand; the longest run so far stands for it, so the first run has hardly any
//! change of priority. Alternatives of an agent are picked at random, which the paper does not have. Errs: where an
//! agent ends, it is taken for granted that those with greater numbers move down by one; if they do not, they change
//! their priorities, which weakens the guarantee.

use super::random_walk::pick_alternative;
use crate::random::Random;
use crate::walk::Scheduler;
use model::Choice;
use std::collections::BTreeMap;

/// Random priorities; every run others.
pub(crate) struct Pct {
    seed: u64,
    bug_depth: u32,
    random: Random,
    /// At first random and high; the i-th change makes it i.
    priorities: BTreeMap<u32, u64>,
    /// The steps after which a priority changes. Their order is random as well, and part of what the guarantee rests
    /// on.
    changes: Vec<u64>,
    steps: u64,
    longest_run: u64,
}

/// First priorities are at least this.
const FIRST_PRIORITIES: u64 = 1 << 32;

impl Pct {
    pub(crate) fn new(seed: u64, bug_depth: u32) -> Pct {
        Pct {
            seed,
            bug_depth,
            random: Random::new(seed, 0),
            priorities: BTreeMap::new(),
            changes: Vec::new(),
            steps: 0,
            longest_run: 1,
        }
    }

    /// Gives every agent that is seen for the first time a priority.
    fn meet(&mut self, choices: &[Choice]) {
        for choice in choices {
            let random = &mut self.random;
            self.priorities.entry(choice.agent).or_insert_with(|| FIRST_PRIORITIES + (random.bits() >> 1));
        }
    }

    fn highest(&self, choices: &[Choice]) -> u32 {
        let rank = |agent: u32| (self.priorities.get(&agent).copied(), agent);
        choices.iter().map(|choice| choice.agent).max_by_key(|&agent| rank(agent)).unwrap_or(0)
    }
}

impl Scheduler for Pct {
    fn begin(&mut self, run: u64) {
        self.random = Random::new(self.seed, run);
        self.longest_run = self.longest_run.max(self.steps);
        self.steps = 0;
        self.priorities.clear();
        let longest_run = self.longest_run;
        self.changes = (1..self.bug_depth).map(|_| 1 + self.random.below(longest_run)).collect();
    }

    fn pick(&mut self, choices: &[Choice]) -> Choice {
        self.meet(choices);
        let agent = self.highest(choices);
        self.steps += 1;
        for (index, _) in self.changes.iter().enumerate().filter(|&(_, &step)| step == self.steps) {
            self.priorities.insert(agent, index as u64);
        }
        pick_alternative(agent, choices, &mut self.random)
    }

    fn ended(&mut self, agent: u32) {
        let greater = self.priorities.split_off(&agent);
        let moved = greater.into_iter().filter(|&(other, _)| other > agent);
        self.priorities.extend(moved.map(|(other, priority)| (other - 1, priority)));
    }
}
