//! The remainder of IEEE 754: `x - n*p` with n the integer nearest to `x/p`, even in a tie. It is always exact.

/// IEEE 754 remainder of `x` divided by `p`; a zero result has the sign of `x`.
pub fn ieee_remainder(x: f64, p: f64) -> f64 {
    if p == 0.0 || x.is_nan() || p.is_nan() || x.is_infinite() {
        return f64::NAN;
    }
    let divisor = p.abs();
    let doubled = divisor + divisor;
    let mut rest = if doubled.is_finite() { x.abs() % doubled } else { x.abs() };
    if exceeds_half(rest, divisor) {
        rest -= divisor;
        if reaches_half(rest, divisor) {
            rest -= divisor;
        }
    }
    if x.is_sign_negative() { -rest } else { rest }
}

/// Whether `rest > divisor / 2`. Doubling is exact for small numbers, halving for large ones.
fn exceeds_half(rest: f64, divisor: f64) -> bool {
    if divisor < 1.0 { rest + rest > divisor } else { rest > 0.5 * divisor }
}

/// Whether `rest >= divisor / 2`.
fn reaches_half(rest: f64, divisor: f64) -> bool {
    if divisor < 1.0 { rest + rest >= divisor } else { rest >= 0.5 * divisor }
}
