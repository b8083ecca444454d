//! The instruction that a frame stands before, in words: `12: putfield Buffer.used`.

use crate::naming::simple;
use classfile::ConstantPool;
use classfile::code::Operand;
use classfile::opcode::mnemonic;
use vm::Frame;

/// Position, mnemonic (JVMS 6.5) and operand; nothing where the class file does not have the code.
pub(super) fn words(frame: &Frame) -> Option<String> {
    let subject = frame.method.in_file().ok()?;
    let body = subject.info.code(&subject.file.pool).ok()??;
    let position = *frame.code.positions.get(frame.pc as usize)?;
    let instructions = body.instructions().ok()?;
    let instruction = instructions.iter().find(|instruction| instruction.pc == position)?;
    let operand = operand(&instruction.operand, &subject.file.pool);
    Some(format!("{position}: {}{operand}", mnemonic(instruction.opcode)))
}

fn operand(operand: &Operand, pool: &ConstantPool<'_>) -> String {
    match operand {
        Operand::Local(local) => format!(" {local}"),
        Operand::Increment { local, amount } => format!(" {local} by {amount}"),
        Operand::Immediate(value) => format!(" {value}"),
        Operand::Branch(target) => format!(" to {target}"),
        Operand::Pool(index) | Operand::Interface { pool: index, .. } | Operand::MultiArray { pool: index, .. } => {
            let class = |name: &str| simple(&name.replace('/', "."));
            let member = || pool.member(*index).map(|member| format!(" {}.{}", class(&member.class_name), member.name));
            let name = || pool.class_name(*index).map(|name| format!(" {}", class(&name)));
            member().or_else(|_| name()).unwrap_or_default()
        }
        Operand::None | Operand::NewArray(_) | Operand::TableSwitch(_) | Operand::LookupSwitch(_) => String::new(),
    }
}
