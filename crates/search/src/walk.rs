//! Sampling: runs from the start to their end, in which a scheduler makes every choice. Nothing is remembered but
//! violations.
//!
//! All choices are open to the scheduler, whatever the system says is persistent: nothing is stored that a reduction
//! could rely on. Errs: may miss anything; never claims that a property holds.

use crate::session::{Moved, Session, Visit};
use crate::trail::Trail;
use model::{Choice, Reason, Schedule, StateVector, TransitionSystem};

/// Makes the choices of runs.
pub(crate) trait Scheduler {
    /// A new run begins; `run` counts from 0.
    fn begin(&mut self, run: u64);

    /// One of the choices, of which there is at least one.
    fn pick(&mut self, choices: &[Choice]) -> Choice;

    /// The agent that made the last step has ended: those with greater numbers may have moved down by one.
    fn ended(&mut self, _agent: u32) {}
}

/// Runs that are longer than this are cut where no depth limit says otherwise: a run may never end.
const LONGEST_RUN: u64 = 1_000_000;

/// When there have been enough runs.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Effort {
    pub(crate) runs: u64,
    /// Steps of all of them; looked at between runs.
    pub(crate) steps: u64,
}

/// Makes runs from where the system stands, until a limit is reached or there have been enough.
pub(crate) fn walk<S: TransitionSystem>(
    session: &mut Session<'_, S>,
    scheduler: &mut impl Scheduler,
    effort: Effort,
) -> Result<(), Reason> {
    let mut start = StateVector::new();
    session.system.encode(&mut start);
    start.end_component();
    let mut path = Path::default();
    for run in 0..effort.runs {
        if session.statistics.transitions >= effort.steps {
            break;
        }
        session.system.restore(&start);
        scheduler.begin(run);
        path.choices.clear();
        follow_one(session, scheduler, &mut path)?;
        session.statistics.runs += 1;
    }
    Err(Reason::Sampling)
}

fn follow_one<S: TransitionSystem>(
    session: &mut Session<'_, S>,
    scheduler: &mut impl Scheduler,
    path: &mut Path,
) -> Result<(), Reason> {
    let mut choices = Vec::new();
    session.inspect(path)?;
    while path.depth() < LONGEST_RUN {
        session.open(&mut choices, path, Visit::First)?;
        if choices.is_empty() {
            break;
        }
        let choice = scheduler.pick(&choices);
        path.choices.push(choice);
        if session.advance(choice, path)? == Moved::Nowhere {
            break;
        }
        if session.system.ended() {
            scheduler.ended(choice.agent);
        }
        session.inspect(path)?;
    }
    Ok(())
}

/// The run so far.
#[derive(Default)]
struct Path {
    choices: Vec<Choice>,
}

impl Trail for Path {
    fn schedule(&self) -> Schedule {
        self.choices.clone().into()
    }

    fn depth(&self) -> u64 {
        self.choices.len() as u64
    }

    fn bytes(&self) -> u64 {
        (self.choices.capacity() * size_of::<Choice>()) as u64
    }
}
