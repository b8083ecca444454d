//! Natural and decimal logarithm: `x = 2^k (1 + f)`, a polynomial in `f / (2 + f)`.

use super::exponential::{LN_2_HEAD, LN_2_TAIL};
use super::words::{INFINITE, high, polynomial, with_high};

const TWO_54: f64 = 18_014_398_509_481_984.0;
const FRACTION: i32 = 0x000f_ffff;

/// Coefficients of the polynomial in `s²`; `log1p` uses them in one piece.
pub(super) const COEFFICIENTS: [f64; 7] = [
    0.6666666666666735,
    0.3999999999940942,
    0.2857142874366239,
    0.22222198432149784,
    0.1818357216161805,
    0.15313837699209373,
    0.14798198605116586,
];

const LOG10_E: f64 = std::f64::consts::LOG10_E;
const LOG10_2_HEAD: f64 = 0.30102999566361177;
const LOG10_2_TAIL: f64 = 3.694239077158931e-13;

/// Natural logarithm.
pub fn log(x: f64) -> f64 {
    if let Some(special) = special_value(x) {
        return special;
    }
    let (scaled, exponent) = scale_subnormal(x);
    let fraction = high(scaled) & FRACTION;
    // Beyond the square root of 2 the number is halved, so that f is small.
    let halved = (fraction + 0x9_5f64) & 0x10_0000;
    let f = with_high(scaled, fraction | (halved ^ 0x3ff0_0000)) - 1.0;
    let k = f64::from(exponent + (halved >> 20));
    if (FRACTION & (2 + fraction)) < 3 { near_power_of_two(f, k) } else { general(f, k, fraction) }
}

/// Decimal logarithm.
pub fn log10(x: f64) -> f64 {
    if let Some(special) = special_value(x) {
        return special;
    }
    let (scaled, exponent) = scale_subnormal(x);
    let negative = i32::from(exponent < 0);
    let k = f64::from(exponent + negative);
    let fraction = with_high(scaled, (high(scaled) & FRACTION) | ((0x3ff - negative) << 20));
    let small = k * LOG10_2_TAIL + LOG10_E * log(fraction);
    small + k * LOG10_2_HEAD
}

/// Zeros, negative numbers, infinity and NaN.
fn special_value(x: f64) -> Option<f64> {
    if x == 0.0 {
        Some(f64::NEG_INFINITY)
    } else if x.is_nan() || x == f64::INFINITY {
        Some(x + x)
    } else if high(x) < 0 {
        Some(f64::NAN)
    } else {
        debug_assert!(high(x) < INFINITE);
        None
    }
}

/// A normal number with the same fraction, and the binary exponent of `x`.
fn scale_subnormal(x: f64) -> (f64, i32) {
    let (scaled, correction) = if high(x) < 0x0010_0000 { (x * TWO_54, -54) } else { (x, 0) };
    (scaled, correction + (high(scaled) >> 20) - 1023)
}

/// For `|f| < 2^-20` two terms of the series do.
fn near_power_of_two(f: f64, k: f64) -> f64 {
    if f == 0.0 {
        return if k == 0.0 { 0.0 } else { k * LN_2_HEAD + k * LN_2_TAIL };
    }
    let rest = f * f * (0.5 - 0.3333333333333333 * f);
    if k == 0.0 { f - rest } else { k * LN_2_HEAD - ((rest - k * LN_2_TAIL) - f) }
}

fn general(f: f64, k: f64, fraction: i32) -> f64 {
    let s = f / (2.0 + f);
    let square = s * s;
    let fourth = square * square;
    let [c1, c2, c3, c4, c5, c6, c7] = COEFFICIENTS;
    let even = fourth * polynomial(fourth, [c2, c4, c6]);
    let odd = square * polynomial(fourth, [c1, c3, c5, c7]);
    let rest = odd + even;
    if ((fraction - 0x6_147a) | (0x6_b851 - fraction)) > 0 {
        let half_square = 0.5 * f * f;
        let product = s * (half_square + rest);
        if k == 0.0 {
            return f - (half_square - product);
        }
        return k * LN_2_HEAD - ((half_square - (product + k * LN_2_TAIL)) - f);
    }
    let product = s * (f - rest);
    if k == 0.0 { f - product } else { k * LN_2_HEAD - ((product - k * LN_2_TAIL) - f) }
}
