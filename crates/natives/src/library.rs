//! Calls of the class library that may count as a whole: one step from one wait to the next (`--library modelled`).
//!
//! The model of such a method is its own code, run without interruption: no second implementation can be wrong. To be listed, a
//! method must be linearisable from each of its waits to the next: whatever happens when other threads interleave inside must
//! also happen when they come before or after. That is so for locks and synchronisers, whose waiters look again when they are
//! woken; for collections that change under one lock or by one deciding compare-and-set; and for futures, whose result is set
//! once. Left out are bulk operations, iterators, estimates (`getQueueLength`, `size` of lock-free queues) and striped counters:
//! their intermediate states are seen, so they run step by step under both settings.
//!
//! The list is tested: generated programs have the same outcomes step by step (`crates/explore/tests/generated/library.rs`).

use vm::native::{ApartRule, ClassMethods};

/// The calls that may count as a whole on a feature release.
pub fn whole(feature: u32) -> Vec<ClassMethods> {
    let changed = if feature > 17 { CHANGED_SINCE_17 } else { &[] };
    [WHOLE, changed].concat()
}

/// What replaces the lists of these classes on releases after 17. There `poll` looks at the successor of a node before it tries to take the
/// node's item: if others append an element and take that item meanwhile, it answers that there is nothing, though there always was.
/// `tryTransfer` alike.
const CHANGED_SINCE_17: &[ClassMethods] =
    &[("java/util/concurrent/LinkedTransferQueue", &["put", "take", "offer", "peek", "transfer"])];

