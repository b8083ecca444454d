//! What a call, or an access, is handed of the object whose method makes it: the object itself, or what one of its
//! fields holds.
//!
//! For those who look for an object that its own method has no more use for: what is handed on may still be alive in
//! the method that was called. Follows the same walk as the messages of null pointers, one pass in the order of the
//! code. Purely for words: where the code is not as a compiler of Java writes it, the answer is none.

use crate::method::MethodRef;
use crate::null_message::names::Names;
use crate::null_message::sources::Sources;
use crate::registry::Program;
use classfile::code::{Instruction, Operand};
use classfile::descriptor;
use classfile::opcode::*;
use flow::MethodInFile;

/// What an instruction is handed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HandedOn {
    /// The object itself, as this local of the method that is called; 0 also where a field of it is accessed.
    Itself(u16),
    /// What a field of the object holds, as the object whose method is called.
    Field,
}

impl Program {
    /// What the instruction at `index` of a method is handed of the method's object; nothing if it calls another method
    /// than this one.
    pub fn handed_on(&self, method: MethodRef, index: usize, called: Option<MethodRef>) -> Option<HandedOn> {
        let position = *self.code(method).ok()?.positions.get(index)?;
        if method.is_static() {
            return None;
        }
        handed_on(method.in_file().ok()?, position, called)
    }
}

fn handed_on(subject: MethodInFile<'_>, position: u32, called: Option<MethodRef>) -> Option<HandedOn> {
    let code = subject.info.code(&subject.file.pool).ok()??;
    let instructions = code.instructions().ok()?;
    if instructions.iter().any(replaces_object) {
        return None;
    }
    let index = instructions.binary_search_by_key(&position, |instruction| instruction.pc).ok()?;
    let names = Names::new(subject, &code);
    if called.is_some_and(|called| !names_method(&instructions[index], &names, called)) {
        return None;
    }
    let words = words_taken(&instructions[index], &names)?;
    let sources = Sources::before(index, &instructions, &code.handlers, &names);
    let source = |slot: usize| sources.of_word(index, slot).map(|source| (source, &instructions[source]));
    let is_object = |slot: usize| source(slot).is_some_and(|(_, instruction)| instruction.opcode == ALOAD_0);
    if let Some(local) = (0..words).find(|local| is_object(words - 1 - local)) {
        return Some(HandedOn::Itself(u16::try_from(local).ok()?));
    }
    let (receiver, instruction) = source(words - 1)?;
    let of_object = || sources.of_word(receiver, 0).is_some_and(|source| instructions[source].opcode == ALOAD_0);
    (is_call(&instructions[index]) && instruction.opcode == GETFIELD && of_object()).then_some(HandedOn::Field)
}

/// Whether an instruction puts something else where the method's object was.
fn replaces_object(instruction: &Instruction) -> bool {
    matches!((instruction.opcode, &instruction.operand), (ISTORE..=ASTORE_3, Operand::Local(0)))
}

/// Whether a call names a method of this name and type.
fn names_method(call: &Instruction, names: &Names<'_>, called: MethodRef) -> bool {
    let (Operand::Pool(entry) | Operand::Interface { pool: entry, .. }) = call.operand else { return false };
    let named = names.name_and_type(entry).filter(|_| is_invocation(call.opcode));
    named.is_some_and(|(name, types)| name == called.name && types == called.descriptor)
}

/// How many words of the stack a call takes as arguments, or an access of a field down to its object.
fn words_taken(instruction: &Instruction, names: &Names<'_>) -> Option<usize> {
    match (instruction.opcode, &instruction.operand) {
        (GETFIELD, _) => Some(1),
        (PUTFIELD, Operand::Pool(entry)) => Some(names.field_slots(*entry)? + 1),
        (code, Operand::Pool(entry) | Operand::Interface { pool: entry, .. }) if is_invocation(code) => {
            let (_, types) = names.name_and_type(*entry)?;
            let words = usize::from(descriptor::parameter_slots(&types)) + usize::from(code != INVOKESTATIC);
            (words > 0).then_some(words)
        }
        _ => None,
    }
}

fn is_invocation(code: u8) -> bool {
    matches!(code, INVOKEVIRTUAL | INVOKESPECIAL | INVOKESTATIC | INVOKEINTERFACE)
}

/// Whether an instruction calls a method of an object.
fn is_call(instruction: &Instruction) -> bool {
    is_invocation(instruction.opcode) && instruction.opcode != INVOKESTATIC
}
