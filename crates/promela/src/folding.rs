//! Values on their way from the statement that gives them to the one that uses them.
//!
//! What is used once, in the same block, is written into the expression that uses it, as in the source. At most one
//! access that others can see is part of a statement of the model: the next one makes it a statement of its own.

use crate::body::{Body, Pending, number};
use crate::expression::Expression;
use crate::long;
use classfile::Constant;
use flow::form::{Statement, StatementId, Value, VariableId};

impl Body<'_, '_> {
    /// The value of an operand, with what waits for it.
    pub(crate) fn take(&mut self, value: Value) -> Expression {
        match value {
            Value::Variable(variable) => match self.pending.iter().position(|one| one.variable == variable) {
                Some(position) => self.pending.remove(position).expression,
                None => self.read(variable),
            },
            Value::Int(value) => Expression::atom(number(value)),
            Value::Null => Expression::atom("null"),
            Value::Text(entry) => Expression::atom(self.text(entry)),
            Value::Long(value) => Expression::constant(value),
            Value::Float(_) | Value::Double(_) => Expression::atom("0"),
        }
    }

    fn read(&mut self, variable: VariableId) -> Expression {
        let kind = self.kind_of(variable);
        let is_boolean = kind == "bool";
        let name = self.variable(variable);
        if kind == long::INT64 {
            return Expression { variables: vec![variable], ..Expression::halves_of(&name) };
        }
        Expression { is_boolean, variables: vec![variable], ..Expression::atom(name) }
    }

    fn text(&self, entry: u16) -> String {
        self.cx.text(&self.constant_text(entry).unwrap_or_default())
    }

    pub(crate) fn constant_text(&self, entry: u16) -> Option<String> {
        let pool = self.known.method.class.file.as_ref().map(|file| &file.pool);
        pool.and_then(|pool| match pool.get(entry) {
            Ok(Constant::String(text)) => pool.text(text).ok().map(|text| text.to_string()),
            _ => None,
        })
    }

    /// The value of an operand of a statement that others can see: nothing else that they can see is part of it.
    pub(crate) fn take_local(&mut self, value: Value) -> Expression {
        if let Value::Variable(variable) = value
            && self.pending.iter().any(|one| one.variable == variable && one.expression.deed.is_some())
        {
            self.flush(variable);
        }
        self.take(value)
    }

    /// The value of an operand as something that may be written several times.
    pub(crate) fn take_simple(&mut self, value: Value, base: &str, at: StatementId) -> Expression {
        let expression = self.take(value);
        let kind = if self.is_reference(value) { "ref" } else { "int" };
        self.simple(expression, (base, kind), at)
    }

    /// An object as something that may be written several times.
    pub(crate) fn as_simple(&mut self, object: Expression, base: &str, at: StatementId) -> Expression {
        self.simple(object, (base, "ref"), at)
    }

    fn simple(&mut self, expression: Expression, (base, kind): (&str, &'static str), at: StatementId) -> Expression {
        if expression.is_atom && expression.deed.is_none() {
            return expression;
        }
        let name = self.free_variable(base, kind);
        let line = self.line(at);
        self.writer.statement(&format!("{name} = {};", expression.text), line, expression.deed);
        Expression::atom(name)
    }

    /// A variable that nothing reads which still waits.
    pub(crate) fn free_variable(&mut self, base: &str, kind: &'static str) -> String {
        let mut name = self.declare(base, kind);
        let mut number = 1;
        while self.pending.iter().any(|one| mentions(&one.expression.text, &name)) {
            number += 1;
            name = self.declare(&format!("{base}_{number}"), kind);
        }
        name
    }

    pub(crate) fn is_reference(&self, value: Value) -> bool {
        self.form.kind_of(value) == flow::typing::Kind::Reference
    }

    /// Gives a value to a variable, or keeps it for the only statement that uses it.
    pub(crate) fn define(&mut self, statement: StatementId, expression: Expression) {
        let Some(to) = self.form.statement(statement).to else { return };
        let line = self.line(statement);
        if self.is_never_used(to) {
            return;
        }
        let is_looked_at = self.cx.held_up.any() && expression.deed.is_some();
        if self.is_handed_on(to, statement) && !is_looked_at {
            if expression.deed.is_some() {
                self.settle();
            }
            self.pending.push(Pending { variable: to, expression, line });
            return;
        }
        self.settle_readers(to);
        let name = self.variable(to);
        self.assign(&name, expression, line);
    }

    /// Gives a variable what the thread itself may change before the value is used, though nobody else can.
    pub(crate) fn define_now(&mut self, statement: StatementId, expression: Expression) {
        let Some(to) = self.form.statement(statement).to.filter(|to| !self.is_never_used(*to)) else { return };
        self.settle_readers(to);
        let name = self.variable(to);
        self.assign(&name, expression, self.line(statement));
    }

    /// Gives a variable an object that is a constant of the model: where it is nothing else, it is written as that.
    pub(crate) fn define_object(&mut self, statement: StatementId, object: String) {
        let to = self.form.statement(statement).to;
        match to.filter(|to| self.is_given_once(*to)) {
            Some(to) => self.call_it(to, object),
            None => self.define(statement, Expression::atom(object)),
        }
    }

    /// Writes an assignment.
    pub(crate) fn assign(&mut self, name: &str, expression: Expression, line: Option<u32>) {
        if expression.deed.is_some() {
            self.settle();
        }
        if name != expression.text {
            self.writer.statement(&long::assignment(name, &expression), line, expression.deed);
        }
    }

    /// Writes what waits and can be seen, before something else that can be seen.
    pub(crate) fn settle(&mut self) {
        while let Some(waiting) = self.pending.iter().find(|one| one.expression.deed.is_some()) {
            let variable = waiting.variable;
            self.flush(variable);
        }
    }

    /// Writes everything that waits.
    pub(crate) fn settle_all(&mut self) {
        while let Some(waiting) = self.pending.first() {
            let variable = waiting.variable;
            self.flush(variable);
        }
    }

    /// Writes what waits and reads a variable, before that gets another value. Variables of one name in the source are
    /// one variable of the model, though each may be one by itself in the form.
    pub(crate) fn settle_readers(&mut self, variable: VariableId) {
        let name = self.variable(variable);
        while let Some(waiting) = self.pending.iter().find(|one| one.expression.reads(variable, &name)) {
            let waiting = waiting.variable;
            self.flush(waiting);
        }
    }

    pub(crate) fn flush(&mut self, variable: VariableId) {
        let Some(position) = self.pending.iter().position(|one| one.variable == variable) else { return };
        let Pending { expression, line, .. } = self.pending.remove(position);
        self.settle_readers(variable);
        let name = self.variable(variable);
        self.writer.statement(&long::assignment(&name, &expression), line, expression.deed);
    }

    /// The operands are not needed.
    pub(crate) fn drop_operands(&mut self, statement: &Statement) {
        for operand in statement.operands.iter().filter_map(|operand| operand.variable()) {
            self.pending.retain(|one| one.variable != operand);
        }
    }
}

/// Whether a text has a name as a whole word.
pub(crate) fn mentions(text: &str, name: &str) -> bool {
    text.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_').any(|word| word == name)
}
