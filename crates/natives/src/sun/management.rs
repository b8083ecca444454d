//! `sun.management`: the JVM as `java.lang.management` sees it, as far as programs ask for its version, its arguments
//! and when it was started, which loggers do. It has got no arguments, and supports nothing that is optional. That
//! another host would answer otherwise is what a proof assumes not to be (`surroundings::readings`). Everything else
//! is refused.

use crate::arguments::zero;
use vm::{Machine, Native, NativeEntry, natives};

pub(crate) const NATIVES: &[NativeEntry] = natives![
    implements "sun/management/VMManagementImpl.getVersion0()Ljava/lang/String;" until 20 => version_3,
    implements "sun/management/VMManagementImpl.getVersion0()Ljava/lang/String;" since 21 => version_4,
    // The fields that say what is supported are false before.
    implements "sun/management/VMManagementImpl.initOptionalSupportFields()V" => zero,
    // Null for none.
    implements "sun/management/VMManagementImpl.getVmArguments0()[Ljava/lang/String;" => zero,
    implements "sun/management/VMManagementImpl.getStartupTime()J" => startup_time,
];

fn version_3(machine: &mut Machine, _arguments: &[u64]) -> Native {
    machine.new_string("3.0").into()
}

fn version_4(machine: &mut Machine, _arguments: &[u64]) -> Native {
    machine.new_string("4.0").into()
}

fn startup_time(machine: &mut Machine, _arguments: &[u64]) -> Native {
    Native::Return(machine.started_at_millis())
}
