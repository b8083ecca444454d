//! What can be asked of an exploration.

use crate::condition::Condition;
use evidence::Property;
use library::{Nondeterminism, Questions};

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
    /// Whether methods named `invariant`, `pre_m` and `post_m` are class properties; those that are annotated always
    /// are.
    pub class_properties: bool,
    /// How it is gone about.
    pub manner: Manner,
    /// What may happen in a run that the program does not decide.
    pub nondeterminism: Nondeterminism,
    /// The questions that the program is known to raise, from an exploration that was not prepared for them.
    pub questions: Questions,
    /// Whether somebody looks at the states in which the program ends: then it counts how far daemons have come.
    pub final_states: bool,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            properties: Property::usual(),
            find: None,
            atoms: Vec::new(),
            claims: Vec::new(),
            class_properties: false,
            manner: Manner::default(),
            nondeterminism: Nondeterminism::USUAL,
            questions: Questions::default(),
            final_states: false,
        }
    }
}

/// How an exploration is gone about: what is found, and what a schedule means, is the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Manner {
    /// Whether steps that cannot disturb each other are explored in one order only.
    pub reduction: bool,
    /// Whether states that differ in the order of allocation, in garbage, or in which of several like threads is where
    /// are the same.
    pub symmetry: bool,
    /// Whether what happens inside the class library is told too.
    pub unfold: bool,
    /// Whether it is noted what of the program is seen (`coverage`).
    pub coverage: bool,
}

impl Default for Manner {
    fn default() -> Manner {
        Manner { reduction: true, symmetry: true, unfold: false, coverage: false }
    }
}
