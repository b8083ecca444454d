//! Which variables may still be read, block by block: the classic backward analysis, over variables of a form.
//!
//! Only variables that are read in some block before they are written there can be live between blocks; all others are
//! left out. Whatever a handler may read is live in the whole of every block that it protects: it errs towards live.

use crate::form::{Block, BlockId, Form, VariableId};
use fixedbitset::FixedBitSet;

/// What is live where blocks begin and end; variables are bits, by the numbers that the analysis gave them.
pub(super) struct Live {
    /// For each variable its number, if it can be live between blocks.
    numbers: Vec<Option<usize>>,
    /// The variables by their numbers.
    numbered: Vec<VariableId>,
    at_start: Vec<FixedBitSet>,
}

impl Live {
    /// Runs the analysis; `always` is live everywhere.
    pub(super) fn of(form: &Form, always: Option<VariableId>) -> Live {
        let mut live = Live::numbering(form, always);
        let mut accesses: Vec<Access> = form.blocks.iter().map(|block| live.access(form, block)).collect();
        if let Some(number) = always.and_then(|variable| live.numbers[variable.0 as usize]) {
            accesses.iter_mut().for_each(|access| access.reads.insert(number));
        }
        live.at_start = accesses.iter().map(|access| access.reads.clone()).collect();
        while live.sweep(form, &accesses) {}
        live
    }

    /// The variables that are live where a block begins, in order.
    pub(super) fn at_start(&self, block: BlockId) -> Vec<VariableId> {
        self.members(&self.at_start[block.0 as usize])
    }

    /// The variables that are live where a block ends.
    pub(super) fn at_end(&self, block: &Block) -> Vec<VariableId> {
        self.members(&self.union(block.successors()))
    }

    /// The variables that the handlers of a block may read.
    pub(super) fn in_handlers(&self, block: &Block) -> Vec<VariableId> {
        self.members(&self.union(block.handlers.iter().map(|catcher| catcher.block)))
    }

    /// Whether a variable can be live between blocks.
    pub(super) fn crosses_blocks(&self, variable: VariableId) -> bool {
        self.numbers[variable.0 as usize].is_some()
    }

    fn numbering(form: &Form, always: Option<VariableId>) -> Live {
        let mut crosses = FixedBitSet::with_capacity(form.variables.len());
        crosses.extend(always.map(|variable| variable.0 as usize));
        let mut written = FixedBitSet::with_capacity(form.variables.len());
        for block in &form.blocks {
            for_each_access(form, block, |variable, writes| match writes {
                true => written.insert(variable.0 as usize),
                false if !written.contains(variable.0 as usize) => crosses.insert(variable.0 as usize),
                false => {}
            });
            for_each_access(form, block, |variable, _| written.remove(variable.0 as usize));
        }
        let mut live = Live { numbers: vec![None; form.variables.len()], numbered: vec![], at_start: vec![] };
        for variable in crosses.ones() {
            live.numbers[variable] = Some(live.numbered.len());
            live.numbered.push(VariableId(variable as u32));
        }
        live
    }

    fn access(&self, form: &Form, block: &Block) -> Access {
        let mut access = Access { reads: self.nothing(), writes: self.nothing() };
        for_each_access(form, block, |variable, writes| match self.numbers[variable.0 as usize] {
            Some(number) if writes => access.writes.insert(number),
            Some(number) if !access.writes.contains(number) => access.reads.insert(number),
            _ => {}
        });
        access
    }

    fn nothing(&self) -> FixedBitSet {
        FixedBitSet::with_capacity(self.numbered.len())
    }

    fn members(&self, row: &FixedBitSet) -> Vec<VariableId> {
        row.ones().map(|number| self.numbered[number]).collect()
    }

    fn union(&self, blocks: impl Iterator<Item = BlockId>) -> FixedBitSet {
        let mut row = self.nothing();
        blocks.for_each(|block| row.union_with(&self.at_start[block.0 as usize]));
        row
    }

    /// One way from the last block to the first; tells whether anything changed.
    fn sweep(&mut self, form: &Form, accesses: &[Access]) -> bool {
        let mut changed = false;
        for (number, block) in form.blocks.iter().enumerate().rev() {
            let mut row = self.union(block.targets.iter().copied());
            row.difference_with(&accesses[number].writes);
            row.union_with(&accesses[number].reads);
            block.handlers.iter().for_each(|catcher| row.union_with(&self.at_start[catcher.block.0 as usize]));
            changed |= row != self.at_start[number];
            self.at_start[number] = row;
        }
        changed
    }
}

/// What a block reads before it writes it, and what it writes.
struct Access {
    reads: FixedBitSet,
    writes: FixedBitSet,
}

/// Visits the variables of a block in the order in which they are accessed, and whether they are written.
fn for_each_access(form: &Form, block: &Block, mut visit: impl FnMut(VariableId, bool)) {
    for statement in block.statement_ids().map(|id| form.statement(id)) {
        statement.operands.iter().filter_map(|value| value.variable()).for_each(|variable| visit(variable, false));
        statement.to.into_iter().for_each(|variable| visit(variable, true));
    }
}
