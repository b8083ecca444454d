//! Atomic accesses of variables of type `long`: as of `atomic`, over two halves in one step.

use super::Invocation;
use super::atomic::{Use, Variable};
use crate::body::Body;
use crate::expression::Expression;
use crate::long::{INT64, assignment, copy, halves};

impl Body<'_, '_> {
    pub(super) fn access_long(&mut self, invocation: &Invocation<'_>, variable: &Variable, what: Use) {
        let id = invocation.id;
        let Variable { text: value, first, .. } = variable;
        let given =
            |number: usize| invocation.arguments.get(number).cloned().unwrap_or_else(|| Expression::constant(0));
        match what {
            Use::Make => self.writer.statement(&assignment(value, &given(*first)), self.line(id), None),
            Use::Get => {
                let deed = self.deed_here(id);
                let read = self.location(value, INT64);
                self.define(id, Expression { deed, variables: given(0).variables, ..read });
            }
            Use::Set => self.step(id, &assignment(value, &given(*first))),
            Use::Add { by, gives_new } => {
                let by = by.map_or_else(|| given(*first), |by| Expression::constant(by.into()));
                let (high, low) = halves(&by);
                let add = format!("long_add({value}, {value}.high, {value}.low, {high}, {low});");
                self.change_and_give(invocation, value, &add, gives_new);
            }
            Use::GetAndSet => self.change_and_give(invocation, value, &assignment(value, &given(*first)), false),
            Use::CompareAndSet => {
                let got = self.free_variable("got", "bool");
                let (is_same, change) = (same(value, &given(*first)), assignment(value, &given(first + 1)));
                let text = format!("if :: {is_same} -> {change} {got} = true :: else -> {got} = false fi");
                self.step(id, &format!("atomic {{ {text} }};"));
                self.define(id, Expression::atom(got).boolean());
            }
            Use::CompareAndExchange => {
                let (is_same, change) = (same(value, &given(*first)), assignment(value, &given(first + 1)));
                let change = format!("if :: {is_same} -> {change} :: else fi;");
                self.change_and_give(invocation, value, &change, false);
            }
            Use::Update { gives_new, accumulates } => self.update(invocation, variable, gives_new, accumulates),
        }
    }

    /// Changes a variable, and gives what it was before, or what it is then.
    fn change_and_give(&mut self, invocation: &Invocation<'_>, value: &str, change: &str, gives_new: bool) {
        let got = self.free_variable("got_long", INT64);
        let look = copy(&got, value, INT64);
        let text = if gives_new { format!("{change} {look}") } else { format!("{look} {change}") };
        self.step(invocation.id, &format!("atomic {{ {} }};", text.trim_end_matches(';')));
        self.define(invocation.id, Expression::halves_of(&got));
    }
}

/// Whether a variable has a value.
fn same(variable: &str, value: &Expression) -> String {
    let (high, low) = halves(value);
    format!("{variable}.high == {high} && {variable}.low == {low}")
}
