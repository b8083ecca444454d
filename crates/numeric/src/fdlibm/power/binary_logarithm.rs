//! The binary logarithm of a positive number as a sum of two doubles, the first with 21 significant bits.

use super::{from_high, head, high, polynomial, with_high};

const LOG2_E_HEAD: f64 = 1.4426950216293335;
const LOG2_E_TAIL: f64 = 1.9259629911266175e-08;

/// 2/(3 ln 2): as a double, its first 24 bits, and what those lack.
const FACTOR: f64 = 0.9617966939259756;
const FACTOR_HEAD: f64 = 0.9617967009544373;
const FACTOR_TAIL: f64 = -7.028461650952758e-09;

const COEFFICIENTS: [f64; 6] = [
    0.5999999999999946,
    0.4285714285785502,
    0.33333332981837743,
    0.272728123808534,
    0.23066074577556175,
    0.20697501780033842,
];

/// A number near which the logarithm is developed, with its logarithm in two parts.
struct Point {
    value: f64,
    log_head: f64,
    log_tail: f64,
    /// What the point adds to the high word of half the sum `x + value`.
    word: i32,
}

const ONE: Point = Point { value: 1.0, log_head: 0.0, log_tail: 0.0, word: 0 };
const ONE_AND_A_HALF: Point =
    Point { value: 1.5, log_head: 0.5849624872207642, log_tail: 1.350039202129749e-08, word: 1 << 18 };

/// For a number within 2^-20 of one.
pub(super) fn near_one(x: f64) -> (f64, f64) {
    let t = x - 1.0;
    let w = (t * t) * (0.5 - t * (0.3333333333333333 - t * 0.25));
    let u = LOG2_E_HEAD * t;
    let v = t * LOG2_E_TAIL - w * std::f64::consts::LOG2_E;
    let sum = head(u + v);
    (sum, v - (sum - u))
}

/// For any positive finite number.
pub(super) fn general(x: f64) -> (f64, f64) {
    let (scaled, exponent, point) = normalize(x);
    let (p_head, p_tail) = series(scaled, &point);
    let z_head = FACTOR_HEAD * p_head;
    let z_tail = FACTOR_TAIL * p_head + p_tail * FACTOR + point.log_tail;
    let sum = head(((z_head + z_tail) + point.log_head) + exponent);
    (sum, z_tail - (((sum - exponent) - point.log_head) - z_head))
}

/// The number scaled to between √3/2 and √3, its binary exponent, and the point nearest to it.
fn normalize(x: f64) -> (f64, f64, Point) {
    let (normal, correction) = if x < f64::MIN_POSITIVE { (x * 9_007_199_254_740_992.0, -53) } else { (x, 0) };
    let exponent = (high(normal) >> 20) - 0x3ff + correction;
    let fraction = high(normal) & 0x000f_ffff;
    let scaled = |word: i32| with_high(normal, fraction | word);
    match fraction {
        ..=0x3_988e => (scaled(0x3ff0_0000), f64::from(exponent), ONE),
        0x3_988f..0xb_b67a => (scaled(0x3ff0_0000), f64::from(exponent), ONE_AND_A_HALF),
        _ => (scaled(0x3fe0_0000), f64::from(exponent + 1), ONE),
    }
}

/// Three halves of `log(x / point)`, in two parts.
fn series(x: f64, point: &Point) -> (f64, f64) {
    let u = x - point.value;
    let v = 1.0 / (x + point.value);
    let s = u * v;
    let s_head = head(s);
    let sum_head = from_high(((high(x) >> 1) | 0x2000_0000) + 0x0008_0000 + point.word);
    let sum_tail = x - (sum_head - point.value);
    let s_tail = v * ((u - s_head * sum_head) - s_head * sum_tail);

    let square = s * s;
    let rest = square * square * polynomial(square, COEFFICIENTS) + s_tail * (s_head + s);
    let square_head = s_head * s_head;
    let t_head = head(3.0 + square_head + rest);
    let t_tail = rest - ((t_head - 3.0) - square_head);

    let product = s_head * t_head;
    let product_tail = s_tail * t_head + t_tail * s;
    let p_head = head(product + product_tail);
    (p_head, product_tail - (p_head - product))
}
