//! How the operands of a statement come onto the stack, given what lies there already.

use super::{Draft, Entry, Planner, Step};
use crate::form::{StatementId, Value, VariableId};

/// Pushes that together with the top of the stack make up the operands of a statement.
pub(super) struct Fitting {
    /// How many results on top of the stack are operands.
    pub taken: usize,
    /// Where in the code something is pushed, in order.
    pub pushes: Vec<(usize, Draft)>,
    /// Where the code of the operands begins, unless that is before any code.
    pub start: Option<usize>,
}

impl Fitting {
    /// Fits the operands, or names a result that must not stay on the stack.
    pub(super) fn of(planner: &Planner<'_>, id: StatementId, operands: &[Value]) -> Result<Fitting, StatementId> {
        let taken = taken_in_place(planner, id, operands);
        check_top(planner, operands, &taken)?;
        let end = planner.drafts.len();
        let mut pushes = Vec::new();
        for position in 0..operands.len() {
            if taken.contains(&position) {
                continue;
            }
            let above =
                taken.iter().find(|other| **other > position).and_then(|other| entry_of(planner, operands[*other]));
            let place = match above {
                Some(entry) => entry.start.ok_or(entry.by)?,
                None => end,
            };
            check_place(planner, place)?;
            pushes.push((place, push(planner, operands, position, place, above, taken.len())?));
        }
        let start = match operands.first() {
            Some(value) if taken.first() == Some(&0) => entry_of(planner, *value).and_then(|entry| entry.start),
            _ => Some(pushes.first().map_or(end, |(place, _)| *place)),
        };
        Ok(Fitting { taken: taken.len(), pushes, start })
    }
}

fn entry_of<'p>(planner: &'p Planner<'_>, value: Value) -> Option<&'p Entry> {
    value.variable().and_then(|variable| planner.entry(variable))
}

/// The operands that are on the stack and needed for the last time; of one that is taken twice the first.
fn taken_in_place(planner: &Planner<'_>, id: StatementId, operands: &[Value]) -> Vec<usize> {
    let is_taken = |(position, value): &(usize, &Value)| {
        entry_of(planner, **value).is_some_and(|entry| entry.until == id) && !operands[..*position].contains(value)
    };
    operands.iter().enumerate().filter(is_taken).map(|(position, _)| position).collect()
}

/// They must be the topmost ones, in order; the lowest that is not in its place is the one to move.
fn check_top(planner: &Planner<'_>, operands: &[Value], taken: &[usize]) -> Result<(), StatementId> {
    for (position, on_stack) in taken.iter().rev().zip(planner.stack.iter().rev()) {
        let entry = entry_of(planner, operands[*position]).unwrap_or(on_stack);
        if entry.by != on_stack.by {
            return Err(entry.by);
        }
    }
    Ok(())
}

/// Nothing can be pushed between a result on the stack and code that begins by doubling it.
fn check_place(planner: &Planner<'_>, place: usize) -> Result<(), StatementId> {
    match planner.drafts.get(place) {
        Some((Draft::Copy(by), _)) if !planner.spilled.contains(by) => Err(*by),
        _ => Ok(()),
    }
}

/// How one operand is pushed at a place of the code.
fn push(
    planner: &Planner<'_>,
    operands: &[Value],
    position: usize,
    place: usize,
    above: Option<&Entry>,
    taken: usize,
) -> Result<Draft, StatementId> {
    let value = operands[position];
    let Some(variable) = value.variable() else { return Ok(Draft::Settled(Step::Push(value))) };
    if let Some(entry) = planner.entry(variable) {
        let below = planner.stack.len().checked_sub(taken + 1).map(|index| planner.stack[index].by);
        let is_on_top = match position.checked_sub(1) {
            Some(before) => operands[before] == value,
            None => below == Some(entry.by),
        };
        return if is_on_top { Ok(Draft::Copy(entry.by)) } else { Err(entry.by) };
    }
    match above {
        Some(entry) if is_written(planner, variable, place) => Err(entry.by),
        _ => Ok(Draft::Settled(Step::Load(variable))),
    }
}

/// Whether a variable is written by the code from a place on.
fn is_written(planner: &Planner<'_>, variable: VariableId, place: usize) -> bool {
    planner.drafts[place..].iter().any(|(draft, statement)| match draft {
        Draft::Settled(Step::Store(written)) => *written == variable,
        Draft::Keep => planner.form.statement(*statement).to == Some(variable),
        _ => false,
    })
}
