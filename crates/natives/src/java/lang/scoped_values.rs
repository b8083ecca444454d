//! `java.lang.Thread`: the bindings of scoped values and their cache (JDK 21 and later).

use crate::arguments::{reference, zero};
use vm::{Machine, Native, NativeEntry, natives};

pub(crate) const NATIVES: &[NativeEntry] = natives![
    implements "java/lang/Thread.scopedValueCache()[Ljava/lang/Object;" since 20 => cache,
    implements "java/lang/Thread.setScopedValueCache([Ljava/lang/Object;)V" since 20 => set_cache,
    implements "java/lang/Thread.findScopedValueBindings()Ljava/lang/Object;" since 20 => find_bindings,
    implements "java/lang/Thread.ensureMaterializedForStackWalk(Ljava/lang/Object;)V" since 20 => zero,
];

/// Methods that run code with bindings have them in their second local variable.
const BINDERS: &[&str] = &["java/lang/Thread", "java/lang/VirtualThread", "java/lang/ScopedValue$Carrier"];
const BINDINGS_LOCAL: u32 = 1;

fn cache(machine: &mut Machine, _arguments: &[u64]) -> Native {
    Native::Return(machine.thread().scoped_values.slot())
}

fn set_cache(machine: &mut Machine, arguments: &[u64]) -> Native {
    machine.thread_mut().scoped_values = reference(arguments, 0);
    Native::Return(0)
}

/// The bindings of the innermost frame that has some.
fn find_bindings(machine: &mut Machine, _arguments: &[u64]) -> Native {
    let thread = machine.thread();
    let binders = thread
        .frames
        .iter()
        .rev()
        .filter(|frame| frame.method.name == "runWith" && BINDERS.contains(&frame.method.class.name));
    let bindings =
        binders.map(|frame| thread.slots[(frame.base + BINDINGS_LOCAL) as usize]).find(|bindings| *bindings != 0);
    Native::Return(bindings.unwrap_or(0))
}
