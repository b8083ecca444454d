//! `jdk.internal.misc.Unsafe`: memory accesses, atomics, parking, allocation.
//!
//! Memory is sequentially consistent, so plain and volatile accesses are the same here and fences do nothing. The
//! compare-and-set of sub-int types is overridden: the JDK builds it from int accesses, which assumes packed fields.

use crate::arguments::{int, long, reference};
use program::layout::{Element, HEADER_BYTES};
use vm::{Detoured, Machine, Native, NativeEntry, Reference, natives};

/// `ACC_ABSTRACT`, which interfaces have too (JVMS table 4.1-B).
const ABSTRACT: u16 = 0x0400;

pub(crate) const NATIVES: &[NativeEntry] = natives![
    implements "jdk/internal/misc/Unsafe.getBoolean(Ljava/lang/Object;J)Z" => get_boolean,
    implements "jdk/internal/misc/Unsafe.putBoolean(Ljava/lang/Object;JZ)V" => put_boolean,
    implements "jdk/internal/misc/Unsafe.getBooleanVolatile(Ljava/lang/Object;J)Z" => get_boolean,
    implements "jdk/internal/misc/Unsafe.putBooleanVolatile(Ljava/lang/Object;JZ)V" => put_boolean,
    implements "jdk/internal/misc/Unsafe.getByte(Ljava/lang/Object;J)B" => get_byte,
    implements "jdk/internal/misc/Unsafe.putByte(Ljava/lang/Object;JB)V" => put_byte,
    implements "jdk/internal/misc/Unsafe.getByteVolatile(Ljava/lang/Object;J)B" => get_byte,
    implements "jdk/internal/misc/Unsafe.putByteVolatile(Ljava/lang/Object;JB)V" => put_byte,
    implements "jdk/internal/misc/Unsafe.getChar(Ljava/lang/Object;J)C" => get_char,
    implements "jdk/internal/misc/Unsafe.putChar(Ljava/lang/Object;JC)V" => put_char,
    implements "jdk/internal/misc/Unsafe.getCharVolatile(Ljava/lang/Object;J)C" => get_char,
    implements "jdk/internal/misc/Unsafe.putCharVolatile(Ljava/lang/Object;JC)V" => put_char,
    implements "jdk/internal/misc/Unsafe.getShort(Ljava/lang/Object;J)S" => get_short,
    implements "jdk/internal/misc/Unsafe.putShort(Ljava/lang/Object;JS)V" => put_short,
    implements "jdk/internal/misc/Unsafe.getShortVolatile(Ljava/lang/Object;J)S" => get_short,
    implements "jdk/internal/misc/Unsafe.putShortVolatile(Ljava/lang/Object;JS)V" => put_short,
    implements "jdk/internal/misc/Unsafe.getInt(Ljava/lang/Object;J)I" => get_int,
    implements "jdk/internal/misc/Unsafe.putInt(Ljava/lang/Object;JI)V" => put_int,
    implements "jdk/internal/misc/Unsafe.getIntVolatile(Ljava/lang/Object;J)I" => get_int,
    implements "jdk/internal/misc/Unsafe.putIntVolatile(Ljava/lang/Object;JI)V" => put_int,
    implements "jdk/internal/misc/Unsafe.getLong(Ljava/lang/Object;J)J" => get_long,
    implements "jdk/internal/misc/Unsafe.putLong(Ljava/lang/Object;JJ)V" => put_long,
    implements "jdk/internal/misc/Unsafe.getLongVolatile(Ljava/lang/Object;J)J" => get_long,
    implements "jdk/internal/misc/Unsafe.putLongVolatile(Ljava/lang/Object;JJ)V" => put_long,
    implements "jdk/internal/misc/Unsafe.getFloat(Ljava/lang/Object;J)F" => get_float,
    implements "jdk/internal/misc/Unsafe.putFloat(Ljava/lang/Object;JF)V" => put_float,
    implements "jdk/internal/misc/Unsafe.getFloatVolatile(Ljava/lang/Object;J)F" => get_float,
    implements "jdk/internal/misc/Unsafe.putFloatVolatile(Ljava/lang/Object;JF)V" => put_float,
    implements "jdk/internal/misc/Unsafe.getDouble(Ljava/lang/Object;J)D" => get_double,
    implements "jdk/internal/misc/Unsafe.putDouble(Ljava/lang/Object;JD)V" => put_double,
    implements "jdk/internal/misc/Unsafe.getDoubleVolatile(Ljava/lang/Object;J)D" => get_double,
    implements "jdk/internal/misc/Unsafe.putDoubleVolatile(Ljava/lang/Object;JD)V" => put_double,
    implements "jdk/internal/misc/Unsafe.getReference(Ljava/lang/Object;J)Ljava/lang/Object;" => get_reference,
    implements "jdk/internal/misc/Unsafe.putReference(Ljava/lang/Object;JLjava/lang/Object;)V" => put_reference,
    implements "jdk/internal/misc/Unsafe.getReferenceVolatile(Ljava/lang/Object;J)Ljava/lang/Object;" => get_reference,
    implements "jdk/internal/misc/Unsafe.putReferenceVolatile(Ljava/lang/Object;JLjava/lang/Object;)V" => put_reference,
    overrides "jdk/internal/misc/Unsafe.compareAndSetBoolean(Ljava/lang/Object;JZZ)Z" => compare_and_set_boolean,
    overrides "jdk/internal/misc/Unsafe.compareAndExchangeBoolean(Ljava/lang/Object;JZZ)Z" => compare_and_exchange_boolean,
    overrides "jdk/internal/misc/Unsafe.compareAndSetByte(Ljava/lang/Object;JBB)Z" => compare_and_set_byte,
    overrides "jdk/internal/misc/Unsafe.compareAndExchangeByte(Ljava/lang/Object;JBB)B" => compare_and_exchange_byte,
    overrides "jdk/internal/misc/Unsafe.compareAndSetChar(Ljava/lang/Object;JCC)Z" => compare_and_set_char,
    overrides "jdk/internal/misc/Unsafe.compareAndExchangeChar(Ljava/lang/Object;JCC)C" => compare_and_exchange_char,
    overrides "jdk/internal/misc/Unsafe.compareAndSetShort(Ljava/lang/Object;JSS)Z" => compare_and_set_short,
    overrides "jdk/internal/misc/Unsafe.compareAndExchangeShort(Ljava/lang/Object;JSS)S" => compare_and_exchange_short,
    implements "jdk/internal/misc/Unsafe.compareAndSetInt(Ljava/lang/Object;JII)Z" => compare_and_set_int,
    implements "jdk/internal/misc/Unsafe.compareAndExchangeInt(Ljava/lang/Object;JII)I" => compare_and_exchange_int,
    implements "jdk/internal/misc/Unsafe.compareAndSetLong(Ljava/lang/Object;JJJ)Z" => compare_and_set_long,
    implements "jdk/internal/misc/Unsafe.compareAndExchangeLong(Ljava/lang/Object;JJJ)J" => compare_and_exchange_long,
    overrides "jdk/internal/misc/Unsafe.compareAndSetFloat(Ljava/lang/Object;JFF)Z" => compare_and_set_float,
    overrides "jdk/internal/misc/Unsafe.compareAndExchangeFloat(Ljava/lang/Object;JFF)F" => compare_and_exchange_float,
    overrides "jdk/internal/misc/Unsafe.compareAndSetDouble(Ljava/lang/Object;JDD)Z" => compare_and_set_double,
    overrides "jdk/internal/misc/Unsafe.compareAndExchangeDouble(Ljava/lang/Object;JDD)D" => compare_and_exchange_double,
    implements "jdk/internal/misc/Unsafe.compareAndSetReference(Ljava/lang/Object;JLjava/lang/Object;Ljava/lang/Object;)Z" => compare_and_set_reference,
    implements "jdk/internal/misc/Unsafe.compareAndExchangeReference(Ljava/lang/Object;JLjava/lang/Object;Ljava/lang/Object;)Ljava/lang/Object;" => compare_and_exchange_reference,
    implements "jdk/internal/misc/Unsafe.arrayBaseOffset0(Ljava/lang/Class;)I" => array_base_offset,
    implements "jdk/internal/misc/Unsafe.arrayIndexScale0(Ljava/lang/Class;)I" => array_index_scale,
    implements "jdk/internal/misc/Unsafe.fullFence()V" => nothing,
    implements "jdk/internal/misc/Unsafe.loadFence()V" until 20 => nothing,
    implements "jdk/internal/misc/Unsafe.storeFence()V" until 20 => nothing,
    implements "jdk/internal/misc/Unsafe.registerNatives()V" => nothing,
    implements "jdk/internal/misc/Unsafe.objectFieldOffset1(Ljava/lang/Class;Ljava/lang/String;)J" => field_offset_by_name,
    implements "jdk/internal/misc/Unsafe.objectFieldOffset0(Ljava/lang/reflect/Field;)J" => field_offset,
    implements "jdk/internal/misc/Unsafe.staticFieldOffset0(Ljava/lang/reflect/Field;)J" => field_offset,
    implements "jdk/internal/misc/Unsafe.staticFieldBase0(Ljava/lang/reflect/Field;)Ljava/lang/Object;" => static_field_base,
    implements "jdk/internal/misc/Unsafe.ensureClassInitialized0(Ljava/lang/Class;)V" => ensure_class_initialized,
    implements "jdk/internal/misc/Unsafe.shouldBeInitialized0(Ljava/lang/Class;)Z" => should_be_initialized,
    implements "jdk/internal/misc/Unsafe.allocateInstance(Ljava/lang/Class;)Ljava/lang/Object;" => allocate_instance,
    implements "jdk/internal/misc/Unsafe.throwException(Ljava/lang/Throwable;)V" => throw_exception,
    implements "jdk/internal/misc/Unsafe.allocateMemory0(J)J" => allocate_memory,
    implements "jdk/internal/misc/Unsafe.freeMemory0(J)V" => free_memory,
    implements "jdk/internal/misc/Unsafe.setMemory0(Ljava/lang/Object;JJB)V" => set_memory,
    implements "jdk/internal/misc/Unsafe.copyMemory0(Ljava/lang/Object;JLjava/lang/Object;JJ)V" => copy_memory,
    implements "jdk/internal/misc/Unsafe.copySwapMemory0(Ljava/lang/Object;JLjava/lang/Object;JJJ)V" => copy_swap_memory,
    implements "jdk/internal/misc/Unsafe.reallocateMemory0(JJ)J" => reallocate_memory,
    implements "jdk/internal/misc/Unsafe.getLoadAverage0([DI)I" => unknown_load,
    implements "jdk/internal/misc/Unsafe.park(ZJ)V" => park,
    implements "jdk/internal/misc/Unsafe.unpark(Ljava/lang/Object;)V" => unpark,
];

