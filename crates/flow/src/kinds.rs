//! The forward pass: what every slot holds before each instruction, and the structural verification on the way.
//!
//! A data flow over blocks from the parameters on. An exception may leave any instruction of a protected range with the
//! locals as they were *before* that instruction (JVMS 4.10.1.6), so handlers see every such frame.

use crate::blocks::Blocks;
use crate::body::Body;
use crate::error::FlowError;
use crate::fixpoint::{self, DataFlow, Give, Order};
use crate::method_in_file::MethodInFile;
use crate::typing::{self, Fault, Frame, Kind, TypingContext};
use classfile::Constant;

/// Runs the pass over a body; `record` is told the frame before each reachable instruction, the last word counts.
pub fn for_each_frame<'a>(
    subject: MethodInFile<'a>,
    body: &'a Body<'a>,
    blocks: &'a Blocks,
    record: &mut dyn FnMut(usize, &Frame),
) -> Result<(), FlowError> {
    let (entry, context) = typing::entry(subject, body.attribute.max_locals, body.attribute.max_stack)?;
    check_handlers(subject, body)?;
    let mut pass = Pass { body, blocks, context, frame: entry.clone(), caught: entry.clone(), at: 0, record };
    let solved = fixpoint::solve(&mut pass, blocks.len(), Order::LowestFirst, [(0, entry)]);
    solved.map(drop).map_err(|fault| subject.unverified(&fault, body.place(pass.at)))
}

fn check_handlers(subject: MethodInFile<'_>, body: &Body<'_>) -> Result<(), FlowError> {
    for handler in &body.handlers {
        let is_class = matches!(subject.file.pool.get(handler.catch_type), Ok(Constant::Class(_)));
        if handler.catch_type != 0 && !is_class {
            let fault = Fault::WrongConstant { index: handler.catch_type, expected: "a class to catch" };
            return Err(subject.unverified(&fault, body.place(handler.target as usize)));
        }
    }
    Ok(())
}

struct Pass<'a, 'b> {
    body: &'a Body<'a>,
    blocks: &'a Blocks,
    context: TypingContext<'a>,
    /// The frame on its way, and the one that handlers get; kept to reuse their memory.
    frame: Frame,
    caught: Frame,
    /// The instruction that is being crossed.
    at: usize,
    record: &'b mut dyn FnMut(usize, &Frame),
}

impl DataFlow for Pass<'_, '_> {
    type Fact = Frame;
    type Error = Fault;

    fn meet(&mut self, block: usize, known: &mut Option<Frame>, arriving: &Frame) -> Result<bool, Fault> {
        match known {
            Some(known) if known.stack.len() == arriving.stack.len() => {
                Ok(known.merge(&arriving.locals, &arriving.stack))
            }
            Some(known) => {
                let target = self.body.positions[self.blocks.instructions(block).start as usize];
                Err(Fault::DepthsDiffer { target, known: known.stack.len(), found: arriving.stack.len() })
            }
            unreached @ None => {
                *unreached = Some(arriving.clone());
                Ok(true)
            }
        }
    }

    fn cross(&mut self, block: usize, fact: &Frame, give: &mut Give<'_, Self>) -> Result<(), Fault> {
        let mut frame = std::mem::replace(&mut self.frame, Frame::of(&[], &[], 0));
        frame.become_copy_of(fact);
        frame.locals_written = true;
        let crossed = self.cross_with(block, &mut frame, give);
        self.frame = frame;
        crossed
    }
}

impl Pass<'_, '_> {
    fn cross_with(&mut self, block: usize, frame: &mut Frame, give: &mut Give<'_, Self>) -> Result<(), Fault> {
        let range = self.blocks.instructions(block);
        for index in range.start as usize..range.end as usize {
            self.at = index;
            (self.record)(index, frame);
            if std::mem::take(&mut frame.locals_written) {
                self.give_to_handlers(block, frame, give)?;
            }
            typing::step(self.context, index, &self.body.instructions[index], frame)?;
        }
        let blocks = self.blocks;
        for next in blocks.successors(block) {
            give(self, *next as usize, frame)?;
        }
        if self.body.falls_through(self.at) && self.at + 1 == self.body.len() {
            return Err(Fault::FallsOffEnd);
        }
        Ok(())
    }

    /// Hands the locals to the handlers of a block, whose only operand is the exception.
    fn give_to_handlers(&mut self, block: usize, frame: &Frame, give: &mut Give<'_, Self>) -> Result<(), Fault> {
        let (blocks, max_stack) = (self.blocks, self.body.attribute.max_stack);
        if blocks.caught(block).is_empty() {
            return Ok(());
        }
        if max_stack == 0 {
            return Err(Fault::StackOverflow { max_stack });
        }
        let mut caught = std::mem::replace(&mut self.caught, Frame::of(&[], &[], 0));
        caught.locals.clone_from(&frame.locals);
        caught.stack.clear();
        caught.stack.push(Kind::Reference);
        let given = blocks.caught(block).iter().try_for_each(|target| give(self, *target as usize, &caught));
        self.caught = caught;
        given
    }
}
