//! Which blocks of a form get code, and in which order.
//!
//! Blocks stay in the order of the form. One that only jumps gets no code: whoever goes to it goes to where it leads.
//! Blocks that nothing reaches get none either; a form that was transformed may have some.

use crate::form::{Block, BlockId, Form, Operation};

/// The blocks that get code.
pub(super) struct Order {
    pub blocks: Vec<BlockId>,
    /// For each block of the form, the block that has the code for it.
    stands_for: Vec<BlockId>,
    /// For each block of the form, its place among those with code.
    places: Vec<Option<usize>>,
}

impl Order {
    pub(super) fn of(form: &Form) -> Order {
        let stands_for: Vec<BlockId> = form.block_ids().map(|block| end_of_jumps(form, block)).collect();
        let reached = reach(form, &stands_for);
        let blocks: Vec<BlockId> = form.block_ids().filter(|block| reached[block.0 as usize]).collect();
        let mut places = vec![None; form.blocks.len()];
        blocks.iter().enumerate().for_each(|(place, block)| places[block.0 as usize] = Some(place));
        Order { blocks, stands_for, places }
    }

    /// Where a jump to a block really goes, as a place in [`Order::blocks`].
    pub(super) fn place(&self, target: BlockId) -> usize {
        // Everything that code refers to is reached and so has a place.
        self.places[self.stands_for[target.0 as usize].0 as usize].unwrap_or_default()
    }
}

/// Where a block leads without doing anything; a circle of jumps leads nowhere else.
fn end_of_jumps(form: &Form, block: BlockId) -> BlockId {
    let mut end = block;
    for _ in 0..form.blocks.len() {
        match only_jump(form, end) {
            Some(next) => end = next,
            None => return end,
        }
    }
    block
}

/// The entry keeps its code: the method begins there.
fn only_jump(form: &Form, block: BlockId) -> Option<BlockId> {
    let Block { statements, targets, .. } = form.block(block);
    let is_jump = statements.len() == 1 && form.statement(form.block(block).end()).operation == Operation::Jump;
    targets.first().copied().filter(|_| is_jump && block.0 != 0)
}

fn reach(form: &Form, stands_for: &[BlockId]) -> Vec<bool> {
    let mut reached = vec![false; form.blocks.len()];
    let mut waiting = vec![BlockId(0)];
    while let Some(block) = waiting.pop() {
        if !std::mem::replace(&mut reached[block.0 as usize], true) {
            waiting.extend(form.block(block).successors().map(|next| stands_for[next.0 as usize]));
        }
    }
    reached
}
