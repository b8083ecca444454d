//! Waiting inside the class library: what of it others can see, and what nobody can.

use crate::questions::Question;
use crate::row::{Claim, Row};

/// Parts of calls that count as a whole and that others can see by themselves; a part may be one only in atomic blocks
/// that began in certain classes.
const fn apart(
    class: &'static str,
    methods: &'static [&'static str],
    began: &'static [&'static str],
    reason: &'static str,
) -> Row {
    Row::new(class, methods, Claim::Apart(began), reason)
}

/// Where workers of pools wait that have nothing to do. How long they are kept is nobody's business: the wait ends by
/// itself only where no other thread can move.
const fn idle(class: &'static str, methods: &'static [&'static str]) -> Row {
    Row::new(class, methods, Claim::Idle, "a worker waits here for its next task, and leaves when its time is over")
}

/// Calls whose waiting nobody can see: as long as they would have to wait they are taken not to have begun. What they
/// leave behind while they wait is a place in a queue, and which of several waiters comes first is not promised to
/// anybody. Not so for what others can tell from success and failure (`SynchronousQueue`, writers that keep readers
/// waiting, requests for several permits), and not for fair locks. A program that asks who waits, that unparks threads
/// itself (a wait uses permits up) or looks at interrupts of others (a wait keeps them to itself) is explored without
/// this (`questions`).
const fn unseen(class: &'static str, methods: &'static [&'static str]) -> Row {
    Row::new(
        class,
        methods,
        Claim::Blocking,
        "a place in a queue without promised order is all it leaves behind while it waits",
    )
}

/// Who waits for tasks whose time comes: such a wait is not that of a worker without work, and the clock goes on when
/// it ends.
const fn timed(class: &'static str) -> Row {
    Row::new(class, &["*"], Claim::Timed, "it compares the clock with the time of a task")
}

const PUBLISHED: &str = "a record comes to one handler after the other, and others may look at the first meanwhile";
const FORMATTED: &str = "what is formatted may be changed by others meanwhile";

/// The rows.
pub(crate) const ROWS: &[Row] = &[
    apart(
        "java/util/concurrent/ConcurrentHashMap",
        &["addCount"],
        &["java/util/concurrent/ConcurrentHashMap"],
        "the counters that size adds up, though not those of a map inside a pool",
    ),
    Row::new(
        "java/util/concurrent/ConcurrentHashMap",
        &["addCount"],
        Claim::WholeUnless(Question::Counts),
        "who adds them up while nobody counts finds their sum, by whatever cells it was counted",
    ),
    apart(
        "java/util/concurrent/atomic/LongAdder",
        &["*"],
        &["java/util/concurrent/ConcurrentSkipListMap"],
        "the counters that size adds up",
    ),
    apart(
        "java/util/concurrent/CompletableFuture",
        &["postComplete"],
        &[],
        "a future is done before those are that depend on it",
    ),
    apart(
        "java/util/concurrent/CompletableFuture",
        &["orApplyStage", "orAcceptStage", "orRunStage", "anyOf"],
        &[],
        "looks at one future after the other, and may miss the first and find the second, though the first was done before",
    ),
    apart(
        "java/util/concurrent/CompletableFuture",
        &["getNumberOfDependents"],
        &[],
        "counts what comes and goes meanwhile",
    ),
    apart(
        "java/util/concurrent/ForkJoinPool",
        &[
            "getQueuedTaskCount",
            "getQueuedSubmissionCount",
            "getStealCount",
            "getRunningThreadCount",
            "hasQueuedSubmissions",
        ],
        &[],
        "looks at one queue after the other",
    ),
    apart(
        "java/util/concurrent/LinkedTransferQueue",
        &["xfer"],
        &["java/util/concurrent/SynchronousQueue"],
        "the fair queue of later releases, which may miss what was always there",
    ),
    apart(
        "java/util/concurrent/FutureTask",
        &["run", "runAndReset"],
        &[],
        "the result is there before the pool counts the task as done",
    ),
    apart(
        "java/lang/Thread",
        &["start()V"],
        &["java/lang/ApplicationShutdownHooks"],
        "a hook that runs may look at one that was not started yet",
    ),
    apart("java/util/logging/StreamHandler", &["*"], &["java/util/logging/Logger"], PUBLISHED),
    apart("java/util/logging/ConsoleHandler", &["*"], &["java/util/logging/Logger"], PUBLISHED),
    apart("java/util/logging/MemoryHandler", &["*"], &["java/util/logging/Logger"], PUBLISHED),
    apart("java/util/Formatter$FormatSpecifier", &["printHashCode"], &["java/lang/String"], FORMATTED),
    apart("java/util/Calendar", &["*"], &["java/lang/String"], FORMATTED),
    apart("java/util/GregorianCalendar", &["*"], &["java/lang/String"], FORMATTED),
    apart("java/util/Date", &["*"], &["java/lang/String"], FORMATTED),
    idle("java/util/concurrent/ForkJoinPool", &["awaitWork"]),
    idle("java/util/concurrent/ForkJoinPool", &["deactivate"]).since(24),
    idle("java/util/concurrent/ThreadPoolExecutor", &["getTask"]),
    unseen("java/util/concurrent/locks/ReentrantLock", &["lock", "lockInterruptibly"]),
    unseen("java/util/concurrent/locks/ReentrantReadWriteLock$ReadLock", &["lock", "lockInterruptibly"]),
    unseen("java/util/concurrent/ArrayBlockingQueue", &["put", "take"]),
    unseen("java/util/concurrent/LinkedBlockingQueue", &["put", "take"]),
    unseen(
        "java/util/concurrent/LinkedBlockingDeque",
        &["put", "take", "putFirst", "putLast", "takeFirst", "takeLast"],
    ),
    unseen("java/util/concurrent/PriorityBlockingQueue", &["take"]),
    unseen("java/util/concurrent/CountDownLatch", &["await"]),
    unseen("java/util/concurrent/Semaphore", &["acquire", "acquireUninterruptibly"]),
    unseen("java/util/concurrent/FutureTask", &["get"]),
    unseen("java/util/concurrent/CompletableFuture", &["get", "join"]),
    timed("java/util/concurrent/DelayQueue"),
    timed("java/util/concurrent/ScheduledThreadPoolExecutor"),
    timed("java/util/concurrent/ScheduledThreadPoolExecutor$ScheduledFutureTask"),
    timed("java/util/concurrent/ScheduledThreadPoolExecutor$DelayedWorkQueue"),
];
