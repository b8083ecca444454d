//! Code that works on the `java.lang.Thread` of the thread that runs it: `Thread.currentThread()`.

use crate::body::Body;
use classfile::ConstantPool;
use classfile::code::{Instruction, Operand};
use classfile::opcode::*;

/// Whether an instruction calls `Thread.currentThread()`.
pub(crate) fn is_current_thread(pool: &ConstantPool<'_>, instruction: &Instruction) -> bool {
    let (INVOKESTATIC, Operand::Pool(entry)) = (instruction.opcode, &instruction.operand) else { return false };
    pool.member(*entry).is_ok_and(|member| {
        member.class_name == "java/lang/Thread"
            && member.name == "currentThread"
            && member.descriptor == "()Ljava/lang/Thread;"
    })
}

/// The tests whether `this` is the current thread, in a method that is called on it only: which branch, and whether it
/// is taken. Not those that a jump could lead into.
pub(crate) fn decided(pool: &ConstantPool<'_>, body: &Body) -> Vec<(usize, bool)> {
    let stores_receiver = |instruction: &Instruction| {
        matches!(instruction.opcode, ASTORE | ASTORE_0) && instruction.operand == Operand::Local(0)
    };
    if body.instructions().iter().any(stores_receiver) {
        return Vec::new();
    }
    let targets = body.targets();
    let is_receiver = |instruction: &Instruction| {
        matches!(instruction.opcode, ALOAD | ALOAD_0) && instruction.operand == Operand::Local(0)
    };
    let compares = |one: &Instruction, two: &Instruction| {
        is_receiver(one) && is_current_thread(pool, two) || is_current_thread(pool, one) && is_receiver(two)
    };
    let tests = body
        .instructions()
        .windows(3)
        .enumerate()
        .filter(|(_, code)| matches!(code[2].opcode, IF_ACMPEQ | IF_ACMPNE) && compares(&code[0], &code[1]));
    let tests = tests.filter(|(index, _)| !targets.contains(&(index + 1)) && !targets.contains(&(index + 2)));
    tests.map(|(index, code)| (index + 2, code[2].opcode == IF_ACMPEQ)).collect()
}
