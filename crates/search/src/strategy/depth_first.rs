//! Depth first: every run is followed to its end, or to a state that is known, before another is begun.
//!
//! The system is moved in place; going back is undoing. A path of a million steps must not cost a million undo logs:
//! beyond a window, all marks are forgotten, and states further up are restored from the store when, and only if, they
//! have choices left. Visits choices in the order in which the system lists them. Reduction: of each state, the
//! persistent choices are taken first. As soon as one of them leads to a state that is not on the run being followed,
//! the others are dropped; where none does, they follow. (The proviso of Holzmann and Peled for safety: a state that
//! was left before has everything explored behind it, and what was dropped here is still enabled there; by induction
//! over the order in which states are left, nobody is ignored.) Where the store cannot tell which state it is, only a
//! new one counts. With a depth limit, a state first reached at the limit is not explored again when a shorter run
//! reaches it: the verdict is unknown then anyway, breadth first is the strategy that covers a depth completely.

use crate::session::{Moved, Session, Visit};
use crate::store::StateId;
use crate::trail::Trail;
use crate::visited::Visited;
use model::{Choice, Reason, Schedule, StateVector, TransitionSystem};
use rustc_hash::FxHashSet;

/// Explores everything from where the system stands.
pub(crate) fn search<S: TransitionSystem>(
    session: &mut Session<'_, S>,
    visited: &mut Visited,
    undo_window: usize,
) -> Result<(), Reason> {
    DepthFirst::begin(session, visited, undo_window)?.go_on(session, visited, u64::MAX).map(|_| ())
}

/// A search that can be left for a while.
pub(crate) struct DepthFirst<M>(Stack<M>);

/// Whether everything was explored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Progress {
    Done,
    /// The system may go wherever it likes meanwhile.
    Paused,
}

impl<M> DepthFirst<M> {
    /// Begins where the system stands.
    pub(crate) fn begin<S: TransitionSystem<Mark = M>>(
        session: &mut Session<'_, S>,
        visited: &mut Visited,
        undo_window: usize,
    ) -> Result<DepthFirst<M>, Reason> {
        let mut stack = if visited.keeps_vectors() {
            Stack::new(undo_window, Some(FxHashSet::default()))
        } else {
            Stack::new(usize::MAX, None)
        };
        stack.arrive(session, visited)?;
        Ok(DepthFirst(stack))
    }

    /// Explores until so many states are known. Whoever pauses needs a store that keeps vectors.
    pub(crate) fn go_on<S: TransitionSystem<Mark = M>>(
        &mut self,
        session: &mut Session<'_, S>,
        visited: &mut Visited,
        most_states: u64,
    ) -> Result<Progress, Reason> {
        let stack = &mut self.0;
        while let Some(top) = stack.frames.len().checked_sub(1) {
            if session.statistics.states >= most_states {
                stack.pause(session.system, visited);
                return Ok(Progress::Paused);
            }
            if stack.pending.len() == stack.frames[top].pending {
                stack.leave();
            } else {
                stack.descend(top, session, visited)?;
            }
        }
        Ok(Progress::Done)
    }
}

/// The run being followed.
struct Stack<M> {
    /// The states of the run.
    frames: Vec<Frame<M>>,
    /// The choices left in all of them; those of the last frame are on top, the next one to take topmost.
    pending: Vec<Choice>,
    /// The choices of the run, one less than states; or as many, while a step is being made.
    path: Vec<Choice>,
    /// Frames before this one have no valid mark.
    first_marked: usize,
    undo_window: usize,
    /// The states of the run again; not kept where the store cannot tell states apart.
    on_run: Option<FxHashSet<StateId>>,
    /// Whether the system stands in the state of the last frame.
    standing: bool,
    /// Kept to reuse its memory.
    choices: Vec<Choice>,
    /// The memory of the vectors in frames.
    vector_bytes: u64,
}

struct Frame<M> {
    state: StateId,
    mark: Option<M>,
    /// Where the choices of this frame begin in `pending`.
    pending: usize,
    /// How many of them, at the beginning, are needed only if all others lead back onto the run.
    rest: usize,
    /// The state itself, where there is something to come back for and the store cannot give it back.
    vector: Option<Box<StateVector>>,
}

impl<M> Stack<M> {
    fn new(undo_window: usize, on_run: Option<FxHashSet<StateId>>) -> Stack<M> {
        Stack {
            frames: Vec::new(),
            pending: Vec::new(),
            path: Vec::new(),
            first_marked: 0,
            undo_window: undo_window.max(1),
            on_run,
            standing: false,
            choices: Vec::new(),
            vector_bytes: 0,
        }
    }

