//! The states of a system as a graph, explored state by state, on demand.
//!
//! All steps of a state are made when it is expanded, the first choice last: a depth-first search goes on from where
//! the system then stands. Otherwise the system is taken back by undoing, or the state is restored from the store. A
//! store that cannot give states back is served by making the steps from the start again.

use super::packed_graph::{Edge, PackedGraph};
use super::row_shapes::{Label, View};
use super::undo_stack::UndoStack;
use super::vertices::Vertices;
use crate::session::{Moved, Session, Visit};
use crate::trail::Trail;
use crate::visited::Visited;
use model::{Choice, KripkeStructure, Outcome, Reason, Schedule, StateVector};

/// The way to a vertex, or to the step that is made there.
struct WayTo<'a> {
    graph: &'a PackedGraph,
    vertex: Option<u32>,
    choice: Option<Choice>,
    /// How long the run to the vertex is that is being followed.
    depth: u64,
    bytes: u64,
}

impl Trail for WayTo<'_> {
    fn schedule(&self) -> Schedule {
        let mut choices = self.vertex.map_or_else(Vec::new, |vertex| self.graph.way_to(vertex, |_| true));
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
pub(super) struct StateGraph<'a, S: KripkeStructure> {
    pub(super) session: Session<'a, S>,
    pub(super) packed: PackedGraph,
    /// The memory of whoever searches the graph.
    pub(super) searcher_bytes: u64,
    /// The memory of whoever waits for the end of that search.
    pub(super) waiting_bytes: u64,
    visited: Visited,
    vertices: Vertices,
    undo_stack: UndoStack<S::Mark>,
    undo_window: usize,
    choices: Vec<Choice>,
    /// How long the run is that is being followed.
    depth: u64,
    /// How often somebody came to a vertex that was expanded before.
    passed: u64,
}

/// Time and memory are looked at after so many of those.
const PASSED_BETWEEN_LOOKS: u64 = 256;

