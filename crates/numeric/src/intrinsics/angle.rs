//! Reduction of large angles by many bits of 1/pi (Payne and Hanek).
//!
//! The 53 bits of the angle times a window of 224 bits of 1/pi give an integer of which the leading bits are whole
//! units (pi/4 or pi/2) and 192 bits the fraction of the next one.

use super::bits::power_of_two;

/// 1/pi as a fraction, 32 bits each, after 64 zero bits.
const ONE_OVER_PI: [u32; 41] = [
    0x00000000, 0x00000000, 0xa2f9836e, 0x4e441529, 0xfc2757d1, 0xf534ddc0, 0xdb629599, 0x3c439041, 0xfe5163ab,
    0xdebbc561, 0xb7246e3a, 0x424dd2e0, 0x06492eea, 0x09d1921c, 0xfe1deb1c, 0xb129a73e, 0xe88235f5, 0x2ebb4484,
    0xe99c7026, 0xb45f7e41, 0x3991d639, 0x835339f4, 0x9c845f8b, 0xbdf9283b, 0x1ff897ff, 0xde05980f, 0xef2f118b,
    0x5a0a6d1f, 0x6d367ecf, 0x27cb09b7, 0x4f463f66, 0x9e5fea2d, 0x7527bac7, 0xebe5f17b, 0x3d0739f7, 0x8a5292ea,
    0x6bfb5fb1, 0x1f8d5d08, 0x56033046, 0xfc7b6bab, 0xf0cfbc21,
];

/// What an angle is counted in: how many binary digits the unit takes more than pi/4, and the unit in two parts.
pub(super) struct Unit {
    pub(super) extra_bits: i32,
    pub(super) head: f64,
    pub(super) tail: f64,
}

/// An angle as `count` units and `head + tail` radians.
#[derive(Clone, Copy)]
pub(super) struct Angle {
    pub(super) count: i32,
    pub(super) head: f64,
    pub(super) tail: f64,
}

/// Reduces a finite angle of at least 2^16 or so.
pub(super) fn reduce(x: f64, unit: &Unit) -> Angle {
    let exponent = ((x.to_bits() >> 52) & 0x7ff) as i32 - 1023;
    let window = ((exponent + 9) >> 5) as usize;
    let spare = 32 * window as i32 + 19 - exponent;
    let product = multiply(x, window);
    let point = 32 + spare + unit.extra_bits;
    let count = ((product[0] >> point) & 7) as i32;
    let mut fraction = [product[0] & ((1 << point) - 1), product[1], product[2]];
    let above_half = fraction[0] >> (point - 1) == 1;
    if above_half {
        fraction = subtract_from(1 << point, fraction);
    }
    let sign = if above_half != (x < 0.0) { -1.0 } else { 1.0 };
    let count = count + i32::from(above_half);
    let (head, tail) = radians(fraction, spare + 32, sign, unit);
    Angle { count: if x < 0.0 { -count } else { count }, head, tail }
}

/// The middle 192 bits of the product, the most significant first.
fn multiply(x: f64, window: usize) -> [u64; 3] {
    let bits = x.to_bits();
    let low = bits & 0xffff_ffff;
    let high = ((bits >> 32) & 0xf_ffff) | 0x10_0000;
    let word = |index: usize| u128::from(ONE_OVER_PI[window + index]);
    let mut carry = 0_u128;
    let limbs = [0, 1, 2, 3, 4, 5].map(|place| {
        carry = (carry >> 32) + word(6 - place) * u128::from(high) + word(5 - place) * u128::from(low);
        u64::from(carry as u32)
    });
    [limbs[5] << 32 | limbs[4], limbs[3] << 32 | limbs[2], limbs[1] << 32 | limbs[0]]
}

/// `whole * 2^128 - fraction`.
fn subtract_from(whole: u64, fraction: [u64; 3]) -> [u64; 3] {
    let (low, borrow) = 0_u64.overflowing_sub(fraction[2]);
    let (middle, first) = 0_u64.overflowing_sub(fraction[1]);
    let (middle, second) = middle.overflowing_sub(u64::from(borrow));
    [whole - fraction[0] - u64::from(first | second), middle, low]
}

/// The fraction, of which one is `2^exponent`, times the unit: 30 bits exactly and the rest rounded.
fn radians(fraction: [u64; 3], exponent: i32, sign: f64, unit: &Unit) -> (f64, f64) {
    let ([high, low, _], exponent) = normalize(fraction, exponent);
    let high = high as f64 * (sign * power_of_two(-exponent));
    let low = (low >> 1) as f64 * (sign * power_of_two(-exponent - 63));
    let exact = high * unit.head;
    let rest = unit.tail * (high + low) + low * unit.head;
    let head = exact + rest;
    (head, rest + (exact - head))
}

/// Shifts the number so that bit 29 is the first one set in its first word.
fn normalize(mut number: [u64; 3], mut exponent: i32) -> ([u64; 3], i32) {
    for _ in 0..2 {
        if number[0] == 0 {
            number = [number[1], number[2], 0];
            exponent += 64;
        }
    }
    let shift = 29 - number[0].max(1).ilog2() as i32;
    let [high, middle, low] = number;
    let shifted = match shift {
        0 => number,
        1.. => [high << shift | middle >> (64 - shift), middle << shift | low >> (64 - shift), low],
        _ => [high >> -shift, middle >> -shift | high << (64 + shift), low],
    };
    (shifted, exponent + shift)
}
