//! The accessors of `Field.get` and `Field.set` from JDK 22 on, without method handles. (JDK 17 uses `Unsafe` itself.)
//!
//! `MethodHandle…FieldAccessorImpl` are the JDK's own; of each, the one method that reads and the one that writes
//! through a handle are replaced. Conversions and most refusals stay Java code.

use crate::arguments::{int, reference};
use crate::java::lang::reflect::members::field_of;
use program::layout::Element;
use program::{ClassRef, FieldRef};
use vm::raw_memory;
use vm::{Detour, Detoured, Machine, Native, NativeEntry, Reference, natives};

pub(crate) const NATIVES: &[NativeEntry] = natives![
    overrides "jdk/internal/reflect/MethodHandleAccessorFactory.newFieldAccessor(Ljava/lang/reflect/Field;Z)Ljdk/internal/reflect/FieldAccessorImpl;" since 18 => new_field_accessor,
    overrides "jdk/internal/reflect/MethodHandleBooleanFieldAccessorImpl.getBoolean(Ljava/lang/Object;)Z" since 18 => get,
    overrides "jdk/internal/reflect/MethodHandleByteFieldAccessorImpl.getByte(Ljava/lang/Object;)B" since 18 => get,
    overrides "jdk/internal/reflect/MethodHandleCharacterFieldAccessorImpl.getChar(Ljava/lang/Object;)C" since 18 => get,
    overrides "jdk/internal/reflect/MethodHandleShortFieldAccessorImpl.getShort(Ljava/lang/Object;)S" since 18 => get,
    overrides "jdk/internal/reflect/MethodHandleIntegerFieldAccessorImpl.getInt(Ljava/lang/Object;)I" since 18 => get,
    overrides "jdk/internal/reflect/MethodHandleLongFieldAccessorImpl.getLong(Ljava/lang/Object;)J" since 18 => get,
    overrides "jdk/internal/reflect/MethodHandleFloatFieldAccessorImpl.getFloat(Ljava/lang/Object;)F" since 18 => get,
    overrides "jdk/internal/reflect/MethodHandleDoubleFieldAccessorImpl.getDouble(Ljava/lang/Object;)D" since 18 => get,
    overrides "jdk/internal/reflect/MethodHandleObjectFieldAccessorImpl.get(Ljava/lang/Object;)Ljava/lang/Object;" since 18 => get,
    overrides "jdk/internal/reflect/MethodHandleBooleanFieldAccessorImpl.setBoolean(Ljava/lang/Object;Z)V" since 18 => set,
    overrides "jdk/internal/reflect/MethodHandleByteFieldAccessorImpl.setByte(Ljava/lang/Object;B)V" since 18 => set,
    overrides "jdk/internal/reflect/MethodHandleCharacterFieldAccessorImpl.setChar(Ljava/lang/Object;C)V" since 18 => set,
    overrides "jdk/internal/reflect/MethodHandleShortFieldAccessorImpl.setShort(Ljava/lang/Object;S)V" since 18 => set,
    overrides "jdk/internal/reflect/MethodHandleIntegerFieldAccessorImpl.setInt(Ljava/lang/Object;I)V" since 18 => set,
    overrides "jdk/internal/reflect/MethodHandleLongFieldAccessorImpl.setLong(Ljava/lang/Object;J)V" since 18 => set,
    overrides "jdk/internal/reflect/MethodHandleFloatFieldAccessorImpl.setFloat(Ljava/lang/Object;F)V" since 18 => set,
    overrides "jdk/internal/reflect/MethodHandleDoubleFieldAccessorImpl.setDouble(Ljava/lang/Object;D)V" since 18 => set,
    overrides "jdk/internal/reflect/MethodHandleObjectFieldAccessorImpl.set(Ljava/lang/Object;Ljava/lang/Object;)V" since 18 => set,
];

const BASE: &str = "jdk/internal/reflect/MethodHandleFieldAccessorImpl";

fn new_field_accessor(machine: &mut Machine, arguments: &[u64]) -> Native {
    accessor(machine, reference(arguments, 0), int(arguments, 1) != 0).into()
}

fn accessor(machine: &mut Machine, reflected: Reference, read_only: bool) -> Detoured<Reference> {
    let field = field_of(machine, reflected)?;
    machine.ensure_initialized(field.class)?;
    let base = initialized(machine, BASE)?;
    let class =
        initialized(machine, &format!("jdk/internal/reflect/MethodHandle{}FieldAccessorImpl", type_name(field)))?;
    let mut flags = machine.static_field(base, "NONZERO_BIT")?;
    if read_only {
        flags |= machine.static_field(base, "IS_READ_ONLY_BIT")?;
    }
    if field.is_static() {
        flags |= machine.static_field(base, "IS_STATIC_BIT")?;
    }
    let accessor = machine.allocate_object(class)?;
    machine.set_named_field(accessor, "field", reflected.slot());
    machine.set_named_field(accessor, "fieldFlags", flags);
    Ok(accessor)
}

