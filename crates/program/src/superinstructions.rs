//! Superinstructions: frequent sequences that the interpreter executes in one go.
//!
//! The first instruction of a sequence is overwritten by the fused one; the others stay where they are, so a jump into
//! the middle, a handler's range, a line number and a frame map all mean what they meant before. A fused instruction
//! that must stop half-way (an exception, a scheduling point) has executed its first parts and stands at the next one.
//! Chosen by measuring `bench/run`: loops over arrays spend most of their time in exactly these.

use crate::instruction::{Instruction, Op};

/// Overwrites the first instruction of every sequence that has a fused form.
pub(crate) fn fuse(instructions: &mut [Instruction]) {
    for index in 0..instructions.len() {
        if let Some(fused) = fused(&instructions[index..]) {
            instructions[index] = fused;
        }
    }
}

/// The instruction that a fused one was made from, which is its first part; any other instruction itself.
pub fn first_part(instruction: Instruction) -> Instruction {
    match instruction.op {
        Op::LoadLoad | Op::LoadElement8 | Op::LoadElement32 | Op::LoadElement64 => load(instruction),
        Op::IfLocalsEq | Op::IfLocalsNe | Op::IfLocalsLt | Op::IfLocalsGe | Op::IfLocalsGt | Op::IfLocalsLe => {
            load(instruction)
        }
        Op::IfLongsEq | Op::IfLongsNe | Op::IfLongsLt | Op::IfLongsGe | Op::IfLongsGt | Op::IfLongsLe => {
            Instruction::new(Op::Lcmp, 0, 0, 0)
        }
        Op::IincGoto => Instruction::new(Op::Iinc, 0, instruction.a, i32::from(instruction.c as i8) as u32),
        _ => instruction,
    }
}

fn load(instruction: Instruction) -> Instruction {
    Instruction::new(Op::Load, 0, instruction.a, 0)
}

fn fused(rest: &[Instruction]) -> Option<Instruction> {
    let second = rest.get(1)?;
    match (rest[0].op, second.op) {
        (Op::Load, Op::Load) => Some(fused_loads(rest[0], *second, rest.get(2))),
        (Op::Iinc, Op::Goto) => {
            let amount = i8::try_from(rest[0].b as i32).ok()?;
            Some(Instruction::new(Op::IincGoto, amount as u8, rest[0].a, second.b))
        }
        (Op::Lcmp, _) => Some(Instruction::new(compare_branch(second.op)?, 0, 0, second.b)),
        _ => None,
    }
}

fn fused_loads(first: Instruction, second: Instruction, third: Option<&Instruction>) -> Instruction {
    let pair = Instruction::new(Op::LoadLoad, 0, first.a, u32::from(second.a));
    let (Some(third), Ok(local)) = (third, u8::try_from(second.a)) else { return pair };
    let with = |op: Op, b: u32| Instruction::new(op, local, first.a, b);
    match third.op {
        Op::ArrayLoad8 => with(Op::LoadElement8, 0),
        Op::ArrayLoad32 => with(Op::LoadElement32, 0),
        Op::ArrayLoad64 => with(Op::LoadElement64, 0),
        Op::IfIcmpeq => with(Op::IfLocalsEq, third.b),
        Op::IfIcmpne => with(Op::IfLocalsNe, third.b),
        Op::IfIcmplt => with(Op::IfLocalsLt, third.b),
        Op::IfIcmpge => with(Op::IfLocalsGe, third.b),
        Op::IfIcmpgt => with(Op::IfLocalsGt, third.b),
        Op::IfIcmple => with(Op::IfLocalsLe, third.b),
        _ => pair,
    }
}

fn compare_branch(op: Op) -> Option<Op> {
    Some(match op {
        Op::Ifeq => Op::IfLongsEq,
        Op::Ifne => Op::IfLongsNe,
        Op::Iflt => Op::IfLongsLt,
        Op::Ifge => Op::IfLongsGe,
        Op::Ifgt => Op::IfLongsGt,
        Op::Ifle => Op::IfLongsLe,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_first_instruction_changes() {
        let load = |local| Instruction::new(Op::Load, 0, local, 0);
        let branch = Instruction::new(Op::IfIcmplt, 0, 0, 9);
        let mut code = [load(1), load(2), branch, load(3)];
        fuse(&mut code);
        assert_eq!(code, [Instruction::new(Op::IfLocalsLt, 2, 1, 9), load(2), branch, load(3)]);
        assert_eq!(first_part(code[0]), load(1));
    }

    #[test]
    fn wide_locals_and_increments_fall_back() {
        let load = |local| Instruction::new(Op::Load, 0, local, 0);
        let mut code = [load(1), load(300), Instruction::new(Op::ArrayLoad32, 0, 0, 0)];
        fuse(&mut code);
        assert_eq!(code[0], Instruction::new(Op::LoadLoad, 0, 1, 300));
        let increment = Instruction::new(Op::Iinc, 0, 1, 1000);
        let mut code = [increment, Instruction::new(Op::Goto, 1, 0, 0)];
        fuse(&mut code);
        assert_eq!(code[0], increment);
    }
}
