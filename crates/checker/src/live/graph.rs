//! The states that follow on one, as a graph: breadth first, so that the way to each is one of the shortest.

use crate::control::Control;
use evidence::Fault;
use explore::Explorer;
use model::{Choice, StateVector, Step, TransitionSystem};
use std::collections::{BTreeMap, VecDeque};

/// What a state is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Usual,
    /// Something is wrong with it, or was with the step that led there.
    Error,
    /// The program has ended.
    End,
}

/// A state.
#[derive(Clone, Debug)]
pub struct Node {
    /// How many steps it is away.
    pub depth: usize,
    pub kind: Kind,
    /// Steps from here may be missing in the graph.
    pub is_open: bool,
    /// What is wrong, in words.
    pub words: Option<String>,
    /// The threads that live there by name, and where each stands; only where somebody looks at it.
    pub stands: Vec<(String, String)>,
    /// The state before it on a shortest way, and the choice that leads from there.
    before: Option<(usize, Choice)>,
    vector: StateVector,
}

/// A step between two states.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Arc {
    pub from: usize,
    pub to: usize,
    /// The name of the thread that moves; empty where nobody looks at it.
    pub thread: String,
}

/// States and steps; the first state is where it begins.
#[derive(Clone, Debug, Default)]
pub struct StateGraph {
    pub nodes: Vec<Node>,
    pub arcs: Vec<Arc>,
    /// Nothing was left out.
    pub is_complete: bool,
    /// The first state that was looked for.
    pub wanted: Option<usize>,
}

/// What is looked for, and how far.
pub(crate) struct Aim<'a> {
    /// States that are visited at most.
    pub(crate) most: usize,
    /// Whether what follows on an error is looked at, too.
    pub(crate) past_errors: bool,
    /// Somebody looks at it: threads have names, and stand somewhere.
    pub(crate) is_shown: bool,
    pub(crate) wanted: &'a dyn Fn(&Node, &mut Explorer) -> bool,
}

struct Growth<'a> {
    graph: StateGraph,
    known: BTreeMap<Vec<u32>, usize>,
    queue: VecDeque<usize>,
    /// Who makes the present step.
    mover: String,
    aim: &'a Aim<'a>,
}

impl StateGraph {
    /// The graph from the present state on, until a state is found that is wanted, or there are too many.
    pub(crate) fn grow(explorer: &mut Explorer, aim: &Aim<'_>, control: &dyn Control) -> StateGraph {
        let graph = StateGraph { is_complete: true, ..StateGraph::default() };
        let mut growth = Growth { graph, known: BTreeMap::new(), queue: VecDeque::new(), mover: String::new(), aim };
        growth.meet(explorer, None, None);
        while let Some(number) = growth.queue.pop_front() {
            if growth.graph.wanted.is_some() {
                break;
            }
            if growth.graph.nodes.len() >= aim.most || control.reason().is_some() {
                growth.graph.is_complete = false;
                break;
            }
            growth.leave(explorer, number);
        }
        growth.graph
    }

    /// The choices that lead to a state, numbered by rank.
    pub fn way_to(&self, node: usize) -> Vec<Choice> {
        let before = |node: &usize| self.nodes[*node].before.map(|(from, _)| from);
        let way = std::iter::successors(Some(node), before);
        let mut choices: Vec<Choice> = way.filter_map(|node| Some(self.nodes[node].before?.1)).collect();
        choices.reverse();
        choices
    }
}

impl Growth<'_> {
    /// Makes every step from a state.
    fn leave(&mut self, explorer: &mut Explorer, number: usize) {
        explorer.restore(&self.graph.nodes[number].vector.clone());
        let mut choices = Vec::new();
        explorer.choices(&mut choices);
        self.graph.nodes[number].is_open = false;
        for choice in choices {
            let mark = explorer.mark();
            self.mover = if self.aim.is_shown { explorer.name_of_agent(choice.agent) } else { String::new() };
            match explorer.step(choice) {
                Step::Done => self.meet(explorer, Some((number, choice)), None),
                Step::Violated(fault) => self.meet(explorer, Some((number, choice)), Some(fault)),
                Step::Discarded => {}
                Step::Unsupported(_) => {
                    self.graph.is_complete = false;
                    self.graph.nodes[number].is_open = true;
                }
            }
            explorer.undo(mark);
        }
        explorer.forget();
    }

    /// The present state is reached by a step.
    fn meet(&mut self, explorer: &mut Explorer, before: Option<(usize, Choice)>, shown: Option<Fault>) {
        let mut vector = StateVector::new();
        explorer.encode(&mut vector);
        let thread = std::mem::take(&mut self.mover);
        let arc = |to: usize| before.map(|(from, _)| Arc { from, to, thread });
        if let Some(known) = self.known.get(vector.words()).filter(|_| shown.is_none()) {
            self.graph.arcs.extend(arc(*known));
            return;
        }
        let number = self.graph.nodes.len();
        let depth = before.map_or(0, |(from, _)| self.graph.nodes[from].depth + 1);
        let is_wrong = shown.is_some();
        let fault = shown.or_else(|| explorer.faults_here().into_iter().next());
        let kind = match &fault {
            Some(_) => Kind::Error,
            None if explorer.offered().is_empty() => Kind::End,
            None => Kind::Usual,
        };
        let words = fault.map(|fault| format!("{}: {}", fault.property.name(), fault.message));
        let is_open = !is_wrong && (kind != Kind::Error || self.aim.past_errors);
        if is_open {
            self.known.insert(vector.words().to_vec(), number);
            self.queue.push_back(number);
        }
        let stands = if self.aim.is_shown { explorer.stands() } else { Vec::new() };
        let node = Node { depth, kind, is_open, words, stands, before, vector };
        if self.graph.wanted.is_none() && before.is_some() && (self.aim.wanted)(&node, explorer) {
            self.graph.wanted = Some(number);
        }
        self.graph.arcs.extend(arc(number));
        self.graph.nodes.push(node);
    }
}
