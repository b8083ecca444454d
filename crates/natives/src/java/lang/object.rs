//! `java.lang.Object`.

use crate::arguments::{long, reference};
use program::layout::HEADER_WORDS;
use vm::heap::Heap;
use vm::surroundings::Source;
use vm::{Detoured, Machine, Native, NativeEntry, Reference, natives};

pub(crate) const NATIVES: &[NativeEntry] = natives![
    implements "java/lang/Object.getClass()Ljava/lang/Class;" => get_class,
    implements "java/lang/Object.hashCode()I" => hash_code,
    implements "java/lang/Object.clone()Ljava/lang/Object;" => clone,
    implements "java/lang/Object.notify()V" => notify,
    implements "java/lang/Object.notifyAll()V" => notify_all,
    implements "java/lang/Object.wait(J)V" until 18 => wait,
    implements "java/lang/Object.wait0(J)V" since 19 => wait,
];

fn get_class(machine: &mut Machine, arguments: &[u64]) -> Native {
    let class = machine.class_of(reference(arguments, 0));
    machine.mirror(class).into()
}

fn hash_code(machine: &mut Machine, arguments: &[u64]) -> Native {
    machine.reads(Source::IdentityHash);
    Native::Return(u64::from(machine.identity_hash(reference(arguments, 0))))
}

fn clone(machine: &mut Machine, arguments: &[u64]) -> Native {
    cloned(machine, reference(arguments, 0)).into()
}

fn cloned(machine: &mut Machine, object: Reference) -> Detoured<Reference> {
    let class = machine.class_of(object);
    let cloneable = machine.program.load("java/lang/Cloneable");
    let cloneable = machine.linked(cloneable)?;
    if !class.is_subclass_of(cloneable) {
        return Err(machine.throw_new("java/lang/CloneNotSupportedException", &class.java_name()));
    }
    let length = if class.is_array() { machine.heap.length(object) } else { 0 };
    let copy =
        if class.is_array() { machine.allocate_array(class, length)? } else { machine.allocate_object(class)? };
    for word in u64::from(HEADER_WORDS)..Heap::size(class, length) {
        let value = machine.heap.word(object.0 + word as u32);
        machine.heap.set_word(copy.0 + word as u32, value);
    }
    Ok(copy)
}

fn notify(machine: &mut Machine, arguments: &[u64]) -> Native {
    machine.monitor_notify(reference(arguments, 0), false).into()
}

fn notify_all(machine: &mut Machine, arguments: &[u64]) -> Native {
    machine.monitor_notify(reference(arguments, 0), true).into()
}

fn wait(machine: &mut Machine, arguments: &[u64]) -> Native {
    let millis = long(arguments, 1);
    if millis < 0 {
        return machine.throw_new("java/lang/IllegalArgumentException", "timeout value is negative").into();
    }
    machine.monitor_wait(reference(arguments, 0), (millis as u64).saturating_mul(1_000_000)).into()
}
