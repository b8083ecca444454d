//! How the wait of a thread ends that makes a step.

use crate::machine::Machine;
use crate::native::Stop;
use crate::threads::thread::{Status, Wake};

impl Machine {
    /// Ends the wait of a thread that waits; true if that is all it does in this step.
    pub(super) fn end_wait(&mut self, alternative: u32) -> Result<bool, Stop> {
        match self.thread().status {
            Status::Waiting { on, count, deadline } => {
                let wake = self.own_wake(deadline)?;
                self.thread_mut().status = Status::Reacquiring { on, count, wake };
                return Ok(true);
            }
            // Somebody has woken it up.
            Status::Parked { .. } | Status::Sleeping { .. } if self.thread().wake.is_some() => {
                self.thread_mut().status = Status::Runnable;
            }
            Status::Parked { deadline } => {
                // Without a limit nothing but a spurious wake-up ends it.
                deadline.map_or(Ok(()), |deadline| self.pass_time(deadline))?;
                self.wake_late();
            }
            Status::Sleeping { deadline } => {
                self.pass_deadline(deadline);
                self.wake_late();
            }
            Status::Reacquiring { on, count, wake } => {
                let throws = alternative == 1 && self.is_interrupted_late(self.current);
                self.reacquire(on, count, if throws { Wake::Interrupted } else { wake });
            }
            Status::Blocked { .. } | Status::Initializing { .. } => self.thread_mut().status = Status::Runnable,
            Status::Runnable | Status::Terminated => {}
        }
        Ok(false)
    }

    fn wake_late(&mut self) {
        let thread = self.thread_mut();
        thread.status = Status::Runnable;
        thread.wake = Some(Wake::TimedOut);
    }

    /// Why a wait ends that nobody has ended: the thread was interrupted, its time is over, or (a spurious wake-up) for
    /// no reason.
    fn own_wake(&mut self, deadline: Option<u64>) -> Result<Wake, Stop> {
        if self.is_interrupted(self.current) {
            return Ok(Wake::Interrupted);
        }
        let Some(deadline) = deadline else { return Ok(Wake::Notified) };
        self.pass_time(deadline)?;
        Ok(Wake::TimedOut)
    }
}
