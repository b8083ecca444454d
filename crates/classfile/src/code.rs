//! Bytecode to instructions (JVMS 4.9.1 and 6.5): `wide` folded, targets absolute, every jump on an instruction start.
//!
//! Checks the static constraints on the shape of operands. Whether a constant pool index leads to the right kind of
//! constant and whether a local variable exists is left to whoever translates the instructions further.

mod operand;
mod targets;

use std::ops::RangeInclusive;

use crate::error::{ClassFileError, ErrorKind};
use crate::reader::Reader;

/// One instruction.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Instruction {
    /// Where it starts; for a widened instruction, where its `wide` stands.
    pub pc: u32,
    /// Its number in [`crate::opcode`]; never `wide` itself.
    pub opcode: u8,
    /// Its operand.
    pub operand: Operand,
}

/// What an instruction works on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Operand {
    /// Nothing but the stack.
    None,
    /// A local variable, named by an operand or by the opcode itself (`iload_0`).
    Local(u16),
    /// `iinc`.
    Increment { local: u16, amount: i16 },
    /// `bipush` and `sipush`.
    Immediate(i32),
    /// A constant pool index: `ldc*`, field access, `invoke*` but `invokeinterface`, `new`, `anewarray`, type tests.
    Pool(u16),
    /// `invokeinterface`: the pool index and the argument words including the receiver.
    Interface { pool: u16, count: u8 },
    /// `multianewarray`: the pool index of the array type and the number of lengths on the stack.
    MultiArray { pool: u16, dimensions: u8 },
    /// `newarray`: the code of the element type, 4 to 11 (JVMS table 6.5.newarray-A).
    NewArray(u8),
    /// A jump to an absolute pc.
    Branch(u32),
    /// `tableswitch`.
    TableSwitch(Box<TableSwitch>),
    /// `lookupswitch`.
    LookupSwitch(Box<LookupSwitch>),
}

/// A jump by index; all targets are absolute.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableSwitch {
    /// Where values outside the table go.
    pub default: u32,
    /// The value of the first target.
    pub low: i32,
    /// The value of the last target, not less than `low`.
    pub high: i32,
    /// The targets of `low` to `high`.
    pub targets: Vec<u32>,
}

/// A jump by value; all targets are absolute.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LookupSwitch {
    /// Where other values go.
    pub default: u32,
    /// Values and targets, by strictly increasing value.
    pub pairs: Vec<(i32, u32)>,
}

/// The allowed lengths of a method body (JVMS 4.7.3).
pub(crate) const LENGTHS: RangeInclusive<usize> = 1..=65535;

/// Decodes a whole method body and checks that all targets are starts of instructions.
pub fn decode(bytecode: &[u8]) -> Result<Vec<Instruction>, ClassFileError> {
    let mut reader = Reader::new(bytecode, "bytecode");
    if !LENGTHS.contains(&bytecode.len()) {
        return Err(reader.error(ErrorKind::InvalidCodeLength { length: bytecode.len() }));
    }
    // Instructions of real code take somewhat more than two bytes on average.
    let mut instructions = Vec::with_capacity(bytecode.len() / 2 + 1);
    while reader.remaining() > 0 {
        instructions.push(operand::read_instruction(&mut reader)?);
    }
    targets::check(&instructions, bytecode.len())?;
    Ok(instructions)
}

#[cfg(test)]
mod tests;
