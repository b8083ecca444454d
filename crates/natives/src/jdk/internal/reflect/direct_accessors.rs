//! The accessors of `Method.invoke` and `Constructor.newInstance` from JDK 18 on, without method handles.
//!
//! `DirectMethodHandleAccessor` and `DirectConstructorHandleAccessor` are the JDK's own, with their checks, messages
//! and stack frames. Only the method handle inside is not made: its field holds the reflected member itself, and the
//! hidden method that would call the handle runs synthesised bytecode instead.

use crate::arguments::{int, reference};
use crate::java::lang::reflect::members::{method_of, new_method};
use program::{ClassRef, MethodRef};
use vm::reflective_calls::Manner;
use vm::{Detoured, Machine, Native, NativeEntry, Reference, natives};

pub(crate) const NATIVES: &[NativeEntry] = natives![
    overrides "jdk/internal/reflect/MethodHandleAccessorFactory.newMethodAccessor(Ljava/lang/reflect/Method;Z)Ljdk/internal/reflect/MethodAccessorImpl;" since 18 => new_method_accessor,
    overrides "jdk/internal/reflect/MethodHandleAccessorFactory.newConstructorAccessor(Ljava/lang/reflect/Constructor;)Ljdk/internal/reflect/ConstructorAccessorImpl;" since 18 => new_constructor_accessor,
    overrides "jdk/internal/reflect/MethodHandleAccessorFactory.newSerializableConstructorAccessor(Ljava/lang/Class;Ljava/lang/reflect/Constructor;)Ljdk/internal/reflect/ConstructorAccessorImpl;" since 22 => new_serializable_accessor,
    overrides "jdk/internal/reflect/DirectMethodHandleAccessor.invokeImpl(Ljava/lang/Object;[Ljava/lang/Object;)Ljava/lang/Object;" since 18 => invoke,
    overrides "jdk/internal/reflect/DirectMethodHandleAccessor.invokeImpl(Ljava/lang/Object;[Ljava/lang/Object;Ljava/lang/Class;)Ljava/lang/Object;" since 18 => invoke_with_caller,
    overrides "jdk/internal/reflect/DirectConstructorHandleAccessor.invokeImpl([Ljava/lang/Object;)Ljava/lang/Object;" since 18 => new_instance,
];

const METHOD_ACCESSOR: &str = "jdk/internal/reflect/DirectMethodHandleAccessor";
const CONSTRUCTOR_ACCESSOR: &str = "jdk/internal/reflect/DirectConstructorHandleAccessor";

fn new_method_accessor(machine: &mut Machine, arguments: &[u64]) -> Native {
    method_accessor(machine, reference(arguments, 0), int(arguments, 1) != 0).into()
}

fn method_accessor(machine: &mut Machine, reflected: Reference, caller_sensitive: bool) -> Detoured<Reference> {
    let method = method_of(machine, reflected)?;
    machine.ensure_initialized(method.class)?;
    let class = initialized(machine, METHOD_ACCESSOR)?;
    let adapter = if caller_sensitive { caller_adapter(method) } else { None };
    let target = match adapter {
        Some(adapter) => new_method(machine, adapter)?,
        None => reflected,
    };
    let mut flags = 0;
    if method.is_static() {
        flags |= machine.static_field(class, "IS_STATIC_BIT")?;
    }
    if adapter.is_some() {
        flags |= machine.static_field(class, "HAS_CALLER_PARAM_BIT")?;
    }
    let accessor = machine.allocate_object(class)?;
    let declaring = machine.mirror(method.class)?;
    machine.set_named_field(accessor, "declaringClass", declaring.slot());
    machine.set_named_field(accessor, "flags", flags);
    set_target(machine, accessor, reflected, target);
    Ok(accessor)
}

/// The method of the same name that takes the caller's class as one more argument.
fn caller_adapter(method: MethodRef) -> Option<MethodRef> {
    let (parameters, result) = method.descriptor.rsplit_once(')')?;
    method.class.declared_method(method.name, &format!("{parameters}Ljava/lang/Class;){result}"))
}

