//! `java.lang.Thread`: starting, waiting, stopping, and its state.
//!
//! Virtual threads (JDK 21 and later) are bound to threads of their own here: `ContinuationSupport` says that there are
//! no continuations, and the JDK then makes `BoundVirtualThread`s.

use crate::arguments::{int, long, reference, zero};
use vm::{Machine, Native, NativeEntry, natives};

pub(crate) const NATIVES: &[NativeEntry] = natives![
    implements "java/lang/Thread.registerNatives()V" => zero,
    implements "java/lang/Thread.currentThread()Ljava/lang/Thread;" => current_thread,
    implements "java/lang/Thread.currentCarrierThread()Ljava/lang/Thread;" since 21 => current_thread,
    implements "java/lang/Thread.start0()V" => start,
    implements "java/lang/Thread.isAlive()Z" until 18 seen "17.0.2" => is_alive,
    overrides "java/lang/Thread.getState()Ljava/lang/Thread$State;" until 18 => state,
    overrides "java/lang/Thread.threadState()Ljava/lang/Thread$State;" since 19 => state,
    implements "java/lang/Thread.yield()V" until 18 => give_way,
    implements "java/lang/Thread.yield0()V" since 19 => give_way,
    overrides "java/lang/Thread.onSpinWait()V" => give_way,
    implements "java/lang/Thread.sleep(J)V" until 18 => sleep_millis,
    implements "java/lang/Thread.sleepNanos0(J)V" since 22 => sleep_nanos,
    implements "java/lang/Thread.sleep0(J)V" only 21 => sleep_nanos,
    implements "java/lang/Thread.interrupt0()V" => interrupt,
    implements "java/lang/Thread.clearInterruptEvent()V" => zero,
    implements "java/lang/Thread.setPriority0(I)V" => set_priority,
    implements "java/lang/Thread.setNativeName(Ljava/lang/String;)V" => zero,
    implements "java/lang/Thread.stop0(Ljava/lang/Object;)V" until 19 => stop,
    implements "java/lang/Thread.suspend0()V" until 19 => suspend,
    implements "java/lang/Thread.resume0()V" until 19 => resume,
    implements "java/lang/Thread.holdsLock(Ljava/lang/Object;)Z" => holds_lock,
    implements "java/lang/Thread.getNextThreadIdOffset()J" since 19 => next_thread_id_offset,
    implements "jdk/internal/vm/ContinuationSupport.isSupported0()Z" since 20 => zero,
    implements "jdk/internal/vm/Continuation.registerNatives()V" since 19 => zero,
    implements "jdk/internal/vm/Continuation.pin()V" since 19 => zero,
    implements "jdk/internal/vm/Continuation.unpin()V" since 19 => zero,
    implements "java/lang/VirtualThread.registerNatives()V" since 19 => zero,
];

/// Threads of the class library that HotSpot starts and that would wait here for ever: nothing is enqueued or
/// finalised.
const IDLE_THREADS: &[&str] = &["java/lang/ref/Reference$ReferenceHandler", "java/lang/ref/Finalizer$FinalizerThread"];

fn current_thread(machine: &mut Machine, _arguments: &[u64]) -> Native {
    Native::Return(machine.thread().object.slot())
}

fn start(machine: &mut Machine, arguments: &[u64]) -> Native {
    let thread = reference(arguments, 0);
    if IDLE_THREADS.contains(&machine.class_of(thread).name) {
        return Native::Return(0);
    }
    machine.start_thread(thread).map(|_| 0).into()
}

/// Updates before 17.0.9 ask the VM; what it answers is what the later ones read themselves.
fn is_alive(machine: &mut Machine, arguments: &[u64]) -> Native {
    Native::Return(u64::from(machine.lives(reference(arguments, 0))))
}

/// The thread's status is translated by the JDK itself. Where the thread does not run, its field says which end it is
/// at.
fn state(machine: &mut Machine, arguments: &[u64]) -> Native {
    let object = reference(arguments, 0);
    let status = match machine.threads.thread_of(object) {
        Some(thread) => machine.java_status(thread),
        None => machine.published_status(object),
    };
    let class = machine.program.load("jdk/internal/misc/VM");
    let translate =
        machine.linked(class).and_then(|class| machine.selected(class, "toThreadState", "(I)Ljava/lang/Thread$State;"));
    match translate {
        Ok(method) => Native::Call(method, vec![status]),
        Err(detour) => detour.into(),
    }
}

fn give_way(machine: &mut Machine, _arguments: &[u64]) -> Native {
    machine.end_turn();
    Native::Return(0)
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
    if let Some(thread) = machine.threads.thread_of(reference(arguments, 0)) {
        machine.interrupt(thread);
    }
    Native::Return(0)
}

/// Priorities are remembered and not obeyed: every schedule they could lead to is possible without them.
fn set_priority(_machine: &mut Machine, arguments: &[u64]) -> Native {
    debug_assert!((1..=10).contains(&int(arguments, 1)));
    Native::Return(0)
}

fn stop(machine: &mut Machine, arguments: &[u64]) -> Native {
    let (object, exception) = (reference(arguments, 0), reference(arguments, 1));
    match machine.threads.thread_of(object) {
        Some(thread) if thread == machine.current => Native::Throw(exception),
        Some(thread) => {
            machine.stop(thread, exception);
            Native::Return(0)
        }
        // A thread stopped before its start ends as soon as it is started.
        None => {
            machine.set_named_field(object, "stillborn", 1);
            Native::Return(0)
        }
    }
}

fn suspend(machine: &mut Machine, arguments: &[u64]) -> Native {
    if let Some(thread) = machine.threads.thread_of(reference(arguments, 0)) {
        machine.set_suspended(thread, true);
    }
    Native::Return(0)
}

fn resume(machine: &mut Machine, arguments: &[u64]) -> Native {
    if let Some(thread) = machine.threads.thread_of(reference(arguments, 0)) {
        machine.set_suspended(thread, false);
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

/// JDK 19 and later count thread ids in VM memory: a block of eight bytes that the state owns. The main thread has id 1
/// or 3.
fn next_thread_id_offset(machine: &mut Machine, _arguments: &[u64]) -> Native {
    let address = match machine.allocate_block(8) {
        Ok(address) => address,
        Err(detour) => return detour.into(),
    };
    match machine.raw_put(vm::Reference::NULL, address as i64, program::layout::Element::Long, 4) {
        Ok(()) => Native::Return(address),
        Err(detour) => detour.into(),
    }
}
