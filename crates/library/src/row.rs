//! A row: some methods of a class, what is claimed of them, and why.

use crate::questions::Question;

/// The first and the last feature release that a row is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Releases(pub u32, pub u32);

impl Releases {
    pub const ALL: Releases = Releases(0, u32::MAX);

    /// Whether a feature release is among them.
    pub(crate) fn contain(self, feature: u32) -> bool {
        (self.0..=self.1).contains(&feature)
    }
}

/// Something known of methods of the class library.
#[derive(Clone, Copy, Debug)]
pub struct Row {
    /// The internal name of the class, or how it begins: `java/lang/invoke/VarHandle*`.
    pub class: &'static str,
    /// Names of methods: `get`, `get*`, `*Opaque`, `*`; with the beginning of a descriptor where it matters:
    /// `acquire(I)`.
    pub methods: &'static [&'static str],
    pub releases: Releases,
    pub claim: Claim,
    /// Why it is true.
    pub reason: &'static str,
}

impl Row {
    /// A row about all releases.
    pub const fn new(class: &'static str, methods: &'static [&'static str], claim: Claim, reason: &'static str) -> Row {
        Row { class, methods, releases: Releases::ALL, claim, reason }
    }

    /// The same from this release on.
    #[must_use]
    pub const fn since(self, first: u32) -> Row {
        Row { releases: Releases(first, self.releases.1), ..self }
    }

    /// The same up to this release.
    #[must_use]
    pub const fn until(self, last: u32) -> Row {
        Row { releases: Releases(self.releases.0, last), ..self }
    }
}

/// What a row claims of a method.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Claim {
    /// Who calls it asks something, or does something, that decides how the program must be explored.
    Asks(Question, Asking),
    /// It counts as a whole, from one wait to the next.
    Atomic,
    /// The same, as long as nobody asks this.
    AtomicUnless(Question),
    /// Functions that it is given are called once at most, under a lock: as long as nobody could observe what they do,
    /// they are a part of it.
    CallsOnce,
    /// It is no part of what counts as a whole and began in a method of these classes, or of any where none is named.
    Apart(&'static [&'static str]),
    /// Though it is no part of that, it counts as a whole by itself, as long as nobody asks this.
    WholeUnless(Question),
    /// It compares what never changes, so it is a part of what counts as a whole.
    Unchanging,
    /// Workers without work wait in it.
    Idle,
    /// Nobody can see that it waits.
    Blocking,
    /// It waits for tasks whose time comes.
    Timed,
    /// Nobody can tell when, or whether, it has run.
    EffectFree,
    /// The same where the exceptions, enumerations and texts of the program are those of the JDK.
    EffectFreeAmongOwn,
    /// It can be left out of a program where nobody needs its answer: it reads and changes nothing.
    Pure,
    /// The same, where nobody needs its exception either: it reads and changes nothing, but may throw.
    Fallible,
    /// The same: it reads and changes nothing but its receiver.
    Contained,
    /// The same: it only prints.
    Output,
    /// It adds something to this field, as a whole, and does nothing else.
    AddsTo(&'static str),
}

/// Which calls of a method ask the question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asking {
    /// All of them.
    Always,
    /// All but those of these methods (`class.method`), whose use of the answer is known.
    Unless(&'static [&'static str]),
    /// Those that the program makes, by itself or through reflection, handles and atomic variables
    /// ([`crate::questions::TRANSPARENT`]).
    ByProgram,
    /// Those that the program makes of another thread than the one that asks.
    OfAnother,
    /// Those that the program makes while other threads live.
    BesideOthers,
    /// Those that are given something that others get at and may change meanwhile: an array, or a text of
    /// [`crate::classes::CHANGING_TEXTS`].
    GivenShared,
    /// Those whose first argument is a text that begins like one of these.
    About(&'static [&'static str]),
    /// All but those of these methods, as long as another thread may still write a field (`class.field`) that decides
    /// the answer. Who explores finds that out.
    WhileWritten(&'static str, &'static [&'static str]),
}
