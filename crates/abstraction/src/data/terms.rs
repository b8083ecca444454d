//! What an operand is in terms of variables. Arithmetic of its block is taken together: `x % 2 == 0` is a question
//! about the remainder, of which is known that it is the remainder of `x`.
//!
//! Variables are the thread's own, and every one of them that is mentioned still holds what it held: no other thread
//! and no call can come between. Errs towards the operand itself.

use super::domain::Domain;
use super::inference::Inference;
use super::operations::{code_of, is_arithmetic, number_of};
use super::table::Taken;
use crate::question::{Asked, Question};
use crate::solver::Solver;
use crate::term::{Formula, Number, Operator, Width};
use analysis::whole::Place;
use classfile::opcode::*;
use expression::Comparison;
use flow::form::{Form, Operation, StatementId, Value, VariableId};
use flow::typing::Kind;
use slicing::Setting;

/// Tokens that one table is asked about; the rest is taken step by step.
const MOST_LEAVES: usize = 2;

/// Operations that are taken together.
const MOST_DEPTH: usize = 4;

/// Reads operands of one statement.
pub(crate) struct Terms<'a> {
    setting: &'a Setting<'a>,
    known: &'a Inference,
    place: Place,
    /// The variables that the terms mention, by the numbers of the arguments.
    pub(crate) leaves: Vec<Value>,
    /// What is known of them.
    pub(crate) premises: Vec<Formula>,
}

impl<'a> Terms<'a> {
    pub(crate) fn new(setting: &'a Setting<'a>, known: &'a Inference, place: Place) -> Terms<'a> {
        Terms { setting, known, place, leaves: Vec::new(), premises: Vec::new() }
    }

    fn form(&self) -> &'a Form {
        &self.setting.world.method(self.place.method).form
    }

    pub(crate) fn width(&self, value: Value) -> Width {
        if self.form().kind_of(value) == Kind::Long { Width::Long } else { Width::Int }
    }

    /// An operand of the statement; what it was made of is a premise, where few tokens are enough to say so.
    pub(crate) fn term(&mut self, value: Value, folds: bool) -> Number {
        let own = self.leaf(value);
        let (mark, is_token) = (self.leaves.len(), self.known.of_value(self.place.method, value).is_some());
        let definition = value.variable().and_then(|variable| self.definition(variable, self.place.statement));
        if let Some(id) = definition.filter(|_| folds && is_token) {
            match self.given(id, MOST_DEPTH).filter(|_| self.leaves.len() <= MOST_LEAVES) {
                Some(made) => self.premises.push(Formula::Compare(Comparison::Equal, own.clone(), made)),
                None => self.leaves.truncate(mark),
            }
        }
        own
    }

    fn leaf(&mut self, value: Value) -> Number {
        if let Some(constant) = constant(value) {
            return constant;
        }
        let known = self.leaves.iter().position(|leaf| *leaf == value);
        let number = known.unwrap_or_else(|| {
            self.leaves.push(value);
            self.leaves.len() - 1
        });
        Number::Argument(number, self.width(value))
    }

    /// A value as it was before a statement, if that can be told now.
    fn folded(&mut self, value: Value, before: StatementId, depth: usize) -> Option<Number> {
        let Some(variable) = value.variable() else { return Some(self.leaf(value)) };
        let is_token = self.known.of_value(self.place.method, value).is_some();
        let definition = self.definition(variable, before).filter(|_| is_token && depth > 0);
        let mark = self.leaves.len();
        if let Some(number) = definition.and_then(|id| self.given(id, depth - 1)) {
            return Some(number);
        }
        self.leaves.truncate(mark);
        self.still_holds(variable, before).then(|| self.leaf(value))
    }

    /// What a statement of the block has given.
    fn given(&mut self, id: StatementId, depth: usize) -> Option<Number> {
        let statement = self.form().statement(id);
        match statement.operation {
            Operation::Move => self.folded(statement.operands[0], id, depth),
            Operation::Plain(code) if is_arithmetic(code) => {
                let divisor = statement.operands.get(1).copied();
                let divides = matches!(code, IDIV | LDIV | IREM | LREM);
                let is_safe = matches!(divisor, Some(Value::Int(1..) | Value::Long(1..)));
                if divides && !is_safe {
                    return None;
                }
                let mut terms = Vec::new();
                for operand in &statement.operands {
                    terms.push(self.folded(*operand, id, depth)?);
                }
                number_of(code, terms)
            }
            _ => None,
        }
    }

    fn definition(&self, variable: VariableId, before: StatementId) -> Option<StatementId> {
        let start = self.form().block(self.form().block_of(self.place.statement)).statements.start;
        let gives = |number: &u32| self.form().statement(StatementId(*number)).to == Some(variable);
        (start..before.0).rev().find(gives).map(StatementId)
    }

