//! Automata side by side that meet in shared resources only: the toy on which reduction is tested.
//!
//! What can be left out is computed by a plain rule. Agents that may ever touch a resource which a next step of
//! somebody in the set touches are added to the set, until nobody is missing: the next steps of the set are then
//! independent of whatever the others do among themselves, also where a step of the set is not enabled now. Of the sets
//! that begin with one enabled agent, one with the fewest choices is taken.

use super::{Flaw, Toy};
use crate::random::Random;
use model::{Choice, StateVector, Step};

/// Agents, each an automaton that starts in its node 0, and resources, each a value that is 0 at first.
#[derive(Clone, Debug, Default)]
pub struct Automata {
    /// For each agent, for each of its nodes, the moves from there. A node without moves is where the agent ends.
    pub agents: Vec<Vec<Vec<Move>>>,
    /// How many resources there are.
    pub resources: usize,
    /// An agent, and a node in which it must not be. One only: what is wrong with one agent must not hide what is wrong
    /// with another.
    pub wrong: Option<(u32, u32)>,
}

/// One move of an agent.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Move {
    /// The node of the agent afterwards.
    pub target: u32,
    /// What it does to a resource, if anything.
    pub touch: Option<Touch>,
    /// What the step answers.
    pub answer: Step<Flaw>,
}

/// What a move does to a resource. Taking a lock needs 0 and sets the owner's number; giving it back is the reverse.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Touch {
    /// Which resource.
    pub resource: usize,
    /// The move is enabled only while the resource has this value.
    pub needs: Option<u32>,
    /// The resource has this value afterwards.
    pub sets: Option<u32>,
    /// It is a violation if the resource has another value.
    pub demands: Option<u32>,
}

/// The node of each agent, then the value of each resource.
type State = Vec<u32>;

impl Move {
    /// A move that concerns nobody else.
    pub fn local(target: u32) -> Move {
        Move { target, touch: None, answer: Step::Done }
    }

    /// A move that touches a resource.
    pub fn touching(target: u32, touch: Touch) -> Move {
        Move { target, touch: Some(touch), answer: Step::Done }
    }
}

impl Touch {
    /// Takes a resource as a lock.
    pub fn lock(resource: usize, owner: u32) -> Touch {
        Touch { resource, needs: Some(0), sets: Some(owner + 1), demands: None }
    }

    /// Gives a lock back.
    pub fn unlock(resource: usize, owner: u32) -> Touch {
        Touch { resource, needs: Some(owner + 1), sets: Some(0), demands: None }
    }
}

impl Automata {
    /// Two or three small automata in which, in some rarely and in some often, everything happens that can happen in a
    /// system.
    pub fn random(random: &mut Random) -> Automata {
        let rarity = [3, 10, 100_000][random.below(3) as usize];
        let resources = 1 + random.below(3) as usize;
        let count = 2 + random.below(2) as u32;
        let agents = (0..count).map(|agent| random_agent(random, agent, resources, rarity)).collect();
        let wrong = (random.below(rarity) == 0).then(|| (random.below(count.into()) as u32, 1));
        Automata { agents, resources, wrong }
    }

    /// Whether an agent has ended.
    pub fn has_ended(&self, state: &[u32], agent: u32) -> bool {
        self.moves(state, agent).is_empty()
    }

    /// Whether a choice may give a resource another value, in this state or another.
    pub fn writes(&self, state: &[u32], choice: Choice, resource: usize) -> bool {
        let next = self.moves(state, choice.agent).get(choice.alternative as usize);
        next.and_then(|next| next.touch).is_some_and(|touch| touch.resource == resource && touch.sets.is_some())
    }

    fn moves(&self, state: &[u32], agent: u32) -> &[Move] {
        &self.agents[agent as usize][state[agent as usize] as usize]
    }

    fn enabled(&self, state: &[u32], agent: u32) -> impl Iterator<Item = Choice> {
        let enabled = |next: &Move| match next.touch {
            Some(Touch { resource, needs: Some(value), .. }) => state[self.agents.len() + resource] == value,
            _ => true,
        };
        let moves = self.moves(state, agent).iter().zip(0..);
        moves.filter(move |(next, _)| enabled(next)).map(move |(_, alternative)| Choice { agent, alternative })
    }

    /// For each agent whether it is in the smallest set that holds `first` and to which nobody is missing.
    fn closure(&self, state: &[u32], first: u32) -> Vec<bool> {
        let mut members = vec![false; self.agents.len()];
        let mut work = vec![first];
        while let Some(agent) = work.pop() {
            if std::mem::replace(&mut members[agent as usize], true) {
                continue;
            }
            let touched = touched_by(self.moves(state, agent));
            work.extend((0..).take(self.agents.len()).filter(|&other| self.ever_touched(state, other) & touched != 0));
        }
        members
    }

