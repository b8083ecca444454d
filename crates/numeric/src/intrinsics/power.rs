//! The power function: `2^(y * log2 x)`, the logarithm with as many digits as the size of the product asks for.

mod binary_logarithm;
mod exponential;
mod logarithms;
mod powers;

use super::bits::{cut, top};
use binary_logarithm::{Logarithm, Reduced};

/// Top bits of 2^12: from here on an exponent asks for the precise logarithm beside one.
const LARGE_EXPONENT: i32 = 0x40b0;

/// `x` to the power of `y`.
pub fn pow(x: f64, y: f64) -> f64 {
    if y == 0.5 && !x.is_sign_negative() {
        return x.sqrt();
    }
    if y == 2.0 {
        return x * x;
    }
    if y == 0.0 {
        return 1.0;
    }
    if x.is_nan() || y.is_nan() {
        return x + y;
    }
    let odd = (y % 2.0).abs() == 1.0;
    let sign = if x.is_sign_negative() && odd { -1.0 } else { 1.0 };
    sign * positive_power(x, y)
}

/// The power without its sign; a NaN where a negative number has none.
fn positive_power(x: f64, y: f64) -> f64 {
    let size = x.abs();
    if size == 0.0 || size.is_infinite() {
        return if (size == 0.0) == (y < 0.0) { f64::INFINITY } else { 0.0 };
    }
    if y.is_infinite() {
        return if size == 1.0 { f64::NAN } else { beyond_range(size > 1.0, y) };
    }
    if x < 0.0 && y % 1.0 != 0.0 {
        return f64::NAN;
    }
    let reduced = Reduced::new(x);
    if reduced.beside_one && exponent_bits(y) >= LARGE_EXPONENT {
        return by_precise_logarithm(&reduced.precise_logarithm(), y);
    }
    by_logarithm(&reduced, y)
}

/// Infinity or zero, by whether the base is greater than one and the exponent positive.
fn beyond_range(base_above_one: bool, y: f64) -> f64 {
    if base_above_one == (y > 0.0) { f64::INFINITY } else { 0.0 }
}

/// The exponent field at its place in the top 16 bits.
fn exponent_bits(x: f64) -> i32 {
    top(x) & 0x7ff0
}

/// The product's size is estimated from the exponents of its factors, which decides how it is computed.
fn by_logarithm(reduced: &Reduced, y: f64) -> f64 {
    let logarithm = reduced.logarithm();
    let Logarithm { head, tail } = logarithm;
    match 16 * reduced.exponent_size() - 0x3e00 + exponent_bits(y) {
        ..-384 => 1.0,
        -384..0 => 1.0 + (head * y + y * tail) * std::f64::consts::LN_2,
        0..624 => {
            let y_head = cut(y, 0xffff_fff8_0000_0000);
            let product = exponential::split(y_head * head);
            let rest = y * tail + (product.fraction + (y - y_head) * head);
            product.raise(rest)
        }
        624..752 => by_sum(&logarithm, reduced.above_one(), y),
        _ => beyond_range(reduced.above_one(), y),
    }
}

/// As above where the result may leave the range: the logarithm's parts are added up and cut anew.
fn by_sum(logarithm: &Logarithm, above_one: bool, y: f64) -> f64 {
    const HEAD_26: u64 = 0xffff_ffff_f800_0000;
    let Logarithm { head, tail } = *logarithm;
    let sum = head + tail;
    let sum_head = cut(sum, HEAD_26);
    let sum_tail = (tail + (head - sum)) + (sum - sum_head);
    let y_head = cut(y, HEAD_26);
    let product = exponential::split(y_head * sum_head);
    let rest = (y * sum_tail + (y - y_head) * sum_head) + product.fraction;
    product.raise_within_range(rest).unwrap_or_else(|| beyond_range(above_one, y))
}

fn by_precise_logarithm(logarithm: &Logarithm, y: f64) -> f64 {
    let Logarithm { head, tail } = *logarithm;
    if logarithm.exponent_bits() - 0x3ff0 + exponent_bits(y) >= 0x40c0 {
        return beyond_range(head > 0.0, y);
    }
    let y_head = cut(y, 0xffff_ffff_0000_0000);
    let product = exponential::split(y_head * head);
    let rest = product.fraction + ((y - y_head) * head + y * tail);
    product.raise_within_range(rest).unwrap_or_else(|| beyond_range(head > 0.0, y))
}
