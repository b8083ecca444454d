//! Calls of the class library that may count as a whole: one step from one wait to the next (`--library modelled`).
//!
//! The model of such a method is its own code, run without interruption: no second implementation can be wrong. To be
//! listed, a method must be linearisable from each of its waits to the next: whatever happens when other threads
//! interleave inside must also happen when they come before or after. That is so for locks and synchronisers, whose
//! waiters look again when they are woken; for collections that change under one lock or by one deciding
//! compare-and-set; and for futures, whose result is set once. Left out are bulk operations, iterators, estimates
//! (`getQueueLength`, `size` of lock-free queues) and striped counters: their intermediate states are seen, so they run
//! step by step under both settings.
//!
//! The list is tested: generated programs have the same outcomes step by step
//! (`crates/explore/tests/generated/library.rs`).

use crate::questions::Question;
use crate::row::{Claim, Row};

const ALL: &[&str] = &["*"];
const LOCKS: &str = "one word decides, and who waits looks again when it is woken";
const ATOMIC: &str = "one access of one variable, or a loop around one compare-and-set";
const ADAPTED: &str = "a handle is adapted to the types of a call; what that leaves behind are caches, and whoever finds none makes an equal one";
const GUARDED: &str = "everything happens under one lock, or one for each end";
const FIRED: &str = "what depends on a CompletableFuture is claimed by one compare-and-set and completed in its turn";
const RANDOM: &str = "a generator is asked under its lock; who comes first gets the first of equally random bytes";
const LOGGING: &str = "levels, handlers and names are read once each, and tables change under locks; handlers are apart, and handlers, filters and messages of the program run as its own code";
const FORK_JOIN: &str =
    "queues of tasks are changed under their lock, a task is taken by one compare-and-set, its result is set once";

