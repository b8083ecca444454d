//! One instruction: its effect on a frame, with the structural constraints of JVMS 4.9.2 checked.

use super::fault::Fault;
use super::frame::Frame;
use super::kind::Kind;
use super::{constant, effect, shuffle};
use classfile::ConstantPool;
use classfile::code::{Instruction, Operand};
use classfile::descriptor::BaseType;
use classfile::opcode::*;

/// What instructions need to know about their method.
#[derive(Clone, Copy)]
pub struct TypingContext<'a> {
    pub pool: &'a ConstantPool<'a>,
    /// The type of the method's result.
    pub result: BaseType,
}

/// Turns the frame before the instruction at `index` into the frame after it.
pub fn step(
    context: TypingContext<'_>,
    index: usize,
    instruction: &Instruction,
    frame: &mut Frame,
) -> Result<(), Fault> {
    let pool = context.pool;
    match instruction.operand {
        Operand::Local(local) => return access_local(instruction.opcode, local, frame),
        Operand::Increment { local, .. } => return frame.read_local(local, Kind::Int),
        Operand::Interface { pool: entry, count } => constant::check_count(entry, count, pool)?,
        Operand::MultiArray { pool: entry, dimensions } => {
            return constant::multi_array(entry, dimensions, pool, frame);
        }
        _ => {}
    }
    if let Operand::Pool(entry) | Operand::Interface { pool: entry, .. } = instruction.operand {
        constant::step(instruction.opcode, entry, pool, frame)?;
    }
    match instruction.opcode {
        JSR | JSR_W => frame.push(Kind::Address(u16::try_from(index).unwrap_or(u16::MAX))),
        IRETURN..=RETURN => leave(context.result, instruction.opcode, frame),
        opcode => match shuffle::of(opcode) {
            Some(shuffle) => frame.shuffle(shuffle),
            None => apply(opcode, frame),
        },
    }
}

/// The effect by the table; instructions without a row have done their work already.
fn apply(opcode: u8, frame: &mut Frame) -> Result<(), Fault> {
    let Some(effect) = effect::of(opcode) else { return Ok(()) };
    effect.takes.iter().rev().filter_map(|letter| Kind::of_letter(*letter)).try_for_each(|kind| frame.pop(kind))?;
    effect.puts.iter().filter_map(|letter| Kind::of_letter(*letter)).try_for_each(|kind| frame.push(kind))
}

fn leave(result: BaseType, opcode: u8, frame: &mut Frame) -> Result<(), Fault> {
    let returned = match opcode {
        IRETURN => Some(Kind::Int),
        LRETURN => Some(Kind::Long),
        FRETURN => Some(Kind::Float),
        DRETURN => Some(Kind::Double),
        ARETURN => Some(Kind::Reference),
        _ => None,
    };
    if returned != Kind::of_type(result) {
        return Err(Fault::WrongReturn);
    }
    apply(opcode, frame)
}

fn access_local(opcode: u8, local: u16, frame: &mut Frame) -> Result<(), Fault> {
    match local_access(opcode) {
        Some(LocalAccess::Load(kind)) => {
            frame.read_local(local, kind)?;
            frame.push(kind)
        }
        Some(LocalAccess::Store(Kind::Reference)) => store_reference(local, frame),
        Some(LocalAccess::Store(kind)) => {
            frame.pop(kind)?;
            frame.write_local(local, kind)
        }
        Some(LocalAccess::Return) => match frame.local(local)? {
            Kind::Address(_) => Ok(()),
            found => Err(Fault::WrongLocal { local, expected: Kind::Address(0), found }),
        },
        None => Ok(()),
    }
}

/// `astore` takes return addresses as well (JVMS 6.5.astore).
fn store_reference(local: u16, frame: &mut Frame) -> Result<(), Fault> {
    match frame.pop_word()? {
        kind @ (Kind::Reference | Kind::Address(_)) => frame.write_local(local, kind),
        found => Err(Fault::WrongOperand { expected: Kind::Reference, found }),
    }
}

/// What an instruction does with its local variable.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LocalAccess {
    Load(Kind),
    Store(Kind),
    /// `ret`.
    Return,
}

/// The access of an opcode with a local operand, except `iinc`.
pub fn local_access(opcode: u8) -> Option<LocalAccess> {
    Some(match opcode {
        ILOAD | ILOAD_0..=ILOAD_3 => LocalAccess::Load(Kind::Int),
        LLOAD | LLOAD_0..=LLOAD_3 => LocalAccess::Load(Kind::Long),
        FLOAD | FLOAD_0..=FLOAD_3 => LocalAccess::Load(Kind::Float),
        DLOAD | DLOAD_0..=DLOAD_3 => LocalAccess::Load(Kind::Double),
        ALOAD | ALOAD_0..=ALOAD_3 => LocalAccess::Load(Kind::Reference),
        ISTORE | ISTORE_0..=ISTORE_3 => LocalAccess::Store(Kind::Int),
        LSTORE | LSTORE_0..=LSTORE_3 => LocalAccess::Store(Kind::Long),
        FSTORE | FSTORE_0..=FSTORE_3 => LocalAccess::Store(Kind::Float),
        DSTORE | DSTORE_0..=DSTORE_3 => LocalAccess::Store(Kind::Double),
        ASTORE | ASTORE_0..=ASTORE_3 => LocalAccess::Store(Kind::Reference),
        RET => LocalAccess::Return,
        _ => return None,
    })
}
