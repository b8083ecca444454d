//! Two to a power that is given as a product and a small rest: 256ths from a table, a polynomial for what is left.

use super::powers::POWERS;
use crate::intrinsics::bits::{add_exponent, cut, magnitude, power_of_two};

/// Added and taken off again this rounds to 256ths, of which the count stays in the low bits in between.
const SHIFTER: f64 = f64::from_bits(0x42b8_0000_0000_0000);
/// Top bits of 1088 and more: the result is out of range for sure.
const BEYOND: i32 = 0x4091;

/// Coefficients 2 to 5; the first is the logarithm of two.
const COEFFICIENTS: [f64; 4] = [
    f64::from_bits(0x3fce_bfbd_ff82_c58f),
    f64::from_bits(0x3fac_6b08_d704_a0c0),
    f64::from_bits(0x3f83_b2ab_6fba_4e77),
    f64::from_bits(0x3f55_d87f_e78a_6731),
];

/// A number as 256ths and what is left.
pub(super) struct Product {
    rounded: f64,
    count: i32,
    pub(super) fraction: f64,
}

/// Takes the nearest number of 256ths off.
pub(super) fn split(product: f64) -> Product {
    let shifted = SHIFTER + product;
    let rounded = shifted - SHIFTER;
    Product { rounded, count: shifted.to_bits() as i32, fraction: product - rounded }
}

impl Product {
    /// Two to the 256ths and the rest, where the result is a normal number for sure.
    pub(super) fn raise(&self, rest: f64) -> f64 {
        let (power, small) = self.terms(rest, self.count >> 8);
        small + power
    }

    /// Two to the 256ths and the rest; nothing if the product is beyond the range of exponents.
    pub(super) fn raise_within_range(&self, rest: f64) -> Option<f64> {
        if magnitude(self.rounded) > BEYOND {
            return None;
        }
        let exponent = self.count >> 8;
        let half = exponent >> 1;
        let (power, small) = self.terms(rest, half);
        let result = (small + power) * power_of_two(exponent - half);
        Some(if result < f64::MIN_POSITIVE { subnormal(power, small, exponent - half, result) } else { result })
    }

    /// The table's power with an exponent, and what is to be added to it.
    fn terms(&self, z: f64, exponent: i32) -> (f64, f64) {
        let entry = POWERS[(self.count & 255) as usize];
        let [power, tail] = entry.map(|bits| add_exponent(f64::from_bits(bits), exponent));
        let [c2, c3, c4, c5] = COEFFICIENTS;
        let linear = std::f64::consts::LN_2 * z * power + tail;
        let square = z * z;
        let high = square * square * (c4 + c5 * z) * power;
        let low = square * (c2 + c3 * z) * power;
        (power, high + linear + low)
    }
}

/// `(power + small) * 2^exponent` where that is subnormal: the digits that are kept are added last.
fn subnormal(power: f64, small: f64, exponent: i32, simple: f64) -> f64 {
    let result_exponent = (power.to_bits() >> 52) as i32 + exponent;
    let shift = (-31 - result_exponent).max(0);
    if shift > 20 {
        return simple;
    }
    let kept = cut(power, u64::from(u32::MAX << shift) << 32);
    let rest = (power - kept) + small;
    let factor = power_of_two(exponent);
    kept * factor + rest * factor
}
