//! Which call takes, as an argument, what another call has answered.
//!
//! Follows the code in a straight line and the depth of the operand stack. Finds `outer` of `outer(…, inner(…), …)` as
//! a compiler writes it; where the code branches before the answer is taken, or puts it elsewhere, there is none.

use crate::method::MethodRef;
use crate::registry::Program;
use classfile::code::{Instruction, Operand};
use classfile::descriptor::parameter_slots;
use classfile::opcode::{INVOKEINTERFACE, INVOKESPECIAL, INVOKESTATIC, INVOKEVIRTUAL};
use flow::Body;
use flow::MethodInFile;

/// A method that is called, by its names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ConsumingCall {
    pub class: String,
    pub name: String,
    pub descriptor: String,
}

impl Program {
    /// The method whose argument the answer of the call at an instruction becomes.
    pub fn consuming_call(&self, method: MethodRef, call: u32) -> Option<ConsumingCall> {
        let subject = method.in_file().ok()?;
        let body = Body::read(subject).ok()?;
        let maps = self.frame_maps(method).ok()?;
        let answer = maps.at(call as usize + 1).depth();
        for index in call as usize + 1..body.len() {
            if !body.falls_through(index) || !body.jumps(index).is_empty() {
                return None;
            }
            if let Some((consuming_call, slots)) = called(subject, &body.instructions[index])
                && maps.at(index).depth() < answer + slots
            {
                return Some(consuming_call);
            }
            if maps.at(index + 1).depth() < answer {
                return None;
            }
        }
        None
    }
}

/// The method that an instruction calls, and the slots of its arguments.
fn called(subject: MethodInFile<'_>, instruction: &Instruction) -> Option<(ConsumingCall, u32)> {
    let entry = match (&instruction.operand, instruction.opcode) {
        (Operand::Pool(entry), INVOKEVIRTUAL | INVOKESPECIAL | INVOKESTATIC) => *entry,
        (Operand::Interface { pool, .. }, INVOKEINTERFACE) => *pool,
        _ => return None,
    };
    let member = subject.file.pool.member(entry).ok()?;
    let receiver = u32::from(instruction.opcode != INVOKESTATIC);
    let slots = u32::from(parameter_slots(&member.descriptor)) + receiver;
    let [class, name, descriptor] = [&member.class_name, &member.name, &member.descriptor].map(|text| text.to_string());
    Some((ConsumingCall { class, name, descriptor }, slots))
}
