//! The native accessors of `Method.invoke` and `Constructor.newInstance`: all of JDK 17, rare cases later.
//!
//! The checks and their messages are those of HotSpot's `Reflection::invoke`, in its order; the call itself is
//! synthesised bytecode that runs in the native's place.

use crate::arguments::reference;
use crate::java::lang::reflect::members::method_of;
use crate::primitives::{unbox, widen};
use program::layout::Element;
use program::{ClassKind, ClassRef, MethodRef};
use vm::reflective_calls::Manner;
use vm::{Detour, Detoured, Machine, Native, NativeEntry, Reference, natives};

pub(crate) const NATIVES: &[NativeEntry] = natives![
    implements "jdk/internal/reflect/NativeMethodAccessorImpl.invoke0(Ljava/lang/reflect/Method;Ljava/lang/Object;[Ljava/lang/Object;)Ljava/lang/Object;" until 21 => invoke,
    implements "jdk/internal/reflect/NativeConstructorAccessorImpl.newInstance0(Ljava/lang/reflect/Constructor;[Ljava/lang/Object;)Ljava/lang/Object;" until 21 => new_instance,
    implements "jdk/internal/reflect/DirectMethodHandleAccessor$NativeAccessor.invoke0(Ljava/lang/reflect/Method;Ljava/lang/Object;[Ljava/lang/Object;)Ljava/lang/Object;" since 18 => invoke,
    implements "jdk/internal/reflect/DirectConstructorHandleAccessor$NativeAccessor.newInstance0(Ljava/lang/reflect/Constructor;[Ljava/lang/Object;)Ljava/lang/Object;" since 18 => new_instance,
];

fn invoke(machine: &mut Machine, arguments: &[u64]) -> Native {
    let (receiver, values) = (reference(arguments, 1), reference(arguments, 2));
    match prepare(machine, reference(arguments, 0), receiver, values) {
        Ok(call) => Native::Call(call, vec![receiver.slot(), values.slot()]),
        Err(detour) => detour.into(),
    }
}

fn new_instance(machine: &mut Machine, arguments: &[u64]) -> Native {
    let values = reference(arguments, 1);
    match prepare(machine, reference(arguments, 0), Reference::NULL, values) {
        Ok(call) => Native::Call(call, vec![0, values.slot()]),
        Err(detour) => detour.into(),
    }
}

/// Everything before the call: initialisation, the receiver, the arguments.
fn prepare(
    machine: &mut Machine,
    executable: Reference,
    receiver: Reference,
    values: Reference,
) -> Detoured<MethodRef> {
    let method = method_of(machine, executable)?;
    machine.ensure_initialized(method.class)?;
    if !method.is_static() && !method.is_constructor() {
        check_receiver(machine, method, receiver)?;
    }
    check_arguments(machine, executable, values)?;
    let manner = machine.running_native().map_or(Manner::Plain, Manner::As);
    machine.reflective_call(method, method.class, manner)
}

fn check_receiver(machine: &mut Machine, method: MethodRef, receiver: Reference) -> Detoured<()> {
    if receiver.is_null() {
        return Err(machine.throw_bare("java/lang/NullPointerException"));
    }
    if !machine.class_of(receiver).is_subclass_of(method.class) {
        return Err(illegal(machine, "object is not an instance of declaring class"));
    }
    Ok(())
}

fn check_arguments(machine: &mut Machine, executable: Reference, values: Reference) -> Detoured<()> {
    let types = machine.references(Reference::from_slot(machine.named_field(executable, "parameterTypes")));
    let values = if values.is_null() { Vec::new() } else { machine.references(values) };
    if types.len() != values.len() {
        return Err(illegal(machine, "wrong number of arguments"));
    }
    for (wanted, value) in types.into_iter().zip(values) {
        let wanted = machine.class_of_mirror(wanted);
        if !fits(machine, wanted, value)? {
            return Err(illegal(machine, "argument type mismatch"));
        }
    }
    Ok(())
}

fn fits(machine: &mut Machine, wanted: ClassRef, value: Reference) -> Detoured<bool> {
    if let ClassKind::Primitive { .. } = wanted.kind {
        let value = unbox(machine, value)?;
        return Ok(widen(value, Element::of_descriptor(&wanted.descriptor())).is_some());
    }
    Ok(value.is_null() || machine.class_of(value).is_subclass_of(wanted))
}

fn illegal(machine: &mut Machine, message: &str) -> Detour {
    machine.throw_new("java/lang/IllegalArgumentException", message)
}
