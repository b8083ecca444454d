//! What methods of the class library do with answers from the surroundings.

use vm::surroundings::Source::{
    Clock, CommonPool, Date, Host, IdentityHash, Processors, References, SaltedOrder, Seed, TableOrder, ThreadIds,
};
use vm::surroundings::{Caller, Claim, Source};

/// The methods; of two rows that fit, one for the very class counts before one for many, and the first before the
/// second.
pub const CALLERS: &[Caller] = &[
    // Time.
    hands(
        "java/util/concurrent/locks/AbstractQueuedSynchronizer$ConditionObject",
        &["awaitNanos"],
        &[Clock],
        "the time left",
    ),
    hands(
        "java/util/concurrent/locks/AbstractQueuedLongSynchronizer$ConditionObject",
        &["awaitNanos"],
        &[Clock],
        "the time left",
    ),
    hands(
        "java/util/concurrent/ScheduledThreadPoolExecutor$ScheduledFutureTask",
        &["getDelay"],
        &[Clock],
        "the time left",
    ),
    hands("java/util/concurrent/DelayScheduler", &["now"], &[Clock], "the clock of the pool"),
    hands("java/util/concurrent/DelayScheduler$ScheduledForkJoinTask", &["getDelay"], &[Clock], "the time left"),
    keeps("java/util/concurrent/*", &["*"], &[Clock, Date], "when a wait ends, which may be at any moment; seeds"),
    keeps("java/lang/Thread", &["join", "sleep"], &[Clock], "when a wait ends"),
    keeps("java/lang/VirtualThread", &["*"], &[Clock], "when a wait ends"),
    keeps("java/lang/ThreadBuilders$BoundVirtualThread", &["*"], &[Clock], "when a wait ends"),
    keeps("java/lang/ref/ReferenceQueue", &["*"], &[Clock], "when a wait ends"),
    keeps("jdk/internal/misc/ThreadFlock", &["*"], &[Clock], "when a wait ends"),
    keeps(
        "java/util/Timer",
        &["*"],
        &[Date],
        "when a task runs: waits end at any moment, and `moved_clock` names the rest",
    ),
    keeps("java/util/TimerThread", &["*"], &[Date], "when a task runs"),
    keeps("java/lang/ClassLoader", &["*"], &[Clock], "statistics"),
    keeps("java/util/zip/*", &["*"], &[Clock], "statistics"),
    keeps("java/util/ResourceBundle*", &["*"], &[Date], "when an entry of a cache expires"),
    keeps("java/time/Clock", &["<clinit>"], &[Date], "an offset that is taken off again"),
    keeps(
        "java/util/ImmutableCollections",
        &["<clinit>"],
        &[Clock, Date],
        "the salt, which is read where something is ordered",
    ),
    // Random numbers.
    keeps("java/util/Random", &["<init>"], &[Clock], "the seed, which is read where numbers are drawn"),
    keeps("java/util/concurrent/ThreadLocalRandom", &["<init>"], &[Seed], "it has seeds of its own"),
    keeps("jdk/internal/util/random/RandomSupport", &["initialSeed", "<clinit>"], &[Clock, Date], "seeds"),
    keeps("java/util/SplittableRandom", &["<clinit>"], &[Clock, Date], "seeds"),
    // Identity hashes: what becomes of a key's.
    tables("java/util/HashMap", &["hash"]),
    tables("java/util/WeakHashMap", &["hash"]),
    hands("java/util/IdentityHashMap", &["hashCode"], HASHES, "a hash made of others"),
    hands("java/util/IdentityHashMap*", &["hashCode"], HASHES, "a hash made of others"),
    tables("java/util/IdentityHashMap", &["*"]),
    tables("java/util/IdentityHashMap*", &["*"]),
    hands("java/util/Hashtable", &["hashCode"], HASHES, "a hash made of others"),
    tables("java/util/Hashtable", &["*"]),
    tables("java/util/ImmutableCollections$*", &["probe"]),
    hands("java/util/concurrent/ConcurrentHashMap", &["hashCode"], HASHES, "a hash made of others"),
    hands("java/util/concurrent/ConcurrentHashMap*", &["hashCode"], HASHES, "a hash made of others"),
    tables("java/util/concurrent/ConcurrentHashMap", &["*"]),
    tables("java/util/concurrent/ConcurrentHashMap*", &["*"]),
    hands("jdk/internal/util/ArraysSupport", &["hashCode"], HASHES, "a hash made of others"),
    hands("java/lang/Enum", &["hashCode"], HASHES, "its hash"),
    hands("java/lang/invoke/MethodType", &["hashCode"], HASHES, "a hash made of others"),
    keeps("java/lang/invoke/MethodType$*", &["*"], HASHES, "a table of types that nobody goes through"),
    keeps("jdk/internal/util/StrongReferenceKey", &["*"], HASHES, "a key of a table of the JDK's own"),
    keeps("jdk/internal/util/WeakReferenceKey", &["*"], HASHES, "a key of a table of the JDK's own"),
    keeps("jdk/internal/util/SoftReferenceKey", &["*"], HASHES, "a key of a table of the JDK's own"),
    keeps("jdk/internal/reflect/Reflection", &["*"], INNER, "tables that nobody goes through"),
    // Workers are interrupted in the order of a table, in calls that count as a whole.
    within("java/util/concurrent/ThreadPoolExecutor", "the set of the workers"),
    within("java/util/concurrent/ThreadPerTaskExecutor", "the set of the threads"),
    keeps("jdk/internal/vm/ThreadContainer*", &["*"], &[IdentityHash, TableOrder, ThreadIds], "tables of threads"),
    keeps(
        "jdk/internal/vm/SharedThreadContainer*",
        &["*"],
        &[IdentityHash, TableOrder, ThreadIds],
        "tables of threads",
    ),
    keeps("jdk/internal/misc/ThreadFlock*", &["*"], &[IdentityHash, TableOrder, ThreadIds], "tables of threads"),
    keeps("jdk/internal/misc/ThreadTracker*", &["*"], &[IdentityHash, TableOrder, ThreadIds], "tables of threads"),
    // Orders.
    keeps("jdk/internal/module/*", &["*"], INNER, "modules, made ready for the program"),
    hands("java/lang/Module*", &["hashCode", "toString"], INNER, "a text, a hash"),
    keeps("java/lang/Module*", &["*"], INNER, "modules, made ready for the program"),
    hands("java/lang/module/*", &["hashCode", "toString"], INNER, "a text, a hash"),
    keeps("java/lang/module/*", &["*"], INNER, "modules, made ready for the program"),
    keeps(
        "java/lang/ApplicationShutdownHooks",
        &["*"],
        INNER,
        "hooks run side by side: the order of their starts is no order",
    ),
    keeps("java/lang/PublicMethods*", &["*"], INNER, "methods by name, in the order in which they came"),
    keeps("java/lang/WeakPairMap*", &["*"], INNER, "a table that nobody goes through"),
    keeps(
        "java/net/InetAddress*",
        &["<init>", "getLocalHost"],
        &[Clock],
        "how long the name of the host is kept, which stays the same",
    ),
    keeps("java/nio/file/spi/*", &["*"], INNER, "tables of providers"),
    keeps("java/security/Security*", &["*"], INNER, "properties, by their names"),
    keeps("java/security/Permissions*", &["*"], INNER, "a table that nobody goes through"),
    keeps("jdk/internal/misc/TerminatingThreadLocal", &["*"], INNER, "buffers that are freed when a thread ends"),
    keeps("jdk/internal/loader/*", &["*"], INNER, "class loaders, and what is remembered of classes"),
    keeps("sun/reflect/annotation/AnnotationParser*", &["*"], INNER, "annotations, made ready for the program"),
    keeps("sun/reflect/annotation/AnnotationType*", &["*"], INNER, "annotations, made ready for the program"),
    keeps("java/lang/reflect/Proxy*", &["*"], INNER, "proxies, made ready for the program"),
    keeps("sun/security/provider/*", &["*"], INNER, "tables of providers"),
    keeps("sun/security/provider/NativePRNG*", &["*"], &[Date], "when to read from the device again"),
    keeps("sun/security/jca/*", &["*"], INNER, "tables of providers"),
    keeps("java/security/Provider*", &["*"], INNER, "tables of providers"),
    // Numbers of threads.
    hands("java/lang/Thread", &["getId"], &[ThreadIds], "the number"),
    keeps("java/util/concurrent/*", &["*"], &[ThreadIds], "to know its owner again; seeds"),
    keeps("java/lang/ThreadLocal*", &["*"], &[ThreadIds], "to know its owner again"),
    // Processors.
    hands("java/util/concurrent/ForkJoinPool", &["<init>"], &[Processors], "the number of workers"),
    hands("java/util/concurrent/Executors", &["*"], &[Processors], "the number of workers"),
    keeps(
        "java/util/concurrent/CompletableFuture",
        &["<clinit>"],
        &[CommonPool],
        "which pool it will use: read when it does",
    ),
    keeps(
        "java/util/concurrent/*",
        &["*"],
        &[Processors],
        "how long to spin; of the common pool, its workers are a reading",
    ),
    // The host.
    hands("java/lang/Integer", &["getInteger"], &[Host], "a property"),
    hands("java/lang/Long", &["getLong"], &[Host], "a property"),
    hands("java/lang/Boolean", &["getBoolean"], &[Host], "a property"),
    hands("java/lang/reflect/*", &["*"], &[Host], "a call on behalf of the program"),
    hands("jdk/internal/reflect/*", &["*"], &[Host], "a call on behalf of the program"),
    keeps("java/lang/invoke/*", &["<clinit>"], &[Host], "settings of the JDK's own"),
    hands("java/lang/invoke/*", &["*"], &[Host], "a call on behalf of the program"),
    // References.
    hands("java/lang/ref/*", &["*"], &[References], "what it refers to"),
    hands("java/util/WeakHashMap*", &["*"], &[References], "which keys are left"),
    // Collections and streams hand on what they are asked for.
    hands("java/util/*", &["*"], INNER, "what is in a collection, its order, its hash"),
];

const HASHES: &[Source] = &[IdentityHash];

/// What tables of the JDK itself are made of.
const INNER: &[Source] = &[IdentityHash, TableOrder, SaltedOrder];

const fn keeps(
    class: &'static str,
    methods: &'static [&'static str],
    of: &'static [Source],
    why: &'static str,
) -> Caller {
    Caller { class, methods, of, claim: Claim::Keeps, why }
}

const fn hands(
    class: &'static str,
    methods: &'static [&'static str],
    of: &'static [Source],
    why: &'static str,
) -> Caller {
    Caller { class, methods, of, claim: Claim::Hands, why }
}

const fn within(class: &'static str, why: &'static str) -> Caller {
    Caller { class, methods: &["*"], of: &[IdentityHash, TableOrder], claim: Claim::KeepsWithin, why }
}

const fn tables(class: &'static str, methods: &'static [&'static str]) -> Caller {
    Caller { class, methods, of: HASHES, claim: Claim::Tables, why: "a place in a table" }
}
