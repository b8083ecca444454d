//! What debuggers and stack traces need: `LineNumberTable` and `LocalVariableTable` (JVMS 4.7.12, 4.7.13).
//!
//! The code of a statement has the line of the instruction that the statement comes from. A variable has its name from
//! where it is written to where another one takes its slot, or to the end of the block if it is not live after it.

use super::assemble::{Assembly, Chunk};
use super::live::Live;
use super::order::Order;
use super::slots::{Slots, width};
use crate::body::Body;
use crate::form::{Form, StatementId, VariableId};
use crate::rewrite::PoolBuilder;
use std::collections::BTreeMap;

/// The content of a `LineNumberTable`; `None` without lines.
pub(super) fn line_numbers(form: &Form, body: &Body<'_>, marks: &[(usize, StatementId)]) -> Option<Vec<u8>> {
    let mut known = body.attribute.line_numbers().unwrap_or_default();
    known.sort_by_key(|entry| entry.start);
    known.dedup_by_key(|entry| entry.start);
    let line_of = |statement: StatementId| {
        let position = *body.positions.get(form.statement(statement).origin as usize)?;
        let after = known.partition_point(|entry| u32::from(entry.start) <= position);
        Some(known.get(after.checked_sub(1)?)?.line)
    };
    let mut rows: Vec<(usize, u16)> = Vec::new();
    for (position, line) in marks.iter().filter_map(|(position, statement)| Some((*position, line_of(*statement)?))) {
        if rows.last().is_some_and(|(last, _)| *last == position) {
            rows.pop();
        }
        if rows.last().is_none_or(|(_, last)| *last != line) {
            rows.push((position, line));
        }
    }
    let content = rows.iter().flat_map(|(position, line)| [*position as u16, *line]);
    (!rows.is_empty()).then(|| shorts([rows.len() as u16].into_iter().chain(content)))
}

/// The content of a `LocalVariableTable`; `None` without names, or if there are more than it can hold.
pub(super) fn local_variables(
    form: &Form,
    chunks: &[Chunk],
    assembly: &Assembly,
    order: &Order,
    live: &Live,
    slots: &Slots,
    pool: &mut PoolBuilder<'_>,
) -> Option<Vec<u8>> {
    let mut scopes = Scopes { form, slots, open: BTreeMap::new(), closed: Vec::new() };
    for ((block, chunk), start) in order.blocks.iter().zip(chunks).zip(&assembly.starts) {
        let live = live.at_start(*block);
        scopes.close_all_but(&live, *start);
        live.iter().for_each(|variable| scopes.open(*variable, *start));
        chunk.code.stored.iter().for_each(|(offset, variable)| scopes.open(*variable, start + offset));
    }
    scopes.close_all_but(&[], assembly.bytes.len());
    let mut rows = Vec::new();
    for (variable, slot, start, end) in scopes.closed {
        let variable = form.variable(variable);
        if let (Some(name), Some(declared)) = (&variable.name, &variable.declared) {
            rows.push([start as u16, (end - start) as u16, pool.utf8(name), pool.utf8(declared), slot]);
        }
    }
    let count = u16::try_from(rows.len()).ok().filter(|count| *count > 0)?;
    Some(shorts([count].into_iter().chain(rows.into_iter().flatten())))
}

fn shorts(values: impl Iterator<Item = u16>) -> Vec<u8> {
    values.flat_map(u16::to_be_bytes).collect()
}

/// Which variable each slot holds, while the code is walked.
struct Scopes<'s> {
    form: &'s Form,
    slots: &'s Slots,
    /// By slot, with where that began.
    open: BTreeMap<u16, (VariableId, usize)>,
    closed: Vec<(VariableId, u16, usize, usize)>,
}

impl Scopes<'_> {
    fn open(&mut self, variable: VariableId, at: usize) {
        let Some(slot) = self.slots.get(variable) else { return };
        if self.open.get(&slot).is_some_and(|(known, _)| *known == variable) {
            return;
        }
        let end = slot + width(self.form, variable);
        let overlaps =
            |known: u16, (held, _): (VariableId, usize)| known < end && known + width(self.form, held) > slot;
        let gone: Vec<u16> =
            self.open.iter().filter(|(known, held)| overlaps(**known, **held)).map(|(s, _)| *s).collect();
        gone.into_iter().for_each(|slot| self.close(slot, at));
        self.open.insert(slot, (variable, at));
    }

    fn close(&mut self, slot: u16, at: usize) {
        if let Some((variable, start)) = self.open.remove(&slot)
            && start < at
        {
            self.closed.push((variable, slot, start, at));
        }
    }

    fn close_all_but(&mut self, kept: &[VariableId], at: usize) {
        let gone: Vec<u16> = self.open.iter().filter(|(_, (held, _))| !kept.contains(held)).map(|(s, _)| *s).collect();
        gone.into_iter().for_each(|slot| self.close(slot, at));
    }
}
