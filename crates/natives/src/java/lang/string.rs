//! `java.lang.String` and its coders.

use crate::arguments::reference;
use vm::{Machine, Native, NativeEntry, natives};

pub(crate) const NATIVES: &[NativeEntry] = natives![
    implements "java/lang/String.intern()Ljava/lang/String;" => intern,
    implements "java/lang/StringUTF16.isBigEndian()Z" until 24 => is_big_endian,
];

fn intern(machine: &mut Machine, arguments: &[u64]) -> Native {
    machine.intern_string(reference(arguments, 0)).into()
}

fn is_big_endian(_machine: &mut Machine, _arguments: &[u64]) -> Native {
    Native::Return(0)
}
