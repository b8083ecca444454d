//! What can be asked of an exploration.

use crate::condition::Condition;
use evidence::Property;
use library::Questions;

/// How a program is explored.
pub struct Options {
    /// The properties to be decided.
    pub properties: Vec<Property>,
    /// The state to be found.
    pub find: Option<Condition>,
    /// What can be seen of a state: the atoms of what is claimed of endless runs, by number.
    pub atoms: Vec<Condition>,
    /// What is claimed of endless runs, by number: the property and the words for it.
    pub claims: Vec<(Property, String)>,
    /// Whether methods named `invariant`, `pre_m` and `post_m` are class properties; those that are annotated always are.
    pub class_properties: bool,
    /// Whether steps that cannot disturb each other are explored in one order only.
    pub reduction: bool,
    /// Whether states that differ in the order of allocation or in garbage are the same.
    pub symmetry: bool,
    /// What may happen in a run that the program does not decide.
    pub nondeterminism: Nondeterminism,
    /// Whether what happens inside the class library is told too.
    pub unfold: bool,
    /// The questions that the program is known to raise, from an exploration that was not prepared for them.
    pub questions: Questions,
    /// Whether somebody looks at the states in which the program ends: then it counts how far daemons have come.
    pub final_states: bool,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            properties: Property::USUAL.to_vec(),
            find: None,
            atoms: Vec::new(),
            claims: Vec::new(),
            class_properties: false,
            reduction: true,
            symmetry: true,
            nondeterminism: Nondeterminism::default(),
            unfold: false,
            questions: Questions::default(),
            final_states: false,
        }
    }
}

/// What may happen in a run that the program does not decide. A schedule fits only the exploration that it was found in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Nondeterminism {
    /// Whether `Object.wait` may return without reason, and `LockSupport.park` of the program.
    pub spurious_wakeups: bool,
    /// Whether listed calls of the class library are one step each, from one wait to the next (`library::whole`).
    pub whole_calls: bool,
    /// Whether a weak compare-and-set of the program may fail for no reason.
    pub weak_cas: bool,
    /// Whether `java.util.Random` answers with every value.
    pub enumerate_random: bool,
    /// Whether only the runnable threads of the highest priority run.
    pub respect_priorities: bool,
}

impl Default for Nondeterminism {
    fn default() -> Nondeterminism {
        Nondeterminism {
            spurious_wakeups: false,
            whole_calls: true,
            weak_cas: false,
            enumerate_random: false,
            respect_priorities: false,
        }
    }
}
