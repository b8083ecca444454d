//! Arc sine and arc cosine: a rational function below a half, the half-angle formula above it.

use super::words::{head, high, low, magnitude, polynomial};
use std::f64::consts::{FRAC_PI_2, FRAC_PI_4, PI};

const ONE: i32 = 0x3ff0_0000;
const HALF: i32 = 0x3fe0_0000;

const PI_OVER_2_TAIL: f64 = 6.123233995736766e-17;

const NUMERATOR: [f64; 6] = [
    0.16666666666666666,
    -0.3255658186224009,
    0.20121253213486293,
    -0.04005553450067941,
    0.0007915349942898145,
    3.479331075960212e-05,
];
const DENOMINATOR: [f64; 5] = [1.0, -2.403394911734414, 2.0209457602335057, -0.6882839716054533, 0.07703815055590194];

/// Arc sine, in radians; a NaN outside of -1 to 1.
pub fn asin(x: f64) -> f64 {
    let size = magnitude(x);
    if size >= ONE {
        return if x.abs() == 1.0 { x * FRAC_PI_2 + x * PI_OVER_2_TAIL } else { f64::NAN };
    }
    if size < HALF {
        return if size < 0x3e40_0000 { x } else { x + x * ratio(x * x) };
    }
    let half = (1.0 - x.abs()) * 0.5;
    let angle = if size >= 0x3fef_3333 { asin_near_one(half) } else { asin_above_half(half) };
    if high(x) > 0 { angle } else { -angle }
}

/// Arc cosine, in radians; a NaN outside of -1 to 1.
pub fn acos(x: f64) -> f64 {
    let size = magnitude(x);
    if size >= ONE {
        return acos_from_one(x);
    }
    if size < HALF {
        if size <= 0x3c60_0000 {
            return FRAC_PI_2 + PI_OVER_2_TAIL;
        }
        return FRAC_PI_2 - (x - (PI_OVER_2_TAIL - x * ratio(x * x)));
    }
    if high(x) < 0 {
        let half = (1.0 + x) * 0.5;
        let root = half.sqrt();
        return PI - 2.0 * (root + (ratio(half) * root - PI_OVER_2_TAIL));
    }
    let half = (1.0 - x) * 0.5;
    let root = half.sqrt();
    2.0 * (head(root) + (ratio(half) * root + root_error(half, root)))
}

/// The exact ends of the range and what lies outside.
fn acos_from_one(x: f64) -> f64 {
    match (magnitude(x) == ONE && low(x) == 0, high(x) > 0) {
        (true, true) => 0.0,
        (true, false) => PI + 2.0 * PI_OVER_2_TAIL,
        (false, _) => f64::NAN,
    }
}

fn asin_near_one(half: f64) -> f64 {
    let root = half.sqrt();
    FRAC_PI_2 - (2.0 * (root + root * ratio(half)) - PI_OVER_2_TAIL)
}

fn asin_above_half(half: f64) -> f64 {
    let root = half.sqrt();
    let small = 2.0 * root * ratio(half) - (PI_OVER_2_TAIL - 2.0 * root_error(half, root));
    let large = FRAC_PI_4 - 2.0 * head(root);
    FRAC_PI_4 - (small - large)
}

/// What the head of the root lacks to the root of `half`.
fn root_error(half: f64, root: f64) -> f64 {
    let root_head = head(root);
    (half - root_head * root_head) / (root + root_head)
}

/// Approximates `(asin(x) - x) / x`, given x².
fn ratio(square: f64) -> f64 {
    square * polynomial(square, NUMERATOR) / polynomial(square, DENOMINATOR)
}
