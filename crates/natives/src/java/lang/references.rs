//! `java.lang.ref`: references are strong here (nothing is ever cleared by collection), which the specification allows.

use crate::arguments::reference;
use vm::{Machine, Native, NativeEntry, Status, natives};

pub const NATIVES: &[NativeEntry] = natives![
    implements "java/lang/ref/Reference.refersTo0(Ljava/lang/Object;)Z" => refers_to,
    implements "java/lang/ref/PhantomReference.refersTo0(Ljava/lang/Object;)Z" => refers_to,
    implements "java/lang/ref/Reference.clear0()V" => clear,
    implements "java/lang/ref/PhantomReference.clear0()V" => clear,
    implements "java/lang/ref/Reference.getAndClearReferencePendingList()Ljava/lang/ref/Reference;" => null,
    implements "java/lang/ref/Reference.hasReferencePendingList()Z" => null,
    overrides "jdk/internal/ref/CleanerImpl.start(Ljava/lang/ref/Cleaner;Ljava/util/concurrent/ThreadFactory;)V" => start_cleaner,
    implements "java/lang/ref/Reference.waitForReferencePendingList()V" => wait_for_ever,
];

fn refers_to(machine: &mut Machine, arguments: &[u64]) -> Native {
    let referent = machine.heap.field(reference(arguments, 0), machine.known.referent);
    Native::Return(u64::from(referent == arguments[1]))
}

fn clear(machine: &mut Machine, arguments: &[u64]) -> Native {
    machine.heap.set_field(reference(arguments, 0), machine.known.referent, 0);
    Native::Return(0)
}

fn null(_machine: &mut Machine, _arguments: &[u64]) -> Native {
    Native::Return(0)
}

/// A cleaner's thread would wait for ever, since nothing is ever enqueued: it is not started.
fn start_cleaner(_machine: &mut Machine, _arguments: &[u64]) -> Native {
    Native::Return(0)
}

fn wait_for_ever(machine: &mut Machine, _arguments: &[u64]) -> Native {
    machine.thread_mut().status = Status::Parked { deadline: None };
    Native::Block
}
