//! A condition on states, ready to be evaluated.

use crate::history::History;
use expression::{Dependence, Expression};
use program::{MethodId, Program};
use vm::Machine;

/// A condition of the user, in the program it is about.
pub struct Condition {
    expression: Expression,
    pub(crate) watched_methods: Vec<MethodId>,
    pub(crate) dependence: Dependence,
    /// Where what it needs is remembered.
    first_remembered: usize,
}

impl Condition {
    /// The condition that an expression is in a program that it fits.
    pub fn new(expression: Expression, program: &Program) -> Condition {
        let watched_methods = expression.watched_methods(program);
        let dependence = expression.dependence(program);
        Condition { expression, watched_methods, dependence, first_remembered: 0 }
    }

    /// The words of the user.
    pub(crate) fn words(&self) -> &str {
        self.expression.text()
    }

    /// Has what it needs remembered from now on.
    pub(crate) fn enrol(&mut self, history: &mut History) {
        self.first_remembered = history.enrol(self.expression.remembered());
    }

    /// Whether it holds in the present state.
    pub(crate) fn holds(&self, machine: &Machine, history: &History) -> bool {
        self.expression.holds(machine, &history.recalled()[self.first_remembered..])
    }
}