fn initialized(machine: &mut Machine, name: &str) -> Detoured<ClassRef> {
    let class = machine.program.load(name);
    let class = machine.linked(class)?;
    machine.ensure_initialized(class)?;
    Ok(class)
}

/// `paramCount` is that of the member the program reflects on.
fn set_target(machine: &mut Machine, accessor: Reference, reflected: Reference, target: Reference) {
    let types = Reference::from_slot(machine.named_field(reflected, "parameterTypes"));
    let count = machine.heap.length(types);
    machine.set_named_field(accessor, "paramCount", u64::from(count));
    machine.set_named_field(accessor, "target", target.slot());
}

fn new_constructor_accessor(machine: &mut Machine, arguments: &[u64]) -> Native {
    let reflected = reference(arguments, 0);
    constructor_accessor(machine, reflected, reflected).into()
}

/// The target of a serialization accessor is a pair: the class to instantiate and the constructor to run on it.
fn new_serializable_accessor(machine: &mut Machine, arguments: &[u64]) -> Native {
    let (class, constructor) = (reference(arguments, 0), reference(arguments, 1));
    let instantiated = machine.class_of_mirror(class);
    let pair = machine.ensure_initialized(instantiated);
    let pair = pair.and_then(|()| machine.new_reference_array(machine.known.object_array, &[class, constructor]));
    pair.and_then(|pair| constructor_accessor(machine, constructor, pair)).into()
}

fn constructor_accessor(machine: &mut Machine, reflected: Reference, target: Reference) -> Detoured<Reference> {
    let constructor = method_of(machine, reflected)?;
    machine.ensure_initialized(constructor.class)?;
    let class = initialized(machine, CONSTRUCTOR_ACCESSOR)?;
    let accessor = machine.allocate_object(class)?;
    set_target(machine, accessor, reflected, target);
    Ok(accessor)
}

fn target(machine: &Machine, arguments: &[u64]) -> Reference {
    Reference::from_slot(machine.named_field(reference(arguments, 0), "target"))
}

fn invoke(machine: &mut Machine, arguments: &[u64]) -> Native {
    let target = target(machine, arguments);
    call_method(machine, target, arguments[1], arguments[2])
}

fn call_method(machine: &mut Machine, target: Reference, receiver: u64, values: u64) -> Native {
    let method = method_of(machine, target);
    match method.and_then(|method| machine.reflective_call(method, method.class, Manner::Plain)) {
        Ok(call) => Native::Call(call, vec![receiver, values]),
        Err(detour) => detour.into(),
    }
}

/// A caller-sensitive method: either its adapter gets the caller as last argument, or the method finds its caller on
/// the stack.
fn invoke_with_caller(machine: &mut Machine, arguments: &[u64]) -> Native {
    let target = target(machine, arguments);
    let types = Reference::from_slot(machine.named_field(target, "parameterTypes"));
    let accepts = machine.heap.length(types);
    let declared = machine.named_field(reference(arguments, 0), "paramCount");
    if u64::from(accepts) == declared {
        return call_method(machine, target, arguments[1], arguments[2]);
    }
    let values = reference(arguments, 2);
    let mut values = if values.is_null() { Vec::new() } else { machine.references(values) };
    values.push(reference(arguments, 3));
    match machine.new_reference_array(machine.known.object_array, &values) {
        Ok(values) => call_method(machine, target, arguments[1], values.slot()),
        Err(detour) => detour.into(),
    }
}

fn new_instance(machine: &mut Machine, arguments: &[u64]) -> Native {
    match construction(machine, target(machine, arguments)) {
        Ok(call) => Native::Call(call, vec![0, arguments[1]]),
        Err(detour) => detour.into(),
    }
}

fn construction(machine: &mut Machine, target: Reference) -> Detoured<MethodRef> {
    if !machine.class_of(target).is_array() {
        let constructor = method_of(machine, target)?;
        return machine.reflective_call(constructor, constructor.class, Manner::Plain);
    }
    let pair = machine.references(target);
    let instantiated = machine.class_of_mirror(pair[0]);
    let constructor = method_of(machine, pair[1])?;
    machine.reflective_call(constructor, instantiated, Manner::Plain)
}
