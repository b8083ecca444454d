//! Calls that decide how a program must be explored, or how far a proof goes: whoever makes one asks a question.
//!
//! An exploration leaves out what nobody asks about: the order in which calls begin to wait, when a worker without work
//! leaves its pool, what lies between two steps that cannot be observed. Each question is raised at the moment such a
//! method is called, by whatever way it was reached; then everything explored before counts for nothing and the
//! exploration begins again, prepared for it.
//!
//! That is sound because until the first such call the program cannot tell the difference: to reach the call is like
//! reaching a failed assertion, which the exploration without preparation would have found. Errs by raising a question
//! that nobody uses.

pub(crate) mod rows;

/// What a program may ask, or do, that an exploration has to be prepared for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Question {
    /// Stops or suspends threads wherever they stand: even steps that nobody can observe must not be taken together.
    Strikes,
    /// Who waits for a lock, a queue or a result: calls that would only wait have to begin all the same.
    Waiters,
    /// What state a thread is in: sleeping, blocking and leaving a monitor have states of their own.
    States,
    /// How many workers a pool has: those without work leave whenever their time may be over.
    Workers,
    /// Accesses memory in a mode weaker than volatile: the Java memory model allows more than the explored runs.
    Weak,
    /// States formulas of temporal logic: every state is looked at.
    Formulas,
    /// Changes properties that initialisers of the JDK read: those are not run before their time.
    Properties,
    /// Sets a security manager, which the JDK asks in many places.
    SecurityManager,
    /// Has exceptions, enumerations or texts of its own that no class names which `main` leads to.
    OwnKinds,
    /// How much a map holds while others may still change that: its counters are changed step by step.
    Counts,
    /// Changes what the JDK's own business depends on (defaults, loggers, properties), or shares what it is about,
    /// while other threads live: formatting, dates, random numbers and logging are no wholes.
    Parts,
    /// Reads the clock in code of the library outside of calls that count as wholes: sleeping and waiting for a time
    /// move a clock that somebody looks at.
    Clock,
    /// Formats something: what the JDK does at the first time is done beforehand (`explore::early_initialization`).
    Formats,
    /// Formats dates or times: the same.
    Dates,
    /// Draws random numbers of the secure kind: providers are looked up beforehand.
    Randoms,
    /// Prints what code of the program puts into words: the stream is locked meanwhile.
    Words,
    /// Which of several like threads is which, by name or number: states that differ in nothing else differ.
    Identities,
}

/// All of them, by their bits.
const ALL: [Question; 17] = [
    Question::Strikes,
    Question::Waiters,
    Question::States,
    Question::Workers,
    Question::Weak,
    Question::Formulas,
    Question::Properties,
    Question::SecurityManager,
    Question::OwnKinds,
    Question::Counts,
    Question::Parts,
    Question::Clock,
    Question::Formats,
    Question::Dates,
    Question::Randoms,
    Question::Words,
    Question::Identities,
];

impl Question {
    /// The name by which a saved schedule knows it.
    pub fn name(self) -> &'static str {
        match self {
            Question::Strikes => "strikes",
            Question::Waiters => "waiters",
            Question::States => "states",
            Question::Workers => "workers",
            Question::Weak => "weak",
            Question::Formulas => "formulas",
            Question::Properties => "properties",
            Question::SecurityManager => "security-manager",
            Question::OwnKinds => "own-kinds",
            Question::Counts => "counts",
            Question::Parts => "parts",
            Question::Clock => "clock",
            Question::Formats => "formats",
            Question::Dates => "dates",
            Question::Randoms => "randoms",
            Question::Words => "words",
            Question::Identities => "identities",
        }
    }
}

/// A set of questions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Questions(pub(crate) u32);

impl From<Question> for Questions {
    fn from(question: Question) -> Questions {
        Questions(1 << question as u32)
    }
}

impl Questions {
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn contains(self, question: Question) -> bool {
        self.0 & Questions::from(question).0 != 0
    }

    /// Both together.
    #[must_use]
    pub fn and(self, others: Questions) -> Questions {
        Questions(self.0 | others.0)
    }

    /// Those that are not among the others.
    #[must_use]
    pub fn without(self, others: Questions) -> Questions {
        Questions(self.0 & !others.0)
    }

    pub fn insert(&mut self, question: Question) {
        *self = self.and(question.into());
    }

    /// One after the other.
    pub fn iter(self) -> impl Iterator<Item = Question> {
        ALL.into_iter().filter(move |question| self.contains(*question))
    }

    /// Their names, as [`Questions::named`] reads them.
    pub fn names(self) -> String {
        self.iter().map(Question::name).collect::<Vec<_>>().join(" ")
    }

    /// The questions with these names; what is no name of one is passed over.
    pub fn named(names: &str) -> Questions {
        let is_named = |question: &Question| names.split(' ').any(|name| name == question.name());
        ALL.into_iter().filter(is_named).fold(Questions::default(), |all, question| all.and(question.into()))
    }
}

/// Code that does something on behalf of its caller: who asks is whoever called it.
pub const TRANSPARENT: &[&str] = &[
    "java/lang/invoke/",
    "java/lang/reflect/",
    // Not the adders beside them: what their cells are accessed by is their own affair.
    "java/util/concurrent/atomic/Atomic",
    "jdk/internal/misc/Unsafe",
    "jdk/internal/reflect/",
    "sojourner/",
    "sun/misc/Unsafe",
];

/// How the names of the properties begin that the initialisers read which are run beforehand
/// (`explore::early_initialization`).
pub(crate) const PROPERTIES: &[&str] = &[
    "java.util.Arrays.useLegacyMergeSort",
    "java.locale.",
    "java.security.",
    "java.time.",
    "java.util.concurrent.ForkJoinPool.",
    "java.util.secureRandomSeed",
    "org.openjdk.java.util.stream.tripwire",
    "user.country",
    "user.language",
    "user.region",
    "user.script",
    "user.timezone",
    "user.variant",
];

#[cfg(test)]
mod tests {
    use super::{ALL, Question, Questions};

    #[test]
    fn the_names_of_questions_can_be_read_again() {
        for question in ALL {
            assert_eq!(Questions::named(question.name()), question.into());
        }
        let two = Questions::from(Question::Waiters).and(Question::Weak.into());
        assert_eq!(two.names(), "waiters weak");
        assert_eq!(Questions::named("weak waiters nonsense"), two);
        assert!(Questions::named("").is_empty());
    }
}
