//! Single steps: a thread moves by one instruction, whatever it is, and whoever asks decides about all the rest.
//!
//! For a searcher that wants to share nothing with `explore`: no operation is recognised here, nothing is merged,
//! nothing is called a whole. An exception in flight is a state of its own: it stays in `Thread::pending`, and each
//! step takes it out of one frame, so that the monitor of a synchronized method is seen to be held until its frame is
//! gone.
//!
//! The clock moves only by those who drive the machine.

use crate::interpreter::detour::{Detour, Detoured};
use crate::machine::Machine;
use crate::state::reference::Reference;
use crate::threads::schedule::Turn;
use crate::threads::thread::{Phase, Status, ThreadId};

impl Machine {
    /// Gets ready for single steps; the main thread stands at the beginning of `main`.
    pub fn begin_single_steps(&mut self) {
        self.be_driven_by_single_steps();
        self.nanos_per_instruction = 0;
        self.clock = 0;
    }

    /// Lets a thread that can move leave its wait, if it is in one, and execute one instruction.
    pub fn single_step(&mut self, id: ThreadId) -> Turn {
        self.save_thread(id);
        self.current = id;
        self.leave_wait();
        let outcome = if self.thread().pending.is_null() { self.single_instruction() } else { self.leave_one_frame() };
        match outcome {
            Err(Detour::Stop(stop)) => Turn::Stopped(stop),
            Err(Detour::Throw(exception)) => {
                self.thread_mut().pending = exception;
                Turn::Over
            }
            Ok(()) | Err(Detour::Repeat | Detour::Collect) => Turn::Over,
        }
    }

    fn leave_wait(&mut self) {
        match self.thread().status {
            Status::Blocked { .. } | Status::Initializing { .. } => self.thread_mut().status = Status::Runnable,
            Status::Reacquiring { on, count, wake } => self.reacquire(on, count, wake),
            Status::Waiting { .. } | Status::Parked { .. } | Status::Sleeping { .. } => {}
            Status::Runnable | Status::Terminated => {}
        }
    }

    /// An instruction that had to be resolved first, or to make memory, is tried again: that is no step of the program.
    fn single_instruction(&mut self) -> Detoured<()> {
        let mut left = 1;
        while left > 0 && self.thread().status == Status::Runnable && !std::mem::take(&mut self.turn_ended) {
            match self.advance_collecting(&mut left) {
                Err(Detour::Repeat | Detour::Collect) if self.thread().phase != Phase::Draining => {}
                other => other?,
            }
        }
        Ok(())
    }

    /// The exception in flight meets a handler of the top frame, or leaves it.
    fn leave_one_frame(&mut self) -> Detoured<()> {
        let exception = std::mem::take(&mut self.thread_mut().pending);
        self.thread_mut().wake = None;
        match self.unwind_frame(exception)? {
            Some(flying) => Err(Detour::Throw(flying)),
            None => Ok(()),
        }
    }

    /// Puts a thread before all others that wait for the same object: a notification takes the first.
    pub fn become_first_waiter(&mut self, id: ThreadId) {
        let Status::Waiting { on, .. } = self.threads[id].status else { return };
        for other in self.threads.waiters(on) {
            self.thread_to_change(other).ticket += 1;
        }
        self.thread_to_change(id).ticket = 0;
    }

    /// The exception that flies through a thread, if there is one.
    pub fn flying(&self, id: ThreadId) -> Option<Reference> {
        Some(self.threads[id].pending).filter(|exception| !exception.is_null())
    }
}
