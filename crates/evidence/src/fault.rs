//! What can be wrong with a run.

use crate::Place;
use model::Violation;

/// A property that every run must keep, or (for `Find`) a state that is looked for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Property {
    /// No thread can move and at least one non-daemon thread has not ended; or some threads wait for ever for what others of them hold.
    Deadlock,
    /// An `AssertionError` that nobody catches, or a failed `Verify.assertTrue`.
    Assertion,
    /// Any other exception that nobody catches.
    Exception,
    /// Two conflicting accesses of two threads, neither volatile nor atomic, enabled in one state.
    Race,
    /// A run that never ends, or ends in a deadlock.
    Termination,
    /// Threads that go on for ever without progress.
    Livelock,
    /// A thread that is no daemon can never move again, though others go on.
    Stuck,
    /// A run that a formula of the user, or an automaton, does not allow.
    Ltl,
    /// A state that the user has described is reachable.
    Find,
}

impl Property {
    /// All of them, in the order in which reports list them.
    pub const ALL: [Property; 9] = [
        Property::Deadlock,
        Property::Assertion,
        Property::Exception,
        Property::Race,
        Property::Termination,
        Property::Livelock,
        Property::Stuck,
        Property::Ltl,
        Property::Find,
    ];

    /// What is looked for where nobody says.
    pub const USUAL: [Property; 4] = [Property::Deadlock, Property::Assertion, Property::Exception, Property::Race];

    /// The name in options and reports.
    pub fn name(self) -> &'static str {
        match self {
            Property::Deadlock => "deadlock",
            Property::Assertion => "assertion",
            Property::Exception => "exception",
            Property::Race => "race",
            Property::Termination => "termination",
            Property::Livelock => "livelock",
            Property::Stuck => "stuck",
            Property::Ltl => "ltl",
            Property::Find => "find",
        }
    }
}

/// One thread's part in a fault.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Site {
    /// The name of the thread.
    pub thread: String,
    /// Where it stands.
    pub place: Place,
    /// What it does there (`waits for Buffer@1, which thread Producer holds`, `writes Counter.count`).
    pub what: String,
    /// Where it stands in the class library, the innermost call first, where that was asked for.
    pub within: Vec<Place>,
}

/// Something that must not happen, and did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// The property that is violated.
    pub property: Property,
    /// The class of the exception, for assertions and exceptions.
    pub exception: Option<String>,
    /// One sentence.
    pub message: String,
    /// Who takes part, and where.
    pub sites: Vec<Site>,
}

/// What makes two faults the same: the property, the exception, and where it happens; of runs, what they break.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct FaultKey {
    property: Property,
    exception: Option<String>,
    /// The formula, where there may be several; wherever its runs lead, it is broken once.
    formula: Option<String>,
    places: Vec<Place>,
}

impl Violation for Fault {
    type Key = FaultKey;

    fn key(&self) -> FaultKey {
        let is_of_runs = matches!(self.property, Property::Termination | Property::Livelock | Property::Ltl);
        let formula = is_of_runs.then(|| self.message.clone());
        let sites = self.sites.iter().filter(|_| !is_of_runs);
        let mut places: Vec<Place> = sites.map(|site| site.place.clone()).collect();
        places.sort();
        FaultKey { property: self.property, exception: self.exception.clone(), formula, places }
    }

    /// A race never hides another violation.
    fn stops_search(&self) -> bool {
        self.property != Property::Race
    }
}
