//! Argument reduction of the trigonometric functions: `x = quadrant * pi/2 + (head + tail)`.
//!
//! Up to 2^19 pi/2 by subtracting multiples of pi/2 in three pieces of 33 bits (Cody and Waite), beyond that with as
//! many bits of 2/pi as the argument needs (Payne and Hanek), in `huge`.

mod huge;

use super::words::{high, magnitude};

/// High word of pi/4: up to here nothing is reduced.
pub(super) const PI_OVER_4_HIGH: i32 = 0x3fe9_21fb;

const THREE_PI_OVER_4_HIGH: i32 = 0x4002_d97c;
const PI_OVER_2_HIGH: i32 = 0x3ff9_21fb;
const MEDIUM_LIMIT: i32 = 0x4139_21fb;

const TWO_OVER_PI: f64 = std::f64::consts::FRAC_2_PI;

/// The first, second and third 33 bits of pi/2, each with what is missing after it.
const FIRST: f64 = 1.5707963267341256;
const AFTER_FIRST: f64 = 6.077100506506192e-11;
const SECOND: f64 = 6.077100506303966e-11;
const AFTER_SECOND: f64 = 2.0222662487959506e-21;
const THIRD: f64 = 2.0222662487111665e-21;
const AFTER_THIRD: f64 = 8.4784276603689e-32;

/// High words of 1 to 31 times pi/2: an argument beside one of them may cancel.
const MULTIPLES_HIGH: [i32; 31] = [
    0x3ff9_21fb,
    0x4009_21fb,
    0x4012_d97c,
    0x4019_21fb,
    0x401f_6a7a,
    0x4022_d97c,
    0x4025_fdbb,
    0x4029_21fb,
    0x402c_463a,
    0x402f_6a7a,
    0x4031_475c,
    0x4032_d97c,
    0x4034_6b9c,
    0x4035_fdbb,
    0x4037_8fdb,
    0x4039_21fb,
    0x403a_b41b,
    0x403c_463a,
    0x403d_d85a,
    0x403f_6a7a,
    0x4040_7e4c,
    0x4041_475c,
    0x4042_106c,
    0x4042_d97c,
    0x4043_a28c,
    0x4044_6b9c,
    0x4045_34ac,
    0x4045_fdbb,
    0x4046_c6cb,
    0x4047_8fdb,
    0x4048_58eb,
];

/// An angle `quadrant * pi/2 + head + tail` with `|head| <= pi/4`; only the quadrant modulo 4 means anything.
#[derive(Clone, Copy)]
pub(super) struct Angle {
    pub(super) quadrant: i32,
    pub(super) head: f64,
    pub(super) tail: f64,
}

/// Reduces a finite angle beyond pi/4 in magnitude. The reduction is odd: the sign goes through it.
pub(super) fn reduce(x: f64) -> Angle {
    let angle = reduce_positive(x.abs());
    if x < 0.0 { Angle { quadrant: -angle.quadrant, head: -angle.head, tail: -angle.tail } } else { angle }
}

fn reduce_positive(x: f64) -> Angle {
    let size = magnitude(x);
    if size < THREE_PI_OVER_4_HIGH {
        subtract_once(x)
    } else if size <= MEDIUM_LIMIT {
        subtract_multiple(x)
    } else {
        huge::reduce(x)
    }
}

fn subtract_once(x: f64) -> Angle {
    let difference = x - FIRST;
    if magnitude(x) == PI_OVER_2_HIGH {
        Angle::new(1, difference - SECOND, AFTER_SECOND)
    } else {
        Angle::new(1, difference, AFTER_FIRST)
    }
}

fn subtract_multiple(x: f64) -> Angle {
    let quadrant = (x * TWO_OVER_PI + 0.5) as i32;
    let count = f64::from(quadrant);
    let mut remainder = x - count * FIRST;
    let mut missing = count * AFTER_FIRST;
    let beside = MULTIPLES_HIGH.get(quadrant as usize - 1).is_none_or(|&high| high == magnitude(x));
    if beside && lost_bits(x, remainder - missing) > 16 {
        (remainder, missing) = subtract_piece(remainder, count, SECOND, AFTER_SECOND);
        if lost_bits(x, remainder - missing) > 49 {
            (remainder, missing) = subtract_piece(remainder, count, THIRD, AFTER_THIRD);
        }
    }
    Angle::new(quadrant, remainder, missing)
}

/// Takes the next 33 bits of the multiple off and keeps the rounding error of that for the next piece.
fn subtract_piece(remainder: f64, count: f64, piece: f64, after_piece: f64) -> (f64, f64) {
    let step = count * piece;
    let next = remainder - step;
    (next, count * after_piece - ((remainder - next) - step))
}

/// By how many binary digits the difference is smaller than the argument.
fn lost_bits(x: f64, difference: f64) -> i32 {
    (high(x) >> 20) - (magnitude(difference) >> 20)
}

impl Angle {
    fn new(quadrant: i32, remainder: f64, missing: f64) -> Self {
        let head = remainder - missing;
        Self { quadrant, head, tail: (remainder - head) - missing }
    }
}
