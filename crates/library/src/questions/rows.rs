//! Which methods ask which question: the rows.
//!
//! A row names the method, which of its calls ask, and why. Code of the JDK that makes such a call and tells nobody is
//! named in the row. Errs by raising a question that nobody uses.

use super::{PROPERTIES, Question};
use crate::row::{Asking, Claim, Row};

const fn asks(
    question: Question,
    asking: Asking,
    class: &'static str,
    methods: &'static [&'static str],
    reason: &'static str,
) -> Row {
    Row::new(class, methods, Claim::Asks(question, asking), reason)
}

const fn beside_others(class: &'static str, methods: &'static [&'static str]) -> Row {
    asks(Question::Parts, Asking::BesideOthers, class, methods, CHANGED)
}

const fn given_shared(class: &'static str, methods: &'static [&'static str]) -> Row {
    asks(Question::Parts, Asking::GivenShared, class, methods, SHARED)
}

const CHANGED: &str =
    "a call of another thread that reads this more than once, or this and something else, sees some of it changed";
const SHARED: &str = "what others change meanwhile is read or written piece by piece";

/// Modes of access weaker than volatile, by the ends of the names.
const WEAK_MODES: &[&str] = &["*Opaque", "*Acquire", "*Release", "*Plain"];

const DATES: &str =
    "the first time fills tables of zones, calendars and patterns, which takes long and is kept in every state";
const PROVIDERS: &str =
    "the first time reads the configuration and looks providers up, which takes long and is kept in every state";
const QUEUED: &str = "AQS looks at its queue of waiting threads";
const FIELD: &str = "a native in which no race is seen";
const THREAD_STATE: &str = "it tells threads that wait from those that run";
const IDENTITY: &str = "it tells like threads apart by name, by number or by the order of their start";
const FIELD_OF_THREAD: &str = "the name or number of a thread may be read without a call";
const POOL_SIZE: &str = "a worker that has left is not counted any more";

/// Pools ask whether a thread was started, and tell nobody.
const NOT_STARTED: Asking = Asking::Unless(&[
    "java/util/concurrent/ThreadPoolExecutor.addWorker",
    "java/util/concurrent/ThreadPerTaskExecutor.start",
]);

/// What `getState` answers was asked of `getState`; the others ask whether the thread has been started or has ended.
const OTHERWISE: Asking =
    Asking::Unless(&["java/lang/Thread.getState", "java/lang/Thread.isTerminated", "java/lang/Thread.join"]);

/// The rows.
pub(crate) const ROWS: &[Row] = &[
    asks(
        Question::Strikes,
        Asking::Always,
        "java/lang/Thread",
        &["stop()V"],
        "throws in another thread wherever it stands",
    ),
    asks(
        Question::Strikes,
        Asking::Always,
        "java/lang/Thread",
        &["suspend"],
        "holds another thread wherever it stands",
    )
    .until(22),
    // Who waits, and what state a thread is in.
    asks(Question::Waiters, NOT_STARTED, "java/lang/Thread", &["getState"], THREAD_STATE),
    asks(Question::States, NOT_STARTED, "java/lang/Thread", &["getState"], THREAD_STATE),
    asks(Question::Waiters, OTHERWISE, "java/lang/Thread", &["threadState"], THREAD_STATE).since(19),
    asks(Question::States, OTHERWISE, "java/lang/Thread", &["threadState"], THREAD_STATE).since(19),
    asks(
        Question::Waiters,
        Asking::Always,
        "java/lang/Thread",
        &["getStackTrace", "getAllStackTraces"],
        "the frames of a thread show whether it has begun to wait",
    ),
    asks(
        Question::Waiters,
        Asking::Always,
        "java/util/concurrent/locks/LockSupport",
        &["getBlocker"],
        "it is set while a thread waits",
    ),
    asks(
        Question::Waiters,
        Asking::Always,
        "java/util/concurrent/CompletableFuture",
        &["getNumberOfDependents", "toString"],
        "who waits for a result is counted among its dependents",
    ),
    asks(Question::Waiters, Asking::Always, "java/util/concurrent/locks/ReentrantLock", OF_LOCKS, QUEUED),
    asks(Question::Waiters, Asking::Always, "java/util/concurrent/locks/ReentrantReadWriteLock", OF_LOCKS, QUEUED),
    asks(
        Question::Waiters,
        Asking::Always,
        "java/util/concurrent/locks/ReentrantReadWriteLock",
        &["getQueuedReaderThreads", "getQueuedWriterThreads"],
        QUEUED,
    ),
    asks(
        Question::Waiters,
        Asking::Always,
        "java/util/concurrent/Semaphore",
        &["getQueueLength", "getQueuedThreads", "hasQueuedThreads"],
        QUEUED,
    ),
    asks(
        Question::Waiters,
        Asking::Always,
        "java/util/concurrent/Semaphore",
        &["acquire(I)", "acquireUninterruptibly(I)"],
        "a request for many permits that waits lets no smaller one pass",
    ),
    asks(
        Question::Waiters,
        Asking::Unless(FAIR),
        "java/util/concurrent/locks/AbstractQueuedSynchronizer",
        OF_QUEUES,
        QUEUED,
    ),
    asks(
        Question::Waiters,
        Asking::Unless(FAIR),
        "java/util/concurrent/locks/AbstractQueuedLongSynchronizer",
        OF_QUEUES,
        QUEUED,
    ),
    asks(
        Question::Waiters,
        Asking::ByProgram,
        "java/util/concurrent/locks/LockSupport",
        &["unpark"],
        "a permit that comes while a call waits is used up by it, and one that comes before is kept",
    ),
    asks(
        Question::Waiters,
        Asking::OfAnother,
        "java/lang/Thread",
        &["isInterrupted"],
        "a call that waits whether it is interrupted or not keeps an interrupt to itself until it returns",
    ),
    // Which thread is which.
    asks(
        Question::Identities,
        Asking::Always,
        "java/lang/Thread",
        &["getName", "getId", "toString", "enumerate", "getAllStackTraces"],
        IDENTITY,
    ),
    asks(Question::Identities, Asking::Always, "java/lang/Thread", &["threadId"], IDENTITY).since(19),
    asks(Question::Identities, Asking::Always, "java/lang/ThreadGroup", &["enumerate", "list", "interrupt"], IDENTITY),
    asks(Question::Identities, Asking::Always, "java/util/concurrent/locks/LockSupport", &["getThreadId"], IDENTITY)
        .until(20),
    asks(Question::Identities, Asking::ByProgram, "sun/misc/Unsafe", &["objectFieldOffset"], FIELD_OF_THREAD),
    asks(Question::Identities, Asking::ByProgram, "java/lang/reflect/Field", &["setAccessible"], FIELD_OF_THREAD),
    asks(
        Question::Identities,
        Asking::ByProgram,
        "java/lang/reflect/AccessibleObject",
        &["setAccessible"],
        FIELD_OF_THREAD,
    ),
    asks(
        Question::Identities,
        Asking::ByProgram,
        "java/lang/invoke/MethodHandles",
        &["privateLookupIn"],
        FIELD_OF_THREAD,
    ),
    // Workers.
    asks(
        Question::Workers,
        Asking::Always,
        "java/util/concurrent/ThreadPoolExecutor",
        &[
            "allowCoreThreadTimeOut",
            "getActiveCount",
            "getLargestPoolSize",
            "getPoolSize",
            "setKeepAliveTime",
            "toString",
        ],
        POOL_SIZE,
    ),
    asks(
        Question::Workers,
        Asking::Always,
        "java/util/concurrent/ForkJoinPool",
        &["getActiveThreadCount", "getPoolSize", "getRunningThreadCount", "toString"],
        POOL_SIZE,
    ),
    asks(
        Question::Workers,
        Asking::ByProgram,
        "java/lang/Thread",
        &["activeCount", "enumerate", "getAllStackTraces", "getState", "isAlive"],
        "a worker is a thread that anybody may have got hold of",
    ),
    asks(
        Question::Workers,
        Asking::ByProgram,
        "java/lang/ThreadGroup",
        &["activeCount", "enumerate", "list"],
        "a worker belongs to a group of threads",
    ),
    // Weak accesses.
    asks(
        Question::Weak,
        Asking::ByProgram,
        "java/lang/invoke/VarHandle*",
        WEAK_MODES,
        "java.lang.invoke.VarHandle, access modes",
    ),
    asks(
        Question::Weak,
        Asking::ByProgram,
        "java/util/concurrent/atomic/*",
        WEAK_MODES,
        "as by java.lang.invoke.VarHandle",
    ),
    asks(
        Question::Weak,
        Asking::ByProgram,
        "java/util/concurrent/atomic/*",
        &["lazySet", "weakCompareAndSet"],
        "as VarHandle.setRelease, and as VarHandle.weakCompareAndSetPlain",
    ),
    asks(Question::Weak, Asking::ByProgram, "sun/misc/Unsafe", &["putOrdered*"], "as VarHandle.setRelease"),
    asks(Question::Weak, Asking::ByProgram, "java/lang/reflect/Field", &["get(", "set("], FIELD),
    asks(
        Question::Weak,
        Asking::ByProgram,
        "java/lang/reflect/Field",
        &["getBoolean", "getByte", "getChar", "getShort", "getInt", "getLong", "getFloat", "getDouble"],
        FIELD,
    ),
    asks(
        Question::Weak,
        Asking::ByProgram,
        "java/lang/reflect/Field",
        &["setBoolean", "setByte", "setChar", "setShort", "setInt", "setLong", "setFloat", "setDouble"],
        FIELD,
    ),
    // Formulas.
    asks(
        Question::Formulas,
        Asking::Always,
        "sojourner/Verify",
        &["stated"],
        "every operator of the API passes through it",
    ),
    // Properties.
    asks(
        Question::Properties,
        Asking::About(PROPERTIES),
        "java/lang/System",
        &["setProperty", "clearProperty"],
        "an initialiser that was run beforehand has read it",
    ),
    asks(
        Question::Properties,
        Asking::ByProgram,
        "java/lang/System",
        &["getProperties", "setProperties"],
        "by the table of properties any of them can be changed",
    ),
    asks(
        Question::Properties,
        Asking::Always,
        "java/security/Security",
        &["setProperty"],
        "providers of random numbers that were looked up beforehand have read it",
    ),
    // Counters of maps.
    asks(
        Question::Counts,
        Asking::WhileWritten(
            "java/util/concurrent/ConcurrentHashMap.baseCount",
            &["java/util/concurrent/ConcurrentHashMap.addCount"],
        ),
        "java/util/concurrent/ConcurrentHashMap",
        &["sumCount"],
        "it adds up one counter after the other, while others may count",
    ),
    asks(
        Question::Counts,
        Asking::Unless(&[
            "java/util/concurrent/ConcurrentHashMap.helpTransfer",
            "java/util/concurrent/ConcurrentHashMap.tryPresize",
        ]),
        "java/util/concurrent/ConcurrentHashMap",
        &["transfer"],
        "who counts makes the table larger, and others see that by the order of its entries",
    ),
    // Parts of the JDK's own business.
    beside_others("java/lang/System", &["setProperty", "clearProperty", "setProperties", "getProperties"]),
    beside_others("java/security/Security", &["addProvider", "insertProviderAt", "removeProvider", "setProperty"]),
    beside_others("java/util/Locale", &["setDefault"]),
    beside_others("java/util/TimeZone", &["setDefault"]),
    beside_others("java/util/logging/LogManager", &["*"]),
    beside_others("java/util/logging/Logger", &["set*", "addHandler", "removeHandler"]),
    given_shared("java/lang/String", &["format", "formatted"]),
    given_shared("java/security/SecureRandom", &["*"]),
    given_shared("java/time/format/DateTimeFormatter", &["parse", "ofPattern"]),
    // Formatting.
    asks(
        Question::Formats,
        Asking::Always,
        "java/util/Formatter",
        &["<init>"],
        "the first time fills tables of locales and symbols, which takes long and is kept in every state",
    ),
    asks(Question::Dates, Asking::Always, "java/text/SimpleDateFormat", &["<init>"], DATES),
    asks(Question::Dates, Asking::Always, "java/time/format/DateTimeFormatter", &["format", "ofPattern"], DATES),
    asks(Question::Dates, Asking::Always, "java/util/logging/LogRecord", &["<init>"], DATES),
    asks(Question::Randoms, Asking::Always, "java/util/UUID", &["randomUUID"], PROVIDERS),
    asks(Question::Randoms, Asking::Always, "java/security/SecureRandom", &["<init>()V"], PROVIDERS),
    asks(
        Question::Properties,
        Asking::About(ZONE),
        "java/lang/System",
        &["getProperty"],
        "it is set when somebody asks for the default time zone for the first time",
    ),
    asks(
        Question::Words,
        // By whomever, and also where nobody else is left: until it is asked, nothing behind the call counts.
        Asking::Always,
        "sojourner/ConsoleStream",
        &["formatLocked"],
        "whoever prints has to wait while code of the program runs under the lock of the stream",
    ),
    asks(
        Question::SecurityManager,
        Asking::Always,
        "java/lang/System",
        &["setSecurityManager"],
        "before the first call there is none, and the JDK passes over its checks",
    ),
];

/// The property that the JDK sets by itself.
const ZONE: &[&str] = &["user.timezone"];

/// What locks tell of their queues.
const OF_LOCKS: &[&str] = &["getQueueLength", "getQueuedThreads", "hasQueuedThread", "hasQueuedThreads"];

/// What queues of threads tell of themselves.
const OF_QUEUES: &[&str] = &[
    "getExclusiveQueuedThreads",
    "getFirstQueuedThread",
    "getQueueLength",
    "getQueuedThreads",
    "getSharedQueuedThreads",
    "hasContended",
    "hasQueuedPredecessors",
    "hasQueuedThreads",
    "isQueued",
];

/// Fair locks ask who came first; their calls begin to wait in any case (`vm::exploring::atomic_block::footprint`).
const FAIR: &[&str] = &[
    "java/util/concurrent/Semaphore$FairSync.tryAcquireShared",
    "java/util/concurrent/locks/ReentrantLock$FairSync.initialTryLock",
    "java/util/concurrent/locks/ReentrantLock$FairSync.tryAcquire",
    "java/util/concurrent/locks/ReentrantReadWriteLock$FairSync.readerShouldBlock",
    "java/util/concurrent/locks/ReentrantReadWriteLock$FairSync.writerShouldBlock",
    "java/util/concurrent/locks/AbstractQueuedLongSynchronizer.hasQueuedPredecessors",
    "java/util/concurrent/locks/AbstractQueuedSynchronizer.hasQueuedPredecessors",
];

#[cfg(test)]
mod tests {
    use super::FAIR;
    use crate::classes::{FAIR_LOCKS, is_in};

    #[test]
    fn whoever_may_ask_who_came_first_is_begun_in_any_case() {
        let classes = FAIR.iter().filter_map(|caller| caller.rsplit_once('.')).map(|(class, _)| class);
        for class in classes.filter(|class| class.contains('$')) {
            assert!(is_in(FAIR_LOCKS, class), "{class}");
        }
    }
}
