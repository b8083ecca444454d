//! Reduction of arguments beyond 2^19 pi/2 (Payne and Hanek, "Radian reduction for trigonometric functions", 1983).
//!
//! The argument, in digits of 24 bits, is multiplied by the digits of 2/pi that can matter: those before make
//! multiples of 8 quadrants, those after stay below the precision wanted. If the product falls so near to an integer
//! that too few significant digits are left, more digits of 2/pi are taken in.

use super::Angle;
use crate::fdlibm::words::power_of_two;

/// Digits of 24 bits that one product first uses, counted from zero.
const INITIAL_LAST: usize = 4;
const CAPACITY: usize = 20;
const TWO_24: f64 = 16_777_216.0;
const TWO_MINUS_24: f64 = 1.0 / TWO_24;

/// 2/pi after the binary point, 24 bits each: enough for every double.
const TWO_OVER_PI: [u32; 66] = [
    0xa2f983, 0x6e4e44, 0x1529fc, 0x2757d1, 0xf534dd, 0xc0db62, 0x95993c, 0x439041, 0xfe5163, 0xabdebb, 0xc561b7,
    0x246e3a, 0x424dd2, 0xe00649, 0x2eea09, 0xd1921c, 0xfe1deb, 0x1cb129, 0xa73ee8, 0x8235f5, 0x2ebb44, 0x84e99c,
    0x7026b4, 0x5f7e41, 0x3991d6, 0x398353, 0x39f49c, 0x845f8b, 0xbdf928, 0x3b1ff8, 0x97ffde, 0x05980f, 0xef2f11,
    0x8b5a0a, 0x6d1f6d, 0x367ecf, 0x27cb09, 0xb74f46, 0x3f669e, 0x5fea2d, 0x7527ba, 0xc7ebe5, 0xf17b3d, 0x0739f7,
    0x8a5292, 0xea6bfb, 0x5fb11f, 0x8d5d08, 0x560330, 0x46fc7b, 0x6babf0, 0xcfbc20, 0x9af436, 0x1da9e3, 0x91615e,
    0xe61b08, 0x659985, 0x5f14a0, 0x68408d, 0xffd880, 0x4d7327, 0x310606, 0x1556ca, 0x73a8c9, 0x60e27b, 0xc08c6b,
];

/// pi/2 in pieces of 24 bits.
const PI_OVER_2: [f64; 5] =
    [1.570796251296997, 7.549789415861596e-08, 5.390302529957765e-15, 3.282003415807913e-22, 1.270655753080676e-29];

/// Reduces a positive finite angle.
pub(super) fn reduce(x: f64) -> Angle {
    let product = Product::new(x);
    let mut last = INITIAL_LAST;
    loop {
        let mut quarters = Quarters::distill(&product, last);
        let quadrant = quarters.take_quadrant();
        match quarters.missing_digits() {
            0 => return quarters.into_angle(quadrant),
            missing => last += missing,
        }
    }
}

/// The argument times 2/pi, digit by digit.
struct Product {
    /// The argument as three digits of 24 bits.
    digits: [f64; 3],
    /// Which digit of 2/pi the first digit of the product uses.
    first: usize,
    /// Binary exponent of the product's first digit.
    exponent: i32,
}

impl Product {
    fn new(x: f64) -> Self {
        let scale = (x.to_bits() >> 52) as i32 - 1046;
        let mut rest = f64::from_bits(x.to_bits().wrapping_sub((scale as u64) << 52));
        let digits = [(); 3].map(|()| {
            let digit = rest.trunc();
            rest = (rest - digit) * TWO_24;
            digit
        });
        let first = (scale - 3).max(0) / 24;
        Self { digits, first: first as usize, exponent: scale - 24 * (first + 1) }
    }

    fn digit(&self, index: usize) -> f64 {
        let place = self.first + index;
        let two_over_pi = |back: usize| place.checked_sub(back).map_or(0.0, |at| f64::from(TWO_OVER_PI[at]));
        self.digits.iter().enumerate().fold(0.0, |sum, (back, digit)| sum + digit * two_over_pi(back))
    }
}

/// The angle in units of pi/2: a leading part and digits of 24 bits after it, the least significant first.
struct Quarters {
    leading: f64,
    digits: [i32; CAPACITY],
    count: usize,
    exponent: i32,
    /// Whether one minus the fraction is held, because that is the smaller one.
    complemented: bool,
}

