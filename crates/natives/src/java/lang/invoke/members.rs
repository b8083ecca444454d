//! `MethodHandleNatives`: `MemberName`s, the symbolic references behind method and variable handles.

use crate::arguments::{int, reference};
use program::layout::HEADER_BYTES;
use program::{ClassRef, FieldRef, resolve};
use vm::{Detour, Detoured, Machine, Native, NativeEntry, Reference, natives};

pub(crate) const NATIVES: &[NativeEntry] = natives![
    implements "java/lang/invoke/MethodHandleNatives.init(Ljava/lang/invoke/MemberName;Ljava/lang/Object;)V" => init,
    implements "java/lang/invoke/MethodHandleNatives.expand(Ljava/lang/invoke/MemberName;)V" => expand,
    implements "java/lang/invoke/MethodHandleNatives.resolve(Ljava/lang/invoke/MemberName;Ljava/lang/Class;IZ)Ljava/lang/invoke/MemberName;" => resolve,
    implements "java/lang/invoke/MethodHandleNatives.objectFieldOffset(Ljava/lang/invoke/MemberName;)J" => field_offset,
    implements "java/lang/invoke/MethodHandleNatives.staticFieldOffset(Ljava/lang/invoke/MemberName;)J" => field_offset,
    implements "java/lang/invoke/MethodHandleNatives.staticFieldBase(Ljava/lang/invoke/MemberName;)Ljava/lang/Object;" => static_field_base,
];

/// Fills a `MemberName` from a `Field`, `Method` or `Constructor`. A signature-polymorphic method leaves it empty: the
/// JDK knows what that means.
fn init(machine: &mut Machine, arguments: &[u64]) -> Native {
    let (member, reflected) = (reference(arguments, 0), reference(arguments, 1));
    if reflected.is_null() {
        return machine.throw_new("java/lang/InternalError", "init").into();
    }
    named(machine, member, reflected).into()
}

fn named(machine: &mut Machine, member: Reference, reflected: Reference) -> Detoured<()> {
    let holder = Reference::from_slot(machine.named_field(reflected, "clazz"));
    let class = machine.class_of_mirror(holder);
    let slot = machine.named_field(reflected, "slot") as usize;
    if machine.peek_class(reflected).name == "java/lang/reflect/Field" {
        return match class.fields().get(slot) {
            Some(field) => machine.name_field(member, field, false),
            None => Err(machine.throw_new("java/lang/InternalError", "a field without slot")),
        };
    }
    match class.methods().get(slot) {
        Some(method) if method.signature_polymorphic => Ok(()),
        Some(method) => machine.name_reflected_method(member, method),
        None => Err(machine.throw_new("java/lang/InternalError", "a method without slot")),
    }
}

/// Fills in what a resolved `MemberName` does not say yet.
fn expand(machine: &mut Machine, arguments: &[u64]) -> Native {
    let member = reference(arguments, 0);
    expanded(machine, member).into()
}

fn expanded(machine: &mut Machine, member: Reference) -> Detoured<()> {
    let Some(resolved) = machine.resolved_member(member) else {
        return Err(machine.throw_new("java/lang/InternalError", "unrecognized type"));
    };
    let values = [
        (machine.known.member_class, machine.mirror(resolved.method.class)?),
        (machine.known.member_text, machine.intern(resolved.method.name)?),
        (machine.known.member_type, machine.new_string(resolved.method.descriptor)?),
    ];
    for (offset, value) in values {
        if machine.heap.field(member, offset) == 0 {
            machine.heap.set_field(member, offset, value.slot());
        }
    }
    Ok(())
}

/// Resolves in place and answers the `MemberName`; a speculative question that has no answer gets null.
fn resolve(machine: &mut Machine, arguments: &[u64]) -> Native {
    let (member, caller, speculative) = (reference(arguments, 0), reference(arguments, 1), int(arguments, 3) != 0);
    if member.is_null() {
        return machine.throw_new("java/lang/InternalError", "nothing to resolve").into();
    }
    if machine.resolved_member(member).is_some() {
        return Native::Return(member.slot());
    }
    let caller = if caller.is_null() { None } else { Some(machine.class_of_mirror(caller)) };
    match machine.resolve_member(member, caller) {
        Ok(()) => Native::Return(member.slot()),
        Err(Detour::Throw(exception)) if speculative && is_linkage_error(machine, exception) => Native::Return(0),
        Err(detour) => detour.into(),
    }
}

fn is_linkage_error(machine: &Machine, exception: Reference) -> bool {
    let linkage = machine.program.load("java/lang/LinkageError");
    linkage.is_ok_and(|linkage| machine.peek_class(exception).is_subclass_of(linkage))
}

fn field_of(machine: &Machine, member: Reference) -> Option<FieldRef> {
    let holder: ClassRef = machine.member_holder(member)?;
    let (name, descriptor) = machine.member_name_and_type(member)?;
    resolve::find_field(holder, &name, &descriptor)
}

/// The offset as `Unsafe` has it, from the object or from the mirror of the class.
fn field_offset(machine: &mut Machine, arguments: &[u64]) -> Native {
    match field_of(machine, reference(arguments, 0)) {
        Some(field) => Native::Return(8 * u64::from(field.offset(machine.known.class))),
        None => machine.throw_new("java/lang/InternalError", "a member that is no field").into(),
    }
}

fn static_field_base(machine: &mut Machine, arguments: &[u64]) -> Native {
    match field_of(machine, reference(arguments, 0)) {
        Some(field) => machine.mirror(field.class).into(),
        None => machine.throw_new("java/lang/InternalError", "a member that is no field").into(),
    }
}

const _: () = assert!(HEADER_BYTES == 16, "offsets of fields are eight times their words, headers included");
