//! Classes of the JDK that are known as such.

use crate::row::Releases;

/// A class and what makes it one of its list.
#[derive(Clone, Copy, Debug)]
pub struct ClassRow {
    /// The internal name.
    pub class: &'static str,
    pub releases: Releases,
    pub reason: &'static str,
}

const fn class(class: &'static str, reason: &'static str) -> ClassRow {
    ClassRow { class, releases: Releases::ALL, reason }
}

const CACHE: &str = "keeps boxes of small numbers in an array, which nobody writes after its initialisation";

/// Classes with a field `cache` that is never written after their initialisation.
pub const BOXES: &[ClassRow] = &[
    class("java/lang/Byte$ByteCache", CACHE),
    class("java/lang/Character$CharacterCache", CACHE),
    class("java/lang/Integer$IntegerCache", CACHE),
    class("java/lang/Long$LongCache", CACHE),
    class("java/lang/Short$ShortCache", CACHE),
];

/// Locks and semaphores that keep the order in which threads came: calls on them begin to wait in any case.
pub const FAIR_LOCKS: &[ClassRow] = &[
    class("java/util/concurrent/locks/ReentrantLock$FairSync", "who came first is served first"),
    class("java/util/concurrent/locks/ReentrantReadWriteLock$FairSync", "who came first is served first"),
    class("java/util/concurrent/Semaphore$FairSync", "who came first is served first"),
];

/// Threads that do other things while they wait for something.
pub const HELPING_THREADS: &[ClassRow] =
    &[class("java/util/concurrent/ForkJoinWorkerThread", "runs other tasks while it waits for one")];

/// Classes whose methods park on behalf of their callers.
pub const PARKING: &[ClassRow] = &[class(
    "java/util/concurrent/locks/LockSupport",
    "parks for its caller, who sees what the specification of park says",
)];

const INITIALISER: &str = "its initialiser depends on constants and properties alone, and looks up handles, seeds and properties by code that reaches everything";

/// Classes that are initialised before there is a choice, whether the program will need them or not, in this order.
pub const BEFOREHAND: &[ClassRow] = &[
    class("java/util/Arrays$LegacyMergeSort", INITIALISER),
    class("java/util/Locale", INITIALISER),
    class("java/util/Tripwire", INITIALISER),
    class("jdk/internal/util/random/RandomSupport", INITIALISER),
    class("java/util/concurrent/ThreadLocalRandom", INITIALISER),
    class("java/util/concurrent/atomic/Striped64", INITIALISER),
    class("java/util/concurrent/atomic/Striped64$Cell", INITIALISER),
    class("java/util/concurrent/ForkJoinPool", INITIALISER),
    class("java/util/concurrent/ForkJoinPool$WorkQueue", INITIALISER),
];

/// Every list.
pub(crate) const ALL: &[&[ClassRow]] = &[BOXES, FAIR_LOCKS, HELPING_THREADS, PARKING, BEFOREHAND];

/// Whether a class is in a list.
pub fn is_in(list: &[ClassRow], class: &str) -> bool {
    list.iter().any(|row| row.class == class)
}
