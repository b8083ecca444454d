//! The body of a method that has a contract: its arguments, one call, its answer.

use super::Contract;
use crate::names::class_named;
use crate::predicate::{SpecificationError, complain};
use classfile::descriptor::{self, BaseType};
use classfile::opcode::*;
use flow::rewrite::{MemberKind, PoolBuilder};
use program::{ClassRef, MethodRef, Program};

const VERIFY: &str = "sojourner/Verify";

/// Slots that instructions of two bytes can name (JVMS 6.5, `iload`).
const MOST_SLOTS: u16 = 256;

/// The content of the `Code` attribute (JVMS 4.7.3).
pub(super) fn body(
    program: &Program,
    method: MethodRef,
    contract: &Contract,
    pool: &mut PoolBuilder<'_>,
) -> Result<Vec<u8>, SpecificationError> {
    let result = result_of(method.descriptor);
    let mut code = Vec::new();
    match contract {
        Contract::Call(class, name) => call(program, method, (class, name), pool, &mut code)?,
        Contract::Any if result == BaseType::Void => {}
        Contract::Any if result == BaseType::Boolean => {
            invoke(pool, VERIFY, "chooseBoolean", "()Z", &mut code);
        }
        Contract::Any => match whole_range(result) {
            Some((from, to)) => choose(pool, from, to, &mut code),
            None => {
                return complain(format!(
                    "{}.{} has too many values to try: bound them, any 0..3, or write a contract",
                    method.class.java_name(),
                    method.name
                ));
            }
        },
        Contract::Within(from, to) => {
            let (least, most) = whole_range(result).unwrap_or((i32::MIN, i32::MAX));
            let is_number = matches!(result, BaseType::Int | BaseType::Long) || whole_range(result).is_some();
            if !is_number || *from < least || *to > most {
                return complain(format!("{} does not answer numbers from {from} to {to}", method.name));
            }
            choose(pool, *from, *to, &mut code);
            code.extend((result == BaseType::Long).then_some(I2L));
        }
    }
    code.push(answer(result));
    let locals = slots_of(method);
    Ok(attribute(&code, locals.max(2) + 2, locals))
}

/// Everything that a small type has.
fn whole_range(result: BaseType) -> Option<(i32, i32)> {
    match result {
        BaseType::Byte => Some((i8::MIN.into(), i8::MAX.into())),
        BaseType::Short => Some((i16::MIN.into(), i16::MAX.into())),
        BaseType::Char => Some((0, u16::MAX.into())),
        _ => None,
    }
}

fn choose(pool: &mut PoolBuilder<'_>, from: i32, to: i32, code: &mut Vec<u8>) {
    for bound in [from, to] {
        code.push(LDC_W);
        code.extend(pool.integer(bound).to_be_bytes());
    }
    invoke(pool, VERIFY, "chooseInt", "(II)I", code);
}

/// Calls the static method of this name that takes the same, with the receiver before it if it wants that.
fn call(
    program: &Program,
    method: MethodRef,
    (class, name): (&str, &str),
    pool: &mut PoolBuilder<'_>,
    code: &mut Vec<u8>,
) -> Result<(), SpecificationError> {
    let class = class_named(program, class)?;
    let with_receiver = format!("(L{};{}", method.class.name, method.descriptor.trim_start_matches('('));
    let takes_receiver = !method.is_static() && declares(class, name, &with_receiver);
    if !takes_receiver && !declares(class, name, method.descriptor) {
        return complain(format!(
            "class {} has no static method {name} with the parameters and the result of {}.{}",
            class.java_name(),
            method.class.java_name(),
            method.name
        ));
    }
    let types = if takes_receiver { with_receiver.as_str() } else { method.descriptor };
    let first = u16::from(!method.is_static() && !takes_receiver);
    load(types, first, method, code)?;
    let kind = if class.is_interface() { MemberKind::InterfaceMethod } else { MemberKind::Method };
    code.push(INVOKESTATIC);
    code.extend(pool.reference(kind, class.name, name, types).to_be_bytes());
    Ok(())
}

fn declares(class: ClassRef, name: &str, types: &str) -> bool {
    class.declared_method(name, types).is_some_and(|found| found.is_static())
}

/// Pushes the arguments of these types, from a slot on.
fn load(types: &str, first: u16, method: MethodRef, code: &mut Vec<u8>) -> Result<(), SpecificationError> {
    let parsed = descriptor::parse_method(types);
    let parsed = parsed.map_err(|error| SpecificationError { message: error.to_string() })?;
    let mut slot = first;
    for parameter in &parsed.parameters {
        if slot >= MOST_SLOTS {
            return complain(format!("{} has too many parameters", method.name));
        }
        let opcode = match parameter.base() {
            BaseType::Reference => ALOAD,
            BaseType::Long => LLOAD,
            BaseType::Float => FLOAD,
            BaseType::Double => DLOAD,
            _ => ILOAD,
        };
        code.extend([opcode, slot as u8]);
        slot += parameter.slots();
    }
    Ok(())
}

fn invoke(pool: &mut PoolBuilder<'_>, class: &str, name: &str, types: &str, code: &mut Vec<u8>) {
    code.push(INVOKESTATIC);
    code.extend(pool.reference(MemberKind::Method, class, name, types).to_be_bytes());
}

/// The type of what a method answers.
fn result_of(types: &str) -> BaseType {
    let letter = types.rsplit(')').next().and_then(|result| result.bytes().next());
    letter.and_then(BaseType::from_letter).unwrap_or(BaseType::Void)
}

fn answer(result: BaseType) -> u8 {
    match result {
        BaseType::Void => RETURN,
        BaseType::Long => LRETURN,
        BaseType::Float => FRETURN,
        BaseType::Double => DRETURN,
        BaseType::Reference => ARETURN,
        _ => IRETURN,
    }
}

fn slots_of(method: MethodRef) -> u16 {
    descriptor::parameter_slots(method.descriptor) + u16::from(!method.is_static())
}

/// Code in a row, without handlers and attributes of its own: it needs no stack maps (JVMS 4.10.1).
fn attribute(code: &[u8], stack: u16, locals: u16) -> Vec<u8> {
    let mut content = Vec::new();
    content.extend(stack.to_be_bytes());
    content.extend(locals.to_be_bytes());
    content.extend((code.len() as u32).to_be_bytes());
    content.extend(code);
    content.extend([0, 0, 0, 0]);
    content
}
