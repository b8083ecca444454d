//! Periodic tasks that never end: a task that is repeated for ever has no end of states, because its times grow. It is
//! followed for some periods, and then given up by name. Which objects are such tasks is known by the class library's
//! rows (`library::objects`).

use crate::machine::Machine;
use crate::native::Stop;
use crate::state::reference::Reference;
use crate::threads::thread::Status;
use library::objects::{TASK_QUEUES, TaskQueue, TimeUnit};

/// Periods that are followed.
const MOST_PERIODS: u64 = 40;

const NANOS_PER_MILLI: i64 = 1_000_000;

/// References in arrays have four bytes.
const REFERENCE_SHIFT: u32 = 2;

impl Machine {
    /// Before the running thread stops waiting: gives up if that is for a task that has been repeated too often.
    pub(super) fn refuse_endless_periods(&self) -> Result<(), Stop> {
        let waits = matches!(self.thread().status, Status::Parked { .. } | Status::Waiting { .. });
        if waits && self.periods().is_some_and(|periods| periods > MOST_PERIODS) {
            let what = format!("more than {MOST_PERIODS} periods of a task that is repeated for ever");
            return Err(Stop::Unsupported { what, place: self.place() });
        }
        Ok(())
    }

    /// How many periods lie between the start of the clock and the next run of the periodic task that the thread waits
    /// for.
    fn periods(&self) -> Option<u64> {
        let (queue, object) = TASK_QUEUES.iter().find_map(|queue| {
            let frame = self.thread().frames.iter().rfind(|frame| frame.method.class.name == queue.class)?;
            Some((queue, self.object_of_frame(self.current, frame)?))
        })?;
        let task = self.next_task(queue, object)?;
        let due = self.named_field(task, queue.due) as i64;
        let due = match queue.unit {
            TimeUnit::Nanoseconds => due,
            TimeUnit::Milliseconds => self.clock_at_millis(due) as i64 / NANOS_PER_MILLI,
        };
        let period = self.named_field(task, queue.period) as i64;
        // Nothing for a task that is not repeated.
        due.unsigned_abs().checked_div(period.unsigned_abs())
    }

    /// The task that is due first.
    fn next_task(&self, queue: &TaskQueue, object: Reference) -> Option<Reference> {
        let follow = |object: Reference, field: &&str| {
            let next = Reference::from_slot(self.named_field(object, field));
            (!next.is_null()).then_some(next)
        };
        let array = queue.path.iter().try_fold(object, follow)?;
        let task = Reference::from_slot(self.heap.element(array, queue.next, REFERENCE_SHIFT));
        (!task.is_null()).then_some(task)
    }
}
