//! `jdk.internal.misc.Unsafe`: reading and writing in one operation, and weak compare-and-set.
//!
//! The JDK's code for `getAndAdd` and `getAndSet` is a loop around a compare-and-set, which real machines replace by
//! one instruction; here it is one operation too. A weak compare-and-set may fail for no reason (`--weak-cas`): that is
//! a choice where the program itself asks for it. The class library tries again whenever one fails, which changes
//! nothing.

use super::unsafe_memory::{get_int, get_long, get_reference, put_int, put_long, put_reference};
use vm::{Machine, Native, NativeEntry, NativeFunction, natives};

pub(crate) const NATIVES: &[NativeEntry] = natives![
    overrides "jdk/internal/misc/Unsafe.getAndAddInt(Ljava/lang/Object;JI)I" => get_and_add_int,
    overrides "jdk/internal/misc/Unsafe.getAndAddLong(Ljava/lang/Object;JJ)J" => get_and_add_long,
    overrides "jdk/internal/misc/Unsafe.getAndSetInt(Ljava/lang/Object;JI)I" => get_and_set_int,
    overrides "jdk/internal/misc/Unsafe.getAndSetLong(Ljava/lang/Object;JJ)J" => get_and_set_long,
    overrides "jdk/internal/misc/Unsafe.getAndSetReference(Ljava/lang/Object;JLjava/lang/Object;)Ljava/lang/Object;" => get_and_set_reference,
    overrides "jdk/internal/misc/Unsafe.weakCompareAndSetInt(Ljava/lang/Object;JII)Z" => weak,
    overrides "jdk/internal/misc/Unsafe.weakCompareAndSetIntPlain(Ljava/lang/Object;JII)Z" => weak,
    overrides "jdk/internal/misc/Unsafe.weakCompareAndSetIntAcquire(Ljava/lang/Object;JII)Z" => weak,
    overrides "jdk/internal/misc/Unsafe.weakCompareAndSetIntRelease(Ljava/lang/Object;JII)Z" => weak,
    overrides "jdk/internal/misc/Unsafe.weakCompareAndSetLong(Ljava/lang/Object;JJJ)Z" => weak,
    overrides "jdk/internal/misc/Unsafe.weakCompareAndSetLongPlain(Ljava/lang/Object;JJJ)Z" => weak,
    overrides "jdk/internal/misc/Unsafe.weakCompareAndSetLongAcquire(Ljava/lang/Object;JJJ)Z" => weak,
    overrides "jdk/internal/misc/Unsafe.weakCompareAndSetLongRelease(Ljava/lang/Object;JJJ)Z" => weak,
    overrides "jdk/internal/misc/Unsafe.weakCompareAndSetReference(Ljava/lang/Object;JLjava/lang/Object;Ljava/lang/Object;)Z" => weak,
    overrides "jdk/internal/misc/Unsafe.weakCompareAndSetReferencePlain(Ljava/lang/Object;JLjava/lang/Object;Ljava/lang/Object;)Z" => weak,
    overrides "jdk/internal/misc/Unsafe.weakCompareAndSetReferenceAcquire(Ljava/lang/Object;JLjava/lang/Object;Ljava/lang/Object;)Z" => weak,
    overrides "jdk/internal/misc/Unsafe.weakCompareAndSetReferenceRelease(Ljava/lang/Object;JLjava/lang/Object;Ljava/lang/Object;)Z" => weak,
];

/// Where the value begins in the arguments, behind the receiver, the object and the offset.
const VALUE: usize = 4;

fn get_and_add_int(machine: &mut Machine, arguments: &[u64]) -> Native {
    let added = |old: u64| u64::from((old as u32).wrapping_add(arguments[VALUE] as u32));
    update(machine, arguments, (get_int, put_int), added)
}

fn get_and_add_long(machine: &mut Machine, arguments: &[u64]) -> Native {
    update(machine, arguments, (get_long, put_long), |old| old.wrapping_add(arguments[VALUE]))
}

fn get_and_set_int(machine: &mut Machine, arguments: &[u64]) -> Native {
    update(machine, arguments, (get_int, put_int), |_| arguments[VALUE])
}

fn get_and_set_long(machine: &mut Machine, arguments: &[u64]) -> Native {
    update(machine, arguments, (get_long, put_long), |_| arguments[VALUE])
}

fn get_and_set_reference(machine: &mut Machine, arguments: &[u64]) -> Native {
    update(machine, arguments, (get_reference, put_reference), |_| arguments[VALUE])
}

/// Replaces a value and answers the old one.
fn update(
    machine: &mut Machine,
    arguments: &[u64],
    (get, put): (NativeFunction, NativeFunction),
    new: impl Fn(u64) -> u64,
) -> Native {
    let Native::Return(old) = get(machine, &arguments[..VALUE]) else { return Native::Original };
    let mut replaced = arguments.to_vec();
    replaced[VALUE] = new(old);
    match put(machine, &replaced) {
        Native::Return(_) => Native::Return(old),
        other => other,
    }
}

fn weak(machine: &mut Machine, _arguments: &[u64]) -> Native {
    if !machine.exploring.configuration().nondeterminism.weak_cas || !is_asked_by_program(machine) {
        return Native::Original;
    }
    match machine.choose(2) {
        Ok(0) => Native::Original,
        Ok(_) => Native::Return(0),
        Err(detour) => detour.into(),
    }
}

/// Whether the program itself has called the weak method, by way of an atomic class or a `VarHandle`.
fn is_asked_by_program(machine: &Machine) -> bool {
    let passes_on = |class: &str, method: &str| {
        class.starts_with("java/lang/invoke/")
            || class == "jdk/internal/misc/Unsafe"
            || class.starts_with("java/util/concurrent/atomic/") && method.starts_with("weakCompareAndSet")
    };
    let mut frames = machine.thread().frames.iter().rev();
    let asking = frames.find(|frame| !passes_on(frame.method.class.name, frame.method.name));
    asking.is_some_and(|frame| frame.method.class.is_application())
}
