//! The backward pass: which locals may still be read before they are written again.
//!
//! The classic analysis by iteration from the last instruction to the first until nothing changes. Whatever a handler
//! may read is live at every instruction it protects, also where that instruction itself cannot throw: it errs towards
//! live.

use crate::body::Body;
use crate::typing::{LocalAccess, local_access};
use classfile::code::Operand;

/// For each instruction a row of bits, one per local variable.
pub struct Liveness {
    words_per_row: usize,
    bits: Vec<u64>,
}

impl Liveness {
    /// Runs the pass over a body.
    pub fn of(body: &Body<'_>) -> Liveness {
        let words_per_row = usize::from(body.attribute.max_locals).div_ceil(64);
        let mut liveness = Liveness { words_per_row, bits: vec![0; words_per_row * body.len()] };
        let mut row = vec![0; words_per_row];
        while words_per_row > 0 && liveness.sweep(body, &mut row) {}
        liveness
    }

    /// Whether a local may be read later, seen from before an instruction.
    pub fn is_live(&self, index: usize, local: usize) -> bool {
        self.row(index)[local / 64] >> (local % 64) & 1 != 0
    }

    fn row(&self, index: usize) -> &[u64] {
        &self.bits[index * self.words_per_row..][..self.words_per_row]
    }

    /// One way from the end to the beginning; tells whether anything changed.
    fn sweep(&mut self, body: &Body<'_>, row: &mut [u64]) -> bool {
        let mut changed = false;
        for index in (0..body.len()).rev() {
            self.transfer(body, index, row);
            let known = &mut self.bits[index * self.words_per_row..][..self.words_per_row];
            changed |= known != row;
            known.copy_from_slice(row);
        }
        changed
    }

    /// Computes what is live before an instruction from what is live after it.
    fn transfer(&self, body: &Body<'_>, index: usize, row: &mut [u64]) {
        row.fill(0);
        if body.falls_through(index) && index + 1 < body.len() {
            unite(row, self.row(index + 1));
        }
        body.jumps(index).iter().for_each(|target| unite(row, self.row(*target as usize)));
        access(body, index, row);
        if !body.handlers.is_empty() {
            body.handlers_at(index).for_each(|(_, handler)| unite(row, self.row(handler.target as usize)));
        }
    }
}

fn access(body: &Body<'_>, index: usize, row: &mut [u64]) {
    let instruction = &body.instructions[index];
    match instruction.operand {
        Operand::Increment { local, .. } => mark(row, local, true),
        Operand::Local(local) => match local_access(instruction.opcode) {
            Some(LocalAccess::Load(kind)) => mark_value(row, local, kind.high().is_some(), true),
            Some(LocalAccess::Store(kind)) => mark_value(row, local, kind.high().is_some(), false),
            Some(LocalAccess::Return) => mark(row, local, true),
            None => {}
        },
        _ => {}
    }
}

fn mark_value(row: &mut [u64], local: u16, wide: bool, live: bool) {
    mark(row, local, live);
    if wide {
        mark(row, local.saturating_add(1), live);
    }
}

/// Unreachable code may name locals that do not exist; nobody asks about it.
fn mark(row: &mut [u64], local: u16, live: bool) {
    let Some(word) = row.get_mut(usize::from(local) / 64) else { return };
    let bit = 1 << (local % 64);
    *word = if live { *word | bit } else { *word & !bit };
}

fn unite(row: &mut [u64], other: &[u64]) {
    row.iter_mut().zip(other).for_each(|(word, more)| *word |= more);
}
