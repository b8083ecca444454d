//! `java.lang.reflect.Array`: arrays whose type is known only at run time.
//!
//! Follows the class's specification; which exception comes first, and its message, are those of HotSpot.

use crate::arguments::{int, reference};
use crate::primitives::{Value, box_value, unbox, widen};
use program::ClassRef;
use program::layout::Element;
use vm::heap::Heap;
use vm::raw_memory;
use vm::{Detour, Detoured, Machine, Native, NativeEntry, Reference, natives};

pub(crate) const NATIVES: &[NativeEntry] = natives![
    implements "java/lang/reflect/Array.getLength(Ljava/lang/Object;)I" => get_length,
    implements "java/lang/reflect/Array.get(Ljava/lang/Object;I)Ljava/lang/Object;" => get,
    implements "java/lang/reflect/Array.getBoolean(Ljava/lang/Object;I)Z" => get_boolean,
    implements "java/lang/reflect/Array.getByte(Ljava/lang/Object;I)B" => get_byte,
    implements "java/lang/reflect/Array.getChar(Ljava/lang/Object;I)C" => get_char,
    implements "java/lang/reflect/Array.getShort(Ljava/lang/Object;I)S" => get_short,
    implements "java/lang/reflect/Array.getInt(Ljava/lang/Object;I)I" => get_int,
    implements "java/lang/reflect/Array.getLong(Ljava/lang/Object;I)J" => get_long,
    implements "java/lang/reflect/Array.getFloat(Ljava/lang/Object;I)F" => get_float,
    implements "java/lang/reflect/Array.getDouble(Ljava/lang/Object;I)D" => get_double,
    implements "java/lang/reflect/Array.set(Ljava/lang/Object;ILjava/lang/Object;)V" => set,
    implements "java/lang/reflect/Array.setBoolean(Ljava/lang/Object;IZ)V" => set_boolean,
    implements "java/lang/reflect/Array.setByte(Ljava/lang/Object;IB)V" => set_byte,
    implements "java/lang/reflect/Array.setChar(Ljava/lang/Object;IC)V" => set_char,
    implements "java/lang/reflect/Array.setShort(Ljava/lang/Object;IS)V" => set_short,
    implements "java/lang/reflect/Array.setInt(Ljava/lang/Object;II)V" => set_int,
    implements "java/lang/reflect/Array.setLong(Ljava/lang/Object;IJ)V" => set_long,
    implements "java/lang/reflect/Array.setFloat(Ljava/lang/Object;IF)V" => set_float,
    implements "java/lang/reflect/Array.setDouble(Ljava/lang/Object;ID)V" => set_double,
    implements "java/lang/reflect/Array.newArray(Ljava/lang/Class;I)Ljava/lang/Object;" => new_array,
    implements "java/lang/reflect/Array.multiNewArray(Ljava/lang/Class;[I)Ljava/lang/Object;" => multi_new_array,
];

macro_rules! accessors {
    ($($kind:ident: $get:ident, $set:ident;)*) => {$(
        fn $get(machine: &mut Machine, arguments: &[u64]) -> Native {
            read_as(machine, arguments, Element::$kind).into()
        }

        fn $set(machine: &mut Machine, arguments: &[u64]) -> Native {
            write_primitive(machine, arguments, Value { kind: Element::$kind, slot: arguments[2] }).into()
        }
    )*};
}

accessors! {
    Boolean: get_boolean, set_boolean;
    Byte: get_byte, set_byte;
    Char: get_char, set_char;
    Short: get_short, set_short;
    Int: get_int, set_int;
    Long: get_long, set_long;
    Float: get_float, set_float;
    Double: get_double, set_double;
}

fn illegal(machine: &mut Machine, message: &str) -> Detour {
    machine.throw_new("java/lang/IllegalArgumentException", message)
}

/// The element kind of the array that is the first argument.
fn array_kind(machine: &mut Machine, array: Reference) -> Detoured<Element> {
    if array.is_null() {
        return Err(machine.throw_bare("java/lang/NullPointerException"));
    }
    let class = machine.class_of(array);
    Heap::element_kind(class).ok_or_else(|| illegal(machine, "Argument is not an array"))
}

fn primitive_kind(machine: &mut Machine, array: Reference) -> Detoured<Element> {
    match array_kind(machine, array)? {
        Element::Reference => Err(illegal(machine, "Argument is not an array of primitive type")),
        kind => Ok(kind),
    }
}

fn index_in(machine: &mut Machine, array: Reference, index: i32) -> Detoured<u32> {
    match u32::try_from(index) {
        Ok(index) if index < machine.heap.length(array) => Ok(index),
        Ok(_) | Err(_) => Err(machine.throw_bare("java/lang/ArrayIndexOutOfBoundsException")),
    }
}

