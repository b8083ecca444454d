//! What was learned of a program over all runs of an exploration: facts of the process, which undoing never takes back.
//!
//! They only grow. A proof names some of them (`explore::assumptions`), and some make an exploration begin again better
//! prepared.

use crate::native::surroundings::Source;
use library::Questions;
use program::{ClassId, MethodRef};
use std::collections::{BTreeMap, BTreeSet};

/// What was learned over all runs.
#[derive(Clone, Debug, Default)]
pub struct Facts {
    /// The questions that calls have raised in some run, or that the exploration is prepared for
    /// (`library::questions`).
    pub raised: Questions,
    /// Some call of the class library was taken as a whole in some run.
    pub took_atomic_call: bool,
    /// The clock went on in some run because a wait had ended.
    pub moved_clock: bool,
    /// Some code has read the clock, since single steps began.
    pub looked_at_clock: bool,
    /// What some run has read from the surroundings, and where it was first seen to.
    pub surroundings: BTreeMap<Source, String>,
    /// Every class that has been initialised in some run.
    pub initialized: BTreeSet<ClassId>,
    /// Where the running thread stood when it first got company: the same place in every run.
    pub first_company: Option<(MethodRef, u32)>,
}