    /// The resources that an agent may touch now or later, as bits.
    fn ever_touched(&self, state: &[u32], agent: u32) -> u64 {
        let nodes = &self.agents[agent as usize];
        let mut seen = vec![false; nodes.len()];
        let mut work = vec![state[agent as usize]];
        let mut touched = 0;
        while let Some(node) = work.pop() {
            if !std::mem::replace(&mut seen[node as usize], true) {
                touched |= touched_by(&nodes[node as usize]);
                work.extend(nodes[node as usize].iter().map(|next| next.target));
            }
        }
        touched
    }

    /// The choices of a set that is persistent, and those of the others.
    fn divided(&self, state: &[u32]) -> (Vec<Choice>, Vec<Choice>) {
        let agents = || (0..).take(self.agents.len());
        let all = || agents().flat_map(|agent| self.enabled(state, agent));
        let of_set = |members: Vec<bool>| all().partition(|choice| members[choice.agent as usize]);
        let divisions = agents().map(|agent| of_set(self.closure(state, agent)));
        let persistent = |(first, _): &(Vec<_>, Vec<_>)| !first.is_empty();
        divisions.filter(persistent).min_by_key(|(first, _)| first.len()).unwrap_or_default()
    }
}

fn touched_by(moves: &[Move]) -> u64 {
    moves.iter().filter_map(|next| next.touch).map(|touch| 1 << touch.resource).fold(0, |all, bit: u64| all | bit)
}

fn random_agent(random: &mut Random, agent: u32, resources: usize, rarity: u64) -> Vec<Vec<Move>> {
    let nodes = 2 + random.below(3);
    let mut moves = |node: u64| {
        let count = [0, 1, 1, 1, 2][random.below(5) as usize];
        (0..count).map(|_| random_move(random, agent, node, nodes, resources, rarity)).collect()
    };
    (0..nodes).map(&mut moves).collect()
}

fn random_move(random: &mut Random, agent: u32, node: u64, nodes: u64, resources: usize, rarity: u64) -> Move {
    let target = if random.below(3) > 0 { (node + 1) % nodes } else { random.below(nodes) };
    let resource = random.below(resources as u64) as usize;
    let touch = Touch { resource, ..Touch::default() };
    let value = Some(random.below(3) as u32);
    let touch = match random.below(9) {
        0..3 => None,
        3 | 4 => Some(Touch::lock(resource, agent)),
        5 | 6 => Some(Touch::unlock(resource, agent)),
        7 => Some(Touch { sets: value, ..touch }),
        _ if random.below(rarity) == 0 => Some(Touch { demands: value, ..touch }),
        _ => Some(Touch { needs: value, ..touch }),
    };
    let answer = match random.below(4 * rarity) {
        0 => Step::Violated(Flaw::new(format!("move of {agent} from {node} to {target}"))),
        1 => Step::Unsupported(format!("operation of {agent} in {node}")),
        2 => Step::Discarded,
        _ => Step::Done,
    };
    Move { target: target as u32, touch, answer }
}

impl Toy for Automata {
    type State = State;

    fn start(&self) -> State {
        vec![0; self.agents.len() + self.resources]
    }

    fn choices(&self, state: &State) -> Vec<Choice> {
        let (mut choices, others) = self.divided(state);
        choices.extend(others);
        choices
    }

    fn persistent(&self, state: &State) -> usize {
        self.divided(state).0.len()
    }

    fn step(&self, state: &mut State, choice: Choice) -> Step<Flaw> {
        let next = &self.moves(state, choice.agent)[choice.alternative as usize];
        let node = std::mem::replace(&mut state[choice.agent as usize], next.target);
        let Some(Touch { resource, sets, demands, .. }) = next.touch else { return next.answer.clone() };
        let value = &mut state[self.agents.len() + resource];
        let found = *value;
        *value = sets.unwrap_or(found);
        match demands {
            Some(demanded) if demanded != found && next.answer == Step::Done => {
                Step::Violated(Flaw::new(format!("agent {} in {node} finds {found}", choice.agent)))
            }
            _ => next.answer.clone(),
        }
    }

    /// Every end in which somebody is stuck is a violation of its own.
    fn end(&self, state: &State) -> Option<Flaw> {
        let stuck = (0..).take(self.agents.len()).any(|agent| !self.has_ended(state, agent));
        stuck.then(|| Flaw::new(format!("stuck in {state:?}")))
    }

    fn inspect(&self, state: &State) -> Option<Flaw> {
        let (agent, node) = self.wrong.filter(|&(agent, node)| state[agent as usize] == node)?;
        Some(Flaw::new(format!("agent {agent} is in {node}")))
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
