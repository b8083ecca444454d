//! The binary logarithm as a sum of two numbers: `x = 2^k m`, a factor near `1/m` whose logarithm is in a table, and a
//! polynomial in how far the product of m and that factor is from a short form of the logarithm of e.

use super::logarithms::LOGARITHMS;
use crate::intrinsics::bits::{cut, fraction, magnitude};
use crate::intrinsics::reciprocal::approximate_reciprocal;

/// The binary logarithm of e, cut short.
const UNIT: f64 = 1.4453125;
const UNIT_SINGLE: f32 = 1.4453125;
const HEAD_9: u64 = 0xffff_f800_0000_0000;
const HEAD_26: u64 = 0xffff_ffff_f800_0000;
/// Which table row the smallest factor has.
const FIRST_ROW: usize = 228;

/// Coefficients 5 to 8 of the polynomial.
const HIGH: [f64; 4] = [
    f64::from_bits(0x3fa7_6c9b_ac83_49bb),
    f64::from_bits(0xbf9b_0301_ee24_1472),
    f64::from_bits(0x3f90_04f2_5187_75e3),
    f64::from_bits(0xbf83_6578_6dc9_6112),
];
/// Coefficients 1 to 4, the first less one.
const LOW: [f64; 4] = [
    f64::from_bits(0xbf5d_abe1_161b_b241),
    f64::from_bits(0xbfd6_19b6_b384_1d2a),
    f64::from_bits(0x3fc4_635e_486e_cecc),
    f64::from_bits(0xbfb5_28db_9f95_985a),
];
/// The same less the short forms of the first two.
const LOW_REST: [f64; 4] = [
    f64::from_bits(0xbdd6_1bb2_4120_55cc),
    f64::from_bits(0x3ef2_531e_f8b5_787d),
    f64::from_bits(0x3fc4_635e_486e_cecb),
    f64::from_bits(0xbfb5_28db_9f95_985a),
];
const SHORT_FIRST: f64 = f64::from_bits(0xbf5d_abe1_0000_0000);
const SHORT_SECOND: f64 = f64::from_bits(0xbfd6_1a00_0000_0000);

/// A logarithm as `head + tail`.
#[derive(Clone, Copy)]
pub(super) struct Logarithm {
    pub(super) head: f64,
    pub(super) tail: f64,
}

impl Logarithm {
    /// The exponent field of the head at its place in the top 16 bits.
    pub(super) fn exponent_bits(&self) -> i32 {
        magnitude(self.head) & 0x7ff0
    }
}

/// The absolute value of a number, multiplied by a factor that brings it near to the unit.
pub(super) struct Reduced {
    /// Whether the number is from 1 - 1/32 to 1 + 1/16.
    pub(super) beside_one: bool,
    exponent: i32,
    row: [f64; 2],
    /// The product of m and the factor less the unit, as an exact part and the rest.
    exact: f64,
    rest: f64,
}

impl Reduced {
    /// Reduces a finite number that is not zero.
    pub(super) fn new(x: f64) -> Self {
        let size = x.abs();
        let subnormal = size < f64::MIN_POSITIVE;
        let (normal, correction) = if subnormal { (size * 2.0_f64.powi(128), -128) } else { (size, 0) };
        let exponent = (normal.to_bits() >> 52) as i32 - 1023 + correction;
        let beside_one = matches!(magnitude(x), 0x3fef | 0x3ff0);
        // For a negative number the library takes the exponent one lower here, to no purpose.
        let short_bits = if subnormal { 10 } else { bit_length(exponent - i32::from(x < 0.0)) };

        let m = fraction(normal);
        let single = (approximate_reciprocal(m) * UNIT_SINGLE).to_bits() + 0x2000;
        let factor = cut(f64::from(f32::from_bits(single)), HEAD_9);
        let rounding = if beside_one { 0x8000_0000 } else { 0 };
        let mask = u64::from(u32::MAX << short_bits) << 32;
        let m_head = f64::from_bits((m.to_bits() + rounding) & mask);
        Self {
            beside_one,
            exponent,
            row: LOGARITHMS[((single >> 14) & 0x3ff) as usize - FIRST_ROW].map(f64::from_bits),
            exact: m_head * factor - UNIT,
            rest: (m - m_head) * factor,
        }
    }

    /// Whether the number's exponent is that of one or more.
    pub(super) fn above_one(&self) -> bool {
        self.exponent >= 0
    }

    /// How many binary digits the number's exponent has, about.
    pub(super) fn exponent_size(&self) -> i32 {
        bit_length(self.exponent)
    }

    /// The logarithm with the digits that most powers need.
    pub(super) fn logarithm(&self) -> Logarithm {
        let [table_head, table_tail] = self.row;
        let head = (self.exact + table_head) + f64::from(self.exponent);
        Logarithm { head, tail: polynomial(self.rest + self.exact, LOW, self.rest + table_tail) }
    }

    /// The logarithm with some more digits; for numbers beside one.
    pub(super) fn precise_logarithm(&self) -> Logarithm {
        let [table_head, table_tail] = self.row;
        let Self { exact, rest, .. } = *self;
        let r = rest + exact;
        let linear = exact + SHORT_FIRST * exact;
        let quadratic = SHORT_SECOND * exact * exact;
        let mixed = SHORT_SECOND * rest * (exact + r);

        let mut sum = Sum { value: f64::from(self.exponent) + table_head, error: 0.0 };
        sum.add(linear);
        sum.add(quadratic);
        sum.error += mixed;
        sum.add(rest);
        sum.add(SHORT_FIRST * rest);
        sum.add(table_tail);
        let head = cut(sum.value, HEAD_26);
        Logarithm { head, tail: (sum.value - head) + polynomial(r, LOW_REST, sum.error) }
    }
}

/// A compensated sum of ever smaller terms.
struct Sum {
    value: f64,
    error: f64,
}

impl Sum {
    fn add(&mut self, term: f64) {
        let next = self.value + term;
        self.error += (self.value - next) + term;
        self.value = next;
    }
}

/// The polynomial in r, with `extra` added to its first terms.
fn polynomial(r: f64, [c1, c2, c3, c4]: [f64; 4], extra: f64) -> f64 {
    let [c5, c6, c7, c8] = HIGH;
    let square = r * r;
    let cube = r * square;
    let fourth = square * square;
    let odd = (c7 + c8 * r) * cube * fourth + ((c3 + c4 * r) * cube + extra);
    let even = (c5 + c6 * r) * r * fourth + (c1 + c2 * r) * r;
    odd + even
}

/// The binary logarithm of one more than the size of a number, cut to an integer.
fn bit_length(number: i32) -> i32 {
    (number.unsigned_abs() + 1).ilog2() as i32
}
