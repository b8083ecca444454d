//! The states of a system as a graph, explored state by state when somebody asks.
//!
//! All steps of a state are made when it is expanded, the first choice last: a depth-first search goes on from where the system then
//! stands. Otherwise the system is taken back by undoing, or the state is restored from the store. A store that cannot give states back
//! is served by making the steps from the start again.

use super::graph::{Edge, Graph};
use super::places::Places;
use super::shapes::{Label, View};
use super::standing::Standing;
use crate::session::{Moved, Session, Visit};
use crate::trail::Trail;
use crate::visited::Visited;
use model::{Choice, Observed, Outcome, Reason, Schedule, StateVector};

/// The way to a place, or to the step that is made there.
struct WayTo<'a> {
    graph: &'a Graph,
    place: Option<u32>,
    choice: Option<Choice>,
    /// How long the run to the place is that is being followed.
    depth: u64,
    bytes: u64,
}

impl Trail for WayTo<'_> {
    fn schedule(&self) -> Schedule {
        let mut choices = self.place.map_or_else(Vec::new, |place| self.graph.way_to(place, |_| true));
        choices.extend(self.choice);
        choices.into()
    }

    fn depth(&self) -> u64 {
        self.depth + u64::from(self.choice.is_some())
    }

    fn bytes(&self) -> u64 {
        self.bytes
    }
}

/// A step that was made, and whether it was visible.
struct Made {
    edge: Edge,
    visible: bool,
}

/// A system whose states are remembered as a graph.
pub(super) struct Terrain<'a, S: Observed> {
    pub(super) session: Session<'a, S>,
    pub(super) graph: Graph,
    /// The memory of whoever searches the graph.
    pub(super) searcher_bytes: u64,
    /// The memory of whoever waits for the end of that search.
    pub(super) waiting_bytes: u64,
    visited: Visited,
    places: Places,
    standing: Standing<S::Mark>,
    undo_window: usize,
    choices: Vec<Choice>,
    /// How long the run is that is being followed.
    depth: u64,
    /// How often somebody came to a place that was expanded before.
    passed: u64,
}

/// Time and memory are looked at after so many of those.
const PASSED_BETWEEN_LOOKS: u64 = 256;

