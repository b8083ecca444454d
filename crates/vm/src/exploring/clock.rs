//! The clock of an exploration, and tasks whose time comes.
//!
//! A scheduler compares times that it has computed at different moments, so its clock must go on when its waits end: it
//! reads the clock of the machine, where other calls of the library have a time of their own
//! (`atomic_block::lateness`). That clock is even until the program itself looks at it; then it is odd, and every wait
//! moves it.

use crate::machine::Machine;
use crate::threads::thread::ThreadId;
use library::Question;
use library::clock::keeps_to_calls;

/// The bit of the clock that says that the program has looked at it.
const LOOKED_AT: u64 = 1;

impl Machine {
    /// The clock as a program reads it. An exploration's clock stands still until somebody has looked at it: then
    /// states differ by time only in programs that can tell. A library call has a time of its own
    /// (`atomic_block::lateness`).
    pub fn read_clock(&mut self) -> u64 {
        self.exploring.facts.looked_at_clock = true;
        if self.exploring.is_warming_up() {
            self.look_at_clock();
        }
        if !self.exploring.is_active() {
            return self.clock;
        }
        if self.keeps_time(self.current) {
            self.exploring.facts.raised.insert(Question::Clock);
            return self.clock;
        }
        if let Some(time) = self.time_within_call() {
            return time;
        }
        if self.thread().frame().is_none_or(|frame| keeps_to_calls(frame.method.class.name)) {
            self.exploring.facts.raised.insert(Question::Clock);
        }
        self.look_at_clock();
        self.clock
    }

    fn look_at_clock(&mut self) {
        self.clock |= LOOKED_AT;
    }

    /// The clock at the beginning of an exploration: what a warm-up has read stays read.
    pub(crate) fn begin_clock(&mut self, is_warm: bool) {
        self.clock = if is_warm { self.clock & LOOKED_AT } else { 0 };
    }

    /// Whether time has passed.
    pub(crate) fn has_passed_time(&self) -> bool {
        self.clock > LOOKED_AT
    }

    /// A wait of the running thread with this deadline is over.
    pub(crate) fn pass_deadline(&mut self, deadline: u64) {
        let before = self.clock;
        let later = before.max(deadline);
        if !self.exploring.is_active() {
            self.clock = later;
        } else if self.clock & LOOKED_AT != 0 {
            self.clock = later | LOOKED_AT;
        } else if self.keeps_time(self.current) {
            self.clock = later.next_multiple_of(2);
        }
        self.exploring.facts.moved_clock |= self.clock != before;
    }

    /// Whether a thread is in code of the library that waits for the time of a task.
    pub(super) fn keeps_time(&self, id: ThreadId) -> bool {
        let frames = self.threads[id].frames.iter().rev();
        let mut library = frames.take_while(|frame| !frame.method.class.is_application());
        library.any(|frame| self.natives.keeps_time(frame.method))
    }
}
