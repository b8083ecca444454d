//! `java.lang.Runtime` and `java.lang.Shutdown`.

use crate::arguments::int;
use vm::{Machine, Native, NativeEntry, Stop, natives};

pub const NATIVES: &[NativeEntry] = natives![
    implements "java/lang/Runtime.availableProcessors()I" => available_processors,
    implements "java/lang/Runtime.maxMemory()J" => max_memory,
    implements "java/lang/Runtime.totalMemory()J" => max_memory,
    implements "java/lang/Runtime.freeMemory()J" => free_memory,
    implements "java/lang/Runtime.gc()V" => gc,
    overrides "java/lang/Shutdown.logRuntimeExit(I)V" => log_exit,
    implements "java/lang/Shutdown.beforeHalt()V" => before_halt,
    implements "java/lang/Shutdown.halt0(I)V" => halt,
];

/// Two: enough that pools really have several workers.
fn available_processors(_machine: &mut Machine, _arguments: &[u64]) -> Native {
    Native::Return(2)
}

fn max_memory(machine: &mut Machine, _arguments: &[u64]) -> Native {
    Native::Return(machine.settings.max_heap)
}

fn free_memory(machine: &mut Machine, _arguments: &[u64]) -> Native {
    Native::Return(machine.settings.max_heap.saturating_sub(machine.heap.used_bytes()))
}

/// A hint the VM may ignore; it collects when it has to.
fn gc(_machine: &mut Machine, _arguments: &[u64]) -> Native {
    Native::Return(0)
}

/// JDK 21 and later log exits to a logger that is off unless configured by files, which nobody here can have.
fn log_exit(_machine: &mut Machine, _arguments: &[u64]) -> Native {
    Native::Return(0)
}

fn before_halt(_machine: &mut Machine, _arguments: &[u64]) -> Native {
    Native::Return(0)
}

fn halt(_machine: &mut Machine, arguments: &[u64]) -> Native {
    Native::Stop(Stop::Exit(int(arguments, 0)))
}