fn initialized(machine: &mut Machine, name: &str) -> Detoured<ClassRef> {
    let class = machine.program.load(name);
    let class = machine.linked(class)?;
    machine.ensure_initialized(class)?;
    Ok(class)
}

fn type_name(field: FieldRef) -> &'static str {
    match field.basic_type() {
        b'Z' => "Boolean",
        b'B' => "Byte",
        b'C' => "Character",
        b'S' => "Short",
        b'I' => "Integer",
        b'J' => "Long",
        b'F' => "Float",
        b'D' => "Double",
        _ => "Object",
    }
}

/// The field of an accessor.
fn field_of_accessor(machine: &mut Machine, arguments: &[u64]) -> Detoured<FieldRef> {
    let reflected = Reference::from_slot(machine.named_field(reference(arguments, 0), "field"));
    field_of(machine, reflected)
}

/// The word that holds the field.
fn word(machine: &mut Machine, field: FieldRef, receiver: Reference, action: &str) -> Detoured<u32> {
    if field.is_static() {
        return machine.static_index(field);
    }
    if receiver.is_null() {
        return Err(machine.throw_bare("java/lang/NullPointerException"));
    }
    if !machine.class_of(receiver).is_subclass_of(field.class) {
        return Err(wrong_receiver(machine, field, receiver, action));
    }
    Ok(receiver.0 + field.offset(machine.known.class))
}

/// The message of `MethodHandleFieldAccessorImpl.newGetIllegalArgumentException` and its counterpart.
fn wrong_receiver(machine: &mut Machine, field: FieldRef, receiver: Reference, action: &str) -> Detour {
    let kind = match machine.program.load_descriptor(field.descriptor) {
        Ok(class) => class.java_name(),
        Err(error) => return machine.throw_link_error(&error),
    };
    let modifier = if field.is_final() { " final" } else { "" };
    let class = machine.class_of(receiver).java_name();
    let message =
        format!("Can not {action}{modifier} {kind} field {}.{} on {class}", field.class.java_name(), field.name);
    machine.throw_new("java/lang/IllegalArgumentException", &message)
}

fn get(machine: &mut Machine, arguments: &[u64]) -> Native {
    read(machine, arguments).into()
}

fn read(machine: &mut Machine, arguments: &[u64]) -> Detoured<u64> {
    let field = field_of_accessor(machine, arguments)?;
    let word = word(machine, field, reference(arguments, 1), "get")?;
    Ok(machine.heap.word(word))
}

fn set(machine: &mut Machine, arguments: &[u64]) -> Native {
    write(machine, arguments).unwrap_or_else(Native::from)
}

fn write(machine: &mut Machine, arguments: &[u64]) -> Detoured<Native> {
    let field = field_of_accessor(machine, arguments)?;
    let receiver = reference(arguments, 1);
    if field.is_reference()
        && !field.is_static()
        && !receiver.is_null()
        && !machine.class_of(receiver).is_subclass_of(field.class)
    {
        return refuse(machine, &[arguments[0], 0, receiver.slot()], "throwSetIllegalArgumentException", field);
    }
    let word = word(machine, field, receiver, "set")?;
    if is_read_only(machine, reference(arguments, 0))? {
        return refuse(machine, arguments, "throwFinalFieldIllegalAccessException", field);
    }
    if field.is_reference() && !accepts(machine, field, reference(arguments, 2))? {
        return refuse(machine, arguments, "throwSetIllegalArgumentException", field);
    }
    let kind = Element::of_descriptor(field.descriptor);
    machine.heap.set_word(word, raw_memory::widen(arguments[2], kind));
    Ok(Native::Return(0))
}

fn is_read_only(machine: &mut Machine, accessor: Reference) -> Detoured<bool> {
    let base = initialized(machine, BASE)?;
    let bit = machine.static_field(base, "IS_READ_ONLY_BIT")?;
    Ok(machine.named_field(accessor, "fieldFlags") & bit != 0)
}

fn accepts(machine: &mut Machine, field: FieldRef, value: Reference) -> Detoured<bool> {
    let wanted = machine.program.load_descriptor(field.descriptor);
    let wanted = machine.linked(wanted)?;
    Ok(value.is_null() || machine.class_of(value).is_subclass_of(wanted))
}

/// A method of the JDK that throws, given the value that was to be written, runs in the place of the write.
fn refuse(machine: &mut Machine, arguments: &[u64], name: &str, field: FieldRef) -> Detoured<Native> {
    let parameter = if field.is_reference() { "Ljava/lang/Object;" } else { field.descriptor };
    let accessor = reference(arguments, 0);
    let class = machine.class_of(accessor);
    let method = machine.selected(class, name, &format!("({parameter})V"))?;
    let mut values = vec![accessor.slot()];
    values.extend_from_slice(&arguments[2..]);
    Ok(Native::Call(method, values))
}
