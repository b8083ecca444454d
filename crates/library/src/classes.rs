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

/// Classes with a field `digits` that is never written after their initialisation.
pub const DIGITS: &[ClassRow] =
    &[class("java/lang/Integer", "keeps the digits of numbers in an array, which nobody writes")];

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

const BUSINESS: &str = "what its calls compare are names, locales, zones and providers of the library; of what it is given it only makes texts";

/// Classes whose calls compare nothing that the program can change: comparisons are part of what counts as a whole
/// there. Texts of what they are given are not.
pub(crate) const COMPARING_THEIR_OWN: &[ClassRow] = &[
    class("java/lang/String", BUSINESS),
    class("java/security/SecureRandom", BUSINESS),
    class("java/time/Instant", BUSINESS),
    class("java/time/LocalDate", BUSINESS),
    class("java/time/LocalDateTime", BUSINESS),
    class("java/time/LocalTime", BUSINESS),
    class("java/time/OffsetDateTime", BUSINESS),
    class("java/time/ZonedDateTime", BUSINESS),
    class("java/time/format/DateTimeFormatter", BUSINESS),
    class("java/util/UUID", BUSINESS),
    class("java/util/logging/Logger", BUSINESS),
];

const TEXT: &str = "a text that changes while others read it";

/// Texts that may change during a call that is given one.
pub const CHANGING_TEXTS: &[ClassRow] =
    &[class("java/lang/AbstractStringBuilder", TEXT), class("java/nio/CharBuffer", TEXT)];

const MADE_BY_VM: &str = "the machine makes such objects itself, without any `new` in Java code";

/// Classes of which there are objects in every program.
pub const PRESENT: &[ClassRow] = &[
    class("java/lang/Class", MADE_BY_VM),
    class("java/lang/Object", MADE_BY_VM),
    class("java/lang/String", MADE_BY_VM),
    class("java/lang/Thread", MADE_BY_VM),
];

/// Throwables that the machine or a native makes.
pub const THROWN: &[ClassRow] = &[
    class("java/io/FileNotFoundException", MADE_BY_VM),
    class("java/io/IOException", MADE_BY_VM),
    class("java/io/SyncFailedException", MADE_BY_VM),
    class("java/lang/AbstractMethodError", MADE_BY_VM),
    class("java/lang/ArithmeticException", MADE_BY_VM),
    class("java/lang/ArrayIndexOutOfBoundsException", MADE_BY_VM),
    class("java/lang/ArrayStoreException", MADE_BY_VM),
    class("java/lang/ClassCastException", MADE_BY_VM),
    class("java/lang/ClassCircularityError", MADE_BY_VM),
    class("java/lang/ClassFormatError", MADE_BY_VM),
    class("java/lang/ClassNotFoundException", MADE_BY_VM),
    class("java/lang/CloneNotSupportedException", MADE_BY_VM),
    class("java/lang/Error", MADE_BY_VM),
    class("java/lang/ExceptionInInitializerError", MADE_BY_VM),
    class("java/lang/IllegalAccessError", MADE_BY_VM),
    class("java/lang/IllegalArgumentException", MADE_BY_VM),
    class("java/lang/IllegalMonitorStateException", MADE_BY_VM),
    class("java/lang/IncompatibleClassChangeError", MADE_BY_VM),
    class("java/lang/IndexOutOfBoundsException", MADE_BY_VM),
    class("java/lang/InstantiationError", MADE_BY_VM),
    class("java/lang/InternalError", MADE_BY_VM),
    class("java/lang/InterruptedException", MADE_BY_VM),
    class("java/lang/LinkageError", MADE_BY_VM),
    class("java/lang/NegativeArraySizeException", MADE_BY_VM),
    class("java/lang/NoClassDefFoundError", MADE_BY_VM),
    class("java/lang/NoSuchFieldError", MADE_BY_VM),
    class("java/lang/NoSuchMethodError", MADE_BY_VM),
    class("java/lang/NullPointerException", MADE_BY_VM),
    class("java/lang/OutOfMemoryError", MADE_BY_VM),
    class("java/lang/StackOverflowError", MADE_BY_VM),
    class("java/lang/StringIndexOutOfBoundsException", MADE_BY_VM),
    class("java/lang/ThreadDeath", MADE_BY_VM),
    class("java/lang/UnsatisfiedLinkError", MADE_BY_VM),
    class("java/lang/UnsupportedClassVersionError", MADE_BY_VM),
    class("java/lang/VerifyError", MADE_BY_VM),
    class("java/lang/reflect/InvocationTargetException", MADE_BY_VM),
    class("java/util/zip/DataFormatException", MADE_BY_VM),
];

/// Every list.
pub(crate) const ALL: &[&[ClassRow]] = &[
    BOXES,
    DIGITS,
    FAIR_LOCKS,
    HELPING_THREADS,
    PARKING,
    BEFOREHAND,
    CHANGING_TEXTS,
    COMPARING_THEIR_OWN,
    PRESENT,
    THROWN,
];

/// Whether a class is in a list.
pub fn is_in(list: &[ClassRow], class: &str) -> bool {
    list.iter().any(|row| row.class == class)
}
