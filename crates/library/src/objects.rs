//! Objects of the class library that are looked into, by the names of their fields: what is in them decides which runs
//! are explored.

use crate::row::Releases;

/// Fields of a class that are read by name.
#[derive(Clone, Copy, Debug)]
pub struct FieldRow {
    /// The internal name.
    pub class: &'static str,
    pub fields: &'static [&'static str],
    pub releases: Releases,
    pub reason: &'static str,
}

/// What the time of a task counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TimeUnit {
    /// Nanoseconds of `System.nanoTime`.
    Nanoseconds,
    /// Milliseconds since 1970, as `System.currentTimeMillis`.
    Milliseconds,
}

/// A queue of tasks that wait for their time, the next one first. Some are repeated for ever.
#[derive(Clone, Copy, Debug)]
pub struct TaskQueue {
    /// Whoever waits for the next task is in a method of this class.
    pub class: &'static str,
    /// The fields that lead from the object of that method to the array of tasks.
    pub path: &'static [&'static str],
    /// Where in the array the next task is.
    pub next: u32,
    /// The fields of a task that say when it is due, and after how long it is repeated (0: it is not).
    pub due: &'static str,
    pub period: &'static str,
    pub unit: TimeUnit,
}

/// A future that keeps a list of what depends on it.
#[derive(Clone, Copy, Debug)]
pub struct DependentList {
    /// The class of the future.
    pub class: &'static str,
    /// Its field with the first element of the list, and that of an element with the next one.
    pub first: &'static str,
    pub next: &'static str,
    /// The field of an element with the function that is called, if it has one.
    pub function: &'static str,
    /// Elements that only wake whoever waits for the future.
    pub waking: &'static str,
    /// Functions that only take a time-out back.
    pub cancelling: &'static str,
}

/// The queues of periodic tasks.
pub const TASK_QUEUES: &[TaskQueue] = &[
    TaskQueue {
        class: "java/util/concurrent/ScheduledThreadPoolExecutor$DelayedWorkQueue",
        path: &["queue"],
        next: 0,
        due: "time",
        period: "period",
        unit: TimeUnit::Nanoseconds,
    },
    TaskQueue {
        class: "java/util/TimerThread",
        path: &["queue", "queue"],
        next: 1,
        due: "nextExecutionTime",
        period: "period",
        unit: TimeUnit::Milliseconds,
    },
];

/// Futures whose waiters may complete others when they are done: what depends on them is completed by whoever comes
/// first.
pub const COMPLETING_FUTURES: &[DependentList] = &[DependentList {
    class: "java/util/concurrent/CompletableFuture",
    first: "stack",
    next: "next",
    function: "fn",
    waking: "java/util/concurrent/CompletableFuture$Signaller",
    cancelling: "java/util/concurrent/CompletableFuture$Canceller",
}];

/// A field in which the class library keeps what it finds elsewhere too: an empty one changes nothing but time. Nothing
/// is ever kept in it, so that states do not differ in what it holds.
#[derive(Clone, Copy, Debug)]
struct Shortcut {
    /// The class that declares the field.
    class: &'static str,
    field: &'static str,
}

/// The shortcuts.
///
/// `cachedHoldCounter` (read in the releases 17, 21 and 25, in `tryReleaseShared`, `tryAcquireShared`,
/// `fullTryAcquireShared`, `tryReadLock` and `getReadHoldCount`): only a counter with the number of the reading thread
/// is used, and that is the one which `readHolds` has for the thread, or one that counts 0 and was taken out there.
/// Whoever finds null asks `readHolds`, which gives the same counter, or a new one that counts 0.
const SHORTCUTS: &[Shortcut] =
    &[Shortcut { class: "java/util/concurrent/locks/ReentrantReadWriteLock$Sync", field: "cachedHoldCounter" }];

/// Whether nothing is kept in a field.
pub fn is_shortcut(class: &str, field: &str) -> bool {
    SHORTCUTS.iter().any(|shortcut| shortcut.class == class && shortcut.field == field)
}

const HOLDS: &str = "what a thread holds is in a thread-local variable; this is the last one that was looked up";

const fn fields(class: &'static str, fields: &'static [&'static str], reason: &'static str) -> FieldRow {
    FieldRow { class, fields, releases: Releases::ALL, reason }
}

const QUEUE: &str = "a heap of tasks, ordered by the time at which they are due";
const TASK: &str = "says when it is due, and after how long it is repeated";
const DEPENDENTS: &str = "what depends on a future is in a list, which whoever completes it takes apart";
const BLOCKING: &str = "only wakes a waiter, or takes a time-out back: nobody can tell who did";

/// Every field that is read by way of the lists above, and every class that is told apart by them.
pub const FIELDS: &[FieldRow] = &[
    fields("java/util/concurrent/ScheduledThreadPoolExecutor$DelayedWorkQueue", &["queue"], QUEUE),
    fields("java/util/concurrent/ScheduledThreadPoolExecutor$ScheduledFutureTask", &["time", "period"], TASK),
    fields("java/util/TimerThread", &["queue"], QUEUE),
    fields("java/util/TaskQueue", &["queue"], QUEUE),
    fields("java/util/TimerTask", &["nextExecutionTime", "period"], TASK),
    fields("java/util/concurrent/CompletableFuture", &["stack"], DEPENDENTS),
    fields("java/util/concurrent/CompletableFuture$Completion", &["next"], DEPENDENTS),
    fields("java/util/concurrent/CompletableFuture$UniWhenComplete", &["fn"], DEPENDENTS),
    fields("java/util/concurrent/CompletableFuture$Signaller", &[], BLOCKING),
    fields("java/util/concurrent/CompletableFuture$Canceller", &[], BLOCKING),
    fields("java/util/concurrent/locks/ReentrantReadWriteLock$Sync", &["cachedHoldCounter", "readHolds"], HOLDS),
];

#[cfg(test)]
mod tests {
    use super::*;

    /// What is looked into must be compared with the class libraries.
    #[test]
    fn every_name_of_a_list_is_in_a_row() {
        let is_class = |class: &str| FIELDS.iter().any(|row| row.class == class);
        let is_field = |field: &str| FIELDS.iter().any(|row| row.fields.contains(&field));
        for queue in TASK_QUEUES {
            assert!(is_class(queue.class), "{}", queue.class);
            assert!(queue.path.iter().chain(&[queue.due, queue.period]).all(|field| is_field(field)));
        }
        for shortcut in SHORTCUTS {
            assert!(is_class(shortcut.class) && is_field(shortcut.field), "{shortcut:?}");
        }
        for list in COMPLETING_FUTURES {
            assert!([list.class, list.waking, list.cancelling].into_iter().all(is_class), "{}", list.class);
            assert!([list.first, list.next, list.function].into_iter().all(is_field), "{}", list.class);
        }
    }
}
