//! `jdk.internal.perf.PerfCounter`: the JVM's own statistics, which nobody reads here. They count nothing, so that they
//! are no part of the state.

use vm::{Machine, Native, NativeEntry, natives};

pub(crate) const NATIVES: &[NativeEntry] = natives![
    overrides "jdk/internal/perf/PerfCounter.<init>(Ljava/lang/String;I)V" => zero,
    overrides "jdk/internal/perf/PerfCounter.get()J" => zero,
    overrides "jdk/internal/perf/PerfCounter.set(J)V" => zero,
    overrides "jdk/internal/perf/PerfCounter.add(J)V" => zero,
];

fn zero(_machine: &mut Machine, _arguments: &[u64]) -> Native {
    Native::Return(0)
}
