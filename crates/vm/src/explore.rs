//! Exploring: a thread moves by one operation that others could observe, and by everything after it that they could not.
//!
//! Read in this order: `operation` (what a thread does next, as a function of the state), `sharing` (which objects other threads
//! can reach), `step` (how a thread moves). What is observable is decided by what can be reached in the state, never by what was
//! accessed before. May err in one direction only: something is taken to be observable that is not, which costs states.
//!
//! Never pauses before, because no other thread could tell the difference:
//! - releasing a monitor: as long as it is held, no other thread can do anything with it (but see `leaving`);
//! - the end of a class initialisation, for the same reason;
//! - reading a final field of a constructed object, or a static final field of an initialised class;
//! - caches without meaning (see `canonical/normalize.rs`), and the resolution of constants and call sites.
//!
//! What the program does before it has company is the same in every run: `anchor` takes it out of the states.
//!
//! The end of a thread (`Thread.exit` and what HotSpot does around it) is one operation.

mod anchor;
mod copies;
mod footprint;
mod lateness;
mod leaving;
mod looking;
mod native_operation;
mod numbers;
mod operation;
mod periods;
mod questions;
mod reaching;
mod sharing;
mod step;
mod unfolding;
mod whole;

pub use anchor::Anchor;
pub use footprint::{Footprint, LibraryWait};
pub(crate) use operation::LifeCall;
pub use operation::{Access, Operation};
pub use reaching::{Paths, Reached};
pub use step::Moved;
pub use unfolding::Inner;

use crate::detour::{Detour, Detoured};
use crate::machine::Machine;
use crate::reference::Reference;
use crate::thread::ThreadId;
use sharing::Labels;
use std::collections::{BTreeMap, BTreeSet};

/// An exception that has left a thread.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Uncaught {
    pub thread: ThreadId,
    pub exception: Reference,
    /// It was thrown by the handler of another exception, and nobody handles it any more.
    pub by_handler: bool,
    /// A handler of the thread was there for it at that moment; when the thread has ended it is gone.
    pub handled: bool,
}

/// What an exploration tells the machine, and what it learns from a step. No part of the state.
#[derive(Default)]
pub struct Exploring {
    /// An exploration drives the machine: blocking operations leave the choice to it.
    pub active: bool,
    /// Somebody drives the machine by single steps (`single`): who waits and is interrupted stays in the wait set until it moves.
    pub stepped: bool,
    /// Driven by single steps, some code has read the clock.
    pub looked_at_clock: bool,
    /// What may happen that the program does not decide.
    pub nondeterminism: library::Nondeterminism,
    /// Every instruction of the program's own code is an operation of its own: threads may be stopped or suspended anywhere.
    pub every_instruction: bool,
    /// Calls whose waiting nobody can see are not begun as long as they would have to wait.
    pub unseen_waits: bool,
    /// Somebody asks how many workers a pool has, or how long it keeps them: those without work leave whenever their time may be over.
    pub workers_seen: bool,
    /// Somebody looks at every state, as another thread could: a thread that is alone stops where it would with company.
    pub watched: bool,
    /// Somebody looks at the states of threads, the program or a condition: those who sleep or wait for the end of another are seen to,
    /// those who need a monitor may not have tried yet, and leaving a monitor is an operation of its own.
    pub thread_states_seen: bool,
    /// Somebody looks at who can move: a monitor that is entered is seen to be held, even if it is left again unobserved.
    pub shows_monitors: bool,
    /// Every instruction of these methods is an operation of its own: somebody looks at where threads stand.
    pub watched_methods: Vec<program::MethodId>,
    /// The returns of these methods are operations of their own: somebody looks at what they leave behind.
    pub watched_returns: BTreeSet<program::MethodId>,
    /// The program said in this step that it has got further.
    pub progress: bool,
    /// The running thread stops before what others could observe.
    pub(crate) observing: bool,
    /// It also stops after calls and returns.
    pub(crate) within: bool,
    /// It has stopped there.
    pub(crate) paused: bool,
    /// The operation that it makes is to leave one monitor.
    pub(crate) leaves: bool,
    /// The alternative that the exploration has chosen for the operation at the beginning of the step.
    pub(crate) chosen: Option<u32>,
    /// The program declared the run uninteresting in this step.
    pub discarded: bool,
    /// A simulation is to remember the exceptions that leave a thread.
    pub(crate) notes_uncaught: bool,
    /// Exceptions that have left a thread in this step, or in this turn of a simulation.
    pub uncaught: Vec<Uncaught>,
    /// Where the running thread stood when it first got company.
    pub company_at: Option<(program::MethodRef, u32)>,
    /// The static field that says what happens with exceptions that nobody catches.
    pub(crate) default_handler: Option<u32>,
    /// The questions that calls have raised in some run, or that the exploration is prepared for (`library::questions`).
    pub raised: library::Questions,
    /// Some call of the class library was taken as a whole in some run.
    pub took_whole_call: bool,
    /// The clock went on in some run because a wait had ended.
    pub moved_clock: bool,
    /// What some run has read from the surroundings, and where it was first seen to.
    pub surroundings: BTreeMap<crate::surroundings::Source, String>,
    /// Every class that has been initialised in some run.
    pub initialized: BTreeSet<program::ClassId>,
    /// What calls that count as a whole have done inside in this step, where somebody asks.
    pub unfolded: Option<Vec<Inner>>,
    /// What the program said to the trace in this step.
    pub notes: Vec<String>,
    /// The static fields in which classes keep boxes of small numbers.
    boxes: Vec<program::FieldRef>,
    classes_seen: usize,
    pub(crate) labels: Labels,
    /// The labels are those of the present state.
    pub(crate) marked: bool,
    /// The anchor, if there is one.
    pub anchor: Option<Anchor>,
    /// Words of the boot's immortals that lead to objects of the anchor.
    pub(crate) anchor_roots: Vec<u32>,
    counter: Option<numbers::Counter>,
}

impl Machine {
    /// Leaves the instruction for the next step of its thread.
    pub(crate) fn pause<T>(&mut self) -> Detoured<T> {
        self.exploring.paused = true;
        Err(Detour::Repeat)
    }

    /// One of so many alternatives, chosen by the exploration.
    pub(crate) fn chosen_alternative(&mut self, alternatives: u32) -> Detoured<u32> {
        if alternatives <= 1 {
            return Ok(0);
        }
        if let Some(chosen) = self.exploring.chosen.take() {
            return Ok(chosen.min(alternatives - 1));
        }
        if alternatives > crate::thread::MOST_ALTERNATIVES {
            return Err(self.unsupported(format!("a choice among {alternatives} alternatives")));
        }
        self.thread_mut().alternatives = alternatives;
        self.pause()
    }

    /// Whether a thread other than this one may still do something, or somebody watches.
    pub fn has_company(&self, id: ThreadId) -> bool {
        // While the program shuts down, the thread that is left runs no code of the program.
        if self.exploring.watched && self.threads[id.0 as usize].phase != crate::thread::Phase::Shutdown {
            return true;
        }
        let daemons = self.threads.iter().any(|thread| thread.daemon && !thread.is_terminated());
        self.threads.iter().enumerate().any(|(number, thread)| {
            let idle = thread.phase == crate::thread::Phase::Draining && !daemons;
            number != id.0 as usize && !thread.is_terminated() && !idle
        })
    }
}
