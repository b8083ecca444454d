//! Tangent: a power series around the nearest multiple of pi/32, and near a pole the reciprocal of the distance to it.

mod table;

use super::angle::{self, Angle, Unit};
use super::bits::{cut, magnitude, nearest};
use table::{CONSTANTS, HIGH_COEFFICIENTS, LOW_COEFFICIENTS};

/// Top bits from which on arguments take the main way, and beyond which they are reduced first.
const LEAST: i32 = 0x3fba;
const GREATEST: i32 = 0x40c8;
/// Below this the tangent is the argument.
const TINY: i32 = 0x3e20;

const ODD: [f64; 5] = [
    f64::from_bits(0x3fd5_5555_5555_5612),
    f64::from_bits(0x3fc1_1111_1109_2746),
    f64::from_bits(0x3fab_a1ba_52c4_c8ab),
    f64::from_bits(0x3f96_64a0_bf84_7a43),
    f64::from_bits(0x3f82_609a_b8fe_4d77),
];

const QUARTER_TURN: Unit =
    Unit { extra_bits: 1, head: f64::from_bits(0x3fe9_21fb_0000_0000), tail: f64::from_bits(0x3e85_110b_4611_a626) };

/// A way to take multiples of pi/32 off: how many per radian in units of so many, and pi/32 in three parts.
struct Steps {
    per_radian: f64,
    size: f64,
    parts: [f64; 3],
}

/// Whole half periods, for the distance to the nearest pole or zero.
const HALF_PERIODS: Steps = Steps {
    per_radian: f64::from_bits(0x3fe4_5f30_6dc9_c883),
    size: 16.0,
    parts: [
        f64::from_bits(0x3fb9_21fb_5444_4000),
        f64::from_bits(0xbd32_e7b9_6767_4000),
        f64::from_bits(0x3aa8_a2e0_3707_344a),
    ],
};
/// Single steps, for the series.
const SINGLE: Steps = Steps {
    per_radian: f64::from_bits(0x4024_5f30_6dc9_c883),
    size: 1.0,
    parts: [
        f64::from_bits(0x3fb9_21fb_5444_0000),
        f64::from_bits(0x3d46_8c23_4c4c_0000),
        f64::from_bits(0x3ae9_8a2e_0370_7345),
    ],
};
/// Minus the second part of a half period's step, with more digits.
const SECOND_PART: f64 = f64::from_bits(0x3d32_e7b9_6767_33af);
const HEAD_35: u64 = 0xffff_ffff_fffc_0000;

/// Tangent of an angle in radians.
pub fn tan(x: f64) -> f64 {
    match magnitude(x) {
        ..TINY => x,
        TINY..LEAST => odd_polynomial(x),
        LEAST..=GREATEST => reduced(Angle { count: 0, head: x, tail: 0.0 }),
        0x7ff0.. => f64::NAN,
        _ => {
            let angle = angle::reduce(x, &QUARTER_TURN);
            reduced(Angle { count: 16 * angle.count, ..angle })
        }
    }
}

fn odd_polynomial(x: f64) -> f64 {
    let square = x * x;
    let [q3, q5, q7, q9, q11] = ODD;
    let sum = (((q11 * square + q9) * square + q7) * square + q5) * square + q3;
    x + sum * (x * square)
}

/// What is left of an angle after whole steps.
struct Remainder {
    count: i32,
    /// The number of steps times their size.
    steps: f64,
    coarse: f64,
    head: f64,
    tail: f64,
}

impl Steps {
    fn take_off(&self, angle: Angle) -> Remainder {
        let count = nearest(self.per_radian * angle.head);
        let steps = f64::from(count) * self.size;
        let [first, second, third] = self.parts.map(|part| part * steps);
        let coarse = angle.head - first;
        let head = coarse - second;
        Remainder { count, steps, coarse, head, tail: (((coarse - head) - second) - third) + angle.tail }
    }
}

/// Tangent of `count * pi/32 + head + tail`.
fn reduced(angle: Angle) -> f64 {
    let near = SINGLE.take_off(angle);
    let row = ((near.count + angle.count) & 31) as usize;
    let [value, value_tail, slope_power, slope_rest, factor, mask] = CONSTANTS[row];
    let [value, value_tail, slope_power, slope_rest, factor] =
        [value, value_tail, slope_power, slope_rest, factor].map(f64::from_bits);

    let (large, small) = (slope_power * near.head, slope_rest * near.head);
    let linear = large + small;
    let linear_error = small + (large - linear);
    let corrections = (slope_power + slope_rest) * near.tail + value_tail + linear_error;
    let low = series(near.head, row) + corrections;

    let pole = Reciprocal::of(HALF_PERIODS.take_off(angle), mask);
    let constant = pole.head - value;
    let sum = linear - constant;
    let sum_error = linear - (constant + sum);
    low + sum_error - pole.error * (pole.quotient * factor) + sum
}

/// Terms 2 to 15 of the power series.
fn series(r: f64, row: usize) -> f64 {
    let [c2, c3, c4, c5, c6, c7] = LOW_COEFFICIENTS[row].map(f64::from_bits);
    let [c8, c9, c10, c11, c12, c13, c14, c15] = HIGH_COEFFICIENTS[row].map(f64::from_bits);
    let square = r * r;
    let fourth = square * square;
    let fifth = r * fourth;
    let half = |first: f64, c: [f64; 6]| {
        ((first + (c[1] * r + c[0]) * square) + c[2] * fourth) + ((c[4] * r + c[3]) + c[5] * square) * fifth
    };
    let low = half(0.0, [c2, c3, c4, c5, c6, c7]);
    let high = half(c9 * r + c8, [c10, c11, c12, c13, c14, c15]);
    fourth * fourth * high + low
}

/// The reciprocal of the distance to a pole, with the first digits of it and the error of those relative to it.
struct Reciprocal {
    quotient: f64,
    head: f64,
    error: f64,
}

impl Reciprocal {
    fn of(distance: Remainder, mask: u64) -> Self {
        let short = cut(SECOND_PART * distance.steps + distance.coarse, HEAD_35);
        let tail = distance.tail + (distance.head - short);
        let quotient = 1.0 / short;
        let head = cut(quotient, mask);
        Self { quotient, head, error: (1.0 - short * head) - tail * quotient }
    }
}
