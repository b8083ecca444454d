//! The states found so far as a graph in memory, explored state by state when somebody asks.
//!
//! All steps of a state are made when it is expanded, the first choice last: a depth-first search goes on from where the system then
//! stands. Otherwise the system is taken back by undoing, or the state is restored from the store. A store that cannot give states back
//! is served by making the steps from the start again.

use super::index::Index;
use crate::session::{Moved, Session, Visit};
use crate::store::{StateId, hash};
use crate::trail::Trail;
use crate::visited::Visited;
use model::{Choice, Observed, Outcome, Reason, Schedule, StateVector};
use rustc_hash::FxHashMap;

/// The states and the steps between them. Places are numbered in the order in which they were found; 0 is the start.
#[derive(Default)]
pub(super) struct Graph {
    places: Vec<Place>,
    edges: Vec<Edge>,
    /// What is seen of places, each once.
    views: Vec<View>,
    view_numbers: FxHashMap<View, u32>,
}

/// A letter, and to whom a step is owed.
type View = (u64, u64);

/// A state.
struct Place {
    view: u32,
    /// From where it was found first, and by which edge.
    parent: u32,
    arrival: u32,
    depth: u32,
    first_edge: u32,
    edge_count: u16,
    expansion: Expansion,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Expansion {
    Missing,
    Whole,
    /// Only the sufficient steps were made.
    Reduced,
}

/// A step.
#[derive(Clone, Copy)]
pub(super) struct Edge {
    pub(super) target: u32,
    alternative: u16,
    pub(super) agent: u8,
    flags: u8,
}

const PROGRESS: u8 = 1;
const ENDED: u8 = 2;
const STAYS: u8 = 4;
const VISIBLE: u8 = 8;

impl Edge {
    /// Whether this is no step: a run that has ended stays where it is.
    pub(super) fn stays(&self) -> bool {
        self.flags & STAYS != 0
    }

    pub(super) fn is_progress(&self) -> bool {
        self.flags & PROGRESS != 0
    }

    /// Whether the agent that moves ends by it.
    pub(super) fn has_ended(&self) -> bool {
        self.flags & ENDED != 0
    }

    /// The choice; nothing where nobody moves.
    pub(super) fn choice(&self) -> Option<Choice> {
        (!self.stays()).then_some(Choice { agent: self.agent.into(), alternative: self.alternative.into() })
    }
}

impl Graph {
    pub(super) fn letter(&self, place: u32) -> u64 {
        self.views[self.places[place as usize].view as usize].0
    }

    pub(super) fn owed(&self, place: u32) -> u64 {
        self.views[self.places[place as usize].view as usize].1
    }

    fn view(&mut self, view: View) -> u32 {
        let next = self.views.len() as u32;
        let views = &mut self.views;
        *self.view_numbers.entry(view).or_insert_with(|| {
            views.push(view);
            next
        })
    }

    /// The steps from a place; none if it was not expanded.
    pub(super) fn edges(&self, place: u32) -> &[Edge] {
        let place = &self.places[place as usize];
        let first = place.first_edge as usize;
        &self.edges[first..first + place.edge_count as usize]
    }

    fn is_expanded(&self, place: u32) -> bool {
        self.places[place as usize].expansion != Expansion::Missing
    }

    /// The choices that lead from the start to a place, as they were found.
    fn way_to(&self, place: u32) -> Vec<Choice> {
        let mut choices = Vec::new();
        let mut at = place;
        while at != 0 {
            let Place { parent, arrival, .. } = self.places[at as usize];
            choices.extend(self.edges[arrival as usize].choice());
            at = parent;
        }
        choices.reverse();
        choices
    }

    fn bytes(&self) -> u64 {
        (self.places.capacity() * size_of::<Place>() + self.edges.capacity() * size_of::<Edge>()) as u64
    }
}

/// The way to a place, or to the step that is made there.
struct WayTo<'a> {
    graph: &'a Graph,
    place: Option<u32>,
    choice: Option<Choice>,
    other_bytes: u64,
}

