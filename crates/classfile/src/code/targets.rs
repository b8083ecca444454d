//! Checks that every jump of a decoded method lands on the start of an instruction (JVMS 4.9.1).

use super::{Instruction, Operand};
use crate::error::{ClassFileError, ErrorKind};

/// Demands that all targets are starts of instructions of a body of `length` bytes.
pub(super) fn check(instructions: &[Instruction], length: usize) -> Result<(), ClassFileError> {
    let mut is_start = vec![false; length];
    for instruction in instructions {
        if let Some(start) = is_start.get_mut(instruction.pc as usize) {
            *start = true;
        }
    }
    instructions.iter().try_for_each(|instruction| check_instruction(instruction, &is_start))
}

fn check_instruction(instruction: &Instruction, is_start: &[bool]) -> Result<(), ClassFileError> {
    let check = |target: u32| check_target(instruction, target, is_start);
    match &instruction.operand {
        Operand::Branch(target) => check(*target),
        Operand::TableSwitch(switch) => {
            check(switch.default)?;
            switch.targets.iter().try_for_each(|&target| check(target))
        }
        Operand::LookupSwitch(switch) => {
            check(switch.default)?;
            switch.pairs.iter().try_for_each(|&(_, target)| check(target))
        }
        _ => Ok(()),
    }
}

fn check_target(instruction: &Instruction, target: u32, is_start: &[bool]) -> Result<(), ClassFileError> {
    if is_start.get(target as usize) == Some(&true) {
        return Ok(());
    }
    let kind = ErrorKind::InvalidTarget { target: target.into() };
    Err(ClassFileError { offset: instruction.pc as usize, place: "bytecode", kind })
}
