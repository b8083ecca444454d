//! What statements leave behind: the kind of their result, from their operation alone (JVMS 6.5).

use crate::form::{Form, Operation, Statement};
use crate::rewrite::PoolBuilder;
use crate::typing::{self, Kind};
use classfile::Constant;
use classfile::descriptor::BaseType;
use classfile::opcode::*;

/// The kind of what a statement leaves on the stack, if anything.
pub(super) fn kind(form: &Form, statement: &Statement, pool: &PoolBuilder<'_>) -> Option<Kind> {
    match &statement.operation {
        Operation::Move => statement.operands.first().map(|value| form.kind_of(*value)),
        Operation::Plain(opcode) => typing::given_by(*opcode),
        Operation::Pool(opcode, entry) => of_entry(*opcode, *entry, pool),
        Operation::Dynamic(entry) => of_descriptor(&result_descriptor(*entry, pool)?),
        Operation::NewArray(_) | Operation::MultiArray(_) | Operation::Catch => Some(Kind::Reference),
        Operation::Jump | Operation::Branch(_) | Operation::Switch(_) | Operation::Return | Operation::Throw => None,
    }
}

/// The descriptor of what an entry's field holds or its method returns.
pub(super) fn result_descriptor(entry: u16, pool: &PoolBuilder<'_>) -> Option<String> {
    let (_, descriptor) = pool.name_and_type_of(entry).ok()?;
    let result = descriptor.rsplit_once(')').map_or(&*descriptor, |(_, result)| result);
    Some(result.to_owned())
}

fn of_entry(opcode: u8, entry: u16, pool: &PoolBuilder<'_>) -> Option<Kind> {
    match opcode {
        PUTSTATIC | PUTFIELD => None,
        GETSTATIC | GETFIELD | INVOKEVIRTUAL | INVOKESPECIAL | INVOKESTATIC | INVOKEINTERFACE => {
            of_descriptor(&result_descriptor(entry, pool)?)
        }
        INSTANCEOF => Some(Kind::Int),
        LDC | LDC_W | LDC2_W => match pool.get(entry) {
            Ok(Constant::Integer(_)) => Some(Kind::Int),
            Ok(Constant::Float(_)) => Some(Kind::Float),
            Ok(Constant::Long(_)) => Some(Kind::Long),
            Ok(Constant::Double(_)) => Some(Kind::Double),
            Ok(Constant::Dynamic { .. }) => of_descriptor(&result_descriptor(entry, pool)?),
            _ => Some(Kind::Reference),
        },
        _ => Some(Kind::Reference),
    }
}

fn of_descriptor(descriptor: &str) -> Option<Kind> {
    descriptor.bytes().next().and_then(BaseType::from_letter).and_then(Kind::of_type)
}