fn get_length(machine: &mut Machine, arguments: &[u64]) -> Native {
    let array = reference(arguments, 0);
    array_kind(machine, array).map(|_| u64::from(machine.heap.length(array))).into()
}

fn get(machine: &mut Machine, arguments: &[u64]) -> Native {
    let array = reference(arguments, 0);
    let value = array_kind(machine, array).and_then(|kind| read(machine, array, int(arguments, 1), kind));
    match value {
        Ok(Value { kind: Element::Reference, slot }) => Native::Return(slot),
        Ok(value) => box_value(machine, value),
        Err(detour) => detour.into(),
    }
}

fn read(machine: &mut Machine, array: Reference, index: i32, kind: Element) -> Detoured<Value> {
    let index = index_in(machine, array, index)?;
    let bits = machine.heap.element(array, index, kind.shift());
    Ok(Value { kind, slot: raw_memory::widen(bits, kind) })
}

fn read_as(machine: &mut Machine, arguments: &[u64], wanted: Element) -> Detoured<u64> {
    let array = reference(arguments, 0);
    let kind = primitive_kind(machine, array)?;
    let value = read(machine, array, int(arguments, 1), kind)?;
    widen(value, wanted).ok_or_else(|| illegal(machine, "argument type mismatch"))
}

fn set(machine: &mut Machine, arguments: &[u64]) -> Native {
    write_object(machine, arguments).into()
}

fn write_object(machine: &mut Machine, arguments: &[u64]) -> Detoured<()> {
    let (array, value) = (reference(arguments, 0), reference(arguments, 2));
    if array_kind(machine, array)? != Element::Reference {
        let value = unbox(machine, value)?;
        return write_primitive(machine, arguments, value);
    }
    let index = index_in(machine, array, int(arguments, 1))?;
    let component = machine.class_of(array).component();
    if !value.is_null() && !component.is_some_and(|component| machine.class_of(value).is_subclass_of(component)) {
        return Err(illegal(machine, "array element type mismatch"));
    }
    machine.heap.set_element(array, index, Element::Reference.shift(), value.slot());
    Ok(())
}

fn write_primitive(machine: &mut Machine, arguments: &[u64], value: Value) -> Detoured<()> {
    let array = reference(arguments, 0);
    let kind = primitive_kind(machine, array)?;
    let index = index_in(machine, array, int(arguments, 1))?;
    let slot = widen(value, kind).ok_or_else(|| illegal(machine, "argument type mismatch"))?;
    machine.heap.set_element(array, index, kind.shift(), slot);
    Ok(())
}

/// The class whose arrays are asked for: neither null nor `void`.
fn component(machine: &mut Machine, arguments: &[u64]) -> Detoured<ClassRef> {
    let mirror = reference(arguments, 0);
    if mirror.is_null() {
        return Err(machine.throw_bare("java/lang/NullPointerException"));
    }
    let class = machine.class_of_mirror(mirror);
    if class.name == "void" {
        return Err(machine.throw_bare("java/lang/IllegalArgumentException"));
    }
    Ok(class)
}

fn new_array(machine: &mut Machine, arguments: &[u64]) -> Native {
    let class = component(machine, arguments).and_then(|class| array_class(machine, class, 1));
    class.and_then(|class| machine.new_array(class, int(arguments, 1))).into()
}

/// The class of arrays with `dimensions` more dimensions; there can be 255 in all (JVMS 4.3.2).
fn array_class(machine: &mut Machine, component: ClassRef, dimensions: usize) -> Detoured<ClassRef> {
    let present = component.name.bytes().take_while(|byte| *byte == b'[').count();
    if present + dimensions > 255 {
        return Err(machine.throw_bare("java/lang/IllegalArgumentException"));
    }
    Ok((0..dimensions).fold(component, |class, _| machine.program.array_of(class)))
}

fn multi_new_array(machine: &mut Machine, arguments: &[u64]) -> Native {
    nested_array(machine, arguments).into()
}

fn nested_array(machine: &mut Machine, arguments: &[u64]) -> Detoured<Reference> {
    let lengths = reference(arguments, 1);
    if lengths.is_null() {
        return Err(machine.throw_bare("java/lang/NullPointerException"));
    }
    let element = component(machine, arguments)?;
    let count = machine.heap.length(lengths);
    if count == 0 {
        return Err(machine.throw_bare("java/lang/IllegalArgumentException"));
    }
    let lengths: Vec<i32> = (0..count).map(|index| machine.heap.element(lengths, index, 2) as u32 as i32).collect();
    let class = array_class(machine, element, lengths.len())?;
    machine.new_multi_array(class, &lengths)
}
