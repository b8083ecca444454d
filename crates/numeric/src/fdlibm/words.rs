//! A double seen as two 32-bit words, the view in which fdlibm compares magnitudes and splits numbers.

/// Everything of the high word but the sign.
const MAGNITUDE: i32 = 0x7fff_ffff;

/// High word of infinity: a magnitude from here on is not finite.
pub(super) const INFINITE: i32 = 0x7ff0_0000;

/// Sign, exponent and the upper 20 bits of the fraction.
pub(super) fn high(x: f64) -> i32 {
    (x.to_bits() >> 32) as i32
}

/// The lower 32 bits of the fraction.
pub(super) fn low(x: f64) -> u32 {
    x.to_bits() as u32
}

/// High word of the absolute value.
pub(super) fn magnitude(x: f64) -> i32 {
    high(x) & MAGNITUDE
}

/// The double with the given high word and the low word of `x`.
pub(super) fn with_high(x: f64, high: i32) -> f64 {
    f64::from_bits(u64::from(high as u32) << 32 | u64::from(low(x)))
}

/// The double with the given high word and low word zero.
pub(super) fn from_high(high: i32) -> f64 {
    with_high(0.0, high)
}

/// `x` cut to its upper 21 significant bits, so that products of two such numbers are exact.
pub(super) fn head(x: f64) -> f64 {
    f64::from_bits(x.to_bits() & 0xffff_ffff_0000_0000)
}

/// Adds to the exponent field without looking at the result, as fdlibm does where it knows that nothing overflows.
pub(super) fn add_exponent(x: f64, exponent: i32) -> f64 {
    with_high(x, high(x).wrapping_add(exponent << 20))
}

/// 2 to a power from -1022 to 1023.
pub(super) fn power_of_two(exponent: i32) -> f64 {
    f64::from_bits(((1023 + i64::from(exponent)) as u64) << 52)
}

/// Horner's scheme, lowest coefficient first: `c0 + z*(c1 + z*(c2 + …))`.
pub(super) fn polynomial<const N: usize>(z: f64, coefficients: [f64; N]) -> f64 {
    let last = coefficients[N - 1];
    coefficients[..N - 1].iter().rev().fold(last, |sum, coefficient| coefficient + z * sum)
}
