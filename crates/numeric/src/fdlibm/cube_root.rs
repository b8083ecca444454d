//! Cube root: a third of the exponent, one rational step to 23 bits, one Newton step to 53.

use super::words::{from_high, head, high, with_high};

/// What to add to a third of the high word, for normal numbers and for subnormal ones scaled by 2^54.
const BIAS: i32 = 715_094_163;
const SUBNORMAL_BIAS: i32 = 696_219_795;
const TWO_54: f64 = 18_014_398_509_481_984.0;

const C: f64 = 0.5428571428571428;
const D: f64 = -0.7053061224489796;
const E: f64 = 1.4142857142857144;
const F: f64 = 1.6071428571428572;
const G: f64 = 0.35714285714285715;

/// Cube root.
pub fn cbrt(x: f64) -> f64 {
    if x == 0.0 || !x.is_finite() {
        return x;
    }
    let positive = x.abs();
    let coarse = rational_step(positive, first_guess(positive));
    // Cut to 20 bits and made larger than the root, so that the square below is exact.
    let larger = with_high(head(coarse), high(coarse) + 1);
    let quotient = positive / (larger * larger);
    let root = larger + larger * ((quotient - larger) / ((larger + larger) + quotient));
    root.copysign(x)
}

fn first_guess(x: f64) -> f64 {
    if x >= f64::MIN_POSITIVE {
        return from_high(high(x) / 3 + BIAS);
    }
    let scaled = TWO_54 * x;
    with_high(scaled, high(scaled) / 3 + SUBNORMAL_BIAS)
}

fn rational_step(x: f64, guess: f64) -> f64 {
    let s = C + guess * guess / x * guess;
    guess * (G + F / (s + E + D / s))
}
