//! Where the running thread stops, for one call into the interpreter and no longer.
//!
//! How a thread is let run is a value of whoever lets it run ([`Pausing`]). The machine holds it only within
//! [`Machine::let_run`]: outside of that no thread stops for anybody, in an exploration as in a simulation, so that
//! nothing has to be put back by hand.

use crate::interpreter::detour::{Detour, Detoured};
use crate::machine::Machine;
use crate::native::Stop;

/// Before what the running thread stops.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Before {
    /// Nothing: it runs as in a simulation.
    #[default]
    Nothing,
    /// What others could observe.
    Operations,
    /// That, and what follows a call or a return.
    OperationsAndCalls,
}

/// How the running thread is let run.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Pausing {
    before: Before,
    /// The operation that it makes is to leave one monitor: of several it leaves the first only.
    leaves: bool,
    /// The alternative that the exploration has chosen for its operation.
    chosen: Option<u32>,
    /// It has stopped.
    paused: bool,
}

impl Pausing {
    /// It stops before what others could observe, or not at all.
    pub(super) fn before_operations(pauses: bool) -> Pausing {
        Pausing { before: if pauses { Before::Operations } else { Before::Nothing }, ..Pausing::default() }
    }

    /// It stops before what others could observe, and after calls and returns.
    pub(super) fn before_operations_and_calls() -> Pausing {
        Pausing { before: Before::OperationsAndCalls, ..Pausing::default() }
    }

    /// It makes an operation, with this alternative. Who leaves one monitor stops before the next one.
    pub(super) fn making(chosen: Option<u32>, leaves: bool) -> Pausing {
        Pausing { leaves, chosen, ..Pausing::before_operations(leaves) }
    }

    /// Whether the thread has stopped when it was last let run.
    pub(super) fn has_paused(&self) -> bool {
        self.paused
    }

    /// Whether it also stops after calls and returns.
    pub(crate) fn is_within_calls(&self) -> bool {
        self.before == Before::OperationsAndCalls
    }

    /// Whether it stops before what others could observe.
    #[inline(always)]
    pub(crate) fn pauses(&self) -> bool {
        self.before != Before::Nothing
    }
}

impl Machine {
    /// Whether the running thread stops before what others could observe.
    #[inline(always)]
    pub(crate) fn is_pausing(&self) -> bool {
        self.exploring.pausing.pauses()
    }

    /// Does something with the running thread, which stops where it is told to. Says in `pausing` whether it has.
    #[inline(always)]
    pub(super) fn let_run<T>(&mut self, pausing: &mut Pausing, run: impl FnOnce(&mut Machine) -> T) -> T {
        let outside = self.exploring.pausing;
        self.exploring.pausing = Pausing { paused: false, ..*pausing };
        let outcome = run(self);
        *pausing = self.exploring.pausing;
        self.exploring.pausing = outside;
        outcome
    }

    /// Lets the running thread execute at most so many instructions, and unwinds what it throws.
    #[inline]
    pub(super) fn advance_by(&mut self, pausing: &mut Pausing, left: &mut u64) -> Result<(), Stop> {
        self.let_run(pausing, |machine| {
            let outcome = machine.advance_collecting(left);
            machine.settle(outcome)
        })
    }

    /// Unwinds what was thrown; whatever is to be repeated will be.
    pub(super) fn settle(&mut self, outcome: Detoured<()>) -> Result<(), Stop> {
        match outcome {
            Ok(()) | Err(Detour::Repeat | Detour::Collect) => Ok(()),
            Err(Detour::Stop(stop)) => Err(stop),
            Err(Detour::Throw(exception)) => {
                let is_own = self.notes_places() && self.is_in_own_code();
                let unwound = self.unwind_fully(exception);
                if self.notes_places() && (is_own || self.is_in_own_code()) {
                    self.note_thrown(exception);
                }
                match unwound {
                    Err(Detour::Stop(stop)) => Err(stop),
                    Ok(()) | Err(_) => Ok(()),
                }
            }
        }
    }

    /// Leaves the instruction for the next step of its thread.
    pub(crate) fn pause<T>(&mut self) -> Detoured<T> {
        self.exploring.pausing.paused = true;
        Err(Detour::Repeat)
    }

    /// One of so many alternatives, chosen by the exploration.
    pub(crate) fn chosen_alternative(&mut self, alternatives: u32) -> Detoured<u32> {
        if alternatives <= 1 {
            return Ok(0);
        }
        if let Some(chosen) = self.exploring.pausing.chosen.take() {
            return Ok(chosen.min(alternatives - 1));
        }
        if alternatives > crate::threads::thread::MOST_ALTERNATIVES {
            return Err(self.unsupported(format!("a choice among {alternatives} alternatives")));
        }
        self.thread_mut().alternatives = alternatives;
        self.pause()
    }

    /// Whether the running thread, which leaves a monitor, stops before it. Of several that are left in one go, the
    /// operation is made of the first one only.
    pub(super) fn stops_before_leaving(&mut self) -> bool {
        self.is_pausing() && !std::mem::take(&mut self.exploring.pausing.leaves)
    }

    /// Before a class initialisation begins, or is waited for.
    pub(crate) fn observe_initialization(&mut self) -> Detoured<()> {
        if self.is_pausing() { self.pause() } else { Ok(()) }
    }

    /// Does something that is taken back afterwards: neither the state nor what is said of the present step keeps a
    /// trace of it.
    pub(super) fn undone<T>(&mut self, run: impl FnOnce(&mut Machine) -> T) -> T {
        let mark = self.mark();
        let signals = std::mem::take(&mut self.exploring.signals);
        let turn_ended = self.turn_ended;
        let outcome = run(self);
        self.undo_to(mark);
        self.turn_ended = turn_ended;
        self.exploring.signals = signals;
        outcome
    }
}
