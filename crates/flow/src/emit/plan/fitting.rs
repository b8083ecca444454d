//! How the operands of a statement come onto the stack, given what lies there already.

use super::{Draft, Entry, Planner, Step};
use crate::form::{StatementId, Value, VariableId};

/// Pushes that together with the top of the stack make up the operands of a statement.
pub(super) struct Fitting {
    /// How many results on top of the stack are operands.
    pub taken: usize,
    /// Where in the code something is pushed, in order.
    pub pushes: Vec<(usize, Draft)>,
    /// Where two drafts become one that doubles what lies below them, once the one that belongs there is pushed.
    pub joined: Option<usize>,
    /// Where the code of the operands begins, unless that is before any code.
    pub start: Option<usize>,
}

impl Fitting {
    /// Fits the operands, or names a result that must not stay on the stack.
    pub(super) fn of(planner: &Planner<'_>, id: StatementId, operands: &[Value]) -> Result<Fitting, StatementId> {
        let taken = taken_in_place(planner, id, operands);
        check_top(planner, operands, &taken)?;
        let end = planner.drafts.len();
        let pair = doubled_pair(planner, operands, &taken);
        let (mut pushes, mut joined) = (Vec::new(), None);
        for position in 0..operands.len() {
            if taken.contains(&position) || position == 1 && pair.is_some() {
                continue;
            }
            let above =
                taken.iter().find(|other| **other > position).and_then(|other| entry_of(planner, operands[*other]));
            let place = match above {
                Some(entry) => entry.start.ok_or(entry.by)?,
                None => end,
            };
            let draft = match pair {
                Some((lower, upper)) if position == 0 => Draft::CopyPair(lower, upper),
                _ => push(planner, operands, position, place, above, taken.len())?,
            };
            if is_pushed_above(planner, operands, position, place) && taken.contains(&(position - 1)) {
                joined = Some(place);
            } else {
                check_place(planner, place)?;
            }
            pushes.push((place, draft));
        }
        let start = match operands.first() {
            Some(value) if taken.first() == Some(&0) => entry_of(planner, *value).and_then(|entry| entry.start),
            _ => Some(pushes.first().map_or(end, |(place, _)| *place)),
        };
        Ok(Fitting { taken: taken.len(), pushes, joined, start })
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
    let doubled = match planner.drafts.get(place) {
        Some((Draft::Copy(by), _)) => vec![*by],
        Some((Draft::CopyPair(lower, upper), _)) => vec![*lower, *upper],
        _ => vec![],
    };
    match doubled.into_iter().find(|by| !planner.spilled.contains(by)) {
        Some(by) => Err(by),
        None => Ok(()),
    }
}

/// Whether the code at a place begins by doubling the operand before and pushing this one above it: with this one
/// pushed below, it doubles both. So are elements of arrays read and written again (`a[i]++`).
fn is_pushed_above(planner: &Planner<'_>, operands: &[Value], position: usize, place: usize) -> bool {
    let Some(before) = position.checked_sub(1) else { return false };
    let Some(lower) = entry_of(planner, operands[before]) else { return false };
    let Some([(Draft::Copy(by), one), (Draft::Settled(step), other)]) = planner.drafts.get(place..place + 2) else {
        return false;
    };
    let is_same = match (*step, operands[position]) {
        (Step::Load(variable), value) => value == Value::Variable(variable),
        (Step::Push(pushed), value) => value == pushed,
        _ => false,
    };
    let is_narrow = |value: Value| planner.form.kind_of(value).high().is_none();
    is_same && *by == lower.by && one == other && is_narrow(operands[before]) && is_narrow(operands[position])
}

/// The first two operands, if they lie on the stack in order below what is taken and are needed again.
fn doubled_pair(planner: &Planner<'_>, operands: &[Value], taken: &[usize]) -> Option<(StatementId, StatementId)> {
    let [first, second, ..] = operands else { return None };
    let below = &planner.stack[..planner.stack.len() - taken.len()];
    let [.., lower, upper] = below else { return None };
    let is_narrow = |entry: &Entry| planner.form.variable(entry.variable).kind.high().is_none();
    let is_pair = first.variable() == Some(lower.variable) && second.variable() == Some(upper.variable);
    let is_open = !taken.contains(&0) && !taken.contains(&1);
    (is_pair && is_open && is_narrow(lower) && is_narrow(upper)).then_some((lower.by, upper.by))
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
