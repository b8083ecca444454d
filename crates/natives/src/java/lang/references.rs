//! `java.lang.ref`: references are strong here (nothing is ever cleared by collection), which the specification allows.
//! So nothing is ever enqueued, and the thread of a `Cleaner` would wait for ever: it is not started.

use crate::arguments::{reference, zero};
use vm::{Machine, Native, NativeEntry, Status, natives};

pub(crate) const NATIVES: &[NativeEntry] = natives![
    implements "java/lang/ref/Reference.refersTo0(Ljava/lang/Object;)Z" => refers_to,
    implements "java/lang/ref/PhantomReference.refersTo0(Ljava/lang/Object;)Z" => refers_to,
    implements "java/lang/ref/Reference.clear0()V" => clear,
    implements "java/lang/ref/PhantomReference.clear0()V" since 24 => clear,
    implements "java/lang/ref/Reference.getAndClearReferencePendingList()Ljava/lang/ref/Reference;" => zero,
    implements "java/lang/ref/Reference.hasReferencePendingList()Z" => zero,
    implements "java/lang/ref/Reference.waitForReferencePendingList()V" => wait_for_ever,
    implements "java/lang/ref/Finalizer.isFinalizationEnabled()Z" since 18 => zero,
    implements "java/lang/ref/Finalizer.reportComplete(Ljava/lang/Object;)V" since 18 => zero,
    overrides "jdk/internal/ref/CleanerImpl.start(Ljava/lang/ref/Cleaner;Ljava/util/concurrent/ThreadFactory;)V" => zero,
];

fn refers_to(machine: &mut Machine, arguments: &[u64]) -> Native {
    let referent = machine.heap.field(reference(arguments, 0), machine.known.referent);
    Native::Return(u64::from(referent == arguments[1]))
}

fn clear(machine: &mut Machine, arguments: &[u64]) -> Native {
    machine.heap.set_field(reference(arguments, 0), machine.known.referent, 0);
    Native::Return(0)
}

fn wait_for_ever(machine: &mut Machine, _arguments: &[u64]) -> Native {
    machine.thread_mut().status = Status::Parked { deadline: None };
    Native::Block
}