impl<'a, S: KripkeStructure> StateGraph<'a, S> {
    pub(super) fn new(session: Session<'a, S>, visited: Visited, undo_window: usize) -> StateGraph<'a, S> {
        let keeps_vectors = visited.keeps_vectors();
        StateGraph {
            session,
            packed: PackedGraph::new(),
            searcher_bytes: 0,
            waiting_bytes: 0,
            visited,
            vertices: Vertices::new(keeps_vectors),
            undo_stack: UndoStack::new(),
            undo_window: if keeps_vectors { undo_window.max(1) } else { usize::MAX },
            choices: Vec::new(),
            depth: 0,
            passed: 0,
        }
    }

    /// The memory beside the store.
    fn bytes(&self) -> u64 {
        self.searcher_bytes + self.packed.bytes() + self.vertices.bytes() + self.undo_stack.bytes()
    }

    /// Finds the start.
    pub(super) fn begin(&mut self) -> Result<(), Reason> {
        self.visited.tell_agents_apart();
        self.packed.start = self.arrive(None, None)?;
        self.undo_stack.push(self.packed.start);
        Ok(())
    }

    /// Closes the books.
    pub(super) fn close(mut self, ended: Result<(), Reason>) -> Outcome<S::Violation> {
        let bytes = self.session.statistics.store_bytes + self.bytes();
        self.session.statistics.peak_bytes = self.session.statistics.peak_bytes.max(bytes);
        self.session.statistics.omission = self.visited.store.omission();
        self.session.into_outcome(ended)
    }

    /// Makes the steps of a vertex, unless that was done. It lies at the end of a run of this length.
    pub(super) fn expand(&mut self, vertex: u32, depth: u64) -> Result<(), Reason> {
        self.depth = depth;
        if self.packed.is_expanded(vertex) {
            return self.pass();
        }
        self.go_to(vertex)?;
        let mut choices = std::mem::take(&mut self.choices);
        let trail = WayTo { graph: &self.packed, vertex: Some(vertex), choice: None, depth, bytes: self.bytes() };
        let persistent = self.session.open(&mut choices, &trail, Visit::First)?;
        let system = &mut *self.session.system;
        let (valuation, enabled, embedded) = (system.valuation(), system.enabled(), system.embedded_formula());
        let (edges, reduced) = match choices.is_empty() {
            true => (self.staying(vertex), false),
            false => self.steps(vertex, &choices, persistent)?,
        };
        self.choices = choices;
        self.packed.add(vertex, View { valuation, enabled, embedded, reduced }, &edges)?;
        Ok(())
    }

    /// Somebody comes through a vertex that was expanded before.
    fn pass(&mut self) -> Result<(), Reason> {
        self.passed += 1;
        match self.passed.is_multiple_of(PASSED_BETWEEN_LOOKS) {
            true => self.session.look_around(self.depth, self.bytes()),
            false => Ok(()),
        }
    }

    /// Of a run that has ended the edge that stays there; none where the run was cut.
    fn staying(&mut self, vertex: u32) -> Vec<Edge> {
        let mut choices = Vec::new();
        self.session.system.choices(&mut choices);
        let edge = Edge { target: vertex, label: Label::STAY };
        choices.is_empty().then_some(edge).into_iter().collect()
    }

    /// The steps of a vertex that were made, and whether some were left out.
    fn steps(&mut self, vertex: u32, choices: &[Choice], persistent: usize) -> Result<(Vec<Edge>, bool), Reason> {
        let mut made = self.make(vertex, &choices[..persistent])?;
        let mut reduced = false;
        if persistent < choices.len() {
            reduced = self.may_leave_out(vertex, &made);
            self.session.statistics.reduced += u64::from(reduced);
            if !reduced {
                made.extend(self.make(vertex, &choices[persistent..])?);
            }
        }
        Ok((made.into_iter().map(|made| made.edge).collect(), reduced))
    }

    /// Whether the persistent steps may stand for all; see the header of `endless`.
    fn may_leave_out(&self, vertex: u32, made: &[Made]) -> bool {
        let is_fine =
            |Made { edge, visible }: &Made| !visible && edge.target != vertex && !self.packed.view(edge.target).reduced;
        !made.is_empty() && made.iter().all(is_fine)
    }

    /// Makes steps, the first one last; the answer is in the order of the choices.
    fn make(&mut self, vertex: u32, choices: &[Choice]) -> Result<Vec<Made>, Reason> {
        let mut made = Vec::new();
        for choice in choices.iter().rev() {
            self.undo_stack.back_to(vertex, self.session.system);
            made.extend(self.step(vertex, *choice)?);
        }
        made.reverse();
        Ok(made)
    }

    /// Makes one step from the vertex in which the system stands.
    fn step(&mut self, vertex: u32, choice: Choice) -> Result<Option<Made>, Reason> {
        if self.undo_stack.len() > self.undo_window {
            self.session.system.forget();
            self.undo_stack.restart(vertex);
        }
        self.undo_stack.mark(self.session.system);
        let trail = WayTo {
            graph: &self.packed,
            vertex: Some(vertex),
            choice: Some(choice),
            depth: self.depth,
            bytes: self.bytes(),
        };
        if self.session.advance(choice, &trail)? == Moved::Nowhere {
            self.undo_stack.undo(self.session.system);
            return Ok(None);
        }
        let action_label = self.session.system.action_label();
        let Some(label) = Label::new(choice, action_label.progress, self.session.system.ended()) else {
            let what = "endless runs of more than 256 threads, or with a choice among more than 65536 alternatives";
            return Err(Reason::Unsupported(String::from(what)));
        };
        let target = self.arrive(Some(vertex), Some(choice))?;
        if self.undo_stack.is_on_the_way(target) {
            self.undo_stack.undo(self.session.system);
        } else {
            self.undo_stack.push(target);
        }
        Ok(Some(Made { edge: Edge { target, label }, visible: action_label.visible }))
    }

    /// The vertex in which the system stands.
    fn arrive(&mut self, parent: Option<u32>, choice: Option<Choice>) -> Result<u32, Reason> {
        let trail = WayTo { graph: &self.packed, vertex: parent, choice, depth: self.depth, bytes: self.bytes() };
        let state = self.visited.arrive(&mut self.session, &trail)?.state;
        Ok(self.vertices.vertex(state, parent.unwrap_or(0))?)
    }

    /// Takes the system to a vertex.
    pub(super) fn go_to(&mut self, vertex: u32) -> Result<(), Reason> {
        if self.undo_stack.back_to(vertex, self.session.system) {
            return Ok(());
        }
        if self.visited.keeps_vectors() {
            self.visited.restore(self.session.system, self.vertices.state(vertex));
            self.undo_stack.restart(vertex);
            return Ok(());
        }
        self.make_again(vertex)
    }

    /// Makes the steps to a vertex again, from the last vertex on its way at which the system stood.
    fn make_again(&mut self, vertex: u32) -> Result<(), Reason> {
        let mut ahead = Vec::new();
        let mut at = vertex;
        while !self.undo_stack.back_to(at, self.session.system) {
            let parent = self.vertices.parent(at);
            ahead.extend(self.packed.edges(parent).find(|edge| edge.target == at));
            at = parent;
        }
        for edge in ahead.into_iter().rev() {
            self.undo_stack.mark(self.session.system);
            if let Some(choice) = edge.label.choice() {
                self.session.system.step(choice);
            }
            self.undo_stack.push(edge.target);
        }
        self.require(vertex)
    }

    /// Whether the system stands where it should.
    fn require(&mut self, vertex: u32) -> Result<(), Reason> {
        let mut vector = StateVector::new();
        self.session.system.encode(&mut vector);
        vector.end_component();
        let state = self.visited.store.insert(&vector)?.state;
        if state == self.vertices.state(vertex) {
            return Ok(());
        }
        Err(Reason::Unsupported(String::from("steps that lead elsewhere when they are made again")))
    }
}
