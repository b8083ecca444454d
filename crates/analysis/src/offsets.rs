//! Which field a constant offset is that of: `static final long STATE = U.objectFieldOffset(Node.class, "state")`.
//!
//! Read off the initialiser of the class, so that it is known before that has run. `Unsafe` does not check offsets:
//! that the object is of the class whose field it is, is taken for granted, as the JDK does. Errs by finding nothing.

use classfile::Constant;
use classfile::code::{Instruction, Operand};
use classfile::opcode::{INVOKEVIRTUAL, LDC, LDC_W, PUTSTATIC};
use program::{ClassRef, FieldRef, Program};

/// The field whose offset lies in the static field that a class names by a constant-pool entry, if its initialiser
/// shows that.
pub(crate) fn named_field(program: &Program, class: ClassRef, entry: u16) -> Option<FieldRef> {
    let holder = program.resolve_field(class, entry).ok()?;
    if !holder.is_final() || !holder.class.is_of_jdk() {
        return None;
    }
    let file = holder.class.file.as_ref()?;
    let initializer = holder.class.declared_method("<clinit>", "()V")?;
    let code = initializer.info()?.code(&file.pool).ok()??.instructions().ok()?;
    let mut stores = code.windows(4).filter(|window| stores_into(program, holder, &window[3]));
    let [owner, name, call, _] = stores.next()? else { return None };
    // A second store could mean another field.
    if stores.next().is_some() || !asks_for_offset(holder.class, call) {
        return None;
    }
    let Constant::String(text) = file.pool.get(entry_of(name)?).ok()? else { return None };
    let name = file.pool.text(text).ok()?;
    let owner = program.resolve_class(holder.class, entry_of(owner)?).ok()?;
    owner.fields().iter().find(|field| !field.is_static() && field.name == name)
}

fn stores_into(program: &Program, holder: FieldRef, instruction: &Instruction) -> bool {
    let (PUTSTATIC, Operand::Pool(entry)) = (instruction.opcode, &instruction.operand) else { return false };
    program.resolve_field(holder.class, *entry).is_ok_and(|field| std::ptr::eq(field, holder))
}

fn asks_for_offset(class: ClassRef, instruction: &Instruction) -> bool {
    let (INVOKEVIRTUAL, Operand::Pool(entry)) = (instruction.opcode, &instruction.operand) else { return false };
    let member = class.file.as_ref().and_then(|file| file.pool.member(*entry).ok());
    member.is_some_and(|member| {
        member.class_name == "jdk/internal/misc/Unsafe"
            && member.name == "objectFieldOffset"
            && member.descriptor == "(Ljava/lang/Class;Ljava/lang/String;)J"
    })
}

fn entry_of(instruction: &Instruction) -> Option<u16> {
    match (instruction.opcode, &instruction.operand) {
        (LDC | LDC_W, Operand::Pool(entry)) => Some(*entry),
        _ => None,
    }
}