macro_rules! accessors {
    ($($kind:ident: $slots:literal, $get:ident, $put:ident, $set:ident, $exchange:ident;)*) => {$(
        pub(super) fn $get(machine: &mut Machine, arguments: &[u64]) -> Native {
            machine.raw_get(reference(arguments, 1), long(arguments, 2), Element::$kind).into()
        }

        pub(super) fn $put(machine: &mut Machine, arguments: &[u64]) -> Native {
            machine.raw_put(reference(arguments, 1), long(arguments, 2), Element::$kind, arguments[4]).into()
        }

        fn $set(machine: &mut Machine, arguments: &[u64]) -> Native {
            let (expected, value) = (arguments[4], arguments[4 + $slots]);
            let result = machine.raw_compare_exchange(reference(arguments, 1), long(arguments, 2), Element::$kind, expected, value);
            result.map(|(_, equal)| u64::from(equal)).into()
        }

        fn $exchange(machine: &mut Machine, arguments: &[u64]) -> Native {
            let (expected, value) = (arguments[4], arguments[4 + $slots]);
            let result = machine.raw_compare_exchange(reference(arguments, 1), long(arguments, 2), Element::$kind, expected, value);
            result.map(|(found, _)| found).into()
        }
    )*};
}

accessors! {
    Boolean: 1, get_boolean, put_boolean, compare_and_set_boolean, compare_and_exchange_boolean;
    Byte: 1, get_byte, put_byte, compare_and_set_byte, compare_and_exchange_byte;
    Char: 1, get_char, put_char, compare_and_set_char, compare_and_exchange_char;
    Short: 1, get_short, put_short, compare_and_set_short, compare_and_exchange_short;
    Int: 1, get_int, put_int, compare_and_set_int, compare_and_exchange_int;
    Long: 2, get_long, put_long, compare_and_set_long, compare_and_exchange_long;
    Float: 1, get_float, put_float, compare_and_set_float, compare_and_exchange_float;
    Double: 2, get_double, put_double, compare_and_set_double, compare_and_exchange_double;
    Reference: 1, get_reference, put_reference, compare_and_set_reference, compare_and_exchange_reference;
}

