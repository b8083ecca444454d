//! Arc tangent of a number and of a quotient: one of four table points is taken off, the rest is a polynomial.

use super::words::{INFINITE, high, magnitude, polynomial};
use std::f64::consts::{FRAC_PI_2, FRAC_PI_4, PI};

/// Added to a result that is not exact: it changes no bit, but the order of operations is the library's.
const TINY: f64 = 1.0e-300;
const PI_TAIL: f64 = 1.2246467991473532e-16;

/// A point at which the arc tangent is tabulated in two parts.
struct Point {
    head: f64,
    tail: f64,
}

const AT_HALF: Point = Point { head: 0.4636476090008061, tail: 2.2698777452961687e-17 };
const AT_ONE: Point = Point { head: FRAC_PI_4, tail: 3.061616997868383e-17 };
const AT_ONE_AND_A_HALF: Point = Point { head: 0.982793723247329, tail: 1.3903311031230998e-17 };
const AT_INFINITY: Point = Point { head: FRAC_PI_2, tail: 6.123233995736766e-17 };

const EVEN: [f64; 6] = [
    0.3333333333333293,
    0.14285714272503466,
    0.09090887133436507,
    0.06661073137387531,
    0.049768779946159324,
    0.016285820115365782,
];
const ODD: [f64; 5] =
    [-0.19999999999876483, -0.11111110405462356, -0.0769187620504483, -0.058335701337905735, -0.036531572744216916];

/// Arc tangent, in radians.
pub fn atan(x: f64) -> f64 {
    let size = magnitude(x);
    if x.is_nan() {
        return x + x;
    }
    if size >= 0x4410_0000 {
        return (AT_INFINITY.head + AT_INFINITY.tail).copysign(x);
    }
    if size < 0x3fdc_0000 {
        return if size < 0x3e20_0000 { x } else { x - series(x) };
    }
    let (point, distance) = nearest_point(x.abs());
    (point.head - ((series(distance) - point.tail) - distance)).copysign(x)
}

/// The angle of the point (`x`, `y`), in radians.
pub fn atan2(y: f64, x: f64) -> f64 {
    if x.is_nan() || y.is_nan() {
        return x + y;
    }
    if x == 1.0 {
        return atan(y);
    }
    if y == 0.0 {
        return if x.is_sign_negative() { (PI + TINY).copysign(y) } else { y };
    }
    if x == 0.0 {
        return (FRAC_PI_2 + TINY).copysign(y);
    }
    if magnitude(x) == INFINITE || magnitude(y) == INFINITE {
        return angle_at_infinity(y, x);
    }
    finite_angle(y, x)
}

/// The tabulated point nearest to a positive number, and the tangent of the angle between them.
fn nearest_point(x: f64) -> (Point, f64) {
    match high(x) {
        ..0x3fe6_0000 => (AT_HALF, (2.0 * x - 1.0) / (2.0 + x)),
        0x3fe6_0000..0x3ff3_0000 => (AT_ONE, (x - 1.0) / (x + 1.0)),
        0x3ff3_0000..0x4003_8000 => (AT_ONE_AND_A_HALF, (x - 1.5) / (1.0 + 1.5 * x)),
        _ => (AT_INFINITY, -1.0 / x),
    }
}

/// `x - atan(x)` for a small number.
fn series(x: f64) -> f64 {
    let square = x * x;
    let fourth = square * square;
    x * (square * polynomial(fourth, EVEN) + fourth * polynomial(fourth, ODD))
}

fn angle_at_infinity(y: f64, x: f64) -> f64 {
    let angle = match (x.is_infinite(), y.is_infinite(), x.is_sign_negative()) {
        (true, true, false) => FRAC_PI_4 + TINY,
        (true, true, true) => 3.0 * FRAC_PI_4 + TINY,
        (true, false, false) => 0.0,
        (true, false, true) => PI + TINY,
        (false, ..) => FRAC_PI_2 + TINY,
    };
    angle.copysign(y)
}

fn finite_angle(y: f64, x: f64) -> f64 {
    let ratio_exponent = (magnitude(y) - magnitude(x)) >> 20;
    let angle = if ratio_exponent > 60 {
        FRAC_PI_2 + 0.5 * PI_TAIL
    } else if x < 0.0 && ratio_exponent < -60 {
        0.0
    } else {
        atan((y / x).abs())
    };
    let angle = if x < 0.0 { PI - (angle - PI_TAIL) } else { angle };
    if y < 0.0 { -angle } else { angle }
}