    /// Takes the next choice of the last frame.
    fn descend<S: TransitionSystem<Mark = M>>(
        &mut self,
        top: usize,
        session: &mut Session<'_, S>,
        visited: &mut Visited,
    ) -> Result<(), Reason> {
        let Some(choice) = self.pending.pop() else { return Ok(()) };
        self.stand(top, session.system, visited);
        self.mark(top, session.system);
        self.path.push(choice);
        self.standing = false;
        if session.advance(choice, self)? == Moved::On {
            self.arrive(session, visited)?;
        }
        if !self.standing {
            self.path.pop();
        }
        Ok(())
    }

    /// Adds a frame for the state in which the system stands, if it is new.
    fn arrive<S: TransitionSystem<Mark = M>>(
        &mut self,
        session: &mut Session<'_, S>,
        visited: &mut Visited,
    ) -> Result<(), Reason> {
        let insertion = visited.arrive(session, self)?;
        let left_before = |on_run: &FxHashSet<StateId>| !insertion.new && !on_run.contains(&insertion.state);
        if insertion.new || self.on_run.as_ref().is_some_and(left_before) {
            session.statistics.reduced += u64::from(self.drop_rest());
        }
        if insertion.new {
            let mut choices = std::mem::take(&mut self.choices);
            let persistent = session.open(&mut choices, self, Visit::First)?;
            let rest = choices.len() - persistent;
            let comes_back = choices.len() > 1 && self.on_run.is_some();
            let vector = if comes_back { visited.unkept_vector() } else { None };
            self.vector_bytes += bytes_of(vector.as_deref());
            self.frames.push(Frame { state: insertion.state, mark: None, pending: self.pending.len(), rest, vector });
            if let Some(on_run) = &mut self.on_run {
                on_run.insert(insertion.state);
            }
            self.pending.extend(choices.drain(..).rev());
            self.choices = choices;
            self.standing = true;
        }
        Ok(())
    }

    /// Drops what need not be explored in the last frame after one of its persistent choices led to a state that is not
    /// on the run. Answers whether there was anything. Where one of the rest was taken already, it is too late: all of
    /// the persistent set led back onto the run.
    fn drop_rest(&mut self) -> bool {
        let Some(frame) = self.frames.last_mut() else { return false };
        let rest = std::mem::take(&mut frame.rest);
        let in_time = rest > 0 && self.pending.len() >= frame.pending + rest;
        if in_time {
            self.pending.drain(frame.pending..frame.pending + rest);
        }
        in_time
    }

    /// Makes all marks void: every state that has choices left will be restored.
    fn pause<S: TransitionSystem<Mark = M>>(&mut self, system: &mut S, visited: &Visited) {
        if let Some(frame) = self.frames.last_mut().filter(|frame| self.standing && frame.vector.is_none()) {
            frame.vector = visited.unkept_vector();
            self.vector_bytes += bytes_of(frame.vector.as_deref());
        }
        system.forget();
        self.first_marked = self.frames.len();
        self.standing = false;
    }

    /// Gives the last frame up.
    fn leave(&mut self) {
        if let (Some(frame), Some(on_run)) = (self.frames.pop(), &mut self.on_run) {
            self.vector_bytes -= bytes_of(frame.vector.as_deref());
            on_run.remove(&frame.state);
        }
        self.path.pop();
        self.standing = false;
    }

    /// Brings the system back to the state of the last frame.
    fn stand<S: TransitionSystem<Mark = M>>(&mut self, top: usize, system: &mut S, visited: &mut Visited) {
        if self.standing {
            return;
        }
        match self.frames[top].mark.take() {
            Some(mark) if top >= self.first_marked => system.undo(mark),
            _ => {
                match &self.frames[top].vector {
                    Some(vector) => system.restore(vector),
                    None => visited.restore(system, self.frames[top].state),
                }
                self.first_marked = top;
            }
        }
    }

    /// Marks the state of the last frame, in which the system stands, unless nothing is left to come back for.
    fn mark<S: TransitionSystem<Mark = M>>(&mut self, top: usize, system: &mut S) {
        debug_assert!(self.first_marked <= top);
        if self.pending.len() == self.frames[top].pending {
            return;
        }
        if top - self.first_marked >= self.undo_window {
            system.forget();
            self.first_marked = top;
        }
        self.frames[top].mark = Some(system.mark());
    }
}

impl<M> Trail for Stack<M> {
    fn schedule(&self) -> Schedule {
        self.path.clone().into()
    }

    fn depth(&self) -> u64 {
        self.path.len() as u64
    }

    fn bytes(&self) -> u64 {
        let choices = (self.pending.capacity() + self.path.capacity()) * size_of::<Choice>();
        (self.frames.capacity() * size_of::<Frame<M>>() + choices) as u64 + self.vector_bytes
    }
}

fn bytes_of(vector: Option<&StateVector>) -> u64 {
    vector.map_or(0, |vector| 4 * (vector.words().len() + vector.ends().len()) as u64)
}
