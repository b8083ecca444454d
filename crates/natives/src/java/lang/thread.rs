//! `java.lang.Thread`: starting, sleeping, interrupting.

use crate::arguments::{long, reference};
use vm::{Machine, Native, NativeEntry, natives};

pub const NATIVES: &[NativeEntry] = natives![
    implements "java/lang/Thread.registerNatives()V" => nothing,
    implements "java/lang/Thread.currentThread()Ljava/lang/Thread;" => current_thread,
    implements "java/lang/Thread.currentCarrierThread()Ljava/lang/Thread;" => current_thread,
    implements "java/lang/Thread.start0()V" => start,
    implements "java/lang/Thread.isAlive()Z" => is_alive,
    implements "java/lang/Thread.yield()V" => nothing,
    implements "java/lang/Thread.yield0()V" => nothing,
    implements "java/lang/Thread.sleep(J)V" => sleep_millis,
    implements "java/lang/Thread.sleepNanos0(J)V" => sleep_nanos,
    implements "java/lang/Thread.interrupt0()V" => interrupt,
    implements "java/lang/Thread.clearInterruptEvent()V" => nothing,
    implements "java/lang/Thread.setPriority0(I)V" => nothing,
    implements "java/lang/Thread.setNativeName(Ljava/lang/String;)V" => nothing,
    implements "java/lang/Thread.ensureMaterializedForStackWalk(Ljava/lang/Object;)V" => nothing,
    implements "java/lang/Thread.holdsLock(Ljava/lang/Object;)Z" => holds_lock,
    implements "java/lang/Thread.getNextThreadIdOffset()J" => next_thread_id_offset,
    implements "jdk/internal/vm/ContinuationSupport.isSupported0()Z" => no,
    implements "java/lang/ref/Finalizer.isFinalizationEnabled()Z" => no,
    implements "java/security/AccessController.getStackAccessControlContext()Ljava/security/AccessControlContext;" => null,
    implements "java/security/AccessController.getInheritedAccessControlContext()Ljava/security/AccessControlContext;" => null,
    implements "java/security/AccessController.ensureMaterializedForStackWalk(Ljava/lang/Object;)V" => nothing,
];

fn nothing(_machine: &mut Machine, _arguments: &[u64]) -> Native {
    Native::Return(0)
}

fn no(_machine: &mut Machine, _arguments: &[u64]) -> Native {
    Native::Return(0)
}

fn null(_machine: &mut Machine, _arguments: &[u64]) -> Native {
    Native::Return(0)
}

fn current_thread(machine: &mut Machine, _arguments: &[u64]) -> Native {
    Native::Return(machine.thread().object.slot())
}

fn start(machine: &mut Machine, arguments: &[u64]) -> Native {
    machine.start_thread(reference(arguments, 0)).map(|_| 0).into()
}

fn is_alive(machine: &mut Machine, arguments: &[u64]) -> Native {
    let alive = machine.heap.field(reference(arguments, 0), machine.known.thread_eetop) != 0;
    Native::Return(u64::from(alive))
}

fn sleep_millis(machine: &mut Machine, arguments: &[u64]) -> Native {
    let millis = long(arguments, 0);
    if millis < 0 {
        return machine.throw_new("java/lang/IllegalArgumentException", "timeout value is negative").into();
    }
    machine.sleep((millis as u64).saturating_mul(1_000_000)).into()
}

fn sleep_nanos(machine: &mut Machine, arguments: &[u64]) -> Native {
    machine.sleep(arguments[0]).into()
}

fn interrupt(machine: &mut Machine, arguments: &[u64]) -> Native {
    if let Some(thread) = machine.thread_of(reference(arguments, 0)) {
        machine.interrupt(thread);
    }
    Native::Return(0)
}

fn holds_lock(machine: &mut Machine, arguments: &[u64]) -> Native {
    let object = reference(arguments, 0);
    if object.is_null() {
        return machine.throw_bare("java/lang/NullPointerException").into();
    }
    Native::Return(u64::from(machine.owns_monitor(object)))
}

/// JDK 21 and later count thread ids in VM memory: a block of eight bytes that the state owns.
fn next_thread_id_offset(machine: &mut Machine, _arguments: &[u64]) -> Native {
    let address = match machine.allocate_block(8) {
        Ok(address) => address,
        Err(detour) => return detour.into(),
    };
    match machine.raw_put(vm::Reference::NULL, address as i64, program::layout::Element::Long, 3) {
        Ok(()) => Native::Return(address),
        Err(detour) => detour.into(),
    }
}
