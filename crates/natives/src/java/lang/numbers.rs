//! `java.lang.Float` and `Double`: bit casts.

use vm::{Machine, Native, NativeEntry, natives};

pub(crate) const NATIVES: &[NativeEntry] = natives![
    implements "java/lang/Float.floatToRawIntBits(F)I" => same_bits,
    implements "java/lang/Float.intBitsToFloat(I)F" => same_bits,
    implements "java/lang/Double.doubleToRawLongBits(D)J" => same_bits,
    implements "java/lang/Double.longBitsToDouble(J)D" => same_bits,
];

/// Slots are untyped, so a bit cast changes nothing.
fn same_bits(_machine: &mut Machine, arguments: &[u64]) -> Native {
    Native::Return(arguments[0])
}
