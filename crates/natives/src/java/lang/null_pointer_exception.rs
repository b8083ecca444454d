//! `java.lang.NullPointerException`: the helpful message (JEP 358), computed when somebody asks for it.

use crate::arguments::reference;
use program::MethodId;
use vm::exceptions::NATIVE_INSTRUCTION;
use vm::{Machine, Native, NativeEntry, Reference, natives};

pub const NATIVES: &[NativeEntry] = natives![
    implements "java/lang/NullPointerException.getExtendedNPEMessage()Ljava/lang/String;" => extended_message,
];

fn extended_message(machine: &mut Machine, arguments: &[u64]) -> Native {
    match message(machine, reference(arguments, 0)) {
        Some(message) => machine.new_string(&message).into(),
        None => Native::Return(0),
    }
}

fn message(machine: &Machine, exception: Reference) -> Option<String> {
    let backtrace = Reference::from_slot(machine.heap.field(exception, machine.known.throwable_backtrace));
    if backtrace.is_null() || machine.heap.length(backtrace) == 0 {
        return None;
    }
    let word = machine.heap.element(backtrace, 0, 3);
    let (method, instruction) = (MethodId((word >> 32) as u32), word as u32);
    if instruction == NATIVE_INSTRUCTION {
        return None;
    }
    machine.program.null_message(machine.program.method(method), instruction as usize)
}
