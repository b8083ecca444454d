//! Agents that can never move again, though others go on: a question about the whole graph of the states.
//!
//! An ordinary search that leaves no choice out is watched from inside (`Recorder`): which step of which agent leads
//! from which state to which. When it is complete, a fixed point over the edges tells for each state who may still
//! move, now or later. An agent that is expected to move and of whom that is not true is stuck there. Only complete
//! searches are asked; no reduction, because it may put a step off to a state that the agent's own graph would show
//! earlier, and because it keeps violations, not the question who moves.
//!
//! States are told apart by their whole vectors. The graph costs about 12 bytes a step, and the vectors once more.

use crate::check::check;
use crate::plan::{Collect, Plan};
use crate::supervision::Supervision;
use model::{Choice, Enduring, Outcome, Schedule, StateVector, Step, TransitionSystem};
use rustc_hash::FxHashMap;
use std::collections::VecDeque;

/// Agents with greater numbers do not fit into a set.
const MOST_AGENTS: u32 = 64;

/// What a state costs beside its words, and what a step costs, about.
const STATE_BYTES: u64 = 64;
const STEP_BYTES: u64 = size_of::<Edge>() as u64;

/// So many places where agents are stuck are told, where all are wanted.
const MOST_TOLD: usize = 100;

/// A state in which an agent is stuck.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stuck {
    /// The way there.
    pub schedule: Schedule,
    /// The agent, by its number in that state.
    pub agent: u32,
}

/// What a search for stuck agents has found.
#[derive(Debug)]
pub struct StuckOutcome<V> {
    /// What the search found otherwise.
    pub outcome: Outcome<V>,
    /// Who is stuck where, the shortest way first; nothing where the search was not complete.
    pub stuck: Vec<Stuck>,
    /// A state had more agents than can be told apart.
    pub too_many: bool,
}

/// Searches a system that stands at its start and offers all its choices, and looks for agents that are stuck.
pub fn check_stuck<S: Enduring>(
    system: &mut S,
    plan: &Plan,
    supervision: Supervision<'_, S::Violation>,
) -> StuckOutcome<S::Violation> {
    let mut recorder = Recorder::new(system);
    let Supervision { clock, interrupt, observer } = supervision;
    let outcome = check(&mut recorder, plan, Supervision { clock, interrupt, observer: &mut *observer });
    let graph = recorder.graph;
    let most = if plan.collect == Collect::All { MOST_TOLD } else { 1 };
    let is_known = outcome.incomplete.is_none() && !graph.too_many;
    let stuck = if is_known { graph.stuck(most) } else { Vec::new() };
    StuckOutcome { outcome, stuck, too_many: graph.too_many }
}

/// A step that was made.
#[derive(Clone, Copy, Debug)]
struct Edge {
    choice: Choice,
    /// The agent has ended by it, so that those with greater numbers have moved down.
    ended: bool,
    /// Where it led, unless nobody wanted to see that.
    to: Option<u32>,
}

#[derive(Default)]
struct Graph {
    numbers: FxHashMap<Box<[u32]>, u32>,
    edges: Vec<Vec<Edge>>,
    /// Who must not stop for ever, in each state.
    expected: Vec<u64>,
    too_many: bool,
    bytes: u64,
}

impl Graph {
    /// The number of a state, and whether it is new.
    fn number(&mut self, words: &[u32]) -> (u32, bool) {
        if let Some(known) = self.numbers.get(words) {
            return (*known, false);
        }
        let number = self.edges.len() as u32;
        self.numbers.insert(words.into(), number);
        self.bytes += 4 * words.len() as u64 + STATE_BYTES;
        self.edges.push(Vec::new());
        self.expected.push(0);
        (number, true)
    }

    /// Who may still move, in each state.
    fn alive(&self) -> Vec<u64> {
        let mut alive = vec![0; self.edges.len()];
        let mut changed = true;
        while changed {
            changed = false;
            for state in (0..self.edges.len()).rev() {
                let may = self.edges[state].iter().fold(alive[state], |may, edge| may | moves_after(edge, &alive));
                changed |= may != alive[state];
                alive[state] = may;
            }
        }
        alive
    }