const fn atomic(class: &'static str, methods: &'static [&'static str], reason: &'static str) -> Row {
    Row::new(class, methods, Claim::Atomic, reason)
}

/// The JDK's own business: its parts are nobody's as long as nobody changes what it depends on meanwhile.
const fn business(class: &'static str, methods: &'static [&'static str], reason: &'static str) -> Row {
    Row::new(class, methods, Claim::AtomicUnless(Question::Parts), reason)
}

/// The rows.
pub(crate) const ROWS: &[Row] = &[
    atomic("java/util/concurrent/locks/LockSupport", ALL, "parking and unparking are one operation each; the rest sets a field of the own thread"),
    atomic("java/util/concurrent/locks/ReentrantLock", LOCK, LOCKS),
    atomic("java/util/concurrent/locks/ReentrantReadWriteLock$ReadLock", LOCK, LOCKS),
    atomic("java/util/concurrent/locks/ReentrantReadWriteLock$WriteLock", LOCK, LOCKS),
    atomic("java/util/concurrent/locks/StampedLock", STAMPED, "one word decides; readLock is left out, see STAMPED"),
    atomic("java/util/concurrent/locks/AbstractQueuedSynchronizer", &["acquire", "acquireInterruptibly", "tryAcquireNanos", "release", "acquireShared", "acquireSharedInterruptibly", "tryAcquireSharedNanos", "releaseShared"], LOCKS),
    atomic("java/util/concurrent/locks/AbstractQueuedSynchronizer$ConditionObject", &["await", "awaitNanos", "awaitUntil", "awaitUninterruptibly", "signal", "signalAll"], "its queue is changed only by the owner of the lock"),
    atomic("java/lang/invoke/MethodHandle", &["asType"], ADAPTED),
    atomic("java/lang/invoke/MethodHandleNatives", &["findMethodHandleType"], ADAPTED),
    atomic("java/lang/invoke/VarHandle", &["getMethodHandle"], ADAPTED),
    atomic("java/lang/invoke/VarHandle$AccessDescriptor", &["<init>"], ADAPTED),
    atomic("java/text/DecimalFormatSymbols", &["getInstance"], "the symbols of a locale, which never change; what is left behind are caches"),
    business("java/lang/String", &["format", "formatted"], "the text goes to a builder of its own; what else is left behind are caches; what it describes is apart"),
    business("java/time/*", &["now"], "one reading of the clock; the zone is read once, and what is left behind are caches of what never changes"),
    business("java/time/format/DateTimeFormatter", &["format", "ofPattern", "parse"], "times and formats never change; what is left behind are caches"),
    business("java/util/UUID", &["randomUUID"], RANDOM),
    business("java/security/SecureRandom", ALL, RANDOM),
    atomic("java/lang/ApplicationShutdownHooks", &["runHooks"], "goes through a table that is nobody's from then on; starting a hook is apart"),
    business("java/util/logging/Logger", ALL, LOGGING),
    business("java/util/logging/LogManager$Cleaner", &["run"], "takes the handlers of all loggers away when the program ends, under one lock; those of the program are closed by their own code, which is apart"),
    atomic("java/util/concurrent/atomic/AtomicBoolean", ALL, ATOMIC),
    atomic("java/util/concurrent/atomic/AtomicInteger", ALL, ATOMIC),
    atomic("java/util/concurrent/atomic/AtomicIntegerArray", ALL, ATOMIC),
    atomic("java/util/concurrent/atomic/AtomicLong", ALL, ATOMIC),
    atomic("java/util/concurrent/atomic/AtomicLongArray", ALL, ATOMIC),
    atomic("java/util/concurrent/atomic/AtomicReference", ALL, ATOMIC),
    atomic("java/util/concurrent/atomic/AtomicReferenceArray", ALL, ATOMIC),
    atomic("java/util/concurrent/atomic/AtomicMarkableReference", &["get", "getReference", "isMarked", "compareAndSet", "set"], "one compare-and-set decides; of two equal attemptMark one fails, though either alone would not: left out"),
    atomic("java/util/concurrent/atomic/AtomicStampedReference", &["get", "getReference", "getStamp", "compareAndSet", "set"], "one compare-and-set decides; of two equal attemptStamp one fails, though either alone would not: left out"),
    atomic("java/util/concurrent/ArrayBlockingQueue", QUEUE, GUARDED),
    atomic("java/util/concurrent/LinkedBlockingQueue", QUEUE, GUARDED),
    atomic("java/util/concurrent/LinkedBlockingDeque", DEQUE, GUARDED),
    atomic("java/util/concurrent/PriorityBlockingQueue", QUEUE, GUARDED),
    atomic("java/util/concurrent/DelayQueue", QUEUE, GUARDED),
    atomic("java/util/concurrent/SynchronousQueue", QUEUE, "one compare-and-set matches a pair"),
    atomic("java/util/concurrent/LinkedTransferQueue", &["put", "take", "offer", "peek", "transfer"], "one compare-and-set matches a pair or appends a node"),
    atomic("java/util/concurrent/LinkedTransferQueue", &["poll", "tryTransfer"], "as the others, up to 17; later it looks at the successor of a node before it takes the item, and may miss what was always there").until(17),
    atomic("java/util/concurrent/ScheduledThreadPoolExecutor$DelayedWorkQueue", QUEUE, GUARDED),
    atomic("java/util/concurrent/ConcurrentLinkedQueue", &["offer", "add", "poll", "peek"], "one compare-and-set of a node decides"),
    atomic("java/util/concurrent/ConcurrentLinkedDeque", &["offerFirst", "offerLast", "addFirst", "addLast", "pollFirst", "pollLast", "peekFirst", "peekLast"], "one compare-and-set of a node decides"),
    atomic("java/util/concurrent/ConcurrentHashMap", MAP, "a bin changes under its lock or by one compare-and-set; the counters are apart"),
    atomic("java/util/concurrent/ConcurrentHashMap", &["putVal", "replaceNode"], "what put and remove do, called by other methods too"),
    Row::new("java/util/concurrent/ConcurrentHashMap", &["compute", "computeIfAbsent", "computeIfPresent", "merge"], Claim::CallsOnce, "a function is called once at most, under the lock of its bin, and nobody gets at the node in between but to wait for it or to read what was there before"),
    atomic("java/util/concurrent/ConcurrentSkipListMap", MAP, "one compare-and-set of a value decides; the counters are apart"),
    atomic("java/util/concurrent/CopyOnWriteArrayList", &["add", "addIfAbsent", "set", "remove", "get", "size", "contains", "isEmpty", "iterator"], "the array is replaced under a lock, and read once"),
    atomic("java/util/concurrent/CountDownLatch", &["await", "countDown", "getCount"], LOCKS),
    atomic("java/util/concurrent/CyclicBarrier", ALL, "everything happens under one lock"),
    atomic("java/util/concurrent/Semaphore", &["acquire", "acquireUninterruptibly", "tryAcquire", "release", "drainPermits"], LOCKS),
    atomic("java/util/concurrent/Phaser", &["register", "bulkRegister", "awaitAdvance", "awaitAdvanceInterruptibly", "internalAwaitAdvance", "forceTermination", "releaseWaiters", "getPhase"], "one word decides; between the last arrival and the advance there is a state in which a further one fails: arrivals are left out"),
    atomic("java/util/concurrent/Exchanger", &["exchange"], "one compare-and-set matches a pair"),
    atomic("java/util/concurrent/FutureTask", &["get", "set", "setException", "cancel", "isDone", "isCancelled"], "the result is set once"),
    atomic("java/util/concurrent/CompletableFuture", ALL, "the result is set once; what depends on it is completed apart"),
    atomic("java/util/concurrent/CompletableFuture$UniApply", &["tryFire"], FIRED),
    atomic("java/util/concurrent/CompletableFuture$UniAccept", &["tryFire"], FIRED),
    atomic("java/util/concurrent/CompletableFuture$UniRun", &["tryFire"], FIRED),
    atomic("java/util/concurrent/CompletableFuture$UniWhenComplete", &["tryFire"], FIRED),
    atomic("java/util/concurrent/CompletableFuture$UniHandle", &["tryFire"], FIRED),
    atomic("java/util/concurrent/CompletableFuture$UniExceptionally", &["tryFire"], FIRED),
    atomic("java/util/concurrent/CompletableFuture$UniComposeExceptionally", &["tryFire"], FIRED),
    atomic("java/util/concurrent/CompletableFuture$UniRelay", &["tryFire"], FIRED),
    atomic("java/util/concurrent/CompletableFuture$UniCompose", &["tryFire"], FIRED),
    atomic("java/util/concurrent/CompletableFuture$CoCompletion", &["tryFire"], FIRED),
    atomic("java/util/concurrent/CompletableFuture$BiApply", &["tryFire"], FIRED),
    atomic("java/util/concurrent/CompletableFuture$BiAccept", &["tryFire"], FIRED),
    atomic("java/util/concurrent/CompletableFuture$BiRun", &["tryFire"], FIRED),
    atomic("java/util/concurrent/CompletableFuture$BiRelay", &["tryFire"], FIRED),
    atomic("java/util/concurrent/CompletableFuture$OrApply", &["tryFire"], FIRED),
    atomic("java/util/concurrent/CompletableFuture$OrAccept", &["tryFire"], FIRED),
    atomic("java/util/concurrent/CompletableFuture$OrRun", &["tryFire"], FIRED),
    atomic("java/util/concurrent/CompletableFuture$AnyOf", &["tryFire"], FIRED),
    atomic("java/util/concurrent/CompletableFuture$Signaller", &["tryFire"], FIRED),
    atomic("java/util/concurrent/ThreadPoolExecutor", &["execute", "runWorker", "getTask", "processWorkerExit", "shutdown", "shutdownNow", "awaitTermination", "isShutdown", "isTerminated"], "what a pool does between tasks; how many it has counted is an estimate: left out"),
    atomic("java/util/concurrent/ScheduledThreadPoolExecutor", &["schedule", "delayedExecute", "reExecutePeriodic"], "what a pool does between tasks"),
    atomic("java/util/concurrent/ThreadPerTaskExecutor", &["start", "taskComplete", "shutdown", "shutdownNow", "awaitTermination", "isShutdown", "isTerminated"], "what a pool does between tasks").since(19),
    atomic("java/util/concurrent/ForkJoinPool", ALL, FORK_JOIN),
    atomic("java/util/concurrent/ForkJoinPool$WorkQueue", ALL, FORK_JOIN),
    atomic("java/util/concurrent/ForkJoinTask", ALL, FORK_JOIN),
];

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
];
