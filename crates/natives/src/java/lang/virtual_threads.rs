//! Virtual threads (JDK 21 and later) that are bound to threads of their own look like those of HotSpot.
//!
//! `Thread.start` throws an exception without a message, that of a `VirtualThread` has one.

use crate::arguments::reference;
use vm::{Detoured, Machine, Native, NativeEntry, Reference, natives};

pub(crate) const NATIVES: &[NativeEntry] = natives![
    overrides "java/lang/IllegalThreadStateException.<init>()V" since 21 => construct,
];

/// Goes on in the constructor of the superclass, with the message if a virtual thread is being started a second time.
fn construct(machine: &mut Machine, arguments: &[u64]) -> Native {
    constructor(machine, reference(arguments, 0)).unwrap_or_else(Native::from)
}

fn constructor(machine: &mut Machine, exception: Reference) -> Detoured<Native> {
    let class = machine.program.load("java/lang/IllegalArgumentException");
    let class = machine.linked(class)?;
    let mut arguments = vec![exception.slot()];
    let mut descriptor = "()V";
    if is_starting_virtual_thread(machine) {
        arguments.push(machine.intern("Already started")?.slot());
        descriptor = "(Ljava/lang/String;)V";
    }
    match class.declared_method("<init>", descriptor) {
        Some(method) => Ok(Native::Call(method, arguments)),
        None => Err(machine.unsupported("a JDK whose IllegalArgumentException has other constructors")),
    }
}

fn is_starting_virtual_thread(machine: &Machine) -> bool {
    let thread = machine.thread();
    let starting =
        thread.frame().filter(|frame| frame.method.class == machine.known.thread && frame.method.name == "start");
    let Some(frame) = starting else { return false };
    let Ok(maps) = machine.program.frame_maps(frame.method) else { return false };
    // The receiver is not needed any more, so its local may hold anything; the monitor that is still to be left is a
    // copy of it.
    let map = maps.at(frame.pc as usize);
    let live = (0..u32::from(frame.code.max_locals)).filter(|local| map.is_live(*local) && map.is_reference(*local));
    let mut objects = live.map(|local| Reference::from_slot(thread.slots[(frame.base + local) as usize]));
    objects.any(|object| !object.is_null() && is_virtual(machine, object))
}

/// Whether a `java.lang.Thread` is a virtual one.
pub(crate) fn is_virtual(machine: &Machine, thread: Reference) -> bool {
    let class = machine.peek_class(thread);
    std::iter::successors(Some(class), |class| class.super_class)
        .any(|class| class.name == "java/lang/BaseVirtualThread")
}
