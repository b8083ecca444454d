//! `jdk.internal.misc.VM`, `CDS` and others: what the VM tells the JDK about itself.

use crate::arguments::{one, zero};
use vm::{Machine, Native, NativeEntry, natives};

pub(crate) const NATIVES: &[NativeEntry] = natives![
    implements "jdk/internal/misc/VM.initialize()V" => zero,
    implements "jdk/internal/misc/VM.latestUserDefinedLoader0()Ljava/lang/ClassLoader;" => application_loader,
    implements "jdk/internal/misc/VM.getRuntimeArguments()[Ljava/lang/String;" => no_strings,
    implements "jdk/internal/misc/VM.getuid()J" => user,
    implements "jdk/internal/misc/VM.geteuid()J" => user,
    implements "jdk/internal/misc/VM.getgid()J" => user,
    implements "jdk/internal/misc/VM.getegid()J" => user,
    implements "jdk/internal/misc/CDS.initializeFromArchive(Ljava/lang/Class;)V" => zero,
    implements "jdk/internal/misc/CDS.isDumpingClassList0()Z" until 21 => zero,
    implements "jdk/internal/misc/CDS.isDumpingArchive0()Z" until 21 => zero,
    implements "jdk/internal/misc/CDS.isSharingEnabled0()Z" until 21 => zero,
    implements "jdk/internal/misc/CDS.getCDSConfigStatus()I" since 23 => zero,
    implements "jdk/internal/misc/CDS.getRandomSeedForDumping()J" => seed,
    implements "jdk/internal/misc/CDS.needsClassInitBarrier0(Ljava/lang/Class;)Z" since 24 => zero,
    implements "jdk/internal/misc/CDS.defineArchivedModules(Ljava/lang/ClassLoader;Ljava/lang/ClassLoader;)V" => zero,
    implements "jdk/internal/misc/CDS.logLambdaFormInvoker(Ljava/lang/String;)V" => zero,
    implements "jdk/internal/misc/PreviewFeatures.isPreviewEnabled()Z" since 18 => is_preview_enabled,
    implements "jdk/internal/misc/ScopedMemoryAccess.registerNatives()V" => zero,
    implements "jdk/internal/misc/ScopedMemoryAccess.closeScope0(Ljdk/internal/misc/ScopedMemoryAccess$Scope;Ljdk/internal/misc/ScopedMemoryAccess$Scope$ScopedAccessError;)Z" until 18 => one,
    implements "jdk/internal/misc/ScopedMemoryAccess.closeScope0(Ljdk/internal/foreign/MemorySessionImpl;)Z" only 21 => one,
    implements "jdk/internal/misc/ScopedMemoryAccess.closeScope0(Ljdk/internal/foreign/MemorySessionImpl;Ljdk/internal/misc/ScopedMemoryAccess$ScopedAccessError;)V" since 22 => zero,
    implements "jdk/internal/platform/CgroupMetrics.isUseContainerSupport()Z" => zero,
    implements "jdk/internal/platform/CgroupMetrics.isContainerized0()Z" since 23 => zero,
    implements "jdk/internal/vm/ForeignLinkerSupport.isSupported0()Z" since 21 => zero,
    implements "jdk/internal/vm/vector/VectorSupport.registerNatives()I" => zero,
    implements "jdk/internal/vm/vector/VectorSupport.getMaxLaneCount(Ljava/lang/Class;)I" => no_lanes,
    implements "jdk/internal/perf/Perf.registerNatives()V" => zero,
    implements "jdk/internal/perf/Perf.highResCounter()J" => clock,
    implements "jdk/internal/perf/Perf.highResFrequency()J" => nanos_per_second,
    implements "java/util/concurrent/atomic/AtomicLong.VMSupportsCS8()Z" until 24 => one,
];

/// The salt of immutable collections: any constant keeps their iteration order reproducible.
fn seed(_machine: &mut Machine, _arguments: &[u64]) -> Native {
    Native::Return(42)
}

fn application_loader(machine: &mut Machine, _arguments: &[u64]) -> Native {
    Native::Return(machine.process.boot.application_loader.slot())
}

fn no_strings(machine: &mut Machine, _arguments: &[u64]) -> Native {
    machine.new_reference_array(machine.known.string_array, &[]).into()
}

fn is_preview_enabled(machine: &mut Machine, _arguments: &[u64]) -> Native {
    Native::Return(machine.program.is_preview_enabled().into())
}

/// The same user on every machine.
fn user(_machine: &mut Machine, _arguments: &[u64]) -> Native {
    Native::Return(1000)
}

/// No vector instructions: the JDK falls back to loops.
fn no_lanes(_machine: &mut Machine, _arguments: &[u64]) -> Native {
    Native::Return(u64::from(u32::MAX))
}

fn clock(machine: &mut Machine, _arguments: &[u64]) -> Native {
    Native::Return(machine.read_clock())
}

fn nanos_per_second(_machine: &mut Machine, _arguments: &[u64]) -> Native {
    Native::Return(1_000_000_000)
}
