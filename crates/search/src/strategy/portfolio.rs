//! Finds first, then proofs: several searches that share what they find.
//!
//! Depth first decides a small system at once. Where it does not end soon, it pauses: some runs by chance and by PCT
//! come, then all runs with few preemptions (most bugs need one or two: Musuvathi, Qadeer, PLDI 2007), then it goes on
//! to its end. Only the search depth first proves anything, and it is the same as without pauses. What lets a search go
//! on (a race, behind which something graver may come) lets it go on for a while only, where it does not end. A way to
//! a violation that is long is looked for again with few preemptions. All efforts are counted in states and steps, so
//! that every run is the same.

use super::context_bound::ContextBound;
use super::depth_first::{DepthFirst, Progress};
use super::pct::Pct;
use super::random_walk::RandomWalk;
use crate::frontier::Frontier;
use crate::session::Session;
use crate::store::StoreKind;
use crate::visited::Visited;
use crate::walk::{Effort, Scheduler, walk};
use model::{Limits, Reason, StateVector, Statistics, TransitionSystem};

/// How far each search goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Efforts {
    /// States after which the search depth first lets the others have their turn.
    pub first_states: u64,
    /// Runs by chance, and as many by PCT.
    pub runs: u64,
    /// Steps of all of either kind, and of one of them.
    pub steps: u64,
    pub longest_run: u64,
    /// States of the search with few preemptions.
    pub bounded_states: u64,
    /// States after which the search depth first is content with what would let it go on.
    pub content_states: u64,
}

impl Efforts {
    /// A second or so.
    pub const USUAL: Efforts = Efforts {
        first_states: 10_000,
        runs: 100,
        steps: 100_000,
        longest_run: 10_000,
        bounded_states: 20_000,
        content_states: 40_000,
    };
}

/// A way to a violation that has more steps is looked for again, among so many states.
const LONG: usize = 60;
const STATES_FOR_SHORTER: u64 = 5_000;

/// What a plan says of it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Portfolio {
    pub(super) efforts: Efforts,
    pub(super) undo_window: usize,
    pub(super) seed: u64,
}

impl Portfolio {
    /// Explores everything from where the system stands.
    pub(super) fn search<S: TransitionSystem>(
        self,
        session: &mut Session<'_, S>,
        visited: &mut Visited,
    ) -> Result<(), Reason> {
        if !visited.keeps_vectors() {
            return super::depth_first::search(session, visited, self.undo_window);
        }
        let mut start = StateVector::new();
        session.system.encode(&mut start);
        start.end_component();
        let ended = self.go_through(session, visited, &start);
        if ended == Err(Reason::FirstViolation) && session.length_of_last().is_some_and(|length| length > LONG) {
            session.system.restore(&start);
            session.shorten(|session| {
                let _found_or_not = few_preemptions(session, STATES_FOR_SHORTER);
            });
        }
        ended
    }

    fn go_through<S: TransitionSystem>(
        self,
        session: &mut Session<'_, S>,
        visited: &mut Visited,
        start: &StateVector,
    ) -> Result<(), Reason> {
        let mut depth_first = DepthFirst::begin(session, visited, self.undo_window)?;
        if depth_first.go_on(session, visited, self.efforts.first_states)? == Progress::Done {
            return Ok(());
        }
        self.sample(session, start, &mut RandomWalk::new(self.seed))?;
        self.sample(session, start, &mut Pct::new(self.seed, 3))?;
        session.system.restore(start);
        let (ended, books) = few_preemptions(session, self.efforts.bounded_states);
        session.statistics.preemptions = books.covered;
        goes_on(ended)?;
        let most = if session.has_findings() { self.efforts.content_states } else { u64::MAX };
        match depth_first.go_on(session, visited, most)? {
            Progress::Done => Ok(()),
            Progress::Paused => Err(Reason::FirstViolation),
        }
    }

    /// Some runs from the start.
    fn sample<S: TransitionSystem>(
        self,
        session: &mut Session<'_, S>,
        start: &StateVector,
        scheduler: &mut impl Scheduler,
    ) -> Result<(), Reason> {
        let Efforts { runs, steps, longest_run, .. } = self.efforts;
        let limits = Limits { depth: Some(longest_run), ..Limits::default() };
        session.system.restore(start);
        let (ended, books) = session.aside(limits, |session| walk(session, scheduler, Effort { runs, steps }));
        session.statistics.sampled += books.runs;
        goes_on(ended)
    }
}

/// The runs with the fewest preemptions from where the system stands, as far as so many states lead.
fn few_preemptions<S: TransitionSystem>(session: &mut Session<'_, S>, states: u64) -> (Result<(), Reason>, Statistics) {
    let limits = Limits { states: Some(states), ..Limits::default() };
    session.aside(limits, |session| {
        let mut visited = Visited::new(StoreKind::Exact.build(), false);
        Frontier::new(ContextBound::new(None)).search(session, &mut visited)
    })
}

/// Whether the next search has its turn.
fn goes_on(ended: Result<(), Reason>) -> Result<(), Reason> {
    match ended {
        Ok(()) | Err(Reason::Sampling | Reason::StateLimit | Reason::DepthLimit) => Ok(()),
        Err(reason) => Err(reason),
    }
}
