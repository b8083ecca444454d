//! `e^x - 1` without the loss of digits near zero.

use super::exponential::reduce;
use super::words::{INFINITE, add_exponent, from_high, magnitude, polynomial};

const OVERFLOW: f64 = 709.782712893384;

const COEFFICIENTS: [f64; 6] = [
    1.0,
    -0.03333333333333313,
    0.0015873015872548146,
    -7.93650757867488e-05,
    4.008217827329362e-06,
    -2.0109921818362437e-07,
];

/// `e` to the power of `x`, minus one.
pub fn expm1(x: f64) -> f64 {
    let size = magnitude(x);
    if size >= INFINITE {
        return if x == f64::NEG_INFINITY { -1.0 } else { x + x };
    }
    if x > OVERFLOW {
        return f64::INFINITY;
    }
    if size >= 0x4043_687a && x < 0.0 {
        return -1.0;
    }
    if size > 0x3fd6_2e42 {
        let (multiple, hi, lo) = reduce(x);
        let reduced = hi - lo;
        return rescale(reduced, (hi - reduced) - lo, multiple);
    }
    if size < 0x3c90_0000 {
        return x;
    }
    let half_square = x * (0.5 * x);
    x - (x * quotient(x, half_square) - half_square)
}

/// The rational part: `(r1 - t) / (6 - x t)`, times half the square.
fn quotient(x: f64, half_square: f64) -> f64 {
    let r1 = polynomial(half_square, COEFFICIENTS);
    let t = 3.0 - r1 * (0.5 * x);
    half_square * ((r1 - t) / (6.0 - x * t))
}

/// `2^multiple * e^(reduced + error) - 1`, each range in the order that loses least.
fn rescale(reduced: f64, error: f64, multiple: i32) -> f64 {
    let half_square = reduced * (0.5 * reduced);
    let small = (reduced * (quotient(reduced, half_square) - error) - error) - half_square;
    match multiple {
        -1 => 0.5 * (reduced - small) - 0.5,
        1 if reduced < -0.25 => -2.0 * (small - (reduced + 0.5)),
        1 => 1.0 + 2.0 * (reduced - small),
        2..20 => {
            let one_less = from_high(0x3ff0_0000 - (0x20_0000 >> multiple));
            add_exponent(one_less - (small - reduced), multiple)
        }
        20..=56 => {
            let scaled_one = from_high((0x3ff - multiple) << 20);
            add_exponent((reduced - (small + scaled_one)) + 1.0, multiple)
        }
        _ => add_exponent(1.0 - (small - reduced), multiple) - 1.0,
    }
}
