//! Leaving a monitor, by whatever way, and ending the initialisation of a class.
//!
//! As long as a monitor is held, no other thread can do anything with it: who needs it stands before it. So it makes no
//! difference to others whether it is left at once, after the last thing that they could observe, or later: whatever
//! they do in between they can also do afterwards, and what needs the monitor comes afterwards in any case. Therefore
//! it is no operation.
//!
//! That is wrong for who looks at the states of threads: a thread that needs the monitor is blocked as long as it is
//! held, and runnable or inside afterwards. Where thread states are seen (`Configuration::thread_states_seen`) leaving
//! is an operation of its own: at the end of a block, where a synchronized method returns or an exception leaves it
//! (which waits in `Thread::pending` meanwhile), and at the end of an initialiser. `Object.wait` is one anyway. Leaving
//! a monitor that is still held then, or that nobody else can reach, is nobody's business.

use super::Operation;
use crate::machine::Machine;
use crate::state::reference::Reference;
use crate::threads::thread::{Frame, OnReturn, ThreadId};

impl Machine {
    /// What a thread does that leaves a monitor.
    pub(in crate::exploring) fn exit(&self, id: ThreadId, object: Reference) -> Operation {
        let is_seen =
            self.exploring.configuration.thread_states_seen && !object.is_null() && self.heap.is_shared(object);
        let word = || self.heap.lock_word(object);
        let frees = is_seen && word().is_held_by(id.0) && word().count() == 1;
        if frees { Operation::Exit(object) } else { Operation::Local }
    }

    /// What a thread does that leaves a frame, by a return or by an exception.
    pub(in crate::exploring) fn leaving(&self, id: ThreadId, frame: &Frame) -> Operation {
        match frame.on_return {
            OnReturn::Initializer { started: true } if self.exploring.configuration.thread_states_seen => {
                Operation::Exit(frame.lock)
            }
            OnReturn::Initializer { .. } | OnReturn::LockPhase => Operation::Local,
            OnReturn::Deliver | OnReturn::Repeat | OnReturn::Floor | OnReturn::EndPhase => self.exit(id, frame.lock),
        }
    }

    /// Whether the running thread stops before it leaves a monitor.
    pub(crate) fn pauses_before_exit(&mut self, object: Reference) -> bool {
        self.exit(self.current, object) != Operation::Local && self.stops_before_leaving()
    }

    /// Whether the running thread stops before it leaves a frame.
    pub(crate) fn pauses_before_leaving(&mut self, frame: &Frame) -> bool {
        self.leaving(self.current, frame) != Operation::Local && self.stops_before_leaving()
    }
}
