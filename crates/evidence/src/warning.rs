//! What a run that went well says about others that may not.

use crate::Site;

/// What is suspected, and by which analysis.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Suspicion {
    /// Two accesses that nothing orders in the run that was observed: a data race of that run, not a potential one.
    Race,
    /// Two accesses that no lock keeps apart.
    PotentialRace,
    /// Threads that take locks in a circle.
    LockOrder,
    /// A wait that is not repeated until what is waited for is there.
    WaitWithoutLoop,
    /// A notification on something that nobody ever waits on.
    UnheardNotify,
    /// A thread that sleeps, waits or is parked with a lock held that it does not give up.
    LockWhileBlocked,
}

impl Suspicion {
    /// All of them, in the order in which reports list them.
    pub const ALL: [Suspicion; 6] = [
        Suspicion::Race,
        Suspicion::PotentialRace,
        Suspicion::LockOrder,
        Suspicion::WaitWithoutLoop,
        Suspicion::UnheardNotify,
        Suspicion::LockWhileBlocked,
    ];

    /// The name in reports.
    pub fn name(self) -> &'static str {
        match self {
            Suspicion::Race => "race",
            Suspicion::PotentialRace => "potential-race",
            Suspicion::LockOrder => "lock-order",
            Suspicion::WaitWithoutLoop => "wait-without-loop",
            Suspicion::UnheardNotify => "unheard-notify",
            Suspicion::LockWhileBlocked => "lock-while-blocked",
        }
    }

    /// The analysis that says so.
    pub fn analysis(self) -> &'static str {
        match self {
            Suspicion::Race => "happens-before",
            Suspicion::PotentialRace => "lock-set",
            Suspicion::LockOrder => "lock-tree",
            Suspicion::WaitWithoutLoop | Suspicion::UnheardNotify | Suspicion::LockWhileBlocked => "waiting",
        }
    }

    /// Whether it happened in a run, or only might in another.
    pub fn is_real(self) -> bool {
        self == Suspicion::Race
    }
}

/// One thread's part in a warning.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Participant {
    /// Who, where and what.
    pub site: Site,
    /// The locks it holds there, the outermost first.
    pub locks: Vec<String>,
}

/// Something that may go wrong, or has gone wrong without harm.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Warning {
    /// What is suspected.
    pub suspicion: Suspicion,
    /// One sentence.
    pub message: String,
    /// Who takes part.
    pub participants: Vec<Participant>,
    /// How many further warnings have the same sites.
    pub others: u64,
    /// The threads it is about and those that influence them, by name.
    pub window: Vec<String>,
    /// What a search has found out about it, where one was made.
    pub ending: Option<Ending>,
}

/// What a search has found out about a warning.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Ending {
    /// It happens: the number of the violation that shows it, counted from 1, and of the one it leads to.
    Confirmed { violation: usize, leads_to: Option<usize> },
    /// It cannot happen, within the bounds that the sentence names.
    Refuted { within: String },
    /// Nobody knows, for the reason that the sentence names.
    Open { why: String },
}

impl Ending {
    /// The name in reports.
    pub fn name(&self) -> &'static str {
        match self {
            Ending::Confirmed { .. } => "confirmed",
            Ending::Refuted { .. } => "refuted",
            Ending::Open { .. } => "open",
        }
    }
}
