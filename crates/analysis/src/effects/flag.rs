//! Effects that need no number: what kinds of operations may happen, and on which kinds of arrays.

use std::ops::BitOr;

/// One or several yes-or-no effects.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Flag(pub(crate) u64);

macro_rules! flags {
    ($($(#[$doc:meta])* $name:ident = $bit:literal;)+) => {
        impl Flag {
            $($(#[$doc])* pub const $name: Flag = Flag(1 << $bit);)+

            /// All flags with their names.
            pub const ALL: &[(Flag, &str)] = &[$((Flag::$name, stringify!($name))),+];
        }
    };
}

flags! {
    /// Makes a `java.lang.Thread`.
    MAKES = 0;
    /// Starts a thread.
    STARTS = 1;
    /// Waits for the end of a thread.
    JOINS = 2;
    /// Waits on a monitor, which it has entered before.
    WAITS = 3;
    /// Notifies waiting threads.
    NOTIFIES = 4;
    PARKS = 5;
    UNPARKS = 6;
    /// Interrupts threads, others too.
    INTERRUPTS = 7;
    /// Sleeps or yields.
    SLEEPS = 8;
    /// Gives an object its identity hash.
    HASHES = 9;
    /// Asks for a choice.
    CHOOSES = 10;
    /// Runs an opaque native.
    OPAQUE = 11;
    /// Links or runs an `invokedynamic` site: initialises a synthesised class.
    LINKS = 12;
    /// Reads the clock.
    CLOCK = 13;
    /// May read any field and any element.
    ANY_MEMORY_READ = 14;
    /// May write any field and any element.
    ANY_MEMORY_WRITE = 15;
    /// Enters monitors of objects of which nothing is known.
    LOCKS_ANY = 16;
    /// May do whatever there is: every question is answered with yes.
    ANYTHING = 17;
    /// Interrupts the thread that it runs in, and nobody else.
    INTERRUPTS_ITSELF = 18;
    /// Reads the clock in code that does so within calls that count as wholes only, or asks `Question::Clock`.
    CLOCK_WITHIN = 19;
}

/// Where the flags of array reads begin; those of writes follow.
const ARRAY_READS: u32 = 32;
const ARRAY_WRITES: u32 = 40;

/// The kinds of arrays, by the descriptor of their elements: booleans count as bytes, all references as one.
const ARRAY_KINDS: &[u8] = b"BCSIJFDL";

impl Flag {
    /// Neither.
    pub(crate) const NONE: Flag = Flag(0);
    /// Reads of all kinds of arrays.
    pub(crate) const ALL_ARRAY_READS: Flag = Flag(0xff << ARRAY_READS);
    /// Writes of all kinds of arrays.
    pub(crate) const ALL_ARRAY_WRITES: Flag = Flag(0xff << ARRAY_WRITES);

    /// Reads elements of this kind; all kinds if there is no such kind.
    pub(crate) fn array_read(kind: u8) -> Flag {
        array_kind(kind).map_or(Flag::ALL_ARRAY_READS, |number| Flag(1 << (ARRAY_READS + number)))
    }

    /// Writes elements of this kind; all kinds if there is no such kind.
    pub(crate) fn array_write(kind: u8) -> Flag {
        array_kind(kind).map_or(Flag::ALL_ARRAY_WRITES, |number| Flag(1 << (ARRAY_WRITES + number)))
    }

    /// Whether the order of some of these and some of those matters: both work on threads, monitors, hashes or the
    /// clock, or one writes arrays that the other accesses.
    pub(crate) fn disturbs(self, others: Flag) -> bool {
        const KINDS: u64 = ((1 << 12) - 1) | Flag::CLOCK.0 | Flag::CLOCK_WITHIN.0 | Flag::INTERRUPTS_ITSELF.0;
        let arrays = |flags: u64, from: u32| flags >> from & 0xff;
        let (read, written) = (arrays(self.0, ARRAY_READS), arrays(self.0, ARRAY_WRITES));
        let (reads, writes) = (arrays(others.0, ARRAY_READS), arrays(others.0, ARRAY_WRITES));
        let by_kind = self.0 & KINDS != 0 && others.0 & KINDS != 0;
        by_kind || read & writes != 0 || written & (reads | writes) != 0 || (self | others).meets(Flag::ANY_MEMORY_READ)
    }

    /// Whether some of these are among those.
    pub fn meets(self, others: Flag) -> bool {
        self.0 & others.0 != 0
    }
}

fn array_kind(descriptor: u8) -> Option<u32> {
    let kind = match descriptor {
        b'Z' => b'B',
        b'[' => b'L',
        other => other,
    };
    ARRAY_KINDS.iter().position(|known| *known == kind).and_then(|number| u32::try_from(number).ok())
}

impl BitOr for Flag {
    type Output = Flag;

    fn bitor(self, other: Flag) -> Flag {
        Flag(self.0 | other.0)
    }
}
