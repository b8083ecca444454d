//! Whether a call is repeated: some way through its method leads from behind the call back to it.
//!
//! Ways by exceptions are not followed. A loop that has nothing to do with what is waited for counts: such a wait is
//! not reported.

use program::{Instruction, MethodRef, Op};

/// Whether the instruction lies on a cycle of its method.
pub(crate) fn is_repeated(method: MethodRef, pc: u32) -> bool {
    let Some(code) = method.decoded() else { return true };
    let mut seen = vec![false; code.len()];
    let mut waiting = vec![pc as usize + 1];
    while let Some(at) = waiting.pop() {
        if at == pc as usize {
            return true;
        }
        if at >= code.len() || std::mem::replace(&mut seen[at], true) {
            continue;
        }
        let instruction = code.at(at);
        let switch = matches!(instruction.op, Op::TableSwitch | Op::LookupSwitch);
        if let Some(switch) = code.switches.get(instruction.b as usize).filter(|_| switch) {
            waiting.extend(switch.targets.iter().map(|target| *target as usize));
            waiting.push(switch.default as usize);
        }
        waiting.extend(target(instruction));
        waiting.extend(goes_on(instruction.op).then_some(at + 1));
    }
    false
}

/// Whether the next instruction may follow. What a superinstruction stands for still lies behind it.
fn goes_on(op: Op) -> bool {
    let jumps = matches!(op, Op::Goto | Op::IincGoto | Op::TableSwitch | Op::LookupSwitch | Op::Throw);
    !jumps && !matches!(op, Op::Return | Op::ReturnOne | Op::ReturnTwo)
}

fn target(instruction: Instruction) -> Option<usize> {
    let simple = matches!(
        instruction.op,
        Op::Ifeq | Op::Ifne | Op::Iflt | Op::Ifge | Op::Ifgt | Op::Ifle | Op::Ifnull | Op::Ifnonnull | Op::Goto
    );
    let pairs = matches!(
        instruction.op,
        Op::IfIcmpeq
            | Op::IfIcmpne
            | Op::IfIcmplt
            | Op::IfIcmpge
            | Op::IfIcmpgt
            | Op::IfIcmple
            | Op::IfAcmpeq
            | Op::IfAcmpne
    );
    let fused = matches!(
        instruction.op,
        Op::IfLocalsEq
            | Op::IfLocalsNe
            | Op::IfLocalsLt
            | Op::IfLocalsGe
            | Op::IfLocalsGt
            | Op::IfLocalsLe
            | Op::IfLongsEq
            | Op::IfLongsNe
            | Op::IfLongsLt
            | Op::IfLongsGe
            | Op::IfLongsGt
            | Op::IfLongsLe
            | Op::IincGoto
    );
    (simple || pairs || fused).then_some(instruction.b as usize)
}
