//! `java.util.TimeZone`: the default zone is UTC on every machine.

use vm::{Machine, Native, NativeEntry, natives};

pub(crate) const NATIVES: &[NativeEntry] = natives![
    implements "java/util/TimeZone.getSystemTimeZoneID(Ljava/lang/String;)Ljava/lang/String;" => utc,
    implements "java/util/TimeZone.getSystemGMTOffsetID()Ljava/lang/String;" => gmt,
];

fn utc(machine: &mut Machine, _arguments: &[u64]) -> Native {
    machine.intern("UTC").into()
}

fn gmt(machine: &mut Machine, _arguments: &[u64]) -> Native {
    machine.intern("GMT").into()
}