impl<'a, S: Observed> Terrain<'a, S> {
    pub(super) fn new(session: Session<'a, S>, visited: Visited, undo_window: usize) -> Terrain<'a, S> {
        let keeps_vectors = visited.store.keeps_vectors();
        Terrain {
            session,
            graph: Graph::new(),
            searcher_bytes: 0,
            waiting_bytes: 0,
            visited,
            places: Places::new(keeps_vectors),
            standing: Standing::new(),
            undo_window: if keeps_vectors { undo_window.max(1) } else { usize::MAX },
            choices: Vec::new(),
            depth: 0,
            passed: 0,
        }
    }

    /// The memory beside the store.
    fn bytes(&self) -> u64 {
        self.searcher_bytes + self.graph.bytes() + self.places.bytes() + self.standing.bytes()
    }

    /// Finds the start.
    pub(super) fn begin(&mut self) -> Result<(), Reason> {
        self.graph.start = self.arrive(None, None)?;
        self.standing.push(self.graph.start);
        Ok(())
    }

    /// Closes the books.
    pub(super) fn close(mut self, ended: Result<(), Reason>) -> Outcome<S::Violation> {
        let bytes = self.session.statistics.store_bytes + self.bytes();
        self.session.statistics.peak_bytes = self.session.statistics.peak_bytes.max(bytes);
        self.session.statistics.omission = self.visited.store.omission();
        self.session.into_outcome(ended)
    }

    /// Makes the steps of a place, unless that was done. It lies at the end of a run of this length.
    pub(super) fn expand(&mut self, place: u32, depth: u64) -> Result<(), Reason> {
        self.depth = depth;
        if self.graph.is_expanded(place) {
            return self.pass();
        }
        self.go_to(place)?;
        let mut choices = std::mem::take(&mut self.choices);
        let trail = WayTo { graph: &self.graph, place: Some(place), choice: None, depth, bytes: self.bytes() };
        let sufficient = self.session.open(&mut choices, &trail, Visit::First)?;
        let system = &mut *self.session.system;
        let (letter, owed, own) = (system.letter(), system.owed(), system.own());
        let (edges, reduced) = match choices.is_empty() {
            true => (self.staying(place), false),
            false => self.steps(place, &choices, sufficient)?,
        };
        self.choices = choices;
        self.graph.add(place, View { letter, owed, own, reduced }, &edges)?;
        Ok(())
    }

    /// Somebody comes through a place that was expanded before.
    fn pass(&mut self) -> Result<(), Reason> {
        self.passed += 1;
        match self.passed.is_multiple_of(PASSED_BETWEEN_LOOKS) {
            true => self.session.look_around(self.depth, self.bytes()),
            false => Ok(()),
        }
    }

    /// Of a run that has ended the edge that stays there; none where the run was cut.
    fn staying(&mut self, place: u32) -> Vec<Edge> {
        let mut choices = Vec::new();
        self.session.system.choices(&mut choices);
        let edge = Edge { target: place, label: Label::STAY };
        choices.is_empty().then_some(edge).into_iter().collect()
    }

    /// The steps of a place that were made, and whether some were left out.
    fn steps(&mut self, place: u32, choices: &[Choice], sufficient: usize) -> Result<(Vec<Edge>, bool), Reason> {
        let mut made = self.make(place, &choices[..sufficient])?;
        let mut reduced = false;
        if sufficient < choices.len() {
            reduced = self.may_leave_out(place, &made);
            self.session.statistics.reduced += u64::from(reduced);
            if !reduced {
                made.extend(self.make(place, &choices[sufficient..])?);
            }
        }
        Ok((made.into_iter().map(|made| made.edge).collect(), reduced))
    }

    /// Whether the sufficient steps may stand for all; see the header of `endless`.
    fn may_leave_out(&self, place: u32, made: &[Made]) -> bool {
        let is_fine =
            |Made { edge, visible }: &Made| !visible && edge.target != place && !self.graph.view(edge.target).reduced;
        !made.is_empty() && made.iter().all(is_fine)
    }

    /// Makes steps, the first one last; the answer is in the order of the choices.
    fn make(&mut self, place: u32, choices: &[Choice]) -> Result<Vec<Made>, Reason> {
        let mut made = Vec::new();
        for choice in choices.iter().rev() {
            self.standing.back_to(place, self.session.system);
            made.extend(self.step(place, *choice)?);
        }
        made.reverse();
        Ok(made)
    }

    /// Makes one step from the place in which the system stands.
    fn step(&mut self, place: u32, choice: Choice) -> Result<Option<Made>, Reason> {
        if self.standing.len() > self.undo_window {
            self.session.system.forget();
            self.standing.restart(place);
        }
        self.standing.mark(self.session.system);
        let trail = WayTo {
            graph: &self.graph,
            place: Some(place),
            choice: Some(choice),
            depth: self.depth,
            bytes: self.bytes(),
        };
        if self.session.advance(choice, &trail)? == Moved::Nowhere {
            self.standing.undo(self.session.system);
            return Ok(None);
        }
        let deed = self.session.system.deed();
        let Some(label) = Label::new(choice, deed.progress, self.session.system.ended()) else {
            let what = "endless runs of more than 256 threads, or with a choice among more than 65536 alternatives";
            return Err(Reason::Unsupported(String::from(what)));
        };
        let target = self.arrive(Some(place), Some(choice))?;
        if self.standing.is_on_the_way(target) {
            self.standing.undo(self.session.system);
        } else {
            self.standing.push(target);
        }
        Ok(Some(Made { edge: Edge { target, label }, visible: deed.visible }))
    }

    /// The place in which the system stands.
    fn arrive(&mut self, parent: Option<u32>, choice: Option<Choice>) -> Result<u32, Reason> {
        let trail = WayTo { graph: &self.graph, place: parent, choice, depth: self.depth, bytes: self.bytes() };
        let state = self.visited.arrive(&mut self.session, &trail)?.state;
        Ok(self.places.place(state, parent.unwrap_or(0))?)
    }

    /// Takes the system to a place.
    pub(super) fn go_to(&mut self, place: u32) -> Result<(), Reason> {
        if self.standing.back_to(place, self.session.system) {
            return Ok(());
        }
        if self.visited.store.keeps_vectors() {
            self.visited.restore(self.session.system, self.places.state(place));
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
            let parent = self.places.parent(at);
            ahead.extend(self.graph.edges(parent).find(|edge| edge.target == at));
            at = parent;
        }
        for edge in ahead.into_iter().rev() {
            self.standing.mark(self.session.system);
            if let Some(choice) = edge.label.choice() {
                self.session.system.step(choice);
            }
            self.standing.push(edge.target);
        }
        self.require(place)
    }

    /// Whether the system stands where it should.
    fn require(&mut self, place: u32) -> Result<(), Reason> {
        let mut vector = StateVector::new();
        self.session.system.encode(&mut vector);
        vector.end_component();
        let state = self.visited.store.insert(&vector)?.state;
        if state == self.places.state(place) {
            return Ok(());
        }
        Err(Reason::Unsupported(String::from("steps that lead elsewhere when they are made again")))
    }
}
