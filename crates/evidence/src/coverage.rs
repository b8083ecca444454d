//! What of a program the explored runs have come to: instructions, branches, methods, and what threads did to each
//! other.
//!
//! Counters are those of JaCoCo, so that its XML can be written from them: what a compiler adds that nobody wrote
//! counts for nothing (`explore/coverage/left_out.rs`).

use crate::CodeLocation;

/// How much of something was seen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counter {
    pub missed: u32,
    pub covered: u32,
}

impl Counter {
    /// Counts one thing.
    pub fn of(covered: bool) -> Counter {
        Counter { missed: u32::from(!covered), covered: u32::from(covered) }
    }

    pub fn total(self) -> u32 {
        self.missed + self.covered
    }

    /// The sum of two counters.
    #[must_use]
    pub fn and(self, other: Counter) -> Counter {
        Counter { missed: self.missed + other.missed, covered: self.covered + other.covered }
    }

    /// How much was seen, in percent; everything where there is nothing.
    pub fn percent(self) -> f64 {
        if self.total() == 0 { 100.0 } else { 100.0 * f64::from(self.covered) / f64::from(self.total()) }
    }
}

/// What of a program was seen.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Coverage {
    /// The program's own classes, by name.
    pub classes: Vec<ClassCoverage>,
    /// Conflicting accesses of different threads.
    pub pairs: Vec<AccessPair>,
    /// Where threads enter monitors and call what may wait for a lock.
    pub locks: Vec<LockSite>,
    /// Where threads wait for a notification.
    pub waits: Vec<WaitSite>,
    /// Every run was explored: what was not reached, no run reaches.
    pub complete: bool,
}

/// What of a class was seen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClassCoverage {
    /// The name as Java writes it: `shop.Buffer$Slot`.
    pub name: String,
    /// The name of its source file, where the class file tells.
    pub file: Option<String>,
    pub super_class: Option<String>,
    pub methods: Vec<MethodCoverage>,
}

/// What of a method was seen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MethodCoverage {
    pub name: String,
    pub descriptor: String,
    pub instructions: Counter,
    pub branches: Counter,
    /// Cyclomatic complexity, as JaCoCo counts it.
    pub complexity: Counter,
    /// The lines with instructions, in ascending order.
    pub lines: Vec<LineCoverage>,
}

impl MethodCoverage {
    pub fn is_covered(&self) -> bool {
        self.instructions.covered > 0
    }
}

/// What of a line was seen, by the instructions of one method.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LineCoverage {
    pub line: u32,
    pub instructions: Counter,
    pub branches: Counter,
}

/// Two places that access the same memory from different threads, one of them to write.
#[derive(Clone, Debug, PartialEq)]
pub struct AccessPair {
    /// The field, or `elements of int[]`.
    pub what: String,
    pub first: CodeLocation,
    pub second: CodeLocation,
    pub first_writes: bool,
    pub second_writes: bool,
    /// Some run has the first one before the second.
    pub in_order: bool,
    /// Some run has the second one before the first.
    pub reversed: bool,
}

/// A place where threads take a lock.
#[derive(Clone, Debug, PartialEq)]
pub struct LockSite {
    pub location: CodeLocation,
    /// `synchronized`, or the method that is called.
    pub how: String,
    pub reached: bool,
    /// Some thread has found the lock held by another one.
    pub contended: bool,
}

/// A place where threads wait to be woken.
#[derive(Clone, Debug, PartialEq)]
pub struct WaitSite {
    pub location: CodeLocation,
    pub entered: bool,
    /// A notification has ended the wait.
    pub notified: bool,
    /// The wait has ended by itself: time was over, or it was interrupted.
    pub timed_out: bool,
}
