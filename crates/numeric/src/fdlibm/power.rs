//! The power function: `2^(y * log2 x)`, both steps in two doubles.

use super::exponential::COEFFICIENTS;
use super::words::{from_high, head, high, magnitude, polynomial, power_of_two, with_high};

mod binary_logarithm;

/// `-(1024 - log2(greatest double + half an ulp))`.
const OVERFLOW_MARGIN: f64 = 8.008566259537294e-17;

const LN_2_HEAD: f64 = 0.6931471824645996;
const LN_2_TAIL: f64 = -1.904654299957768e-09;

/// `x` to the power of `y`.
pub fn pow(x: f64, y: f64) -> f64 {
    if y == 0.0 {
        return 1.0;
    }
    if x.is_nan() || y.is_nan() {
        return x + y;
    }
    if let Some(value) = easy_exponent(x, y) {
        return value;
    }
    let parity = Parity::of(y);
    let sign = if x.is_sign_negative() && parity == Parity::Odd { -1.0 } else { 1.0 };
    if x == 0.0 || x.is_infinite() || x.abs() == 1.0 {
        return easy_base(x, y, parity, sign);
    }
    if x < 0.0 && parity == Parity::NotInteger {
        return f64::NAN;
    }
    sign * positive_power(x.abs(), y)
}

/// What the sign of a power of a negative number depends on.
#[derive(Clone, Copy, PartialEq)]
enum Parity {
    Even,
    Odd,
    NotInteger,
}

impl Parity {
    fn of(y: f64) -> Self {
        if y % 2.0 == 0.0 {
            Self::Even
        } else if y % 1.0 == 0.0 {
            Self::Odd
        } else {
            Self::NotInteger
        }
    }
}

/// Exponents with a direct answer.
fn easy_exponent(x: f64, y: f64) -> Option<f64> {
    if y == 2.0 {
        return Some(x * x);
    }
    if y == 0.5 {
        // Minus infinity has a square root of plus infinity here, and minus zero one of plus zero.
        return (x != f64::NEG_INFINITY).then(|| (x + 0.0).sqrt());
    }
    if y.abs() == 1.0 {
        return Some(if y == 1.0 { x } else { 1.0 / x });
    }
    y.is_infinite().then(|| infinite_exponent(x.abs(), y))
}

fn infinite_exponent(size: f64, y: f64) -> f64 {
    if size == 1.0 {
        f64::NAN
    } else if (size > 1.0) == (y > 0.0) {
        f64::INFINITY
    } else {
        0.0
    }
}

/// Zero, one and infinity of either sign.
fn easy_base(x: f64, y: f64, parity: Parity, sign: f64) -> f64 {
    if x == -1.0 && parity == Parity::NotInteger {
        return f64::NAN;
    }
    sign * if y < 0.0 { 1.0 / x.abs() } else { x.abs() }
}

fn positive_power(x: f64, y: f64) -> f64 {
    if y.abs() > 2147485695.9999995 {
        if x < 0.9999995231628418 {
            return if y < 0.0 { f64::INFINITY } else { 0.0 };
        }
        if x > 1.0000009536743162 {
            return if y > 0.0 { f64::INFINITY } else { 0.0 };
        }
        return multiply_and_raise(y, binary_logarithm::near_one(x));
    }
    multiply_and_raise(y, binary_logarithm::general(x))
}

/// `2^(y * (log_head + log_tail))`.
fn multiply_and_raise(y: f64, (log_head, log_tail): (f64, f64)) -> f64 {
    let y_head = head(y);
    let tail = (y - y_head) * log_head + y * log_tail;
    let product_head = y_head * log_head;
    let product = tail + product_head;
    match out_of_range(product, product_head, tail) {
        Some(value) => value,
        None => power_of_two_sum(product, product_head, tail),
    }
}

/// The result where the exponent is 1024 or more, or -1075 or less.
fn out_of_range(product: f64, product_head: f64, tail: f64) -> Option<f64> {
    let overflow = product > 1024.0 || (product == 1024.0 && tail + OVERFLOW_MARGIN > product - product_head);
    let underflow = product < -1075.0 || (product == -1075.0 && tail <= product - product_head);
    if overflow {
        Some(f64::INFINITY)
    } else if underflow {
        Some(0.0)
    } else {
        None
    }
}

/// `2^(product_head + tail)`, whose exponent rounds to `product`.
fn power_of_two_sum(product: f64, product_head: f64, tail: f64) -> f64 {
    let integer = nearest_integer(product);
    let fraction_head = product_head - f64::from(integer);
    let fraction = head(tail + fraction_head);
    let u = fraction * LN_2_HEAD;
    let v = (tail - (fraction - fraction_head)) * std::f64::consts::LN_2 + fraction * LN_2_TAIL;
    let z = u + v;
    let error = v - (z - u);
    let square = z * z;
    let t = z - square * polynomial(square, COEFFICIENTS);
    let r = (z * t) / (t - 2.0) - (error + z * error);
    scale(1.0 - (r - z), integer)
}

/// The exponent rounded to an integer, half away from zero, judged by the high word alone.
fn nearest_integer(product: f64) -> i32 {
    let size = magnitude(product);
    if size <= 0x3fe0_0000 {
        return 0;
    }
    let exponent = (size >> 20) - 0x3ff;
    let rounded = size + (0x0010_0000 >> (exponent + 1));
    let integer = f64::from_bits(u64::from(rounded as u32) << 32).trunc() as i32;
    if product < 0.0 { -integer } else { integer }
}

/// `value * 2^exponent`, rounded once where the result is subnormal.
fn scale(value: f64, exponent: i32) -> f64 {
    if (high(value) >> 20) + exponent > 0 {
        return with_high(value, high(value) + (exponent << 20));
    }
    value * power_of_two(exponent + 200) * power_of_two(-200)
}
