//! Which threads can move, where an exploration chooses: a time-out may come in any state, a monitor must be free.

use super::Operation;
use crate::machine::Machine;
use crate::state::reference::Reference;
use crate::threads::thread::{Phase, Status, ThreadId, Wake};
use library::classes::{PARKING, is_in};

impl Machine {
    /// Whether a thread, which stands before an operation, can move, now that an exploration chooses.
    pub fn can_move(&self, id: ThreadId, operation: Operation, spurious_wakeups: bool) -> bool {
        let thread = &self.threads[id];
        if thread.suspended {
            return false;
        }
        match (thread.status, operation) {
            (Status::Waiting { deadline, .. }, _) => deadline.is_some() || spurious_wakeups || self.is_interrupted(id),
            (Status::Parked { deadline }, _) => {
                let spurious = spurious_wakeups && self.is_parked_by_program(id);
                deadline.is_some() || thread.wake.is_some() || spurious
            }
            (Status::Terminated, _) => false,
            // Where somebody looks, a thread may be seen before it has found the monitor held, and then blocked.
            (Status::Runnable, Operation::Enter(_)) if self.exploring.configuration.thread_states_seen => true,
            (_, Operation::Enter(on)) => self.heap.lock_word(on).is_free_for(id.0),
            (_, Operation::Join(thread)) => self.can_join(thread, id),
            (_, Operation::Initialize(class)) => !self.is_initialized_by_other(class, id),
            _ => thread.phase != Phase::Draining || self.threads.are_drained(),
        }
    }

    /// Whether nothing but time ends the wait of a thread: nobody has woken or interrupted it. A fact of the state
    /// alone.
    pub fn ends_by_time(&self, id: ThreadId) -> bool {
        let thread = &self.threads[id];
        thread.wake.is_none() && thread.deadline().is_some() && !self.is_interrupted(id)
    }

    /// Whether what ends then is a limit that somebody has set to a wait. The end of a sleep, the moment of a task and
    /// that of a worker without work are what their threads wait for.
    pub fn runs_out_of_time(&self, id: ThreadId) -> bool {
        let sleeps = matches!(self.threads[id].status, Status::Sleeping { .. });
        self.ends_by_time(id) && !sleeps && !self.keeps_time(id) && !self.is_idle(id)
    }

    /// Whether it was the program that called `LockSupport.park`. The class library's own code parks in loops and looks
    /// again, so that nobody can tell that it was woken for no reason.
    pub(crate) fn is_parked_by_program(&self, id: ThreadId) -> bool {
        let frames = self.threads[id].frames.iter().rev();
        let mut callers = frames.skip_while(|frame| is_in(PARKING, frame.method.class.name));
        callers.next().is_some_and(|frame| frame.method.class.is_application())
    }

    /// Whether a thread whose wait timed out was interrupted before it got its monitor back. It may then return, as the
    /// JLS (17.2.1) has it, or throw, as HotSpot does.
    pub fn is_interrupted_late(&self, id: ThreadId) -> bool {
        let status = self.threads[id].status;
        matches!(status, Status::Reacquiring { wake: Wake::TimedOut, .. }) && self.is_interrupted(id)
    }

    /// `join` takes the monitor of the thread object, looks whether the thread lives, and waits if it does; an
    /// interrupt ends the wait. That of a virtual thread takes no monitor, see `virtual_threads`.
    fn can_join(&self, thread: Reference, id: ThreadId) -> bool {
        let free = self.heap.lock_word(thread).is_free_for(id.0) || self.is_virtual(thread);
        free && (self.heap.field(thread, self.known.thread_eetop) == 0 || self.is_interrupted(id))
    }
}
