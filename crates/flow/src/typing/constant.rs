//! Instructions with a constant-pool operand: which constants they accept and what they do to the stack (JVMS 6.5,
//! 4.9.1).

use super::fault::Fault;
use super::frame::Frame;
use super::kind::Kind;
use classfile::descriptor::{self, BaseType};
use classfile::opcode::*;
use classfile::{Constant, ConstantPool};
use std::borrow::Cow;

/// Executes an instruction that names a constant.
pub(super) fn step(opcode: u8, index: u16, pool: &ConstantPool<'_>, frame: &mut Frame) -> Result<(), Fault> {
    match opcode {
        LDC | LDC_W | LDC2_W => load(opcode, index, pool, frame),
        GETSTATIC | PUTSTATIC | GETFIELD | PUTFIELD => field(opcode, index, pool, frame),
        INVOKEVIRTUAL | INVOKESPECIAL | INVOKESTATIC | INVOKEINTERFACE | INVOKEDYNAMIC => {
            invoke(opcode, index, pool, frame)
        }
        NEW => object_class(index, pool),
        _ => class_name(index, pool).map(drop),
    }
}

/// `multianewarray`: pops the lengths, pushes the array.
pub(super) fn multi_array(index: u16, dimensions: u8, pool: &ConstantPool<'_>, frame: &mut Frame) -> Result<(), Fault> {
    let depth = class_name(index, pool)?.bytes().take_while(|byte| *byte == b'[').count();
    if usize::from(dimensions) > depth {
        return Err(Fault::Forbidden("Illegal dimension in multianewarray: more lengths than the array type has"));
    }
    (0..dimensions).try_for_each(|_| frame.pop(Kind::Int))?;
    frame.push(Kind::Reference)
}

/// The argument words that `invokeinterface` has to name: those of the descriptor and the receiver.
pub(super) fn check_count(index: u16, count: u8, pool: &ConstantPool<'_>) -> Result<(), Fault> {
    let (_, descriptor) = method(INVOKEINTERFACE, index, pool)?;
    if descriptor::parameter_slots(&descriptor) + 1 == u16::from(count) {
        return Ok(());
    }
    Err(Fault::Forbidden("Inconsistent args count operand in invokeinterface"))
}

fn load(opcode: u8, index: u16, pool: &ConstantPool<'_>, frame: &mut Frame) -> Result<(), Fault> {
    let kind = loaded(index, pool)?;
    if kind.high().is_some() != (opcode == LDC2_W) {
        return Err(wrong(index, "a constant of the size that the instruction loads"));
    }
    frame.push(kind)
}

/// The kind of a constant that can be loaded.
fn loaded(index: u16, pool: &ConstantPool<'_>) -> Result<Kind, Fault> {
    let constant = pool.get(index).map_err(|_| wrong(index, "a loadable constant"))?;
    Ok(match constant {
        Constant::Integer(_) => Kind::Int,
        Constant::Float(_) => Kind::Float,
        Constant::Long(_) => Kind::Long,
        Constant::Double(_) => Kind::Double,
        Constant::String(_) | Constant::Class(_) | Constant::MethodHandle { .. } | Constant::MethodType(_) => {
            Kind::Reference
        }
        Constant::Dynamic { name_and_type, .. } => {
            let (_, descriptor) = name_and_type_of(name_and_type, pool)?;
            kind_of(&descriptor, index)?
        }
        _ => return Err(wrong(index, "a loadable constant")),
    })
}

fn field(opcode: u8, index: u16, pool: &ConstantPool<'_>, frame: &mut Frame) -> Result<(), Fault> {
    let Ok(Constant::FieldRef { name_and_type, .. }) = pool.get(index) else {
        return Err(wrong(index, "a field"));
    };
    let (_, descriptor) = name_and_type_of(name_and_type, pool)?;
    let kind = kind_of(&descriptor, index)?;
    if matches!(opcode, PUTSTATIC | PUTFIELD) {
        frame.pop(kind)?;
    }
    if matches!(opcode, GETFIELD | PUTFIELD) {
        frame.pop(Kind::Reference)?;
    }
    if matches!(opcode, GETSTATIC | GETFIELD) { frame.push(kind) } else { Ok(()) }
}

