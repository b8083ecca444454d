//! Sine and cosine: the nearest multiple of pi/32 from a table, the rest as a polynomial, both sums compensated.

mod table;

use super::angle::{self, Angle, Unit};
use super::bits::{magnitude, nearest};
use table::POINTS;

/// Top bits from which on arguments take the main way, and beyond which they are reduced first.
const LEAST: i32 = 0x3030;
const GREATEST: i32 = 0x40f5;

const OVER_PI: f64 = f64::from_bits(0x4024_5f30_6dc9_c883);
/// pi/32 in three parts, the first two short enough for exact multiples.
const STEP: [f64; 3] = [
    f64::from_bits(0x3fb9_21fb_5440_0000),
    f64::from_bits(0x3d90_b461_1a60_0000),
    f64::from_bits(0x3b63_198a_2e03_7073),
];
const EIGHTH_TURN: Unit =
    Unit { extra_bits: 0, head: f64::from_bits(0x3fe9_21fb_4000_0000), tail: f64::from_bits(0x3e64_442d_1846_9899) };

/// Coefficients of `(sin r - r) / r³` and of `(cos r - 1) / r²`.
const SINE: [f64; 4] = [
    f64::from_bits(0xbfc5_5555_5555_5555),
    f64::from_bits(0x3f81_1111_1111_1111),
    f64::from_bits(0xbf2a_01a0_1a01_a01a),
    f64::from_bits(0x3ec7_1de3_a556_c734),
];
const COSINE: [f64; 4] = [
    -0.5,
    f64::from_bits(0x3fa5_5555_5555_5555),
    f64::from_bits(0xbf56_c16c_16c1_6c17),
    f64::from_bits(0x3efa_01a0_1a01_a01a),
];

/// Sine of an angle in radians.
pub fn sin(x: f64) -> f64 {
    let size = magnitude(x);
    if size < LEAST { x } else { shifted_sine(x, 0) }
}

/// Cosine of an angle in radians.
pub fn cos(x: f64) -> f64 {
    let size = magnitude(x);
    if size < LEAST { 1.0 - x.abs() } else { shifted_sine(x, 16) }
}

/// Sine of the angle plus so many times pi/32.
fn shifted_sine(x: f64, shift: i32) -> f64 {
    let size = magnitude(x);
    if size >= 0x7ff0 {
        return f64::NAN;
    }
    if size <= GREATEST {
        return reduced(Angle { count: shift, head: x, tail: 0.0 });
    }
    let angle = angle::reduce(x, &EIGHTH_TURN);
    reduced(Angle { count: 8 * angle.count + shift, ..angle })
}

/// Sine of `count * pi/32 + head + tail`.
fn reduced(angle: Angle) -> f64 {
    let steps = nearest(OVER_PI * angle.head);
    let row = ((steps + angle.count) & 63) as usize;
    let [cosine_rest, sine, sine_tail, cosine_power] = POINTS[row].map(f64::from_bits);
    let count = f64::from(steps);
    let step = STEP.map(|part| count * part);
    let coarse = angle.head - step[0];
    let r = coarse - step[1];
    let minus_error = (step[2] - ((coarse - r) - step[1])) - angle.tail;

    let cosine = cosine_rest + cosine_power;
    let correction = minus_error * (sine * r - cosine) + sine_tail;
    let square = r * r;
    let sine_part = polynomial(SINE, coarse, r, square) * (cosine * r * square);
    let cosine_part = polynomial(COSINE, coarse, r, square) * (sine * square);

    let large = cosine_power * r;
    let medium = cosine_rest * r;
    let first = large + sine;
    let second = medium + first;
    let first_error = (sine - first) + large;
    let second_error = (first - second) + medium;
    let low = correction + first_error + second_error + sine_part + cosine_part;
    second + low
}

/// The last coefficient is multiplied by the coarser remainder once: the library has it at hand earlier.
fn polynomial(coefficients: [f64; 4], coarse: f64, r: f64, square: f64) -> f64 {
    let [c1, c2, c3, c4] = coefficients;
    (c2 * square + c1) + (c4 * coarse * r + c3) * (square * square)
}
