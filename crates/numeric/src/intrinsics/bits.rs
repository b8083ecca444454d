//! Views of a double's bits that the library decides by.

/// Sign, exponent and the first four bits of the fraction: the 16 bits by which ranges are told apart.
pub(super) fn top(x: f64) -> i32 {
    (x.to_bits() >> 48) as i32
}

/// The top 16 bits of the absolute value.
pub(super) fn magnitude(x: f64) -> i32 {
    top(x) & 0x7fff
}

/// The bits of `x` that the mask keeps.
pub(super) fn cut(x: f64, mask: u64) -> f64 {
    f64::from_bits(x.to_bits() & mask)
}

/// 2 to a power from -1022 to 1023.
pub(super) fn power_of_two(exponent: i32) -> f64 {
    f64::from_bits(((1023 + i64::from(exponent)) as u64) << 52)
}

/// Adds to the exponent field and lets it overflow into the sign, as an integer addition does.
pub(super) fn add_exponent(x: f64, exponent: i32) -> f64 {
    f64::from_bits(x.to_bits().wrapping_add((i64::from(exponent) as u64) << 52))
}

/// The fraction of a normal number as a number from one to two.
pub(super) fn fraction(x: f64) -> f64 {
    f64::from_bits((x.to_bits() & 0x000f_ffff_ffff_ffff) | 0x3ff0_0000_0000_0000)
}

/// The nearest integer, half away from zero.
pub(super) fn nearest(x: f64) -> i32 {
    (x + 0.5_f64.copysign(x)) as i32
}
