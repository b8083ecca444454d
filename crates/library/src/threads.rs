//! What the class library keeps about each thread, as fields of `java.lang.Thread`: who changes it, and when.
//!
//! Starting, making and ending a thread are each one operation, so what they read and write is known by these lists
//! alone. A name that is missing hides a dependence, and with it runs; one that is too many costs states. A test
//! compares them with the code of every JDK found (`library/tests/releases/threads.rs`). On JDK 21 and 25
//! most of it is in `Thread$FieldHolder`, every field of which is taken for anybody's business.

/// What tells whether a thread lives and whether it was interrupted.
pub const LIFE: &[&str] = &["eetop", "threadStatus", "interrupted"];

/// What `Thread.exit` takes from a thread that ends, without what is [`PRIVATE`]; and the `target`, at which others
/// look who call its `run`.
pub const CLEARED: &[&str] =
    &["group", "target", "inheritedAccessControlContext", "blocker", "nioBlocker", "uncaughtExceptionHandler"];

/// What a new thread takes over from the one that makes it and others may change there.
pub const INHERITED: &[&str] = &["daemon", "priority", "contextClassLoader"];

/// What the start of a thread looks at and others may change until then.
pub const STARTED: &[&str] = &["daemon"];

/// What only the thread itself looks at, except while it is made (by its maker, before anybody else can reach it) or
/// ends. Whoever calls `run` of another thread looks at its `target`: that call is an operation.
pub const PRIVATE: &[&str] = &[
    "target",
    "threadLocals",
    "inheritableThreadLocals",
    "threadLocalRandomSeed",
    "threadLocalRandomProbe",
    "threadLocalRandomSecondarySeed",
];

/// Those among them that lead to objects which only the thread itself gets at.
pub const OWN: &[&str] = &["threadLocals", "inheritableThreadLocals"];

/// Fields of a group of threads that no making, starting or ending of a thread writes: who reads them sees nothing of
/// that. Whoever writes them may be seen: `maxPriority` is looked at where a thread is made.
pub const KEPT_BY_GROUPS: &[&str] = &["maxPriority", "name", "parent"];

/// The class that keeps the hooks which run at the end of the program; initialised when the first one is added.
pub const HOOKS: &str = "java/lang/ApplicationShutdownHooks";