fn nothing(_machine: &mut Machine, _arguments: &[u64]) -> Native {
    Native::Return(0)
}

fn array_base_offset(_machine: &mut Machine, _arguments: &[u64]) -> Native {
    Native::Return(u64::from(HEADER_BYTES))
}

fn array_index_scale(machine: &mut Machine, arguments: &[u64]) -> Native {
    let class = machine.class_of_mirror(reference(arguments, 1));
    Native::Return(vm::heap::Heap::element_kind(class).map_or(0, |element| 1 << element.shift()))
}

fn field_offset_by_name(machine: &mut Machine, arguments: &[u64]) -> Native {
    let class = machine.class_of_mirror(reference(arguments, 1));
    let name = machine.text(reference(arguments, 2));
    match class.fields().iter().find(|field| field.name == name) {
        Some(field) => Native::Return(8 * u64::from(field.offset(machine.known.class))),
        None => machine.throw_new("java/lang/InternalError", &name).into(),
    }
}

/// The field a `java.lang.reflect.Field` stands for: its class and its number there.
fn reflected_field(machine: &Machine, field: Reference) -> (program::ClassRef, usize) {
    let mirror = Reference::from_slot(machine.named_field(field, "clazz"));
    (machine.class_of_mirror(mirror), machine.named_field(field, "slot") as usize)
}

