//! Exploring: a thread moves by one operation that others could observe, and by everything after it that they could
//! not.
//!
//! Read in this order: `configuration` (what an exploration tells the machine), `operation` (what a thread does next,
//! as a function of the state), `sharing` (which objects other threads can reach), `step` (how a thread moves) with
//! `pausing` (where it stops), `step_result` and `facts` (what an exploration learns from a step, and from all of
//! them). What is observable is decided by what can be reached in the state, never by what was accessed before. May err
//! in one direction only: something is taken to be observable that is not, which costs states.
//!
//! Never pauses before, because no other thread could tell the difference:
//! - releasing a monitor: as long as it is held, no other thread can do anything with it (but see
//!   `operation::leaving`);
//! - the end of a class initialisation, for the same reason;
//! - reading a final field of a constructed object, or a static final field of an initialised class;
//! - caches without meaning (see `state/canonical/normalize.rs`), and the resolution of constants and call sites.
//!
//! What the program does before it has company is the same in every run: `anchor` takes it out of the states.
//!
//! The end of a thread (`Thread.exit` and what HotSpot does around it) is one operation.

mod anchor;
mod atomic_block;
mod clock;
mod configuration;
mod facts;
mod forgetting;
mod inspection;
mod lines;
mod operation;
mod pausing;
mod periodic_tasks;
mod questions;
mod reaching;
mod rehearsal;
mod sharing;
mod step;
mod step_result;
mod thread_numbers;
mod undone_call;
mod warm_up;

pub use anchor::Anchor;
pub use atomic_block::{Footprint, InnerOperation, LibraryWait};
pub use configuration::Configuration;
pub use facts::Facts;
pub use forgetting::Forgotten;
pub use lines::{Grain, Thrown};
pub(crate) use operation::LifeCall;
pub use operation::{Access, Operation};
pub use reaching::{Elements, Paths, Reached};
pub use rehearsal::Rehearsal;
pub use step_result::{Moved, Signals, StepResult, Uncaught};
pub use undone_call::Unanswered;

use crate::machine::Machine;
use crate::threads::thread::{Phase, ThreadId};
use pausing::Pausing;
use sharing::Sharing;
use warm_up::WarmUp;

/// Who says which thread moves, and how far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Driver {
    /// Turns of many instructions; blocking operations choose for themselves.
    #[default]
    Simulation,
    /// Steps; blocking operations leave the choice to the exploration.
    Exploration,
    /// Single steps (`threads::single_steps`): who waits and is interrupted stays in the wait set until it moves.
    SingleSteps,
}

/// What an exploration tells the machine and learns from it. No part of the state; inactive in a simulation.
#[derive(Default)]
pub struct Exploring {
    driver: Driver,
    pub(crate) configuration: Configuration,
    pub facts: Facts,
    /// What the present step, or the present turn of a simulation, has shown so far.
    pub(crate) signals: Signals,
    /// How the running thread is let run, within [`Machine::let_run`].
    pub(crate) pausing: Pausing,
    /// A simulation is to remember the exceptions that leave a thread.
    notes_uncaught: bool,
    /// Steps tell what calls that count as a whole do inside.
    notes_inner_operations: bool,
    /// The places that the present step comes by, where somebody looks at them.
    lines: Option<lines::Lines>,
    pub(crate) sharing: Sharing,
    /// The anchor, if there is one.
    pub anchor: Option<Anchor>,
    /// Words of the boot's immortals that lead to objects of the anchor.
    pub(crate) anchor_roots: Vec<u32>,
    /// The words of the anchor that lead to the main thread, once somebody has asked.
    pub(crate) leads_to_main: Option<Vec<u32>>,
    /// The arrays of threads among the boot's immortals, once somebody has asked.
    pub(crate) thread_arrays_of_boot: Option<Vec<std::ops::Range<u32>>>,
    /// The static field that says what happens with exceptions that nobody catches.
    default_handler: Option<u32>,
    thread_counter: Option<thread_numbers::Counter>,
    pub(crate) warm_up: WarmUp,
}

impl Exploring {
    /// Whether an exploration drives the machine.
    #[inline(always)]
    pub fn is_active(&self) -> bool {
        self.driver == Driver::Exploration
    }

    /// Whether it matters what the program reads from its surroundings.
    pub(crate) fn notes_readings(&self) -> bool {
        self.is_active() || self.is_warming_up()
    }

    /// Whether what comes before a test is simulated.
    pub(crate) fn is_warming_up(&self) -> bool {
        self.warm_up == WarmUp::UnderWay
    }

    /// Whether the machine is driven by an exploration or by single steps.
    pub(crate) fn is_driven(&self) -> bool {
        self.driver != Driver::Simulation
    }

    /// How the program is explored.
    pub fn configuration(&self) -> &Configuration {
        &self.configuration
    }
}

impl Machine {
    /// Gets ready for an exploration; the main thread stands at the beginning of `main`.
    pub fn begin_exploration(&mut self, configuration: Configuration) {
        self.exploring.driver = Driver::Exploration;
        self.exploring.facts.raised = configuration.prepared_for;
        let is_warm = self.exploring.warm_up == WarmUp::Done;
        if !is_warm {
            self.exploring.facts.surroundings.clear();
        }
        self.exploring.configuration = configuration;
        self.nanos_per_instruction = 0;
        self.begin_clock(is_warm);
        self.settle_immortal_strings();
        self.find_thread_counter();
        self.find_default_handler();
    }

    /// The exploration is over: simulations may follow. The machine goes back to the state right after the boot.
    pub fn end_exploration(&mut self) {
        self.reset();
        self.exploring = Exploring::default();
    }

    /// From now on the machine is driven by single steps.
    pub(crate) fn be_driven_by_single_steps(&mut self) {
        self.exploring.driver = Driver::SingleSteps;
        self.exploring.facts.looked_at_clock = false;
        self.find_default_handler();
    }

    /// Finds where the handler lies that all threads share.
    pub(crate) fn find_default_handler(&mut self) {
        let handler = self.known.thread.field_named("defaultUncaughtExceptionHandler");
        let handler = handler.zip(self.known.thread.mirror());
        self.exploring.default_handler = handler.map(|(field, mirror)| mirror + field.offset(self.known.class));
    }

    /// Whether a thread other than this one may still do something, or somebody watches.
    pub fn has_company(&self, id: ThreadId) -> bool {
        // While the program shuts down, the thread that is left runs no code of the program.
        if self.exploring.configuration.watched && self.threads[id].phase != Phase::Shutdown {
            return true;
        }
        let daemons = self.threads.iter().any(|thread| thread.daemon && !thread.is_terminated());
        self.threads.iter().enumerate().any(|(number, thread)| {
            let idle = thread.phase == Phase::Draining && !daemons;
            number != id.0 as usize && !thread.is_terminated() && !idle
        })
    }
}
