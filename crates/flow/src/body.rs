//! The body of a method as the VM and every analysis number it: original instructions, jumps and handlers by index.
//!
//! The VM's own instructions (`code`) are untyped and change while they run; analyses step over the originals instead.
//! Both count the same: instruction `i` of a [`Body`] is instruction `i` of the method's decoded code. The subroutines
//! of old class files (`jsr`, `ret`) are gone from a body: each call has its own copy of the code, see [`subroutine`].

mod subroutine;

use crate::error::FlowError;
use crate::handler::Handler;
use crate::method_in_file::{CodePosition, MethodInFile};
use classfile::attributes::{Code, ExceptionHandler};
use classfile::code::{Instruction, Operand};
use classfile::opcode::*;

/// Instructions with everything that leads from one to another.
pub struct Body<'a> {
    pub attribute: Code<'a>,
    /// Their `pc` and their jumps count as it pleases the body; [`Body::positions`] has the positions in the class
    /// file.
    pub instructions: Vec<Instruction>,
    /// The bytecode position of each instruction. Copies of subroutines repeat positions.
    pub positions: Vec<u32>,
    /// In the order in which they are tried.
    pub handlers: Vec<Handler>,
    jumps: Jumps,
}

impl<'a> Body<'a> {
    /// Reads the body of a method that has one.
    pub fn read(subject: MethodInFile<'a>) -> Result<Body<'a>, FlowError> {
        let attribute = subject.info.code(&subject.file.pool).map_err(|error| subject.malformed(&error))?;
        let attribute = attribute.ok_or_else(|| subject.malformed(&"no code"))?;
        let instructions = attribute.instructions().map_err(|error| subject.malformed(&error))?;
        let handlers = attribute.handlers.iter().map(|entry| handler(entry, &instructions)).collect();
        let positions = instructions.iter().map(|instruction| instruction.pc).collect();
        let body = Body::new(attribute, instructions, positions, handlers);
        if body.instructions.iter().any(|instruction| matches!(instruction.opcode, JSR | JSR_W | RET)) {
            return subroutine::inline(subject, body);
        }
        Ok(body)
    }

    fn new(
        attribute: Code<'a>,
        instructions: Vec<Instruction>,
        positions: Vec<u32>,
        handlers: Vec<Handler>,
    ) -> Body<'a> {
        let jumps = Jumps::of(&instructions);
        Body { attribute, instructions, positions, handlers, jumps }
    }

    /// Number of instructions.
    pub fn len(&self) -> usize {
        self.instructions.len()
    }

    /// Never true: code has at least one instruction.
    pub fn is_empty(&self) -> bool {
        self.instructions.is_empty()
    }

    /// Where the instruction may jump to; the instruction after it is not named.
    pub fn jumps(&self, index: usize) -> &[u32] {
        self.jumps.of_instruction(index)
    }

    /// Whether the instruction may be followed by the next one.
    pub fn falls_through(&self, index: usize) -> bool {
        let code = self.instructions[index].opcode;
        let leaves =
            matches!(code, IRETURN..=RETURN | ATHROW | GOTO | GOTO_W | TABLESWITCH | LOOKUPSWITCH | JSR | JSR_W | RET);
        !leaves
    }

    /// Whether some way leads from behind an instruction back to it. Ways by exceptions are not followed.
    pub fn leads_back(&self, index: usize) -> bool {
        let mut seen = vec![false; self.len()];
        let mut waiting = vec![index];
        while let Some(at) = waiting.pop() {
            let behind = self.falls_through(at).then_some(at + 1);
            let jumps = self.jumps(at).iter().map(|target| *target as usize);
            for next in jumps.chain(behind).filter(|next| *next < self.len()) {
                if next == index {
                    return true;
                }
                if !std::mem::replace(&mut seen[next], true) {
                    waiting.push(next);
                }
            }
        }
        false
    }

    /// The handlers that protect an instruction, with their numbers.
    pub fn handlers_at(&self, index: usize) -> impl Iterator<Item = (usize, &Handler)> {
        self.handlers.iter().enumerate().filter(move |(_, handler)| handler.protects(index))
    }

    /// Where an instruction is, for messages.
    pub fn place(&self, index: usize) -> Option<CodePosition> {
        Some(CodePosition { position: *self.positions.get(index)?, opcode: self.instructions.get(index)?.opcode })
    }
}

/// A handler by index; its boundaries were checked when the instructions were decoded.
fn handler(entry: &ExceptionHandler, instructions: &[Instruction]) -> Handler {
    Handler {
        start: index_of(instructions, entry.start.into()),
        end: index_of(instructions, entry.end.into()),
        target: index_of(instructions, entry.handler.into()),
        catch_type: entry.catch_type,
    }
}

/// The instruction at a position, or their number for the end of the code.
fn index_of(instructions: &[Instruction], position: u32) -> u32 {
    let (Ok(index) | Err(index)) = instructions.binary_search_by_key(&position, |instruction| instruction.pc);
    u32::try_from(index).unwrap_or(u32::MAX)
}

/// All jumps in one list; instruction `i` has those from `starts[i]` to `starts[i + 1]`.
struct Jumps {
    starts: Vec<u32>,
    targets: Vec<u32>,
}

impl Jumps {
    fn of(instructions: &[Instruction]) -> Jumps {
        let mut jumps = Jumps { starts: Vec::with_capacity(instructions.len() + 1), targets: Vec::new() };
        jumps.starts.push(0);
        for instruction in instructions {
            for_each_target(&instruction.operand, |position| jumps.targets.push(index_of(instructions, position)));
            if instruction.opcode == RET {
                jumps.targets.extend(after_calls(instructions));
            }
            jumps.starts.push(u32::try_from(jumps.targets.len()).unwrap_or(u32::MAX));
        }
        jumps
    }

    fn of_instruction(&self, index: usize) -> &[u32] {
        &self.targets[self.starts[index] as usize..self.starts[index + 1] as usize]
    }
}

/// Where `ret` may go as far as is known before subroutines are inlined: behind every call.
fn after_calls(instructions: &[Instruction]) -> impl Iterator<Item = u32> {
    let is_call = |(instruction, _): &(&Instruction, u32)| matches!(instruction.opcode, JSR | JSR_W);
    let behind = instructions.iter().zip(1..).filter(is_call).map(|(_, next)| next);
    behind.filter(|next| (*next as usize) < instructions.len())
}

/// Visits the positions that an operand names as targets, a switch's default first.
pub fn for_each_target(operand: &Operand, mut visit: impl FnMut(u32)) {
    match operand {
        Operand::Branch(target) => visit(*target),
        Operand::TableSwitch(switch) => {
            visit(switch.default);
            switch.targets.iter().for_each(|target| visit(*target));
        }
        Operand::LookupSwitch(switch) => {
            visit(switch.default);
            switch.pairs.iter().for_each(|(_, target)| visit(*target));
        }
        _ => {}
    }
}
