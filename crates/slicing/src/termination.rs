//! Which loops surely end, by counting: what comes after any other loop depends on it (divergence dependence).
//!
//! A set of statements that can reach each other ends if one of its branches leaves it after finitely many turns: the
//! branch compares a counter with a bound that does not change in the loop, every turn through the branch also counts
//! by a constant in the right direction, once, and nothing else in the loop writes the counter. What is left without
//! that branch must end in the same way. The counter cannot run past the bound by overflow: it counts by one, or the
//! bound is a constant far enough from the end of the range. Errs towards loops that may not end.

use classfile::opcode::*;
use flow::Control;
use flow::form::{Form, Operation, Statement, StatementId, Value, VariableId};
use std::collections::BTreeSet;

/// The loops of a form that are not known to end, each as the set of its statements.
pub(crate) fn endless_loops(form: &Form, control: &Control) -> Vec<BTreeSet<StatementId>> {
    let mut found = Vec::new();
    for statements in control.loops() {
        remaining(form, control, &statements.into_iter().collect(), &mut found);
    }
    found
}

/// Adds what is not known to end of a set of statements that can reach each other.
fn remaining(form: &Form, control: &Control, loop_: &BTreeSet<StatementId>, found: &mut Vec<BTreeSet<StatementId>>) {
    let counted = loop_.iter().find(|branch| is_counted(form, control, loop_, **branch));
    match counted {
        None => found.push(loop_.clone()),
        Some(branch) => {
            let mut rest = loop_.clone();
            rest.remove(branch);
            for inner in cycles_within(control, &rest) {
                remaining(form, control, &inner, found);
            }
        }
    }
}

/// Whether a statement is a branch that leaves the loop after finitely many turns.
fn is_counted(form: &Form, control: &Control, loop_: &BTreeSet<StatementId>, branch: StatementId) -> bool {
    let statement = form.statement(branch);
    let Operation::Branch(code) = statement.operation else { return false };
    let Some(stays_if) = stays_if(form, loop_, branch, code) else { return false };
    let operands: Vec<Value> = statement.operands.clone();
    let (counter, bound, relation) = match (operands.as_slice(), stays_if) {
        ([one, other], relation) if other.variable().is_none_or(|bound| is_fixed(form, loop_, bound)) => {
            (*one, *other, relation)
        }
        ([one, other], relation) => (*other, *one, relation.turned()),
        ([one], relation) => (*one, Value::Int(0), relation),
        _ => return false,
    };
    let Some(counter) = counter.variable() else { return false };
    if bound.variable().is_some_and(|bound| !is_fixed(form, loop_, bound)) {
        return false;
    }
    let Some((increment, step)) = only_increment(form, loop_, counter) else { return false };
    fits(relation, step, bound)
        && every_turn_passes(control, loop_, branch, increment)
        && every_turn_passes(control, loop_, increment, branch)
}

/// The relation between counter and bound with which a loop goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Relation {
    Less,
    LessOrEqual,
    Greater,
    GreaterOrEqual,
    Other,
}

impl Relation {
    fn of(code: u8) -> Relation {
        match code {
            IF_ICMPLT | IFLT => Relation::Less,
            IF_ICMPLE | IFLE => Relation::LessOrEqual,
            IF_ICMPGT | IFGT => Relation::Greater,
            IF_ICMPGE | IFGE => Relation::GreaterOrEqual,
            _ => Relation::Other,
        }
    }

    fn negated(self) -> Relation {
        match self {
            Relation::Less => Relation::GreaterOrEqual,
            Relation::LessOrEqual => Relation::Greater,
            Relation::Greater => Relation::LessOrEqual,
            Relation::GreaterOrEqual => Relation::Less,
            Relation::Other => Relation::Other,
        }
    }

    /// The same relation with its sides exchanged.
    fn turned(self) -> Relation {
        match self {
            Relation::Less => Relation::Greater,
            Relation::LessOrEqual => Relation::GreaterOrEqual,
            Relation::Greater => Relation::Less,
            Relation::GreaterOrEqual => Relation::LessOrEqual,
            Relation::Other => Relation::Other,
        }
    }
}

/// With which relation a branch stays in the loop; none if it does not leave it.
fn stays_if(form: &Form, loop_: &BTreeSet<StatementId>, branch: StatementId, code: u8) -> Option<Relation> {
    let targets = &form.block(form.block_of(branch)).targets;
    let stays = |number: usize| {
        let target = targets.get(number)?;
        Some(loop_.contains(&StatementId(form.block(*target).statements.start)))
    };
    match (stays(0)?, stays(1)?) {
        (true, false) => Some(Relation::of(code)),
        (false, true) => Some(Relation::of(code).negated()),
        _ => None,
    }
}

/// Whether a variable has the same value all through a loop: nothing in it writes the variable, or it is the length of
/// an array that is the same.
fn is_fixed(form: &Form, loop_: &BTreeSet<StatementId>, variable: VariableId) -> bool {
    let is_length = |statement: &Statement| {
        statement.operation == Operation::Plain(ARRAYLENGTH)
            && statement
                .operands
                .iter()
                .filter_map(|value| value.variable())
                .all(|array| writes(form, loop_, array) == 0)
    };
    let mut writing = loop_.iter().map(|id| form.statement(*id)).filter(|statement| statement.to == Some(variable));
    writing.all(is_length)
}

fn writes(form: &Form, loop_: &BTreeSet<StatementId>, variable: VariableId) -> usize {
    loop_.iter().filter(|id| form.statement(**id).to == Some(variable)).count()
}

/// The only statement of a loop that writes a variable, if it adds a constant.
fn only_increment(form: &Form, loop_: &BTreeSet<StatementId>, counter: VariableId) -> Option<(StatementId, i32)> {
    let mut writing = loop_.iter().filter(|id| form.statement(**id).to == Some(counter));
    let (id, None) = (writing.next()?, writing.next()) else { return None };
    let statement = form.statement(*id);
    let [Value::Variable(counted), Value::Int(step)] = statement.operands[..] else { return None };
    let step = match statement.operation {
        Operation::Plain(IADD) => step,
        Operation::Plain(ISUB) => step.checked_neg()?,
        _ => return None,
    };
    (counted == counter).then_some((*id, step))
}

/// Whether counting by a step ends a loop that goes on as long as the relation holds, without running over.
fn fits(relation: Relation, step: i32, bound: Value) -> bool {
    let constant = match bound {
        Value::Int(value) => Some(value),
        _ => None,
    };
    match relation {
        Relation::Less => step == 1 || step > 1 && constant.is_some_and(|bound| bound.checked_add(step).is_some()),
        Relation::LessOrEqual => step > 0 && constant.is_some_and(|bound| bound.checked_add(step).is_some()),
        Relation::Greater => step == -1 || step < -1 && constant.is_some_and(|bound| bound.checked_add(step).is_some()),
        Relation::GreaterOrEqual => step < 0 && constant.is_some_and(|bound| bound.checked_add(step).is_some()),
        Relation::Other => false,
    }
}

/// Whether no way leads within the loop from one statement back to it past another one.
fn every_turn_passes(control: &Control, loop_: &BTreeSet<StatementId>, from: StatementId, by: StatementId) -> bool {
    let mut without = loop_.clone();
    without.remove(&by);
    !cycles_within(control, &without).iter().any(|cycle| cycle.contains(&from))
}

/// The sets of statements that can reach each other within a set.
fn cycles_within(control: &Control, statements: &BTreeSet<StatementId>) -> Vec<BTreeSet<StatementId>> {
    control.loops_within(statements).into_iter().map(|cycle| cycle.into_iter().collect()).collect()
}
