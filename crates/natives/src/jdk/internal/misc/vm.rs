//! `jdk.internal.misc.VM`, `CDS` and `Signal`: what the VM tells the JDK about itself.

use vm::{Machine, Native, NativeEntry, natives};

pub const NATIVES: &[NativeEntry] = natives![
    implements "jdk/internal/misc/VM.initialize()V" => nothing,
    implements "jdk/internal/misc/VM.initializeFromArchive(Ljava/lang/Class;)V" => nothing,
    implements "jdk/internal/misc/VM.latestUserDefinedLoader0()Ljava/lang/ClassLoader;" => application_loader,
    implements "jdk/internal/misc/CDS.initializeFromArchive(Ljava/lang/Class;)V" => nothing,
    implements "jdk/internal/misc/CDS.isDumpingClassList0()Z" => zero,
    implements "jdk/internal/misc/CDS.isDumpingArchive0()Z" => zero,
    implements "jdk/internal/misc/CDS.isSharingEnabled0()Z" => zero,
    implements "jdk/internal/misc/CDS.getCDSConfigStatus()I" => zero,
    implements "jdk/internal/misc/CDS.getRandomSeedForDumping()J" => seed,
    implements "jdk/internal/misc/PreviewFeatures.isPreviewEnabled()Z" => zero,
    implements "java/util/concurrent/atomic/AtomicLong.VMSupportsCS8()Z" => one,
];

fn nothing(_machine: &mut Machine, _arguments: &[u64]) -> Native {
    Native::Return(0)
}

fn zero(_machine: &mut Machine, _arguments: &[u64]) -> Native {
    Native::Return(0)
}

fn one(_machine: &mut Machine, _arguments: &[u64]) -> Native {
    Native::Return(1)
}

/// The salt of immutable collections: any constant keeps their iteration order reproducible.
fn seed(_machine: &mut Machine, _arguments: &[u64]) -> Native {
    Native::Return(42)
}

fn application_loader(machine: &mut Machine, _arguments: &[u64]) -> Native {
    Native::Return(machine.application_loader.slot())
}