/// For a class the names of its methods, or `*` for all of them.
pub const WHOLE: &[(&str, &[&str])] = &[
    ("java/util/concurrent/locks/LockSupport", &["*"]),
    ("java/util/concurrent/locks/ReentrantLock", LOCK),
    ("java/util/concurrent/locks/ReentrantReadWriteLock$ReadLock", LOCK),
    ("java/util/concurrent/locks/ReentrantReadWriteLock$WriteLock", LOCK),
    ("java/util/concurrent/locks/StampedLock", STAMPED),
    (
        "java/util/concurrent/locks/AbstractQueuedSynchronizer",
        &[
            "acquire",
            "acquireInterruptibly",
            "tryAcquireNanos",
            "release",
            "acquireShared",
            "acquireSharedInterruptibly",
            "tryAcquireSharedNanos",
            "releaseShared",
        ],
    ),
    (
        "java/util/concurrent/locks/AbstractQueuedSynchronizer$ConditionObject",
        &["await", "awaitNanos", "awaitUntil", "awaitUninterruptibly", "signal", "signalAll"],
    ),
    ("java/util/concurrent/atomic/AtomicBoolean", &["*"]),
    ("java/util/concurrent/atomic/AtomicInteger", &["*"]),
    ("java/util/concurrent/atomic/AtomicIntegerArray", &["*"]),
    ("java/util/concurrent/atomic/AtomicLong", &["*"]),
    ("java/util/concurrent/atomic/AtomicLongArray", &["*"]),
    ("java/util/concurrent/atomic/AtomicReference", &["*"]),
    ("java/util/concurrent/atomic/AtomicReferenceArray", &["*"]),
    // Not attemptMark and attemptStamp: of two equal attempts one fails, though either alone would not.
    (
        "java/util/concurrent/atomic/AtomicMarkableReference",
        &["get", "getReference", "isMarked", "compareAndSet", "set"],
    ),
    (
        "java/util/concurrent/atomic/AtomicStampedReference",
        &["get", "getReference", "getStamp", "compareAndSet", "set"],
    ),
    ("java/util/concurrent/ArrayBlockingQueue", QUEUE),
    ("java/util/concurrent/LinkedBlockingQueue", QUEUE),
    ("java/util/concurrent/LinkedBlockingDeque", DEQUE),
    ("java/util/concurrent/PriorityBlockingQueue", QUEUE),
    ("java/util/concurrent/DelayQueue", QUEUE),
    ("java/util/concurrent/SynchronousQueue", QUEUE),
    ("java/util/concurrent/LinkedTransferQueue", TRANSFER),
    ("java/util/concurrent/ScheduledThreadPoolExecutor$DelayedWorkQueue", QUEUE),
    ("java/util/concurrent/ConcurrentLinkedQueue", &["offer", "add", "poll", "peek"]),
    (
        "java/util/concurrent/ConcurrentLinkedDeque",
        &["offerFirst", "offerLast", "addFirst", "addLast", "pollFirst", "pollLast", "peekFirst", "peekLast"],
    ),
    ("java/util/concurrent/ConcurrentHashMap", MAP),
    ("java/util/concurrent/ConcurrentSkipListMap", MAP),
    (
        "java/util/concurrent/CopyOnWriteArrayList",
        &["add", "addIfAbsent", "set", "remove", "get", "size", "contains", "isEmpty", "iterator"],
    ),
    ("java/util/concurrent/CountDownLatch", &["await", "countDown", "getCount"]),
    ("java/util/concurrent/CyclicBarrier", &["*"]),
    ("java/util/concurrent/Semaphore", &["acquire", "acquireUninterruptibly", "tryAcquire", "release", "drainPermits"]),
    // Not arrivals: between the last one and the advance there is a state in which a further one fails.
    (
        "java/util/concurrent/Phaser",
        &[
            "register",
            "bulkRegister",
            "awaitAdvance",
            "awaitAdvanceInterruptibly",
            "internalAwaitAdvance",
            "forceTermination",
            "releaseWaiters",
            "getPhase",
        ],
    ),
    ("java/util/concurrent/Exchanger", &["exchange"]),
    ("java/util/concurrent/FutureTask", &["get", "set", "setException", "cancel", "isDone", "isCancelled"]),
    ("java/util/concurrent/CompletableFuture", &["*"]),
    ("java/util/concurrent/CompletableFuture$UniApply", FIRED),
    ("java/util/concurrent/CompletableFuture$UniAccept", FIRED),
    ("java/util/concurrent/CompletableFuture$UniRun", FIRED),
    ("java/util/concurrent/CompletableFuture$UniWhenComplete", FIRED),
    ("java/util/concurrent/CompletableFuture$UniHandle", FIRED),
    ("java/util/concurrent/CompletableFuture$UniExceptionally", FIRED),
    ("java/util/concurrent/CompletableFuture$UniComposeExceptionally", FIRED),
    ("java/util/concurrent/CompletableFuture$UniRelay", FIRED),
    ("java/util/concurrent/CompletableFuture$UniCompose", FIRED),
    ("java/util/concurrent/CompletableFuture$CoCompletion", FIRED),
    ("java/util/concurrent/CompletableFuture$BiApply", FIRED),
    ("java/util/concurrent/CompletableFuture$BiAccept", FIRED),
    ("java/util/concurrent/CompletableFuture$BiRun", FIRED),
    ("java/util/concurrent/CompletableFuture$BiRelay", FIRED),
    ("java/util/concurrent/CompletableFuture$OrApply", FIRED),
    ("java/util/concurrent/CompletableFuture$OrAccept", FIRED),
    ("java/util/concurrent/CompletableFuture$OrRun", FIRED),
    ("java/util/concurrent/CompletableFuture$AnyOf", FIRED),
    ("java/util/concurrent/CompletableFuture$Signaller", FIRED),
    ("java/util/concurrent/ThreadPoolExecutor", POOL),
    ("java/util/concurrent/ScheduledThreadPoolExecutor", &["schedule", "delayedExecute", "reExecutePeriodic"]),
    (
        "java/util/concurrent/ThreadPerTaskExecutor",
        &["start", "taskComplete", "shutdown", "shutdownNow", "awaitTermination", "isShutdown", "isTerminated"],
    ),
    ("java/util/concurrent/ForkJoinPool", &["*"]),
    ("java/util/concurrent/ForkJoinPool$WorkQueue", &["*"]),
    ("java/util/concurrent/ForkJoinTask", &["*"]),
];

/// What a pool does between tasks. How many tasks it has counted is an estimate.
const POOL: &[&str] = &[
    "execute",
    "runWorker",
    "getTask",
    "processWorkerExit",
    "shutdown",
    "shutdownNow",
    "awaitTermination",
    "isShutdown",
    "isTerminated",
];

/// How what depends on a `CompletableFuture` is completed in its turn.
const FIRED: &[&str] = &["tryFire"];

const LOCK: &[&str] = &["lock", "lockInterruptibly", "tryLock", "unlock"];

/// All but `readLock`: it tries once, overtaking writers that wait, and queues behind them where somebody came between.
const STAMPED: &[&str] = &[
    "acquireRead",
    "acquireWrite",
    "asReadLock",
    "asReadWriteLock",
    "asWriteLock",
    "getReadLockCount",
    "isReadLocked",
    "isWriteLocked",
    "readLockInterruptibly",
    "tryConvertToOptimisticRead",
    "tryConvertToReadLock",
    "tryConvertToWriteLock",
    "tryOptimisticRead",
    "tryReadLock",
    "tryUnlockRead",
    "tryUnlockWrite",
    "tryWriteLock",
    "unlock",
    "unlockRead",
    "unlockWrite",
    "unstampedUnlockRead",
    "unstampedUnlockWrite",
    "validate",
    "writeLock",
    "writeLockInterruptibly",
];

