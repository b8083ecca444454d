//! A run with the state after each of its steps.

use crate::{StateView, Trace};

/// An exception that is thrown in a step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Throw {
    /// Its class, as Java writes it.
    pub class: String,
    /// How many of the states inside of the step come before it; none where not all of them were looked at.
    pub after: Option<usize>,
}

/// What is inside of a step.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Inside {
    /// The states in which its thread comes to another line, or instruction.
    pub states: Vec<StateView>,
    /// The exceptions that code of the program throws, or that come into it.
    pub thrown: Vec<Throw>,
}

/// A run that can be looked at state by state.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Film {
    /// The run.
    pub trace: Trace,
    /// How many moments of the trace come before the first state: what the program did before there was a choice.
    pub before: usize,
    /// The state where the run can first be seen, and the one after each further moment.
    pub states: Vec<StateView>,
    /// What is inside of the step that leads to each state, where somebody has asked for it.
    pub inside: Vec<Inside>,
}

impl Film {
    /// The moment that led to a state; none for the first one where nothing was told before it.
    pub fn moment_before(&self, state: usize) -> Option<&crate::Moment> {
        self.trace.moments.get((state + self.before).checked_sub(1)?)
    }

    /// The number of the step that led to a state, as traces count; 0 before the first step.
    pub fn step(&self, state: usize) -> usize {
        (state + self.before + self.trace.first_step()).saturating_sub(1)
    }
}
