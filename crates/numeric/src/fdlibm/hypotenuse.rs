//! `sqrt(x² + y²)` without overflow on the way, the squares split so that the larger part is exact.

use super::words::{from_high, high, power_of_two};

/// 600 in the exponent field of a high word.
const EXPONENT_600: i32 = 600 << 20;

/// Length of the hypotenuse of a right triangle.
pub fn hypot(x: f64, y: f64) -> f64 {
    if x.is_infinite() || y.is_infinite() {
        return f64::INFINITY;
    }
    if x.is_nan() || y.is_nan() {
        return x + y;
    }
    let (long, short) = if y.abs() > x.abs() { (y.abs(), x.abs()) } else { (x.abs(), y.abs()) };
    if high(long) - high(short) > 0x3c0_0000 {
        return long + short;
    }
    if short == 0.0 {
        return long;
    }
    let sides = Sides { long, short, long_high: high(long), short_high: high(short) };
    if long > 3.2733937296446915e+150 {
        power_of_two(600) * sides.scaled(-600, -EXPONENT_600).hypotenuse()
    } else if short < f64::MIN_POSITIVE {
        // The words stay those of the unscaled sides: a worse split, but the library's.
        power_of_two(-1022) * sides.scaled(1022, 0).hypotenuse()
    } else if short < power_of_two(-500) {
        power_of_two(-600) * sides.scaled(600, EXPONENT_600).hypotenuse()
    } else {
        sides.hypotenuse()
    }
}

/// Two positive sides and the high words at which they are split.
struct Sides {
    long: f64,
    short: f64,
    long_high: i32,
    short_high: i32,
}

impl Sides {
    fn scaled(self, exponent: i32, words: i32) -> Self {
        let factor = power_of_two(exponent);
        Self {
            long: self.long * factor,
            short: self.short * factor,
            long_high: self.long_high + words,
            short_high: self.short_high + words,
        }
    }

    fn hypotenuse(&self) -> f64 {
        let Self { long, short, .. } = *self;
        let difference = long - short;
        if difference > short {
            let head = from_high(self.long_high);
            let tail = long - head;
            return (head * head - (short * -short - tail * (long + head))).sqrt();
        }
        let twice = long + long;
        let twice_head = from_high(self.long_high + 0x0010_0000);
        let twice_tail = twice - twice_head;
        let short_head = from_high(self.short_high);
        let short_tail = short - short_head;
        let mixed = twice_head * short_tail + twice_tail * short;
        (twice_head * short_head - (difference * -difference - mixed)).sqrt()
    }
}
