//! The exponential function: `x = k ln 2 + r`, a rational function of r, and k added to the exponent.

use super::words::{INFINITE, add_exponent, magnitude, polynomial, power_of_two};

const OVERFLOW: f64 = 709.782712893384;
const UNDERFLOW: f64 = -745.1332191019411;

pub(super) const LN_2_HEAD: f64 = 0.6931471803691238;
pub(super) const LN_2_TAIL: f64 = 1.9082149292705877e-10;

/// Coefficients of `r - r²*P(r²)`; the power function uses them too.
pub(super) const COEFFICIENTS: [f64; 5] = [
    0.16666666666666602,
    -0.0027777777777015593,
    6.613756321437934e-05,
    -1.6533902205465252e-06,
    4.1381367970572385e-08,
];

/// `e` to the power of `x`.
pub fn exp(x: f64) -> f64 {
    let size = magnitude(x);
    if size >= INFINITE {
        return if x == f64::NEG_INFINITY { 0.0 } else { x + x };
    }
    if x > OVERFLOW {
        return f64::INFINITY;
    }
    if x < UNDERFLOW {
        return 0.0;
    }
    if size > 0x3fd6_2e42 {
        let (multiple, hi, lo) = reduce(x);
        let reduced = hi - lo;
        let c = correction(reduced);
        return scale(1.0 - ((lo - (reduced * c) / (2.0 - c)) - hi), multiple);
    }
    if size < 0x3e30_0000 {
        return 1.0 + x;
    }
    let c = correction(x);
    1.0 - ((x * c) / (c - 2.0) - x)
}

/// Splits `x` beyond half of ln 2 into `(k, hi, lo)` with `x = k ln 2 + (hi - lo)`.
pub(super) fn reduce(x: f64) -> (i32, f64, f64) {
    let sign = 1.0_f64.copysign(x);
    if magnitude(x) < 0x3ff0_a2b2 {
        return (sign as i32, x - sign * LN_2_HEAD, sign * LN_2_TAIL);
    }
    let multiple = (std::f64::consts::LOG2_E * x + 0.5 * sign) as i32;
    let count = f64::from(multiple);
    (multiple, x - count * LN_2_HEAD, count * LN_2_TAIL)
}

fn correction(reduced: f64) -> f64 {
    let square = reduced * reduced;
    reduced - square * polynomial(square, COEFFICIENTS)
}

/// `value * 2^exponent`, in two steps where the result is subnormal.
fn scale(value: f64, exponent: i32) -> f64 {
    if exponent >= -1021 {
        add_exponent(value, exponent)
    } else {
        add_exponent(value, exponent + 1000) * power_of_two(-1000)
    }
}
