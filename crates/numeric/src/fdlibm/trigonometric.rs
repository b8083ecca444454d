//! Sine and cosine: reduction to `|x| <= pi/4`, then one polynomial each.

use super::reduction::{PI_OVER_4_HIGH, reduce};
use super::words::{INFINITE, from_high, magnitude, polynomial};

/// Below 2^-27 the polynomials cannot change the result.
const TINY: i32 = 0x3e40_0000;

const SINE_CUBIC: f64 = -0.16666666666666632;
const SINE: [f64; 5] = [
    0.00833333333332249,
    -0.0001984126982985795,
    2.7557313707070068e-06,
    -2.5050760253406863e-08,
    1.58969099521155e-10,
];
const COSINE: [f64; 6] = [
    0.0416666666666666,
    -0.001388888888887411,
    2.480158728947673e-05,
    -2.7557314351390663e-07,
    2.087572321298175e-09,
    -1.1359647557788195e-11,
];

/// Sine of an angle in radians.
pub fn sin(x: f64) -> f64 {
    if magnitude(x) <= PI_OVER_4_HIGH {
        return sine_of_small(x);
    }
    if magnitude(x) >= INFINITE {
        return f64::NAN;
    }
    let angle = reduce(x);
    match angle.quadrant & 3 {
        0 => sine(angle.head, angle.tail),
        1 => cosine(angle.head, angle.tail),
        2 => -sine(angle.head, angle.tail),
        _ => -cosine(angle.head, angle.tail),
    }
}

/// Cosine of an angle in radians.
pub fn cos(x: f64) -> f64 {
    if magnitude(x) <= PI_OVER_4_HIGH {
        return cosine(x, 0.0);
    }
    if magnitude(x) >= INFINITE {
        return f64::NAN;
    }
    let angle = reduce(x);
    match angle.quadrant & 3 {
        0 => cosine(angle.head, angle.tail),
        1 => -sine(angle.head, angle.tail),
        2 => -cosine(angle.head, angle.tail),
        _ => sine(angle.head, angle.tail),
    }
}

/// Sine of an angle that needed no reduction.
fn sine_of_small(x: f64) -> f64 {
    if magnitude(x) < TINY {
        return x;
    }
    let square = x * x;
    x + square * x * (SINE_CUBIC + square * polynomial(square, SINE))
}

/// Sine of the reduced angle `head + tail`.
fn sine(head: f64, tail: f64) -> f64 {
    if magnitude(head) < TINY {
        return head;
    }
    let square = head * head;
    let cube = square * head;
    let rest = polynomial(square, SINE);
    head - ((square * (0.5 * tail - cube * rest) - tail) - cube * SINE_CUBIC)
}

/// Cosine of the reduced angle `head + tail`. From 0.3 on about x²/4 is taken from the one exactly, to save a bit.
fn cosine(head: f64, tail: f64) -> f64 {
    let size = magnitude(head);
    if size < TINY {
        return 1.0;
    }
    let square = head * head;
    let rest = square * polynomial(square, COSINE);
    let correction = square * rest - head * tail;
    if size < 0x3fd3_3333 {
        return 1.0 - (0.5 * square - correction);
    }
    let share = if size > 0x3fe9_0000 { 0.28125 } else { from_high(size - 0x0020_0000) };
    (1.0 - share) - ((0.5 * square - share) - correction)
}
