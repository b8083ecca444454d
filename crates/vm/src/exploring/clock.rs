//! Tasks whose time comes: the clock of an exploration, and periodic tasks that never end.
//!
//! A scheduler compares times that it has computed at different moments, so its clock must go on when its waits end: it reads the
//! clock of the machine, where other calls of the library have a time of their own (`atomic_block::lateness`). That clock is even until the program
//! itself looks at it; then it is odd, and every wait moves it.
//!
//! A task that is repeated for ever has no end of states: its times grow. It is followed for some periods, and then given up by name.

use crate::machine::Machine;
use crate::native::Stop;
use crate::state::reference::Reference;
use crate::threads::thread::{Status, ThreadId};

/// Periods that are followed.
const MOST_PERIODS: u64 = 40;

/// The bit of the clock that says that the program has looked at it.
const LOOKED_AT: u64 = 1;

/// A timer counts in milliseconds.
const NANOS_PER_MILLI: i64 = 1_000_000;

/// References in arrays have four bytes.
const REFERENCE_SHIFT: u32 = 2;

impl Machine {
    /// The clock as a program reads it. An exploration's clock stands still until somebody has looked at it: then states
    /// differ by time only in programs that can tell. A library call has a time of its own (`atomic_block::lateness`).
    pub fn read_clock(&mut self) -> u64 {
        self.exploring.facts.looked_at_clock = true;
        if !self.exploring.is_active() || self.keeps_time(self.current) {
            return self.clock;
        }
        if let Some(time) = self.time_within_call() {
            return time;
        }
        self.clock |= LOOKED_AT;
        self.clock
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
        let frames = self.threads[id.0 as usize].frames.iter().rev();
        let mut library = frames.take_while(|frame| !frame.method.class.is_application());
        library.any(|frame| self.natives.keeps_time(frame.method))
    }

    /// Before the running thread stops waiting: gives up if that is for a task that has been repeated too often.
    pub(super) fn refuse_endless_periods(&self) -> Result<(), Stop> {
        let waits = matches!(self.thread().status, Status::Parked { .. } | Status::Waiting { .. });
        if waits && self.periods().is_some_and(|periods| periods > MOST_PERIODS) {
            let what = format!("more than {MOST_PERIODS} periods of a task that is repeated for ever");
            return Err(Stop::Unsupported { what, place: self.place() });
        }
        Ok(())
    }

    /// How many periods lie between the start of the clock and the next run of the periodic task that the thread waits for.
    fn periods(&self) -> Option<u64> {
        let frames = &self.thread().frames;
        let object_of = |class: &str| {
            let frame = frames.iter().rfind(|frame| frame.method.class.name == class)?;
            self.object_of_frame(self.current, frame)
        };
        if let Some(queue) = object_of("java/util/concurrent/ScheduledThreadPoolExecutor$DelayedWorkQueue") {
            let task = self.element_of(queue, 0)?;
            return periods(self.named_field(task, "time") as i64, self.named_field(task, "period") as i64);
        }
        let queue = Reference::from_slot(self.named_field(object_of("java/util/TimerThread")?, "queue"));
        let task = self.element_of(queue, 1)?;
        let next = self.clock_at_millis(self.named_field(task, "nextExecutionTime") as i64);
        periods(next as i64 / NANOS_PER_MILLI, self.named_field(task, "period") as i64)
    }

    /// A task in the array `queue` of a queue of tasks.
    fn element_of(&self, queue: Reference, index: u32) -> Option<Reference> {
        let array = Some(queue).filter(|queue| !queue.is_null())?;
        let array = Reference::from_slot(self.named_field(array, "queue"));
        let task = Reference::from_slot(self.heap.element(array, index, REFERENCE_SHIFT));
        Some(task).filter(|task| !task.is_null())
    }
}

/// Nothing for a task that is not repeated.
fn periods(time: i64, period: i64) -> Option<u64> {
    time.unsigned_abs().checked_div(period.unsigned_abs())
}
