//! A schedule as turns: who moves until it has made how many steps.
//!
//! Turns say how far an agent gets in all, not how many steps it makes: leaving a turn out then means that the agent
//! makes those steps in its next turn, and a list of turns stays meaningful whatever is taken out of it. That needs
//! agents that keep their numbers for ever, also when others end; where such an agent has ended, it has no choice left,
//! and a switch away from it is no preemption. All choices are open, whatever the system says is persistent.

use model::{Choice, Schedule, Step, TransitionSystem, Violation};
use std::collections::BTreeMap;

/// An agent moves until it has made so many steps since the start.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Turn {
    pub(crate) agent: u32,
    pub(crate) until: usize,
}

/// A schedule as turns, with the alternatives that each agent took at its steps.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Turns {
    pub(crate) turns: Vec<Turn>,
    alternatives: BTreeMap<u32, Vec<u32>>,
}

/// A run that shows a violation, and how simple it is: the fewer preemptions, then turns, then steps, the simpler.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Run {
    pub(crate) schedule: Schedule,
    pub(crate) cost: (usize, usize, usize),
}

impl Turns {
    pub(crate) fn of(schedule: &Schedule) -> Turns {
        let mut result = Turns::default();
        for choice in schedule.choices() {
            let steps = result.alternatives.entry(choice.agent).or_default();
            steps.push(choice.alternative);
            let turn = Turn { agent: choice.agent, until: steps.len() };
            match result.turns.last_mut() {
                Some(last) if last.agent == turn.agent => *last = turn,
                _ => result.turns.push(turn),
            }
        }
        result
    }

    /// The same with other turns.
    pub(crate) fn with(&self, turns: Vec<Turn>) -> Turns {
        Turns { turns, alternatives: self.alternatives.clone() }
    }

    /// Follows the turns as far as possible on a system that stands at its start, then lets the same agent go on as
    /// long as it can, until the violation shows. Answers nothing if it does not within so many steps; always subtracts
    /// those made.
    pub(crate) fn run<S: TransitionSystem>(
        &self,
        system: &mut S,
        key: &<S::Violation as Violation>::Key,
        most_steps: usize,
        steps_left: &mut u64,
    ) -> Option<Run> {
        let mut guide = Guide { turns: self, next_turn: 0, made: BTreeMap::new(), last: None, cost: (0, 0) };
        let mut choices = Vec::new();
        let mut path = Vec::new();
        let mut shown = inspection_shows(system, key);
        while !shown {
            choices.clear();
            system.choices(&mut choices);
            if choices.is_empty() {
                shown = system.end().is_some_and(|violation| violation.key() == *key);
                break;
            }
            if path.len() == most_steps {
                return None;
            }
            let choice = guide.pick(&choices, system);
            path.push(choice);
            *steps_left = steps_left.saturating_sub(1);
            shown = match system.step(choice) {
                Step::Done => inspection_shows(system, key),
                Step::Violated(violation) if violation.key() == *key => true,
                // A run to one violation had better not pass by another.
                Step::Violated(violation) if violation.stops_search() => return None,
                Step::Violated(_) => inspection_shows(system, key),
                Step::Discarded | Step::Unsupported(_) => return None,
            };
        }
        let cost = (guide.cost.0, guide.cost.1, path.len());
        shown.then(|| Run { schedule: path.into(), cost })
    }
}

/// Makes the choices of a run that follows turns.
struct Guide<'a> {
    turns: &'a Turns,
    next_turn: usize,
    /// How many steps each agent has made.
    made: BTreeMap<u32, usize>,
    last: Option<u32>,
    /// Preemptions and turns so far.
    cost: (usize, usize),
}

impl Guide<'_> {
    fn pick(&mut self, choices: &[Choice], system: &mut impl TransitionSystem) -> Choice {
        let agent = self.agent(choices);
        let choice = self.alternative(agent, choices);
        if self.last != Some(choice.agent) {
            let preempted = self.last.filter(|&last| choices.iter().any(|other| other.agent == last));
            self.cost.0 += usize::from(preempted.is_some_and(|agent| !system.yields(agent)));
            self.cost.1 += 1;
        }
        self.last = Some(choice.agent);
        *self.made.entry(choice.agent).or_default() += 1;
        choice
    }

    /// Whose turn it is. Turns that are over, or whose agent cannot move, are left out.
    fn agent(&mut self, choices: &[Choice]) -> u32 {
        let enabled = |agent: u32| choices.iter().any(|choice| choice.agent == agent);
        while let Some(turn) = self.turns.turns.get(self.next_turn) {
            if self.made.get(&turn.agent).copied().unwrap_or(0) < turn.until && enabled(turn.agent) {
                return turn.agent;
            }
            self.next_turn += 1;
        }
        self.last.filter(|&last| enabled(last)).unwrap_or(choices[0].agent)
    }

    /// What the agent did at the same of its steps in the original schedule, if it can; else its first alternative.
    fn alternative(&self, agent: u32, choices: &[Choice]) -> Choice {
        let made = self.made.get(&agent).copied().unwrap_or(0);
        let recorded = self.turns.alternatives.get(&agent).and_then(|steps| steps.get(made));
        let own = || choices.iter().copied().filter(|choice| choice.agent == agent);
        own().find(|choice| Some(&choice.alternative) == recorded).or_else(|| own().next()).unwrap_or(choices[0])
    }
}

fn inspection_shows<S: TransitionSystem>(system: &mut S, key: &<S::Violation as Violation>::Key) -> bool {
    let mut violations = Vec::new();
    system.inspect(&mut violations);
    violations.iter().any(|violation| violation.key() == *key)
}
