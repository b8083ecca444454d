//! The body of a method as every analysis here numbers it: original instructions, jumps and handlers by index.
//!
//! The VM's own instructions (`code`) are untyped and change while they run; analyses step over the originals instead.
//! Both count the same: instruction `i` of a [`Body`] is instruction `i` of the method's decoded code.

use crate::code::Handler;
use crate::error::{LinkError, LinkErrorKind};
use crate::method::Method;
use classfile::attributes::{Code, ExceptionHandler};
use classfile::code::{Instruction, Operand};
use classfile::{ClassFile, ClassFileError, MemberInfo, opcode};

/// The method under analysis: its entry in its class file.
#[derive(Clone, Copy)]
pub(crate) struct Subject<'a> {
    pub(crate) file: &'a ClassFile<'a>,
    pub(crate) info: &'a MemberInfo<'a>,
}

/// Instructions with everything that leads from one to another.
pub(crate) struct Body<'a> {
    pub(crate) attribute: Code<'a>,
    pub(crate) instructions: Vec<Instruction>,
    /// In the order in which they are tried.
    pub(crate) handlers: Vec<Handler>,
    jumps: Jumps,
}

impl<'a> Subject<'a> {
    /// The class-file entry of a linked method.
    pub(crate) fn of(method: &'a Method) -> Result<Subject<'a>, LinkError> {
        let missing =
            || LinkError::new(LinkErrorKind::ClassFormat, format!("{} is in no class file", method.signature()));
        let file = method.class.file.as_ref().ok_or_else(missing)?;
        Ok(Subject { file, info: method.info().ok_or_else(missing)? })
    }

    /// `java/lang/Object.wait(J)V`, as messages name it.
    pub(crate) fn signature(&self) -> String {
        let class = self.file.name().unwrap_or_default();
        let name = self.file.pool.text(self.info.name).unwrap_or_default();
        let descriptor = self.file.pool.text(self.info.descriptor).unwrap_or_default();
        format!("{class}.{name}{descriptor}")
    }

    /// A `ClassFormatError` about the method.
    pub(crate) fn malformed(&self, error: &ClassFileError) -> LinkError {
        LinkError::new(LinkErrorKind::ClassFormat, format!("{error} in method {}", self.signature()))
    }

    /// A `VerifyError` at an instruction.
    pub(crate) fn unverified(&self, reason: &dyn std::fmt::Display, instruction: &Instruction) -> LinkError {
        let (place, mnemonic) = (instruction.pc, opcode::mnemonic(instruction.opcode));
        let message = format!("{reason} at bytecode position {place} ({mnemonic}) of method {}", self.signature());
        LinkError::new(LinkErrorKind::Verify, message)
    }
}

impl<'a> Body<'a> {
    /// Reads the body of a method that has one.
    pub(crate) fn read(subject: Subject<'a>) -> Result<Body<'a>, LinkError> {
        let malformed = |error: ClassFileError| subject.malformed(&error);
        let attribute = subject.info.code(&subject.file.pool).map_err(malformed)?;
        let attribute = attribute.ok_or_else(|| no_code(subject))?;
        let instructions = attribute.instructions().map_err(malformed)?;
        let handlers = attribute.handlers.iter().map(|entry| handler(entry, &instructions)).collect();
        let jumps = Jumps::of(&instructions);
        Ok(Body { attribute, instructions, handlers, jumps })
    }

    /// Number of instructions.
    pub(crate) fn len(&self) -> usize {
        self.instructions.len()
    }

    /// Where the instruction may jump to; the instruction after it is not named.
    pub(crate) fn jumps(&self, index: usize) -> &[u32] {
        self.jumps.of_instruction(index)
    }

    /// Whether the instruction may be followed by the next one.
    pub(crate) fn falls_through(&self, index: usize) -> bool {
        use opcode::*;
        let code = self.instructions[index].opcode;
        let leaves =
            matches!(code, IRETURN..=RETURN | ATHROW | GOTO | GOTO_W | TABLESWITCH | LOOKUPSWITCH | JSR | JSR_W | RET);
        !leaves
    }

    /// The handlers that protect an instruction.
    pub(crate) fn handlers_at(&self, index: usize) -> impl Iterator<Item = &Handler> {
        self.handlers.iter().filter(move |handler| (handler.start as usize..handler.end as usize).contains(&index))
    }
}

fn no_code(subject: Subject<'_>) -> LinkError {
    LinkError::new(LinkErrorKind::ClassFormat, format!("method {} has no code", subject.signature()))
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
            let mut add = |position: u32| jumps.targets.push(index_of(instructions, position));
            match &instruction.operand {
                Operand::Branch(target) => add(*target),
                Operand::TableSwitch(switch) => {
                    add(switch.default);
                    switch.targets.iter().copied().for_each(add);
                }
                Operand::LookupSwitch(switch) => {
                    add(switch.default);
                    switch.pairs.iter().for_each(|(_, target)| add(*target));
                }
                _ => {}
            }
            jumps.starts.push(u32::try_from(jumps.targets.len()).unwrap_or(u32::MAX));
        }
        jumps
    }

    fn of_instruction(&self, index: usize) -> &[u32] {
        &self.targets[self.starts[index] as usize..self.starts[index + 1] as usize]
    }
}
