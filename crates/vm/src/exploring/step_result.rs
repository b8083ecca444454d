//! What a step has come to.
//!
//! Natives and the end of a thread signal what is not in the state ([`Signals`]) while the step goes on; the step hands
//! it over when it is made, and nothing of it is left in the machine. In a simulation exceptions that leave a thread
//! are signalled, too, where somebody asks.

use super::InnerOperation;
use crate::machine::Machine;
use crate::state::reference::Reference;
use crate::threads::thread::{Phase, ThreadId};
use library::Question;

/// How a step ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Moved {
    /// The thread stands before its next operation, waits, or has ended.
    On,
    /// The program has ended with this status: no thread lives any more.
    Over(i32),
    /// The program needs something that is not modelled.
    Unsupported { what: String, place: String },
    /// Somebody wanted the machine to stop: the step is half done.
    Halted,
}

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

/// What a step shows beside the state that it leads to.
#[derive(Debug, Default)]
pub struct Signals {
    /// The program said that it has got further.
    pub progress: bool,
    /// The program declared the run uninteresting.
    pub discarded: bool,
    /// Exceptions that have left a thread.
    pub uncaught: Vec<Uncaught>,
    /// What the program said to the trace.
    pub notes: Vec<String>,
    /// What was asked, if another thread may still write the field (`class.field`) beside it.
    pub asked_while_written: Vec<(Question, &'static str)>,
}

/// What a step has come to.
#[derive(Debug)]
pub struct StepResult {
    pub moved: Moved,
    pub signals: Signals,
    /// What calls that count as a whole have done inside, where somebody asks ([`Machine::note_inner_operations`]).
    pub inner_operations: Vec<InnerOperation>,
}

impl Machine {
    /// The program says that it has got further.
    pub fn signal_progress(&mut self) {
        self.exploring.signals.progress = true;
    }

    /// From now on a simulation remembers the exceptions that leave a thread, and a turn ends with one.
    pub fn note_uncaught_exceptions(&mut self) {
        self.find_default_handler();
        self.exploring.notes_uncaught = true;
    }

    /// The exceptions that have left a thread of a simulation since this was last asked.
    pub fn take_uncaught(&mut self) -> Vec<Uncaught> {
        std::mem::take(&mut self.exploring.signals.uncaught)
    }

    /// From now on steps tell, or do not tell, what calls that count as a whole do inside.
    pub fn note_inner_operations(&mut self, noted: bool) {
        self.exploring.notes_inner_operations = noted;
    }

    /// Whether they do.
    pub fn notes_inner_operations(&self) -> bool {
        self.exploring.notes_inner_operations
    }

    /// Remembers an exception that leaves a thread.
    pub(crate) fn note_uncaught(&mut self, exception: Reference) {
        if self.exploring.is_active() || self.exploring.notes_uncaught {
            let by_handler = self.thread().phase == Phase::Uncaught;
            let handled = !by_handler && self.handles_exceptions(self.current);
            let uncaught = Uncaught { thread: self.current, exception, by_handler, handled };
            self.exploring.signals.uncaught.push(uncaught);
            // In a simulation nothing keeps the exception where it is: somebody is to look at once.
            self.turn_ended |= self.exploring.notes_uncaught;
        }
    }
}