    /// Where somebody is stuck who was not one step before, the nearest first.
    fn stuck(&self, most: usize) -> Vec<Stuck> {
        let alive = self.alive();
        let stuck = |state: usize| match self.edges[state].is_empty() {
            true => 0,
            false => self.expected[state] & !alive[state],
        };
        let mut from: Vec<Option<(u32, Choice)>> = vec![None; self.edges.len()];
        let mut found = Vec::new();
        let mut open = VecDeque::from([(0_u32, 0_u64)]);
        let mut seen = vec![false; self.edges.len()];
        seen.iter_mut().take(1).for_each(|start| *start = true);
        while let Some((state, before)) = open.pop_front().filter(|_| found.len() < most && !self.edges.is_empty()) {
            let here = stuck(state as usize);
            let new = bits(here & !before).map(|agent| Stuck { schedule: way(&from, state), agent });
            found.extend(new.take(most - found.len()));
            for edge in &self.edges[state as usize] {
                let Some(to) = edge.to.filter(|to| !seen[*to as usize]) else { continue };
                seen[to as usize] = true;
                from[to as usize] = Some((state, edge.choice));
                open.push_back((to, after(edge, here)));
            }
        }
        found
    }
}

/// Who moves by a step, or may do so afterwards, by their numbers before it.
fn moves_after(edge: &Edge, alive: &[u64]) -> u64 {
    let agent = edge.choice.agent;
    let later = edge.to.map_or(0, |to| alive[to as usize]);
    let below = (1_u64 << agent) - 1;
    let later = if edge.ended { later & below | (later & !below) << 1 } else { later };
    later | 1 << agent
}

/// Agents of a state by their numbers after a step.
fn after(edge: &Edge, agents: u64) -> u64 {
    let below = (1_u64 << edge.choice.agent) - 1;
    if edge.ended { agents & below | (agents >> 1) & !below } else { agents }
}

fn bits(set: u64) -> impl Iterator<Item = u32> {
    (0..MOST_AGENTS).filter(move |number| set >> number & 1 != 0)
}

fn way(from: &[Option<(u32, Choice)>], state: u32) -> Schedule {
    let mut choices = Vec::new();
    let mut at = state;
    while let Some((before, choice)) = from[at as usize] {
        choices.push(choice);
        at = before;
    }
    choices.reverse();
    choices.into()
}

/// A system whose steps are written down.
struct Recorder<'a, S> {
    system: &'a mut S,
    graph: Graph,
    /// The state in which the system stands, if it has arrived there.
    at: u32,
    /// The step under way.
    step: Option<(u32, Choice)>,
    ended: bool,
}

impl<'a, S: Enduring> Recorder<'a, S> {
    fn new(system: &'a mut S) -> Recorder<'a, S> {
        Recorder { system, graph: Graph::default(), at: 0, step: None, ended: false }
    }

    fn record(&mut self, to: Option<u32>) {
        if let Some((from, choice)) = self.step.take() {
            self.graph.too_many |= choice.agent >= MOST_AGENTS;
            let choice = Choice { agent: choice.agent.min(MOST_AGENTS - 1), ..choice };
            self.graph.bytes += STEP_BYTES;
            if let Some(edges) = self.graph.edges.get_mut(from as usize) {
                edges.push(Edge { choice, ended: self.ended, to });
            }
        }
    }
}

impl<S: Enduring> TransitionSystem for Recorder<'_, S> {
    type Mark = (u32, S::Mark);
    type Violation = S::Violation;

    fn choices(&mut self, into: &mut Vec<Choice>) -> usize {
        self.system.choices(into);
        into.len()
    }

    fn step(&mut self, choice: Choice) -> Step<S::Violation> {
        self.step = Some((self.at, choice));
        let made = self.system.step(choice);
        self.ended = self.system.ended();
        if matches!(made, Step::Discarded | Step::Unsupported(_)) {
            self.record(None);
        }
        made
    }

    fn ended(&mut self) -> bool {
        self.ended
    }

    fn end(&mut self) -> Option<S::Violation> {
        self.system.end()
    }

    fn inspect(&mut self, found: &mut Vec<S::Violation>) {
        self.system.inspect(found);
    }

    fn yields(&mut self, agent: u32) -> bool {
        self.system.yields(agent)
    }

    fn promise(&mut self) -> u32 {
        self.system.promise()
    }

    fn mark(&mut self) -> (u32, S::Mark) {
        (self.at, self.system.mark())
    }

    fn undo(&mut self, mark: (u32, S::Mark)) {
        self.at = mark.0;
        self.system.undo(mark.1);
    }

    fn forget(&mut self) {
        self.system.forget();
    }

    /// A search encodes every state in which it arrives, and before it goes anywhere else.
    fn encode(&mut self, into: &mut StateVector) {
        self.system.encode(into);
        let (number, new) = self.graph.number(into.words());
        if new {
            let expected = self.system.expected();
            self.graph.expected[number as usize] = expected.unwrap_or(0);
            self.graph.too_many |= expected.is_none();
        }
        self.record(Some(number));
        self.at = number;
    }

    fn restore(&mut self, vector: &StateVector) {
        self.at = self.graph.number(vector.words()).0;
        self.system.restore(vector);
    }

    fn bytes(&self) -> u64 {
        self.system.bytes() + self.graph.bytes
    }
}