impl Quarters {
    fn distill(product: &Product, last: usize) -> Self {
        let mut digits = [0; CAPACITY];
        let mut leading = product.digit(last);
        for (digit, higher) in digits.iter_mut().zip((0..last).rev()) {
            let carry = (TWO_MINUS_24 * leading).trunc();
            *digit = (leading - TWO_24 * carry) as i32;
            leading = product.digit(higher) + carry;
        }
        leading *= power_of_two(product.exponent);
        leading -= 8.0 * (leading * 0.125).floor();
        Self { leading, digits, count: last, exponent: product.exponent, complemented: false }
    }

    /// Takes the integer nearest to the number off and answers it.
    fn take_quadrant(&mut self) -> i32 {
        let mut quadrant = self.leading as i32;
        self.leading -= f64::from(quadrant);
        let top = &mut self.digits[self.count - 1];
        let mut at_least_half = self.leading >= 0.5;
        if self.exponent > 0 {
            let integer = *top >> (24 - self.exponent);
            quadrant += integer;
            *top -= integer << (24 - self.exponent);
            at_least_half = *top >> (23 - self.exponent) > 0;
        } else if self.exponent == 0 {
            at_least_half = *top >> 23 > 0;
        }
        if at_least_half {
            quadrant += 1;
            self.complement();
        }
        quadrant
    }

    /// One minus the fraction, digit by digit.
    fn complement(&mut self) {
        self.complemented = true;
        let mut borrowed = false;
        for digit in &mut self.digits[..self.count] {
            if borrowed {
                *digit = 0xff_ffff - *digit;
            } else if *digit != 0 {
                borrowed = true;
                *digit = 0x100_0000 - *digit;
            }
        }
        if self.exponent > 0 {
            self.digits[self.count - 1] &= (1 << (24 - self.exponent)) - 1;
        } else if self.exponent < 0 {
            self.leading = 1.0 - self.leading;
            if borrowed {
                self.leading -= power_of_two(self.exponent);
            }
        }
    }

    /// How many digits more are needed for full precision: as many as are zero at the top.
    fn missing_digits(&self) -> usize {
        let extended = &self.digits[INITIAL_LAST.min(self.count)..self.count];
        if self.leading != 0.0 || extended.iter().any(|&digit| digit != 0) {
            return 0;
        }
        1 + self.digits[..INITIAL_LAST].iter().rev().take_while(|&&digit| digit == 0).count()
    }

    fn into_angle(mut self, quadrant: i32) -> Angle {
        self.normalize();
        let terms = self.times_pi_over_2();
        let head: f64 = terms[..=self.count].iter().rev().fold(0.0, |sum, term| sum + term);
        let tail = terms[1..=self.count].iter().fold(terms[0] - head, |sum, term| sum + term);
        let sign = if self.complemented { -1.0 } else { 1.0 };
        Angle { quadrant, head: sign * head, tail: sign * tail }
    }

    /// Makes `digits[count]` the most significant digit: the leading part, or the topmost digit that is not zero.
    fn normalize(&mut self) {
        if self.leading == 0.0 {
            self.count -= 1;
            self.exponent -= 24;
            while self.digits[self.count] == 0 {
                self.count -= 1;
                self.exponent -= 24;
            }
            return;
        }
        let scaled = self.leading * power_of_two(-self.exponent);
        if scaled >= TWO_24 {
            let carry = (TWO_MINUS_24 * scaled).trunc();
            self.digits[self.count] = (scaled - TWO_24 * carry) as i32;
            self.count += 1;
            self.exponent += 24;
            self.digits[self.count] = carry as i32;
        } else {
            self.digits[self.count] = scaled as i32;
        }
    }

    /// The product with pi/2 as terms, the most significant first.
    fn times_pi_over_2(&self) -> [f64; CAPACITY] {
        let mut scale = power_of_two(self.exponent);
        let mut values = [0.0; CAPACITY];
        for (value, digit) in values.iter_mut().zip(self.digits[..=self.count].iter().rev()) {
            *value = scale * f64::from(*digit);
            scale *= TWO_MINUS_24;
        }
        let mut terms = [0.0; CAPACITY];
        for (index, term) in terms.iter_mut().enumerate().take(self.count + 1) {
            *term = PI_OVER_2.iter().zip(values[..=index].iter().rev()).fold(0.0, |sum, (a, b)| sum + a * b);
        }
        terms
    }
}
