//! What can be wrong with a run.

use crate::{Claim, CodeLocation, Property};
use model::Violation;

/// One thread's part in a fault.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Site {
    /// The name of the thread.
    pub thread: String,
    /// Where it stands.
    pub place: CodeLocation,
    /// What it does there (`waits for Buffer@1, which thread Producer holds`, `writes Counter.count`).
    pub what: String,
    /// Where it stands in the class library, the innermost call first, where that was asked for.
    pub within: Vec<CodeLocation>,
    /// The calls of the program that led there, the innermost first; without the one that began its thread.
    pub callers: Vec<CodeLocation>,
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
    places: Vec<CodeLocation>,
}

impl FaultKey {
    /// Whether the threads of a deadlock stand where those of another deadlock stand, which may have more of them.
    pub fn is_part_of_deadlock(&self, whole: &FaultKey) -> bool {
        let are_deadlocks = [self, whole].iter().all(|key| key.property == Property::Deadlock);
        are_deadlocks && self.places.iter().all(|place| whole.places.contains(place))
    }
}

impl Violation for Fault {
    type Key = FaultKey;

    fn key(&self) -> FaultKey {
        let is_of_runs = self.property.claim() == Claim::Runs;
        let formula = is_of_runs.then(|| self.message.clone());
        let sites = self.sites.iter().filter(|_| !is_of_runs);
        let mut places: Vec<CodeLocation> = sites.map(|site| site.place.clone()).collect();
        places.sort();
        FaultKey { property: self.property, exception: self.exception.clone(), formula, places }
    }

    /// A race never hides another violation.
    fn stops_search(&self) -> bool {
        self.property != Property::Race
    }
}
