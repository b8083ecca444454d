//! The exponential function: `x = (64 n + j) ln 2 / 64 + r`, a table of the powers of two by j, a polynomial in r.

mod table;

use super::bits::{add_exponent, cut, magnitude, power_of_two};
use table::POWERS;

const PER_LN_2: f64 = f64::from_bits(0x4057_1547_652b_82fe);
const LN_2_HEAD: f64 = f64::from_bits(0x3f86_2e42_fefa_0000);
const LN_2_TAIL: f64 = f64::from_bits(0x3d1c_f79a_bc9e_3b3a);
/// Added and taken off again this rounds to an integer, which stays in the low bits in between.
const SHIFTER: f64 = 6_755_399_441_055_744.0;

/// Coefficients 2 to 6.
const COEFFICIENTS: [f64; 5] = [
    f64::from_bits(0x3fdf_ffff_ffff_fffe),
    f64::from_bits(0x3fc5_5555_5554_8ba1),
    f64::from_bits(0x3fa5_5555_555b_9e25),
    f64::from_bits(0x3f81_1115_c090_cf0f),
    f64::from_bits(0x3f56_c15c_e328_9860),
];

/// `e` to the power of `x`.
pub fn exp(x: f64) -> f64 {
    let size = magnitude(x);
    if size < 0x3c90 {
        return x + 1.0;
    }
    if size >= 0x4090 {
        return beyond_range(x);
    }
    let shifted = x * PER_LN_2 + SHIFTER;
    let multiple = shifted.to_bits() as i32;
    let count = shifted - SHIFTER;
    let r = (x - LN_2_HEAD * count) - LN_2_TAIL * count;
    let [error, bits] = POWERS[(multiple & 63) as usize];
    let rest = polynomial(r, f64::from_bits(error));
    scale(f64::from_bits(bits | 0x3ff0_0000_0000_0000), rest, multiple >> 6)
}

fn beyond_range(x: f64) -> f64 {
    if x.is_nan() {
        x + x
    } else if x > 0.0 {
        f64::INFINITY
    } else {
        0.0
    }
}

/// `e^r - 1`, and the relative error of the table entry.
fn polynomial(r: f64, error: f64) -> f64 {
    let [c2, c3, c4, c5, c6] = COEFFICIENTS;
    let square = r * r;
    let cube = r * square;
    let high = cube * square * (c5 + c6 * r);
    let low = cube * (c3 + c4 * r);
    low + ((r + error) + high) + square * c2
}

/// `2^n * power * (1 + rest)`.
fn scale(power: f64, rest: f64, n: i32) -> f64 {
    if (-894..=1022).contains(&n) {
        let scaled = add_exponent(power, n);
        return rest * scaled + scaled;
    }
    let half = n >> 1;
    let factor = power_of_two(half);
    let scaled = add_exponent(power, n - half);
    let lost_bits = -1022 - n;
    let small = rest * scaled;
    if lost_bits > 52 {
        return (small + scaled) * factor;
    }
    // The digits of the table entry that a subnormal result keeps are added last, so that it is rounded once.
    let mask = if lost_bits >= 0 { u64::MAX << lost_bits } else { 0 };
    let kept = cut(scaled, mask);
    let low = small + (scaled - kept);
    let result = (low + kept) * factor;
    if n >= 1023 || (lost_bits == 0 && low >= 0.0) || result >= f64::MIN_POSITIVE {
        return result;
    }
    low * factor + kept * factor
}
