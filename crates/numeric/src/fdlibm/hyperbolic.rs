//! Hyperbolic sine, cosine and tangent, from `exp` and `expm1`.

use super::expm1::expm1;
use super::exponential::exp;
use super::words::{INFINITE, magnitude};

/// High word of 22: from here on `e^-x` is below the precision of `e^x`.
const TWENTY_TWO: i32 = 0x4036_0000;
/// High word of the logarithm of the greatest double.
const LOG_GREATEST: i32 = 0x4086_2e42;
/// The greatest argument whose result is finite.
const OVERFLOW: f64 = 710.4758600739439;

/// Hyperbolic sine.
pub fn sinh(x: f64) -> f64 {
    let size = magnitude(x);
    if size >= INFINITE {
        return x + x;
    }
    if size < 0x3e30_0000 {
        return x;
    }
    let half = 0.5_f64.copysign(x);
    if size >= TWENTY_TWO {
        return half_exp(x.abs(), half);
    }
    let t = expm1(x.abs());
    if size < 0x3ff0_0000 { half * (2.0 * t - t * t / (t + 1.0)) } else { half * (t + t / (t + 1.0)) }
}

/// Hyperbolic cosine.
pub fn cosh(x: f64) -> f64 {
    let size = magnitude(x);
    if size >= INFINITE {
        return x * x;
    }
    if size >= TWENTY_TWO {
        return half_exp(x.abs(), 0.5);
    }
    if size >= 0x3fd6_2e43 {
        let t = exp(x.abs());
        return 0.5 * t + 0.5 / t;
    }
    let t = expm1(x.abs());
    let w = 1.0 + t;
    if size < 0x3c80_0000 { w } else { 1.0 + (t * t) / (w + w) }
}

/// Hyperbolic tangent.
pub fn tanh(x: f64) -> f64 {
    let size = magnitude(x);
    if x.is_nan() {
        return x + x;
    }
    if size >= TWENTY_TWO {
        return 1.0_f64.copysign(x);
    }
    if size < 0x3c80_0000 {
        return x * (1.0 + x);
    }
    let value = if size >= 0x3ff0_0000 {
        1.0 - 2.0 / (expm1(2.0 * x.abs()) + 2.0)
    } else {
        let t = expm1(-2.0 * x.abs());
        -t / (t + 2.0)
    };
    if x < 0.0 { -value } else { value }
}

/// `half * e^x` for `x` from 22 on; near overflow the square of the root, so that nothing overflows too early.
fn half_exp(x: f64, half: f64) -> f64 {
    if magnitude(x) < LOG_GREATEST {
        return half * exp(x);
    }
    if x > OVERFLOW {
        return f64::INFINITY.copysign(half);
    }
    let root = exp(0.5 * x);
    half * root * root
}
