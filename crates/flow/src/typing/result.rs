//! How many values an instruction takes and what kind of value it gives, for instructions that do nothing to locals and
//! do not rearrange operands.

use super::constant;
use super::effect;
use super::kind::Kind;
use classfile::ConstantPool;
use classfile::code::{Instruction, Operand};
use classfile::opcode::MULTIANEWARRAY;

/// Values taken, and the kind of the one given; `None` for an instruction of another sort, or a malformed one.
pub fn result_of(pool: &ConstantPool<'_>, instruction: &Instruction) -> Option<(usize, Option<Kind>)> {
    if let Some(effect) = effect::of(instruction.opcode) {
        return Some((effect.takes.len(), effect.puts.first().and_then(|letter| Kind::of_letter(*letter))));
    }
    match instruction.operand {
        Operand::MultiArray { dimensions, .. } => {
            debug_assert_eq!(instruction.opcode, MULTIANEWARRAY);
            Some((dimensions.into(), Some(Kind::Reference)))
        }
        Operand::Pool(entry) | Operand::Interface { pool: entry, .. } => {
            constant::result(instruction.opcode, entry, pool)
        }
        _ => None,
    }
}

/// The kind of the value that an instruction of fixed effect gives, if it gives one.
pub(crate) fn given_by(opcode: u8) -> Option<Kind> {
    effect::of(opcode)?.puts.first().and_then(|letter| Kind::of_letter(*letter))
}