const QUEUE: &[&str] = &["put", "take", "offer", "poll", "peek", "remove", "size", "remainingCapacity"];

const DEQUE: &[&str] = &[
    "putFirst",
    "putLast",
    "takeFirst",
    "takeLast",
    "offerFirst",
    "offerLast",
    "pollFirst",
    "pollLast",
    "peekFirst",
    "peekLast",
    "put",
    "take",
    "offer",
    "poll",
    "peek",
    "size",
];

const TRANSFER: &[&str] = &["put", "take", "offer", "poll", "peek", "transfer", "tryTransfer"];

const MAP: &[&str] = &[
    "get",
    "getOrDefault",
    "containsKey",
    "put",
    "putIfAbsent",
    "remove",
    "replace",
    "merge",
    "compute",
    "computeIfAbsent",
    "computeIfPresent",
    "putVal",
    "replaceNode",
];

/// Parts of listed methods that others can see by themselves, and the classes in whose methods the call must have begun for that
/// (any, if there are none): the counters that `size` adds up, but not those of a map inside a pool.
pub const APART: &[ApartRule] = &[
    ("java/util/concurrent/ConcurrentHashMap", &["addCount"], &["java/util/concurrent/ConcurrentHashMap"]),
    ("java/util/concurrent/atomic/LongAdder", &["*"], &["java/util/concurrent/ConcurrentSkipListMap"]),
    // A future is done before those are that depend on it.
    ("java/util/concurrent/CompletableFuture", &["postComplete"], &[]),
    // The fair queue of releases after 17, see above.
    ("java/util/concurrent/LinkedTransferQueue", &["xfer"], &["java/util/concurrent/SynchronousQueue"]),
    // The result is there before the pool counts the task as done.
    ("java/util/concurrent/FutureTask", &["run", "runAndReset"], &[]),
];

/// Where workers of pools wait that have nothing to do. How long they are kept is nobody's business: the wait ends by itself only
/// where no other thread can move.
pub const IDLE: &[(&str, &[&str])] = &[
    ("java/util/concurrent/ForkJoinPool", &["awaitWork", "deactivate"]),
    ("java/util/concurrent/ThreadPoolExecutor", &["getTask"]),
];

/// Calls whose waiting nobody can see: as long as they would have to wait they are taken not to have begun. What they leave behind while
/// they wait is a place in a queue, and which of several waiters comes first is not promised to anybody. Not so for what others can tell
/// from success and failure (`SynchronousQueue`, writers that keep readers waiting, requests for several permits), and not for fair
/// locks. A program that asks who waits is explored without this.
pub const UNSEEN: &[(&str, &[&str])] = &[
    ("java/util/concurrent/locks/ReentrantLock", &["lock", "lockInterruptibly"]),
    ("java/util/concurrent/locks/ReentrantReadWriteLock$ReadLock", &["lock", "lockInterruptibly"]),
    ("java/util/concurrent/ArrayBlockingQueue", &["put", "take"]),
    ("java/util/concurrent/LinkedBlockingQueue", &["put", "take"]),
    ("java/util/concurrent/LinkedBlockingDeque", &["put", "take", "putFirst", "putLast", "takeFirst", "takeLast"]),
    ("java/util/concurrent/PriorityBlockingQueue", &["take"]),
    ("java/util/concurrent/CountDownLatch", &["await"]),
    ("java/util/concurrent/Semaphore", &["acquire", "acquireUninterruptibly"]),
    ("java/util/concurrent/FutureTask", &["get"]),
    ("java/util/concurrent/CompletableFuture", &["get", "join"]),
];

/// Who waits for tasks whose time comes: such a wait is not that of a worker without work, and the clock goes on when it ends.
pub const TIMED: &[(&str, &[&str])] = &[
    ("java/util/concurrent/DelayQueue", &["*"]),
    ("java/util/concurrent/ScheduledThreadPoolExecutor", &["*"]),
    ("java/util/concurrent/ScheduledThreadPoolExecutor$ScheduledFutureTask", &["*"]),
    ("java/util/concurrent/ScheduledThreadPoolExecutor$DelayedWorkQueue", &["*"]),
];
