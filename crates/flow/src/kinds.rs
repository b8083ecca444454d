//! The forward pass: what every slot holds before each instruction, and the structural verification on the way.
//!
//! A worklist over blocks, lowest first, from the parameters until nothing changes (Kildall). A block starts where a
//! jump, a handler or a protected range starts; frames are kept only there. An exception may leave any instruction of a
//! protected range with the locals as they were *before* that instruction (JVMS 4.10.1.6), so handlers see every such
//! frame.

use crate::body::Body;
use crate::error::FlowError;
use crate::method_in_file::MethodInFile;
use crate::typing::{self, Fault, Frame, Kind, TypingContext};
use classfile::Constant;
use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// Runs the pass over a body; `record` is told the frame before each reachable instruction, the last word counts.
pub fn for_each_frame<'a>(
    subject: MethodInFile<'a>,
    body: &'a Body<'a>,
    record: &mut dyn FnMut(usize, &Frame),
) -> Result<(), FlowError> {
    let (entry, context) = typing::entry(subject, body.attribute.max_locals, body.attribute.max_stack)?;
    let mut pass = Pass::new(subject, body, context);
    pass.check_handlers()?;
    pass.meet(0, &entry.locals, &[]).map_err(|fault| subject.unverified(&fault, body.place(0)))?;
    let mut frame = entry;
    while let Some(Reverse(start)) = pass.queue.pop() {
        pass.walk(start as usize, &mut frame, record)?;
    }
    Ok(())
}

struct Pass<'a> {
    subject: MethodInFile<'a>,
    body: &'a Body<'a>,
    context: TypingContext<'a>,
    /// For each instruction, one more than the number of its block if a block starts there.
    block_numbers: Vec<u32>,
    /// For each block, the frame at its start; `None` until something reaches it.
    frames: Vec<Option<Frame>>,
    /// Starts of the blocks whose frame has changed since they were last walked.
    queue: BinaryHeap<Reverse<u32>>,
    queued: Vec<bool>,
}

impl<'a> Pass<'a> {
    fn new(subject: MethodInFile<'a>, body: &'a Body<'a>, context: TypingContext<'a>) -> Pass<'a> {
        let (block_numbers, count) = number_blocks(body);
        let (frames, queued) = (vec![None; count], vec![false; count]);
        Pass { subject, body, context, block_numbers, frames, queue: BinaryHeap::new(), queued }
    }

    fn check_handlers(&self) -> Result<(), FlowError> {
        for handler in &self.body.handlers {
            let is_class = matches!(self.subject.file.pool.get(handler.catch_type), Ok(Constant::Class(_)));
            if handler.catch_type != 0 && !is_class {
                let fault = Fault::WrongConstant { index: handler.catch_type, expected: "a class to catch" };
                return Err(self.subject.unverified(&fault, self.body.place(handler.target as usize)));
            }
        }
        Ok(())
    }

    /// Walks one block from its start to its end.
    fn walk(
        &mut self,
        start: usize,
        frame: &mut Frame,
        record: &mut dyn FnMut(usize, &Frame),
    ) -> Result<(), FlowError> {
        let block = self.block_numbers[start] as usize - 1;
        self.queued[block] = false;
        if let Some(known) = &self.frames[block] {
            frame.become_copy_of(known);
        }
        frame.locals_written = true;
        let mut index = start;
        loop {
            record(index, frame);
            self.cross(index, frame).map_err(|fault| self.subject.unverified(&fault, self.body.place(index)))?;
            index += 1;
            if !self.body.falls_through(index - 1) || self.block_numbers[index] != 0 {
                return Ok(());
            }
        }
    }

    /// Executes one instruction and hands the frame to all that may follow it, unless that is just the next of the
    /// block.
    fn cross(&mut self, index: usize, frame: &mut Frame) -> Result<(), Fault> {
        if std::mem::take(&mut frame.locals_written) && !self.body.handlers.is_empty() {
            self.meet_handlers(index, frame)?;
        }
        let body = self.body;
        typing::step(self.context, index, &body.instructions[index], frame)?;
        body.jumps(index).iter().try_for_each(|target| self.meet(*target as usize, &frame.locals, &frame.stack))?;
        if !body.falls_through(index) {
            return Ok(());
        }
        match self.block_numbers.get(index + 1) {
            Some(0) => Ok(()),
            Some(_) => self.meet(index + 1, &frame.locals, &frame.stack),
            None => Err(Fault::FallsOffEnd),
        }
    }

    /// Hands the locals to the handlers of an instruction, whose only operand is the exception.
    fn meet_handlers(&mut self, index: usize, frame: &Frame) -> Result<(), Fault> {
        let (body, max_stack) = (self.body, self.body.attribute.max_stack);
        for (_, handler) in body.handlers_at(index) {
            if max_stack == 0 {
                return Err(Fault::StackOverflow { max_stack });
            }
            self.meet(handler.target as usize, &frame.locals, &[Kind::Reference])?;
        }
        Ok(())
    }

    /// Merges locals and operands into the frame at the start of a block.
    fn meet(&mut self, target: usize, locals: &[Kind], stack: &[Kind]) -> Result<(), Fault> {
        let block = self.block_numbers[target] as usize - 1;
        let changed = match &mut self.frames[block] {
            Some(known) if known.stack.len() == stack.len() => known.merge(locals, stack),
            Some(known) => {
                let position = self.body.positions[target];
                return Err(Fault::DepthsDiffer { target: position, known: known.stack.len(), found: stack.len() });
            }
            unreached @ None => {
                *unreached = Some(Frame::of(locals, stack, self.body.attribute.max_stack));
                true
            }
        };
        self.enqueue(target, block, changed);
        Ok(())
    }

    fn enqueue(&mut self, start: usize, block: usize, changed: bool) {
        if changed && !std::mem::replace(&mut self.queued[block], true) {
            self.queue.push(Reverse(start as u32));
        }
    }
}

/// Numbers the blocks in the order of their starts; see [`Pass::block_numbers`].
fn number_blocks(body: &Body<'_>) -> (Vec<u32>, usize) {
    let mut numbers = vec![0; body.len()];
    numbers[0] = 1;
    for index in 0..body.len() {
        body.jumps(index).iter().for_each(|target| numbers[*target as usize] = 1);
    }
    for handler in &body.handlers {
        numbers[handler.start as usize] = 1;
        numbers[handler.target as usize] = 1;
    }
    let mut count = 0;
    for number in numbers.iter_mut().filter(|number| **number != 0) {
        count += 1;
        *number = count;
    }
    (numbers, count as usize)
}
