//! One thread acts on another: `Thread.stop`, `suspend` and `resume` of JDK 17.
//!
//! An asynchronous exception (JLS 11.1.3) is thrown when its thread moves next. It ends a sleep, a park and a wait at
//! once; a waiting thread takes its monitor again first. A thread that is blocked on a monitor goes on being blocked.

use crate::machine::Machine;
use crate::state::reference::Reference;
use crate::threads::thread::{Status, ThreadId, Wake};

impl Machine {
    /// Makes another thread throw `exception` as soon as it can.
    pub fn stop(&mut self, target: ThreadId, exception: Reference) {
        self.set_suspended(target, false);
        let thread = self.thread_to_change(target);
        thread.pending = exception;
        match thread.status {
            Status::Sleeping { .. } | Status::Parked { .. } => thread.status = Status::Runnable,
            Status::Waiting { .. } => self.wake_waiter(target, Wake::Notified),
            Status::Runnable | Status::Blocked { .. } | Status::Reacquiring { .. } => {}
            Status::Initializing { .. } | Status::Terminated => {}
        }
    }

    /// Lets a thread move no more, or again.
    pub fn set_suspended(&mut self, target: ThreadId, suspended: bool) {
        self.thread_to_change(target).suspended = suspended;
        if suspended && target == self.current {
            self.end_turn();
        }
    }

    /// Ends the turn of the running thread after its current instruction.
    pub fn end_turn(&mut self) {
        self.turn_ended = true;
    }
}
