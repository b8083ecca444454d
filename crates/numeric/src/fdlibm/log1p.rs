//! `log(1 + x)` without the loss of digits near zero.

use super::exponential::{LN_2_HEAD, LN_2_TAIL};
use super::logarithm::COEFFICIENTS;
use super::words::{INFINITE, high, magnitude, polynomial, with_high};

/// `1 + x = 2^k (1 + f) + …`, with what rounding `1 + x` lost, divided by it.
struct Reduced {
    k: f64,
    f: f64,
    correction: f64,
    /// Whether `f` is so small that two terms do.
    tiny: bool,
}

/// Natural logarithm of one plus `x`.
pub fn log1p(x: f64) -> f64 {
    let (word, size) = (high(x), magnitude(x));
    if x <= -1.0 {
        return if x == -1.0 { f64::NEG_INFINITY } else { f64::NAN };
    }
    if size >= INFINITE {
        return x + x;
    }
    if size < 0x3e20_0000 {
        return if size < 0x3c90_0000 { x } else { x - x * x * 0.5 };
    }
    let unreduced = word < 0x3fda_827a && (word > 0 || size <= 0x3fd2_bec3);
    let reduced = if unreduced { Reduced { k: 0.0, f: x, correction: 0.0, tiny: false } } else { reduce(x) };
    if reduced.tiny { few_terms(&reduced) } else { general(&reduced) }
}

fn reduce(x: f64) -> Reduced {
    let (sum, correction) = one_plus(x);
    let exponent = (high(sum) >> 20) - 1023;
    let fraction = high(sum) & 0x000f_ffff;
    if fraction < 0x6_a09e {
        let f = with_high(sum, fraction | 0x3ff0_0000) - 1.0;
        return Reduced { k: f64::from(exponent), f, correction, tiny: fraction == 0 };
    }
    let f = with_high(sum, fraction | 0x3fe0_0000) - 1.0;
    Reduced { k: f64::from(exponent + 1), f, correction, tiny: (0x0010_0000 - fraction) >> 2 == 0 }
}

/// `1 + x` and the relative error of that sum; from 2^53 on the one is lost altogether.
fn one_plus(x: f64) -> (f64, f64) {
    if high(x) >= 0x4340_0000 {
        return (x, 0.0);
    }
    let sum = 1.0 + x;
    let error = if (high(sum) >> 20) - 1023 > 0 { 1.0 - (sum - x) } else { x - (sum - 1.0) };
    (sum, error / sum)
}

fn few_terms(reduced: &Reduced) -> f64 {
    let Reduced { k, f, correction, .. } = *reduced;
    if f == 0.0 {
        return if k == 0.0 { 0.0 } else { k * LN_2_HEAD + (correction + k * LN_2_TAIL) };
    }
    let rest = 0.5 * f * f * (1.0 - 0.6666666666666666 * f);
    if k == 0.0 { f - rest } else { k * LN_2_HEAD - ((rest - (k * LN_2_TAIL + correction)) - f) }
}

fn general(reduced: &Reduced) -> f64 {
    let Reduced { k, f, correction, .. } = *reduced;
    let half_square = 0.5 * f * f;
    let s = f / (2.0 + f);
    let square = s * s;
    let product = s * (half_square + square * polynomial(square, COEFFICIENTS));
    if k == 0.0 {
        return f - (half_square - product);
    }
    k * LN_2_HEAD - ((half_square - (product + (k * LN_2_TAIL + correction))) - f)
}