impl Trail for WayTo<'_> {
    fn schedule(&self) -> Schedule {
        let mut choices = self.place.map_or_else(Vec::new, |place| self.graph.way_to(place));
        choices.extend(self.choice);
        choices.into()
    }

    fn depth(&self) -> u64 {
        let depth = self.place.map_or(0, |place| self.graph.places[place as usize].depth);
        u64::from(depth) + u64::from(self.choice.is_some())
    }

    fn bytes(&self) -> u64 {
        self.graph.bytes() + self.other_bytes
    }
}

/// A system whose states are remembered as a graph.
pub(super) struct Terrain<'a, S: Observed> {
    pub(super) session: Session<'a, S>,
    pub(super) graph: Graph,
    /// The memory of whoever searches the graph.
    pub(super) searcher_bytes: u64,
    visited: Visited,
    /// The states of the places, and the places of the states.
    states: Vec<StateId>,
    numbers: Index,
    standing: Standing<S::Mark>,
    undo_window: usize,
    choices: Vec<Choice>,
}

impl<'a, S: Observed> Terrain<'a, S> {
    pub(super) fn new(session: Session<'a, S>, visited: Visited, undo_window: usize) -> Terrain<'a, S> {
        let undo_window = if visited.store.keeps_vectors() { undo_window.max(1) } else { usize::MAX };
        Terrain {
            session,
            graph: Graph::default(),
            searcher_bytes: 0,
            visited,
            states: Vec::new(),
            numbers: Index::default(),
            standing: Standing { stands: Vec::new(), positions: FxHashMap::default() },
            undo_window,
            choices: Vec::new(),
        }
    }

    /// The memory beside the graph and the store.
    fn other_bytes(&self) -> u64 {
        let states = self.states.capacity() * size_of::<StateId>();
        self.searcher_bytes + self.numbers.bytes() + states as u64
    }

    /// Finds the start.
    pub(super) fn begin(&mut self) -> Result<(), Reason> {
        let start = self.arrive(None, None)?;
        self.standing.push(start);
        Ok(())
    }

    /// Closes the books.
    pub(super) fn close(mut self, ended: Result<(), Reason>) -> Outcome<S::Violation> {
        self.session.statistics.omission = self.visited.store.omission();
        self.session.into_outcome(ended)
    }

    /// Expands all that nobody has asked for.
    pub(super) fn explore_rest(&mut self) -> Result<(), Reason> {
        let mut work: Vec<u32> = (0..self.graph.places.len() as u32).collect();
        let mut known = work.len() as u32;
        while let Some(place) = work.pop() {
            self.expand(place)?;
            // The place in which the system stands comes next.
            work.extend((known..self.graph.places.len() as u32).filter(|found| !self.graph.is_expanded(*found)));
            known = self.graph.places.len() as u32;
        }
        Ok(())
    }

    /// Makes the steps of a place, unless that was done.
    pub(super) fn expand(&mut self, place: u32) -> Result<(), Reason> {
        if self.graph.is_expanded(place) {
            return Ok(());
        }
        self.go_to(place)?;
        let mut choices = std::mem::take(&mut self.choices);
        let trail = WayTo { graph: &self.graph, place: Some(place), choice: None, other_bytes: self.other_bytes() };
        let sufficient = self.session.open(&mut choices, &trail, Visit::First)?;
        let view = (self.graph.letter(place), self.session.system.owed());
        self.graph.places[place as usize].view = self.graph.view(view);
        let (edges, expansion) = match choices.is_empty() {
            true => (self.staying(place), Expansion::Whole),
            false => self.steps(place, &choices, sufficient)?,
        };
        self.choices = choices;
        if edges.len() > usize::from(u16::MAX) {
            return Err(Reason::Unsupported(String::from("endless runs with more than 65535 choices in one state")));
        }
        self.add(place, edges, expansion);
        Ok(())
    }

    /// Of a run that has ended the edge that stays there; none where the run was cut.
    fn staying(&mut self, place: u32) -> Vec<Edge> {
        let mut choices = Vec::new();
        self.session.system.choices(&mut choices);
        let edge = Edge { target: place, alternative: 0, agent: 0, flags: STAYS };
        choices.is_empty().then_some(edge).into_iter().collect()
    }

    fn steps(&mut self, place: u32, choices: &[Choice], sufficient: usize) -> Result<(Vec<Edge>, Expansion), Reason> {
        let mut edges = Vec::new();
        self.make(place, &choices[..sufficient], &mut edges)?;
        if sufficient == choices.len() {
            return Ok((edges, Expansion::Whole));
        }
        if self.may_leave_out(place, &edges) {
            self.session.statistics.reduced += 1;
            return Ok((edges, Expansion::Reduced));
        }
        self.make(place, &choices[sufficient..], &mut edges)?;
        Ok((edges, Expansion::Whole))
    }

    /// Whether the sufficient steps may stand for all; see the header of `endless`.
    fn may_leave_out(&self, place: u32, edges: &[Edge]) -> bool {
        let is_fine = |edge: &Edge| {
            let reduced = self.graph.places[edge.target as usize].expansion == Expansion::Reduced;
            edge.flags & VISIBLE == 0 && edge.target != place && !reduced
        };
        !edges.is_empty() && edges.iter().all(is_fine)
    }

    /// Makes steps, the first one last, and puts their edges before the others in the order of the choices.
    fn make(&mut self, place: u32, choices: &[Choice], edges: &mut Vec<Edge>) -> Result<(), Reason> {
        let mut made = Vec::new();
        for choice in choices.iter().rev() {
            self.standing.back_to(place, self.session.system);
            made.extend(self.step(place, *choice)?);
        }
        made.reverse();
        edges.extend(made);
        Ok(())
    }

    /// Makes one step from the place in which the system stands.
    fn step(&mut self, place: u32, choice: Choice) -> Result<Option<Edge>, Reason> {
        let (Ok(agent), Ok(alternative)) = (u8::try_from(choice.agent), u16::try_from(choice.alternative)) else {
            let what = "endless runs of more than 256 threads, or with a choice among more than 65536 alternatives";
            return Err(Reason::Unsupported(String::from(what)));
        };
        if self.standing.stands.len() > self.undo_window {
            self.session.system.forget();
            self.standing.restart(place);
        }
        self.standing.mark(self.session.system);
        let trail =
            WayTo { graph: &self.graph, place: Some(place), choice: Some(choice), other_bytes: self.other_bytes() };
        if self.session.advance(choice, &trail)? == Moved::Nowhere {
            self.standing.undo(self.session.system);
            return Ok(None);
        }
        let deed = self.session.system.deed();
        let flag = |is_set: bool, flag: u8| if is_set { flag } else { 0 };
        let flags =
            flag(deed.progress, PROGRESS) | flag(deed.visible, VISIBLE) | flag(self.session.system.ended(), ENDED);
        let target = self.arrive(Some(place), Some(choice))?;
        if self.standing.is_on_the_way(target) {
            self.standing.undo(self.session.system);
        } else {
            self.standing.push(target);
        }
        Ok(Some(Edge { target, alternative, agent, flags }))
    }

    /// The number of the place in which the system stands.
    fn arrive(&mut self, parent: Option<u32>, choice: Option<Choice>) -> Result<u32, Reason> {
        let trail = WayTo { graph: &self.graph, place: parent, choice, other_bytes: self.other_bytes() };
        let depth = trail.depth() as u32;
        let state = self.visited.arrive(&mut self.session, &trail)?.state;
        let next = u32::try_from(self.graph.places.len()).map_err(|_| Reason::MemoryLimit)?;
        let hash_of = |state: StateId| hash::of_pair(state.0);
        let known = self.numbers.find(hash_of(state), |place| self.states[place as usize] == state);
        if known.is_none() {
            self.numbers.insert(hash_of(state), next, |place| hash_of(self.states[place as usize]));
            self.states.push(state);
            let view = (self.session.system.letter(), 0);
            let view = self.graph.view(view);
            let (parent, expansion) = (parent.unwrap_or(0), Expansion::Missing);
            self.graph.places.push(Place { view, parent, arrival: 0, depth, first_edge: 0, edge_count: 0, expansion });
        }
        let number = known.unwrap_or(next);
        Ok(number)
    }

    fn add(&mut self, place: u32, edges: Vec<Edge>, expansion: Expansion) {
        let first = self.graph.edges.len() as u32;
        for (edge, number) in edges.iter().zip(first..) {
            let target = &mut self.graph.places[edge.target as usize];
            // Set for places that were found by this very expansion; they are expanded later.
            if edge.target != place && target.parent == place && target.expansion == Expansion::Missing {
                target.arrival = number;
            }
        }
        let expanded = &mut self.graph.places[place as usize];
        let count = u16::try_from(edges.len()).unwrap_or(u16::MAX);
        (expanded.first_edge, expanded.edge_count, expanded.expansion) = (first, count, expansion);
        self.graph.edges.extend(edges);
    }

    /// Takes the system to a place.
    pub(super) fn go_to(&mut self, place: u32) -> Result<(), Reason> {
        if self.standing.back_to(place, self.session.system) {
            return Ok(());
        }
        if self.visited.store.keeps_vectors() {
            self.visited.restore(self.session.system, self.states[place as usize]);
            self.standing.restart(place);
            return Ok(());
        }
        self.make_again(place)
    }

    /// Makes the steps to a place again, from the last place on its way at which the system stood.
    fn make_again(&mut self, place: u32) -> Result<(), Reason> {
        let mut ahead = Vec::new();
        let mut at = place;
        while !self.standing.back_to(at, self.session.system) {
            ahead.push(at);
            at = self.graph.places[at as usize].parent;
        }
        for next in ahead.into_iter().rev() {
            let edge = self.graph.edges[self.graph.places[next as usize].arrival as usize];
            self.standing.mark(self.session.system);
            if let Some(choice) = edge.choice() {
                self.session.system.step(choice);
            }
            self.standing.push(next);
        }
        self.require(place)
    }

    /// Whether the system stands where it should.
    fn require(&mut self, place: u32) -> Result<(), Reason> {
        let mut vector = StateVector::new();
        self.session.system.encode(&mut vector);
        vector.end_component();
        let state = self.visited.store.insert(&vector)?.state;
        if state == self.states[place as usize] {
            return Ok(());
        }
        Err(Reason::Unsupported(String::from("steps that lead elsewhere when they are made again")))
    }
}

/// The places from which the system can be taken back, and the one in which it stands, last.
struct Standing<M> {
    stands: Vec<(u32, Option<M>)>,
    positions: FxHashMap<u32, usize>,
}

impl<M> Standing<M> {
    fn push(&mut self, place: u32) {
        self.positions.insert(place, self.stands.len());
        self.stands.push((place, None));
    }

    fn restart(&mut self, place: u32) {
        self.stands.clear();
        self.positions.clear();
        self.push(place);
    }

    fn is_on_the_way(&self, place: u32) -> bool {
        self.positions.contains_key(&place)
    }

    fn mark<S: Observed<Mark = M>>(&mut self, system: &mut S) {
        if let Some((_, mark)) = self.stands.last_mut() {
            *mark = Some(system.mark());
        }
    }

    /// Takes the last step back.
    fn undo<S: Observed<Mark = M>>(&mut self, system: &mut S) {
        if let Some(mark) = self.stands.last_mut().and_then(|(_, mark)| mark.take()) {
            system.undo(mark);
        }
    }

    /// Takes the system back to a place, if it came through there.
    fn back_to<S: Observed<Mark = M>>(&mut self, place: u32, system: &mut S) -> bool {
        let Some(&position) = self.positions.get(&place) else { return false };
        for (left, _) in self.stands.drain(position + 1..) {
            self.positions.remove(&left);
        }
        self.undo(system);
        true
    }
}
