//! The detail message of a `NullPointerException` that the VM itself throws: what failed, and which expression was
//! null.
//!
//! Follows JEP 358 and the behaviour of HotSpot in JDK 17 to 25, word for word, also where it is odd: the analysis is
//! one linear walk rather than a fixed point, only the first 64 locals are followed, at most five steps of an
//! expression are shown. Purely a text: nothing depends on it but what the program prints.

mod cause;
pub(crate) mod names;
pub(crate) mod sources;

use crate::method::MethodRef;
use crate::registry::Program;
use cause::Cause;
use classfile::code::{Instruction, Operand};
use classfile::descriptor;
use classfile::opcode::*;
use classfile::{ClassFile, MemberInfo};
use flow::MethodInFile;
use names::Names;
use sources::Sources;

impl Program {
    /// The message for a null that the instruction at `index` of a method ran into.
    ///
    /// `None` where HotSpot has none: for instructions that dereference nothing, and for calls of constructors, where
    /// an exception whose trace starts is one that the program itself has made.
    pub fn null_message(&self, method: MethodRef, index: usize) -> Option<String> {
        let position = *self.code(method).ok()?.positions.get(index)?;
        message(method.in_file().ok()?, position)
    }
}

/// The message for the instruction at a bytecode position of a method that need not be linked.
pub fn describe<'a>(file: &'a ClassFile<'a>, method: &'a MemberInfo<'a>, position: u32) -> Option<String> {
    message(MethodInFile { file, info: method }, position)
}

fn message(subject: MethodInFile<'_>, position: u32) -> Option<String> {
    let code = subject.info.code(&subject.file.pool).ok()??;
    let instructions = code.instructions().ok()?;
    let index = instructions.binary_search_by_key(&position, |instruction| instruction.pc).ok()?;
    let names = Names::new(subject, &code);
    let failing = &instructions[index];
    let slot = null_slot(failing, &names)?;
    let mut text = failed_action(failing, &names)?;
    let sources = Sources::before(index, &instructions, &code.handlers, &names);
    Cause { instructions: &instructions, sources: &sources, names: &names }.write(index, slot, &mut text);
    Some(text)
}

/// How far below the top of the stack an instruction has the reference that must not be null.
fn null_slot(instruction: &Instruction, names: &Names<'_>) -> Option<usize> {
    match (instruction.opcode, &instruction.operand) {
        (GETFIELD | ARRAYLENGTH | ATHROW | MONITORENTER | MONITOREXIT, _) => Some(0),
        (IALOAD..=SALOAD, _) => Some(1),
        (LASTORE | DASTORE, _) => Some(3),
        (IASTORE..=SASTORE, _) => Some(2),
        (PUTFIELD, Operand::Pool(entry)) => Some(names.field_slots(*entry)?),
        (INVOKEVIRTUAL | INVOKESPECIAL, Operand::Pool(entry))
        | (INVOKEINTERFACE, Operand::Interface { pool: entry, .. }) => {
            let (name, types) = names.name_and_type(*entry)?;
            (name != "<init>").then(|| descriptor::parameter_slots(&types).into())
        }
        _ => None,
    }
}

fn failed_action(instruction: &Instruction, names: &Names<'_>) -> Option<String> {
    if let Some(action) = fixed_action(instruction.opcode) {
        return Some(action.to_owned());
    }
    match (instruction.opcode, &instruction.operand) {
        (GETFIELD, Operand::Pool(entry)) => Some(format!("Cannot read field \"{}\"", names.field(*entry)?)),
        (PUTFIELD, Operand::Pool(entry)) => Some(format!("Cannot assign field \"{}\"", names.field(*entry)?)),
        (_, Operand::Pool(entry) | Operand::Interface { pool: entry, .. }) => {
            Some(format!("Cannot invoke \"{}\"", names.method(*entry)?))
        }
        _ => None,
    }
}

fn fixed_action(opcode: u8) -> Option<&'static str> {
    Some(match opcode {
        IALOAD => "Cannot load from int array",
        LALOAD => "Cannot load from long array",
        FALOAD => "Cannot load from float array",
        DALOAD => "Cannot load from double array",
        AALOAD => "Cannot load from object array",
        BALOAD => "Cannot load from byte/boolean array",
        CALOAD => "Cannot load from char array",
        SALOAD => "Cannot load from short array",
        IASTORE => "Cannot store to int array",
        LASTORE => "Cannot store to long array",
        FASTORE => "Cannot store to float array",
        DASTORE => "Cannot store to double array",
        AASTORE => "Cannot store to object array",
        BASTORE => "Cannot store to byte/boolean array",
        CASTORE => "Cannot store to char array",
        SASTORE => "Cannot store to short array",
        ARRAYLENGTH => "Cannot read the array length",
        ATHROW => "Cannot throw exception",
        MONITORENTER => "Cannot enter synchronized block",
        MONITOREXIT => "Cannot exit synchronized block",
        _ => return None,
    })
}
