//! `java.lang.Runtime` and `java.lang.Shutdown`.

use crate::arguments::{int, zero};
use vm::surroundings::Source;
use vm::{Machine, Native, NativeEntry, Stop, natives};

pub(crate) const NATIVES: &[NativeEntry] = natives![
    implements "java/lang/Runtime.availableProcessors()I" => available_processors,
    implements "java/lang/Runtime.maxMemory()J" => max_memory,
    implements "java/lang/Runtime.totalMemory()J" => max_memory,
    implements "java/lang/Runtime.freeMemory()J" => free_memory,
    implements "java/lang/Runtime.gc()V" => zero,
    implements "java/lang/Shutdown.beforeHalt()V" => zero,
    implements "java/lang/Shutdown.halt0(I)V" => halt,
    overrides "java/lang/Shutdown.logRuntimeExit(I)V" since 21 => zero,
];

fn available_processors(machine: &mut Machine, _arguments: &[u64]) -> Native {
    machine.reads(Source::Processors);
    Native::Return(machine.settings.processors.into())
}

fn max_memory(machine: &mut Machine, _arguments: &[u64]) -> Native {
    machine.reads(Source::Memory);
    Native::Return(machine.settings.max_heap)
}

fn free_memory(machine: &mut Machine, _arguments: &[u64]) -> Native {
    machine.reads(Source::Memory);
    Native::Return(machine.settings.max_heap.saturating_sub(machine.heap.used_bytes()))
}

fn halt(_machine: &mut Machine, arguments: &[u64]) -> Native {
    Native::Stop(Stop::Exit(int(arguments, 0)))
}