    fn still_holds(&self, variable: VariableId, since: StatementId) -> bool {
        (since.0..self.place.statement.0).all(|number| self.form().statement(StatementId(number)).to != Some(variable))
    }

    /// Whose tokens the leaves are; nothing where one is no token.
    fn taken(&self) -> Option<Vec<Taken>> {
        let taken = |value: &Value| {
            Some(Taken { domain: self.known.of_value(self.place.method, *value)?, width: self.width(*value) })
        };
        self.leaves.iter().map(taken).collect()
    }
}

/// A number that is known where the tokens are: for every combination of them, which one it is.
pub(crate) struct Concrete {
    pub(crate) leaves: Vec<Value>,
    pub(crate) taken: Vec<Taken>,
    pub(crate) term: Number,
    pub(crate) premises: Vec<Formula>,
    /// All numbers that it may be.
    pub(crate) values: Vec<i32>,
}

/// What a statement gives, if its tokens determine the very number; that is asked of the solver.
pub(crate) fn concrete(
    setting: &Setting<'_>,
    (known, domains): (&Inference, &[Domain]),
    place: Place,
    solver: &mut Solver,
) -> Option<Concrete> {
    let statement = setting.world.statement(place);
    let code = code_of(setting, place)?;
    // What divides may throw, and is taken as such.
    if !is_arithmetic(code)
        || matches!(code, IDIV | LDIV | IREM | LREM) && constant(*statement.operands.get(1)?).is_none()
    {
        return None;
    }
    let mut terms = Terms::new(setting, known, place);
    let operands = statement.operands.iter().map(|value| terms.term(*value, true)).collect();
    let term = number_of(code, operands)?;
    if matches!(&term, Number::Binary(Operator::Divide | Operator::Remainder, _, by) if **by == Number::Constant(0, by.width()))
    {
        return None;
    }
    let taken = terms.taken()?;
    if taken.is_empty() {
        return None;
    }
    let mut values = Vec::new();
    for tokens in super::table::combinations(domains, &taken) {
        let mut premises = terms.premises.clone();
        for (number, (token, one)) in tokens.iter().zip(&taken).enumerate() {
            premises.push(domains[one.domain].class(*token, &Number::Argument(number, one.width)));
        }
        match only_value(&premises, &term, solver) {
            Only::Value(value) => values.push(value),
            Only::None => {}
            Only::Several => return None,
        }
    }
    values.sort_unstable();
    values.dedup();
    Some(Concrete { leaves: terms.leaves, taken, term, premises: terms.premises, values })
}

enum Only {
    Value(i32),
    /// There is no such state.
    None,
    Several,
}

/// The value of a term, if there is just one and it fits an int.
fn only_value(premises: &[Formula], term: &Number, solver: &mut Solver) -> Only {
    let low = match term.width() {
        Width::Int => term.clone(),
        Width::Long => Number::Narrow(Box::new(term.clone())),
    };
    let bit = |place: i64| {
        let shifted = Number::Binary(
            Operator::ShiftRightUnsigned,
            Box::new(low.clone()),
            Box::new(Number::Constant(place, Width::Int)),
        );
        let one = Box::new(Number::Constant(1, Width::Int));
        let last = Number::Binary(Operator::And, Box::new(shifted), one);
        (Formula::Compare(Comparison::Different, last, Number::Constant(0, Width::Int)), false)
    };
    let after: Vec<(Formula, bool)> = (0..32).map(bit).collect();
    let asked = Asked { premises, objects: &[], before: &[], assignment: None, after: &after };
    let value = match solver.only_row(&Question::of(&asked)) {
        Some(Some((_, row))) => row.cast_signed(),
        Some(None) => return Only::None,
        None => return Only::Several,
    };
    // The upper half of a long must be the sign.
    let other = Formula::Compare(Comparison::Different, term.clone(), Number::Constant(value.into(), term.width()));
    let premises = [premises, &[other]].concat();
    let asked = Asked { premises: &premises, objects: &[], before: &[], assignment: None, after: &[] };
    match solver.rows(&Question::of(&asked)) {
        crate::solver::Rows::These(rows) if rows.is_empty() => Only::Value(value),
        _ => Only::Several,
    }
}

/// A constant of the code.
pub(crate) fn constant(value: Value) -> Option<Number> {
    match value {
        Value::Int(number) => Some(Number::Constant(number.into(), Width::Int)),
        Value::Long(number) => Some(Number::Constant(number, Width::Long)),
        _ => None,
    }
}
