//! The time of a library call that counts as a whole.
//!
//! Such a call computes when its waits have to end, and looks whether that moment has come: it has once one of them has
//! ended by itself. Nobody else is late for that, so the states of a loop around a timed wait stay the same. How many
//! waits have ended so is written on the lowest frame of the block (`Frame::overdue`): however the call is left, that
//! is forgotten with it, and a call inside a callback has a time of its own. Each of them lets a long time pass: a
//! deadline that is computed after the first wait is met by the second.
//!
//! A call of which more waits end than can be counted is given up by name: its next wait would never end.

use crate::machine::Machine;
use crate::native::Stop;
use crate::threads::thread::MOST_OVERDUE;

/// How much time passes in a call when one of its waits ends, in nanoseconds: longer than anybody waits (73 years).
const LATE: u64 = 1 << 61;

impl Machine {
    /// What an atomic block reads from the clock; nothing where the running thread is in none.
    pub(in crate::exploring) fn time_within_call(&self) -> Option<u64> {
        let depth = self.atomic_block_frame(self.current)?;
        Some(self.clock + self.time_overdue(depth))
    }

    /// How far the time of the running thread's call is ahead of the clock.
    pub(crate) fn time_ahead(&self) -> u64 {
        if !self.exploring.is_active() || self.keeps_time(self.current) {
            return 0;
        }
        self.atomic_block_frame(self.current).map_or(0, |depth| self.time_overdue(depth))
    }

    fn time_overdue(&self, depth: usize) -> u64 {
        self.thread().frames.get(depth).map_or(0, |frame| LATE * u64::from(frame.overdue))
    }

    /// A wait of the running thread with this deadline has ended by itself: the call that waited is late now.
    pub(in crate::exploring) fn pass_time(&mut self, deadline: u64) -> Result<(), Stop> {
        self.pass_deadline(deadline);
        if self.keeps_time(self.current) {
            return Ok(());
        }
        let Some(depth) = self.atomic_block_frame(self.current) else { return Ok(()) };
        let Some(frame) = self.frame_to_change(depth) else { return Ok(()) };
        if frame.overdue == MOST_OVERDUE {
            let method = format!("{}.{}", frame.method.class.java_name(), frame.method.name);
            let what = format!("more than {MOST_OVERDUE} time-outs inside one call of {method}");
            return Err(Stop::Unsupported { what, place: self.place() });
        }
        frame.overdue += 1;
        Ok(())
    }
}