fn invoke(opcode: u8, index: u16, pool: &ConstantPool<'_>, frame: &mut Frame) -> Result<(), Fault> {
    let (name, descriptor) = method(opcode, index, pool)?;
    if name.starts_with('<') && (opcode != INVOKESPECIAL || name != "<init>") {
        return Err(Fault::Forbidden("Illegal call to internal method"));
    }
    let parsed = descriptor::parse_method(&descriptor).map_err(|_| wrong(index, "a method descriptor"))?;
    for parameter in parsed.parameters.iter().rev() {
        frame.pop(Kind::of_type(parameter.base()).ok_or(wrong(index, "a method descriptor"))?)?;
    }
    if !matches!(opcode, INVOKESTATIC | INVOKEDYNAMIC) {
        frame.pop(Kind::Reference)?;
    }
    Kind::of_type(parsed.result.base()).map_or(Ok(()), |kind| frame.push(kind))
}

/// Values that an instruction takes, and the kind of the one it gives; `None` where the constant does not fit.
pub(super) fn result(opcode: u8, index: u16, pool: &ConstantPool<'_>) -> Option<(usize, Option<Kind>)> {
    match opcode {
        LDC | LDC_W | LDC2_W => Some((0, Some(loaded(index, pool).ok()?))),
        GETSTATIC | PUTSTATIC | GETFIELD | PUTFIELD => {
            let Ok(Constant::FieldRef { name_and_type, .. }) = pool.get(index) else { return None };
            let kind = kind_of(&name_and_type_of(name_and_type, pool).ok()?.1, index).ok()?;
            let takes = usize::from(matches!(opcode, PUTSTATIC | PUTFIELD))
                + usize::from(matches!(opcode, GETFIELD | PUTFIELD));
            Some((takes, matches!(opcode, GETSTATIC | GETFIELD).then_some(kind)))
        }
        INVOKEVIRTUAL..=INVOKEDYNAMIC => {
            let (_, descriptor) = method(opcode, index, pool).ok()?;
            let parsed = descriptor::parse_method(&descriptor).ok()?;
            let receiver = usize::from(!matches!(opcode, INVOKESTATIC | INVOKEDYNAMIC));
            Some((parsed.parameters.len() + receiver, Kind::of_type(parsed.result.base())))
        }
        _ => None,
    }
}

/// Name and descriptor of the method or call site that an `invoke*` names.
fn method<'a>(opcode: u8, index: u16, pool: &ConstantPool<'a>) -> Result<(Cow<'a, str>, Cow<'a, str>), Fault> {
    let name_and_type = match (opcode, pool.get(index)) {
        (INVOKEVIRTUAL | INVOKESPECIAL | INVOKESTATIC, Ok(Constant::MethodRef { name_and_type, .. }))
        | (INVOKESPECIAL | INVOKESTATIC | INVOKEINTERFACE, Ok(Constant::InterfaceMethodRef { name_and_type, .. }))
        | (INVOKEDYNAMIC, Ok(Constant::InvokeDynamic { name_and_type, .. })) => name_and_type,
        _ => return Err(wrong(index, "a method that the instruction can call")),
    };
    name_and_type_of(name_and_type, pool)
}

fn object_class(index: u16, pool: &ConstantPool<'_>) -> Result<(), Fault> {
    if class_name(index, pool)?.starts_with('[') {
        return Err(Fault::Forbidden("Illegal creation of an array by new"));
    }
    Ok(())
}

fn class_name<'a>(index: u16, pool: &ConstantPool<'a>) -> Result<Cow<'a, str>, Fault> {
    pool.class_name(index).map_err(|_| wrong(index, "a class"))
}

fn name_and_type_of<'a>(index: u16, pool: &ConstantPool<'a>) -> Result<(Cow<'a, str>, Cow<'a, str>), Fault> {
    pool.name_and_type(index).map_err(|_| wrong(index, "a name and type"))
}

fn kind_of(descriptor: &str, index: u16) -> Result<Kind, Fault> {
    let base = descriptor.bytes().next().and_then(BaseType::from_letter);
    base.and_then(Kind::of_type).ok_or(wrong(index, "a field descriptor"))
}

fn wrong(index: u16, expected: &'static str) -> Fault {
    Fault::WrongConstant { index, expected }
}
