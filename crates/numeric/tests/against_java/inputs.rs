//! Arguments for the comparison: the same on every run, spread over all magnitudes and dense where functions change.

use std::f64::consts::{FRAC_PI_2, FRAC_PI_4, LN_2, PI};

/// How many arguments each function gets beside the special ones. Set `NUMERIC_SAMPLES` for a longer run.
pub(crate) fn samples() -> usize {
    std::env::var("NUMERIC_SAMPLES").ok().and_then(|text| text.parse().ok()).unwrap_or(10_000)
}

/// Arguments of a function of one number.
pub(crate) fn unary() -> Vec<f64> {
    let mut random = Random(0x9e37_79b9_7f4a_7c15);
    let mut inputs = special();
    inputs.extend(thresholds().into_iter().flat_map(neighbours));
    inputs.extend((0..samples()).map(|index| random.number(index)));
    inputs
}

/// Arguments of a function of two numbers, as consecutive pairs.
pub(crate) fn binary() -> Vec<f64> {
    let mut random = Random(0xd1b5_4a32_d192_ed03);
    let special = special();
    let mut inputs: Vec<f64> = special.iter().flat_map(|&x| special.iter().flat_map(move |&y| [x, y])).collect();
    inputs.extend((0..samples()).flat_map(|index| random.pair(index)));
    inputs
}

/// Numbers that a function may treat on their own.
fn special() -> Vec<f64> {
    let mut numbers = vec![0.0, f64::INFINITY, f64::MAX, f64::MIN_POSITIVE, 5e-324, 1e-310, 2.225_073_858_507_201e-308];
    numbers.extend([0.25, 0.5, 1.0, 1.5, 2.0, 3.0, 4.0, 10.0, 1e22, 1e300, 1e-300, 0.1, 1.0 / 3.0, 22.0, 100.0]);
    numbers.extend([4_503_599_627_370_497.5, 9_007_199_254_740_993.0, 9_007_199_254_740_991.0, 2_147_483_648.0]);
    numbers.extend([1.0 + f64::EPSILON, 1.0 - f64::EPSILON / 2.0, 1_000_001.0, 1023.0, 1024.0, 1074.0, 1075.0]);
    let negative: Vec<f64> = numbers.iter().map(|number| -number).collect();
    numbers.extend(negative);
    numbers.push(f64::NAN);
    numbers
}

/// Numbers beside which an algorithm changes its way or its result leaves the range.
fn thresholds() -> Vec<f64> {
    let mut numbers: Vec<f64> = (1..200).map(|multiple| f64::from(multiple) * FRAC_PI_2).collect();
    numbers.extend((0..400).map(|step| FRAC_PI_2 * f64::from(step) * 1e5));
    numbers.extend((-1074..1024).map(|exponent| 2.0_f64.powi(exponent)));
    numbers.extend((1..64).map(|step| f64::from(step) / 32.0 * PI));
    numbers.extend((-1080..1030).map(|multiple| f64::from(multiple) * LN_2));
    numbers.extend([709.782_712_893_384, -745.133_219_101_941_1, -708.396_418_532_264_1, 710.475_860_073_943_9]);
    numbers.extend([6_381_956_970_095_103.0 * 2.0_f64.powi(797), FRAC_PI_4, 823_549.6, 1e5, 100_000.0 * PI]);
    numbers.extend((-320..309).map(|exponent| 10.0_f64.powi(exponent)));
    numbers
}

/// A number, the two beside it, and their negatives.
fn neighbours(number: f64) -> [f64; 6] {
    [number, number.next_up(), number.next_down(), -number, -number.next_up(), -number.next_down()]
}

/// Marsaglia's xorshift generator on 64 bits.
struct Random(u64);

impl Random {
    fn bits(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    /// A number from zero up to one.
    fn fraction(&mut self) -> f64 {
        (self.bits() >> 11) as f64 * 2.0_f64.powi(-53)
    }

    fn signed(&mut self, limit: f64) -> f64 {
        (2.0 * self.fraction() - 1.0) * limit
    }

    /// One of several spreads, by the index.
    fn number(&mut self, index: usize) -> f64 {
        match index % 13 {
            0 | 1 => f64::from_bits(self.bits()),
            2 => self.signed(1.0),
            3 => self.signed(4.0),
            4 => self.signed(30.0),
            5 => self.signed(750.0),
            6 => self.signed(1e5),
            7 => 1.0 + self.signed(0.1),
            8 => self.exponent_in(-30, 30),
            9 => (self.bits() % 100_000) as f64 * FRAC_PI_2 * (1.0 + self.signed(1e-9)),
            10 => self.exponent_in(-70, 70),
            11 => -727.0 + self.signed(20.0),
            _ => (self.bits() % 2_000_000) as f64 / 1000.0,
        }
    }

    fn pair(&mut self, index: usize) -> [f64; 2] {
        match (index / 13) % 8 {
            0 => [self.number(index), self.number(index / 7)],
            1 => [self.fraction() * 100.0, self.signed(150.0)],
            2 => [1.0 + self.signed(1e-3), self.signed(1e5)],
            3 => [1.0 + self.signed(1e-9), self.signed(1e12)],
            4 => [self.signed(1000.0), (self.bits() % 200) as f64 - 100.0],
            5 => [self.number(index), [0.5, 2.0, 1.0, -1.0, -0.5, 3.0, 1.0 / 3.0][index % 7]],
            6 => self.close_pair(),
            _ => self.far_power(),
        }
    }

    /// A base and an exponent whose power is around the ends of the range.
    fn far_power(&mut self) -> [f64; 2] {
        let base = if self.bits() & 1 == 0 { self.exponent_in(-1070, 1020).abs() } else { 1.0 + self.signed(0.1) };
        let target = if self.bits() & 1 == 0 { 1024.0 + self.signed(2.0) } else { -1049.0 + self.signed(30.0) };
        [base, target / base.log2()]
    }

    /// Numbers of similar size, for the functions of two sides.
    fn close_pair(&mut self) -> [f64; 2] {
        let first = self.exponent_in(-1070, 1020);
        [first, first * self.exponent_in(-30, 3)]
    }

    /// A number of either sign whose binary exponent is within the limits.
    fn exponent_in(&mut self, lowest: i32, highest: i32) -> f64 {
        let exponent = lowest + (self.bits() % (highest - lowest + 1) as u64) as i32;
        let half = exponent / 2;
        self.signed(1.0) * 2.0_f64.powi(half) * 2.0_f64.powi(exponent - half)
    }
}
