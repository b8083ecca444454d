//! The properties that a run can violate: one row each, from which the option `--property`, the reports and what makes
//! two faults the same take what they need to know. To add one is to add a row here, and to say where it shows
//! (`explore`, `checker::claims`).

/// What is known of a property.
struct Row {
    /// The name in options and reports.
    name: &'static str,
    asked: Asked,
    claim: Claim,
    /// What a proof says: that there is none of it.
    absence: &'static str,
    /// What the violation is, for whoever has to choose.
    help: &'static str,
}

/// Who looks for a property.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asked {
    /// Everybody, unless they say otherwise.
    Usually,
    /// Who names it.
    ByName,
    /// Who uses an option of its own, or a program that states it itself.
    Otherwise,
}

/// What a property speaks of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Claim {
    /// A state or a step: the run up to there shows the violation, and where it happens makes the difference between
    /// two.
    States,
    /// A run as a whole, which may be endless: wherever it leads, what it breaks is broken once.
    Runs,
    /// A state and everything that can follow it.
    Continuations,
}

/// Makes the enum, the list of all and the rows.
macro_rules! properties {
    ($($(#[doc = $meaning:literal])+ $property:ident: $row:expr;)+) => {
        /// A property that every run must keep, or (for `Find`) a state that is looked for.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum Property {
            $($(#[doc = $meaning])+ $property,)+
        }

        impl Property {
            /// All of them, in the order in which reports list them.
            pub const ALL: &[Property] = &[$(Property::$property),+];

            const fn row(self) -> Row {
                match self {
                    $(Property::$property => $row,)+
                }
            }
        }
    };
}

properties! {
    /// No thread can move and at least one non-daemon thread has not ended; or some threads wait for ever for what
    /// others of them hold.
    Deadlock: Row {
        name: "deadlock",
        asked: Asked::Usually,
        claim: Claim::States,
        absence: "no deadlock",
        help: "No thread can move, and one that is no daemon has not ended; or some wait for each other for ever",
    };

    /// An `AssertionError` that nobody catches, or a failed `Verify.assertTrue`.
    Assertion: Row {
        name: "assertion",
        asked: Asked::Usually,
        claim: Claim::States,
        absence: "no failing assertion",
        help: "An assert statement fails",
    };

    /// Any other exception that nobody catches.
    Exception: Row {
        name: "exception",
        asked: Asked::Usually,
        claim: Claim::States,
        absence: "no uncaught exception",
        help: "An exception leaves a thread uncaught",
    };

    /// Two conflicting accesses of two threads, neither volatile nor atomic, enabled in one state.
    Race: Row {
        name: "race",
        asked: Asked::Usually,
        claim: Claim::States,
        absence: "no data race",
        help: "Two threads access a field at once without synchronisation, and one of them writes it",
    };

    /// A run that never ends, or ends in a deadlock.
    Termination: Row {
        name: "termination",
        asked: Asked::ByName,
        claim: Claim::Runs,
        absence: "no run without end",
        help: "A run never ends, or ends in a deadlock",
    };

    /// Threads that go on for ever without progress.
    Livelock: Row {
        name: "livelock",
        asked: Asked::ByName,
        claim: Claim::Runs,
        absence: "no livelock",
        help: "Threads go on for ever without a step that prints, ends a thread or calls Verify.progress()",
    };

    /// A thread that is no daemon can never move again, though others go on.
    Stuck: Row {
        name: "stuck",
        asked: Asked::ByName,
        claim: Claim::Continuations,
        absence: "no thread that is stuck",
        help: "A thread that is no daemon can never move again, whatever the others do, and they go on",
    };

    /// A run that a formula of the user, or an automaton, does not allow.
    Ltl: Row {
        name: "ltl",
        asked: Asked::Otherwise,
        claim: Claim::Runs,
        absence: "no run that breaks a temporal formula",
        help: "A run breaks a formula of temporal logic, or is not accepted by an automaton",
    };

    /// A state that the user has described is reachable.
    Find: Row {
        name: "find",
        asked: Asked::Otherwise,
        claim: Claim::States,
        absence: "no state of the kind looked for",
        help: "A state that was looked for is reachable",
    };
}

impl Property {
    /// What is looked for where nobody says.
    pub fn usual() -> Vec<Property> {
        Property::ALL.iter().copied().filter(|property| property.asked() == Asked::Usually).collect()
    }

    /// The name in options and reports.
    pub const fn name(self) -> &'static str {
        self.row().name
    }

    /// Who looks for it.
    pub const fn asked(self) -> Asked {
        self.row().asked
    }

    /// What it speaks of.
    pub const fn claim(self) -> Claim {
        self.row().claim
    }

    /// What a proof says.
    pub const fn absence(self) -> &'static str {
        self.row().absence
    }

    /// What the violation is, for whoever has to choose.
    pub const fn help(self) -> &'static str {
        self.row().help
    }
}

#[cfg(test)]
mod tests {
    use super::Property;
    use std::collections::BTreeSet;

    #[test]
    fn names_are_different_and_the_contract_names_the_usual_ones() {
        let names: BTreeSet<&str> = Property::ALL.iter().map(|property| property.name()).collect();
        assert_eq!(names.len(), Property::ALL.len());
        let usual: Vec<&str> = Property::usual().into_iter().map(Property::name).collect();
        assert_eq!(usual, ["deadlock", "assertion", "exception", "race"]);
    }
}
