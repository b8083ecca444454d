//! Tangent: reduction to `|x| <= pi/4`, a polynomial in two interleaved halves, and `-1/tan` in odd quadrants.

use super::reduction::{PI_OVER_4_HIGH, reduce};
use super::words::{INFINITE, head, high, magnitude, polynomial};

/// From 0.6744 on `tan(pi/4 - y)` is used instead.
const NEAR_PI_OVER_4: i32 = 0x3fe5_9428;

const PI_OVER_4: f64 = std::f64::consts::FRAC_PI_4;
const PI_OVER_4_TAIL: f64 = 3.061616997868383e-17;

const CUBIC: f64 = 0.3333333333333341;
const ODD: [f64; 6] = [
    0.13333333333320124,
    0.021869488294859542,
    0.0035920791075913124,
    0.0005880412408202641,
    7.817944429395571e-05,
    -1.8558637485527546e-05,
];
const EVEN: [f64; 6] = [
    0.05396825397622605,
    0.0088632398235993,
    0.0014562094543252903,
    0.0002464631348184699,
    7.140724913826082e-05,
    2.590730518636337e-05,
];

/// What to compute of the reduced angle.
#[derive(Clone, Copy, PartialEq)]
enum Wanted {
    Tangent,
    NegativeCotangent,
}

/// Tangent of an angle in radians.
pub fn tan(x: f64) -> f64 {
    if magnitude(x) <= PI_OVER_4_HIGH {
        return reduced(x, 0.0, Wanted::Tangent);
    }
    if magnitude(x) >= INFINITE {
        return f64::NAN;
    }
    let angle = reduce(x);
    let wanted = if angle.quadrant & 1 == 0 { Wanted::Tangent } else { Wanted::NegativeCotangent };
    reduced(angle.head, angle.tail, wanted)
}

fn reduced(x: f64, tail: f64, wanted: Wanted) -> f64 {
    if magnitude(x) < 0x3e30_0000 {
        return match wanted {
            Wanted::Tangent => x,
            Wanted::NegativeCotangent => negative_reciprocal(x + tail, x, tail),
        };
    }
    if magnitude(x) >= NEAR_PI_OVER_4 {
        return near_pi_over_4(x, tail, wanted);
    }
    let rest = beyond_linear(x, tail);
    match wanted {
        Wanted::Tangent => x + rest,
        Wanted::NegativeCotangent => negative_reciprocal(x + rest, x, rest),
    }
}

/// Uses `tan(pi/4 - d) = 1 - 2*(d' - …)` with `d' = tan d`; the sign is put back at the end.
fn near_pi_over_4(x: f64, tail: f64, wanted: Wanted) -> f64 {
    let (positive, positive_tail) = if high(x) < 0 { (-x, -tail) } else { (x, tail) };
    let distance = (PI_OVER_4 - positive) + (PI_OVER_4_TAIL - positive_tail);
    let rest = beyond_linear(distance, 0.0);
    let tangent = distance + rest;
    let unit = if wanted == Wanted::Tangent { 1.0 } else { -1.0 };
    let value = unit - 2.0 * (distance - (tangent * tangent / (tangent + unit) - rest));
    if high(x) < 0 { -value } else { value }
}

/// `tan(x + tail) - x`.
fn beyond_linear(x: f64, tail: f64) -> f64 {
    let square = x * x;
    let fourth = square * square;
    let sum = polynomial(fourth, ODD) + square * polynomial(fourth, EVEN);
    let cube = square * x;
    tail + square * (cube * sum + tail) + CUBIC * cube
}

/// `-1 / (x + rest)` with the error of the rounded `sum` corrected.
fn negative_reciprocal(sum: f64, x: f64, rest: f64) -> f64 {
    let sum_head = head(sum);
    let sum_tail = rest - (sum_head - x);
    let quotient = -1.0 / sum;
    let quotient_head = head(quotient);
    let error = 1.0 + quotient_head * sum_head;
    quotient_head + quotient * (error + quotient_head * sum_tail)
}
