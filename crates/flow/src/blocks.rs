//! The control-flow graph of a body: blocks of instructions that are executed in a row, and what may follow each.
//!
//! A block starts at the beginning, where a jump or a handler leads, behind every instruction that may go elsewhere,
//! and where a protected range starts or ends: so all instructions of a block have the same handlers. Ways by
//! exceptions are kept apart from the others.

use crate::body::Body;
use std::ops::Range;

/// The blocks of a body, in the order of their instructions.
#[derive(Clone, Debug)]
pub struct Blocks {
    /// The first instruction of each block, and the number of instructions.
    starts: Vec<u32>,
    /// For each instruction its block.
    block_of: Vec<u32>,
    /// For each block those that may follow it: jumps in the order of the instruction, then the one behind it.
    successors: Vec<Vec<u32>>,
    /// For each block the handlers of its exceptions, in the order in which they are tried, by number in the body.
    handlers: Vec<Vec<u32>>,
    /// For each block those where its handlers begin, in the same order.
    caught: Vec<Vec<u32>>,
}

impl Blocks {
    /// Finds the blocks of a body.
    pub fn of(body: &Body<'_>) -> Blocks {
        let is_start = starts(body);
        let mut blocks =
            Blocks { starts: vec![], block_of: vec![], successors: vec![], handlers: vec![], caught: vec![] };
        for (index, starts) in is_start.into_iter().enumerate() {
            if starts {
                blocks.starts.push(index as u32);
            }
            blocks.block_of.push(blocks.starts.len() as u32 - 1);
        }
        blocks.starts.push(body.len() as u32);
        for block in 0..blocks.len() {
            blocks.link(body, block);
        }
        blocks
    }

    fn link(&mut self, body: &Body<'_>, block: usize) {
        let range = self.instructions(block);
        let (first, last) = (range.start as usize, range.end as usize - 1);
        let mut next: Vec<u32> = body.jumps(last).iter().map(|target| self.block_of[*target as usize]).collect();
        if body.falls_through(last) && last + 1 < body.len() {
            next.push(self.block_of[last + 1]);
        }
        self.successors.push(next);
        let handlers: Vec<(usize, u32)> =
            body.handlers_at(first).map(|(number, handler)| (number, handler.target)).collect();
        self.caught.push(handlers.iter().map(|(_, target)| self.block_of[*target as usize]).collect());
        self.handlers.push(handlers.iter().map(|(number, _)| *number as u32).collect());
    }

    /// Number of blocks.
    pub fn len(&self) -> usize {
        self.starts.len() - 1
    }

    /// Never true: code has at least one instruction.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The instructions of a block.
    pub fn instructions(&self, block: usize) -> Range<u32> {
        self.starts[block]..self.starts[block + 1]
    }

    /// The block of an instruction.
    pub fn block_of(&self, instruction: usize) -> usize {
        self.block_of[instruction] as usize
    }

    /// Whether a block starts at an instruction.
    pub(crate) fn starts_at(&self, instruction: usize) -> bool {
        self.starts[self.block_of(instruction)] as usize == instruction
    }

    /// The blocks that may follow without an exception. One may be named twice.
    pub fn successors(&self, block: usize) -> &[u32] {
        &self.successors[block]
    }

    /// The blocks where exceptions of a block may be caught.
    pub fn caught(&self, block: usize) -> &[u32] {
        &self.caught[block]
    }

    /// The handlers of the exceptions of a block, by their numbers in the body.
    pub fn handlers(&self, block: usize) -> &[u32] {
        &self.handlers[block]
    }
}

fn starts(body: &Body<'_>) -> Vec<bool> {
    let mut starts = vec![false; body.len() + 1];
    starts[0] = true;
    for index in 0..body.len() {
        for target in body.jumps(index) {
            starts[*target as usize] = true;
        }
        if !body.jumps(index).is_empty() || !body.falls_through(index) {
            starts[index + 1] = true;
        }
    }
    for handler in &body.handlers {
        for place in [handler.start, handler.end, handler.target] {
            starts[place as usize] = true;
        }
    }
    starts.truncate(body.len());
    starts
}