fn field_offset(machine: &mut Machine, arguments: &[u64]) -> Native {
    let (class, number) = reflected_field(machine, reference(arguments, 1));
    match class.fields().get(number) {
        Some(field) => Native::Return(8 * u64::from(field.offset(machine.known.class))),
        None => machine.unsupported("Unsafe.objectFieldOffset of a field that does not exist").into(),
    }
}

fn static_field_base(machine: &mut Machine, arguments: &[u64]) -> Native {
    let (class, _) = reflected_field(machine, reference(arguments, 1));
    machine.mirror(class).into()
}

fn ensure_class_initialized(machine: &mut Machine, arguments: &[u64]) -> Native {
    let class = machine.class_of_mirror(reference(arguments, 1));
    machine.ensure_initialized(class).into()
}

fn should_be_initialized(machine: &mut Machine, arguments: &[u64]) -> Native {
    let class = machine.class_of_mirror(reference(arguments, 1));
    machine.is_initialized(class).map(|done| u64::from(!done)).into()
}

fn allocate_instance(machine: &mut Machine, arguments: &[u64]) -> Native {
    if reference(arguments, 1).is_null() {
        return machine.throw_new("java/lang/NullPointerException", "").into();
    }
    let class = machine.class_of_mirror(reference(arguments, 1));
    // Mirrors are made by the machine alone; HotSpot answers alike.
    if class == machine.known.class {
        return machine.throw_new("java/lang/IllegalAccessException", &class.java_name()).into();
    }
    if class.is_primitive() {
        return machine.throw_bare("java/lang/InstantiationException").into();
    }
    if class.is_array() || class.access & ABSTRACT != 0 {
        return machine.throw_new("java/lang/InstantiationException", &class.java_name()).into();
    }
    if let Err(detour) = machine.ensure_initialized(class) {
        return detour.into();
    }
    machine.allocate_object(class).into()
}

