//! Cube root (an intrinsic since JDK 25): the root of the middle of one of 32 intervals, times a polynomial.

mod table;

use super::bits::fraction;
use table::{RECIPROCALS, ROOT_TAILS, ROOTS};

/// Coefficients 1 to 8.
const COEFFICIENTS: [f64; 8] = [
    f64::from_bits(0x3fd5_5555_5555_5555),
    f64::from_bits(0xbfbc_71c7_1c71_c71c),
    f64::from_bits(0x3faf_9add_3c0c_a458),
    f64::from_bits(0xbfa5_11e8_d2b3_183b),
    f64::from_bits(0x3f9e_e711_3506_ac12),
    f64::from_bits(0xbf98_090d_6221_a247),
    f64::from_bits(0x3f93_750a_d588_f115),
    f64::from_bits(0xbf90_36de_5c9c_c8e7),
];

/// Cube root.
pub fn cbrt(x: f64) -> f64 {
    if x == 0.0 || !x.is_finite() {
        return x + x;
    }
    let size = x.abs();
    let (normal, bias) = if size < f64::MIN_POSITIVE { (size * 2.0_f64.powi(63), 661) } else { (size, 682) };
    positive(normal, bias).copysign(x)
}

/// Cube root of a positive normal number, its exponent brought back by the bias.
fn positive(x: f64, bias: u64) -> f64 {
    let exponent = x.to_bits() >> 52;
    let interval = ((x.to_bits() >> 47) & 31) as usize;
    let third = exponent / 3;
    let row = 32 * (exponent % 3) as usize + interval;
    let scale = f64::from_bits((third + bias) << 52);
    let m = fraction(x);
    let middle = f64::from_bits((m.to_bits() & 0xffff_c000_0000_0000) | 0x4000_0000_0000);
    let r = (middle - m) * f64::from_bits(RECIPROCALS[interval]);
    let root = scale * f64::from_bits(ROOTS[row]);
    let tail = scale * f64::from_bits(ROOT_TAILS[row]);
    polynomial(r) * (r * root) + tail + root
}

fn polynomial(r: f64) -> f64 {
    let [c1, c2, c3, c4, c5, c6, c7, c8] = COEFFICIENTS;
    let square = r * r;
    let even = (c2 * r + c1) + (c4 * r + c3) * square;
    let odd = (c6 * r + c5) + (c8 * r + c7) * square;
    even + square * square * odd
}
