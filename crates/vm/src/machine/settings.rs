//! What a run may use, and what the program is told about the machine it runs on: fixed before the boot.

use std::path::Path;

/// What a run may use, and what the program is told about the machine it runs on.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Bytes of dynamic heap before `OutOfMemoryError`.
    pub max_heap: u64,
    /// Slots of one thread's stack before `StackOverflowError`.
    pub max_stack_slots: u32,
    /// The JDK's home directory, version and feature number.
    pub java_home: String,
    pub java_version: String,
    pub feature: u32,
    /// What `java.class.path` says.
    pub class_path: String,
    /// Whether `assert` works in the program's own classes.
    pub assertions: bool,
    /// Whether it is noted where threads come in the program's own code.
    pub visits: bool,
    /// How many processors the program is told of; threads interleave whatever it is.
    pub processors: u32,
}

impl Settings {
    /// Slots of a thread's stack: about as deep as HotSpot's default of one megabyte.
    const MAX_STACK_SLOTS: u32 = 160_000;

    /// How many bytes the objects of a program may take where nobody says.
    pub const USUAL_HEAP: u64 = 1 << 30;

    /// Everything as usual on a JDK, given by its home directory, version and feature number; assertions are off.
    pub fn of_jdk(home: &Path, version: &str, feature: u32) -> Settings {
        Settings {
            max_heap: Settings::USUAL_HEAP,
            max_stack_slots: Settings::MAX_STACK_SLOTS,
            java_home: home.display().to_string(),
            java_version: version.to_owned(),
            feature,
            class_path: String::from("."),
            assertions: false,
            visits: false,
            processors: Settings::usual_processors(feature),
        }
    }

    /// Two processors: enough that pools really have several workers.
    pub const PROCESSORS: u32 = 2;

    /// As many as a program is told of that does not say otherwise. The asynchronous stages of JDK 25 always run in the
    /// common pool, which has a worker less than there are processors: with two of them no two stages would ever
    /// overlap.
    pub(crate) fn usual_processors(feature: u32) -> u32 {
        if feature < 25 { Settings::PROCESSORS } else { 3 }
    }
}