fn throw_exception(machine: &mut Machine, arguments: &[u64]) -> Native {
    if reference(arguments, 1).is_null() {
        return machine.throw_new("java/lang/NullPointerException", "").into();
    }
    Native::Throw(reference(arguments, 1))
}

fn allocate_memory(machine: &mut Machine, arguments: &[u64]) -> Native {
    machine.allocate_block(arguments[1]).into()
}

fn free_memory(machine: &mut Machine, arguments: &[u64]) -> Native {
    machine.free_block(arguments[1]);
    Native::Return(0)
}

fn set_memory(machine: &mut Machine, arguments: &[u64]) -> Native {
    let (base, offset, bytes) = (reference(arguments, 1), long(arguments, 2), long(arguments, 4));
    filled(machine, base, offset, bytes, arguments[6]).into()
}

fn filled(machine: &mut Machine, base: Reference, offset: i64, bytes: i64, value: u64) -> Detoured<()> {
    (0..bytes).try_for_each(|index| machine.raw_put(base, offset + index, Element::Byte, value))
}

fn copy_memory(machine: &mut Machine, arguments: &[u64]) -> Native {
    let from = (reference(arguments, 1), long(arguments, 2));
    let to = (reference(arguments, 4), long(arguments, 5));
    machine.raw_copy(from, to, arguments[7]).into()
}

fn copy_swap_memory(machine: &mut Machine, arguments: &[u64]) -> Native {
    let from = (reference(arguments, 1), long(arguments, 2));
    let to = (reference(arguments, 4), long(arguments, 5));
    let (bytes, element) = (long(arguments, 7), long(arguments, 9).max(1));
    let swapped =
        (0..bytes).map(|index| index / element * element + (element - 1 - index % element)).collect::<Vec<i64>>();
    copied_in_order(machine, from, to, &swapped).into()
}

/// Copies the bytes at some offsets of the source, one after the other; all are read before any is written.
fn copied_in_order(
    machine: &mut Machine,
    from: (Reference, i64),
    to: (Reference, i64),
    offsets: &[i64],
) -> Detoured<()> {
    let mut values = Vec::with_capacity(offsets.len());
    for offset in offsets {
        values.push(machine.raw_get(from.0, from.1 + offset, Element::Byte)?);
    }
    for (index, value) in values.into_iter().enumerate() {
        machine.raw_put(to.0, to.1 + index as i64, Element::Byte, value)?;
    }
    Ok(())
}

fn reallocate_memory(machine: &mut Machine, arguments: &[u64]) -> Native {
    machine.reallocate_block(arguments[1], arguments[3]).into()
}

/// How busy the host is is not known here.
fn unknown_load(_machine: &mut Machine, _arguments: &[u64]) -> Native {
    Native::Return(u64::from(u32::MAX))
}

fn park(machine: &mut Machine, arguments: &[u64]) -> Native {
    let (absolute, time) = (int(arguments, 1) != 0, long(arguments, 2));
    let deadline = if absolute {
        machine.deadline_at_millis(time)
    } else if time > 0 && !closes_executor(machine) {
        machine.deadline_after(time as u64)
    } else {
        None
    };
    machine.park(deadline).into()
}

/// Whether the library waits until an executor is closed. It does so in a loop, a day at a time, which is no way out of
/// a deadlock.
fn closes_executor(machine: &Machine) -> bool {
    let library = machine.thread().frames.iter().rev().take_while(|frame| !frame.method.class.is_application());
    library.into_iter().any(|frame| match frame.method.class.name {
        "java/util/concurrent/ExecutorService" => frame.method.name == "close",
        "java/util/concurrent/ThreadPerTaskExecutor" => {
            (frame.method.name, frame.method.descriptor) == ("awaitTermination", "()V")
        }
        _ => false,
    })
}

fn unpark(machine: &mut Machine, arguments: &[u64]) -> Native {
    if let Some(thread) = machine.threads.thread_of(reference(arguments, 1)) {
        machine.unpark(thread);
    }
    Native::Return(0)
}
