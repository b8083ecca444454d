//! Java methods that hand out answers from the surroundings.

use super::contents::{
    is_common_pool, is_host_property, may_be_ordered, several_elements, several_keys, several_nodes, two_elements,
};
use vm::Machine;
use vm::surroundings::{Reading, Source};

/// The methods, by what they hand out.
pub const READINGS: &[Reading] = &[
    // A generator that nobody gave a seed.
    reading("java/util/Random", "<init>", "()V", Source::Seed),
    reading("java/util/SplittableRandom", "<init>", "()V", Source::Random),
    reading("jdk/random/*", "<init>", "()V", Source::Random),
    reading("jdk/internal/random/*", "<init>", "()V", Source::Random),
    reading("java/util/concurrent/ThreadLocalRandom", "nextSeed", "()", Source::Random),
    // When a task was meant to run, by the clock of its timer.
    reading("java/util/TimerTask", "scheduledExecutionTime", "()", Source::Date),
    // When the JVM was started; and with what.
    reading("sun/management/RuntimeImpl", "getStartTime", "()", Source::Date),
    reading("sun/management/RuntimeImpl", "getInputArguments", "()", Source::Host),
    // Remembered in later releases, so that the native is not asked again.
    reading("java/lang/Enum", "hashCode", "()I", Source::IdentityHash),
    // The salt.
    ordering("java/util/ImmutableCollections$Set12$1", "next", "()", Source::SaltedOrder, may_be_ordered),
    ordering("java/util/ImmutableCollections$Set12", "toArray", "(", Source::SaltedOrder, two_elements),
    ordering("java/util/ImmutableCollections$SetN$SetNIterator", "<init>", "(", Source::SaltedOrder, several_elements),
    ordering("java/util/ImmutableCollections$MapN$MapNIterator", "<init>", "(", Source::SaltedOrder, several_elements),
    // Orders of hash tables.
    ordering("java/util/HashMap$HashIterator", "<init>", "(", Source::TableOrder, several_keys),
    ordering("java/util/HashMap$HashMapSpliterator", "<init>", "(", Source::TableOrder, several_keys),
    reading("java/util/HashMap", "forEach", "(", Source::TableOrder),
    reading("java/util/HashMap", "replaceAll", "(", Source::TableOrder),
    reading("java/util/HashMap", "keysToArray", "(", Source::TableOrder),
    reading("java/util/HashMap", "valuesToArray", "(", Source::TableOrder),
    reading("java/util/HashMap", "internalWriteEntries", "(", Source::TableOrder),
    reading("java/util/HashMap$KeySet", "forEach", "(", Source::TableOrder),
    reading("java/util/HashMap$Values", "forEach", "(", Source::TableOrder),
    reading("java/util/HashMap$EntrySet", "forEach", "(", Source::TableOrder),
    reading("java/util/WeakHashMap$HashIterator", "<init>", "(", Source::TableOrder),
    reading("java/util/WeakHashMap$WeakHashMapSpliterator", "<init>", "(", Source::TableOrder),
    reading("java/util/WeakHashMap", "forEach", "(", Source::TableOrder),
    reading("java/util/WeakHashMap", "replaceAll", "(", Source::TableOrder),
    reading("java/util/IdentityHashMap$IdentityHashMapIterator", "<init>", "(", Source::TableOrder),
    reading("java/util/IdentityHashMap$IdentityHashMapSpliterator", "<init>", "(", Source::TableOrder),
    reading("java/util/IdentityHashMap$KeySet", "toArray", "(", Source::TableOrder),
    reading("java/util/IdentityHashMap$EntrySet", "toArray", "(", Source::TableOrder),
    reading("java/util/IdentityHashMap$Values", "toArray", "(", Source::TableOrder),
    reading("java/util/IdentityHashMap", "forEach", "(", Source::TableOrder),
    reading("java/util/IdentityHashMap", "replaceAll", "(", Source::TableOrder),
    reading("java/util/Hashtable$Enumerator", "<init>", "(", Source::TableOrder),
    reading("java/util/Hashtable", "forEach", "(", Source::TableOrder),
    reading("java/util/Hashtable", "replaceAll", "(", Source::TableOrder),
    ordering("java/util/concurrent/ConcurrentHashMap$Traverser", "<init>", "(", Source::TableOrder, several_nodes),
    reading("java/util/concurrent/ConcurrentHashMap$BulkTask", "<init>", "(", Source::TableOrder),
    // Numbers of threads.
    reading("java/lang/Thread", "getId", "()", Source::ThreadIds),
    reading("java/lang/Thread", "threadId", "()", Source::ThreadIds),
    // How many workers the common pool has, or that it has none, follows from the processors.
    reading("java/util/concurrent/ForkJoinPool", "getCommonPoolParallelism", "()", Source::CommonPool),
    ordering("java/util/concurrent/ForkJoinPool", "createWorker", "()", Source::CommonPool, is_common_pool),
    reading("java/util/concurrent/CompletableFuture$ThreadPerTaskExecutor", "execute", "(", Source::CommonPool),
    // Whether something was collected.
    reading("java/lang/ref/Reference", "get", "()", Source::References),
    reading("java/lang/ref/Reference", "refersTo", "(", Source::References),
    reading("java/lang/ref/Reference", "refersToImpl", "(", Source::References),
    reading("java/lang/ref/ReferenceQueue", "poll", "()", Source::References),
    reading("java/lang/ref/ReferenceQueue", "remove", "(", Source::References),
    // The machine and its user.
    ordering("java/lang/System", "getProperty", "(", Source::Host, is_host_property),
    reading("java/lang/System", "getProperties", "()", Source::Host),
    reading("java/lang/System", "getenv", "(", Source::Host),
    reading("java/net/InetAddress", "getLocalHost", "()", Source::Host),
    reading("java/lang/System", "lineSeparator", "()", Source::Host),
    reading("java/util/Locale", "getDefault", "(", Source::Host),
    reading("java/util/TimeZone", "getDefault", "()", Source::Host),
    reading("java/time/ZoneId", "systemDefault", "()", Source::Host),
    reading("java/nio/charset/Charset", "defaultCharset", "()", Source::Host),
];

const fn reading(class: &'static str, method: &'static str, descriptor: &'static str, source: Source) -> Reading {
    Reading { class, method, descriptor, source, matters: always }
}

const fn ordering(
    class: &'static str,
    method: &'static str,
    descriptor: &'static str,
    source: Source,
    matters: fn(&Machine, &[u64]) -> bool,
) -> Reading {
    Reading { class, method, descriptor, source, matters }
}

fn always(_machine: &Machine, _arguments: &[u64]) -> bool {
    true
}
