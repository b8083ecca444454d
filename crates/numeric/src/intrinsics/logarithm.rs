//! Natural and decimal logarithm: `x = 2^k m`; a factor near `1/m` has its logarithm in a table, the rest is a
//! polynomial in how far the product of m and that factor is from one.

mod decimal;
mod natural;

use super::bits::{cut, fraction};
use super::reciprocal::approximate_reciprocal;

/// Keeps 7 bits of a fraction.
const HEAD_7: u64 = 0xffff_e000_0000_0000;

/// The base: its factors and their logarithms, and the polynomial.
struct Base {
    /// One in this logarithm's measure, short and as a single; the second part is what the short one lacks.
    unit: f64,
    unit_single: f32,
    unit_tail: f64,
    /// Which bits of m make the exact part of its product.
    mask: u64,
    first_row: usize,
    table: &'static [[u64; 2]; 129],
    /// The logarithm of two in two parts.
    log_2: [f64; 2],
    /// Coefficients 2 to 7.
    coefficients: [f64; 6],
}

const NATURAL: Base = Base {
    unit: 1.0,
    unit_single: 1.0,
    unit_tail: 0.0,
    mask: HEAD_7,
    first_row: 0,
    table: &natural::LOGARITHMS,
    log_2: [f64::from_bits(0x3fe6_2e42_fefa_3800), f64::from_bits(0x3d2e_f357_93c7_6730)],
    coefficients: [
        -0.5,
        f64::from_bits(0x3fd5_5555_5555_5555),
        -0.25,
        f64::from_bits(0x3fc9_9999_9999_999a),
        f64::from_bits(0xbfc5_555e_3d6f_b175),
        f64::from_bits(0x3fc2_4924_9249_2492),
    ],
};

const DECIMAL: Base = Base {
    unit: 0.433_593_75,
    unit_single: 0.433_593_75,
    unit_tail: f64::from_bits(0x3f5a_7a6c_bf2e_4108),
    mask: 0xffff_ffff_f800_0000,
    first_row: 0x5e,
    table: &decimal::LOGARITHMS,
    log_2: [f64::from_bits(0x3fd3_4413_509f_7800), f64::from_bits(0x3d1f_ef31_1f12_b358)],
    coefficients: [
        f64::from_bits(0xbff2_7af2_dc77_b115),
        f64::from_bits(0x3ffc_6a02_dc96_3467),
        f64::from_bits(0xc008_9309_64d4_ef0d),
        f64::from_bits(0x4016_ab9f_7f9d_3aa1),
        f64::from_bits(0xc025_c917_3855_93b1),
        f64::from_bits(0x4035_8874_c1a5_f12e),
    ],
};

/// Natural logarithm.
pub fn log(x: f64) -> f64 {
    special_value(x).unwrap_or_else(|| positive(x, &NATURAL))
}

/// Decimal logarithm.
pub fn log10(x: f64) -> f64 {
    special_value(x).unwrap_or_else(|| positive(x, &DECIMAL))
}

/// Zeros, negative numbers, infinity and NaN.
fn special_value(x: f64) -> Option<f64> {
    if x == 0.0 {
        Some(f64::NEG_INFINITY)
    } else if x.is_nan() || x == f64::INFINITY {
        Some(x + x)
    } else {
        (x < 0.0).then_some(f64::NAN)
    }
}

fn positive(x: f64, base: &Base) -> f64 {
    let (normal, correction) = if x < f64::MIN_POSITIVE { (x * 2.0_f64.powi(128), -128) } else { (x, 0) };
    let exponent = f64::from((normal.to_bits() >> 52) as i32 - 1023 + correction);
    let m = fraction(normal);
    let single = (approximate_reciprocal(m) * base.unit_single).to_bits() + 0x8000;
    let factor = cut(f64::from(f32::from_bits(single)), HEAD_7);
    let [table_head, table_tail] = base.table[((single >> 16) & 0xff) as usize - base.first_row].map(f64::from_bits);

    let m_head = cut(m, base.mask);
    let r = (m - m_head) * factor + (m_head * factor - base.unit);
    let constant = table_head + exponent * base.log_2[0];
    let head = constant + r;
    let error = r + (constant - head) + r * base.unit_tail;
    let (high, low) = polynomial(r, base.coefficients);
    head + (error + (exponent * base.log_2[1] + table_tail) + high + low)
}

/// The odd and the even terms from the second on, to be added one after the other.
fn polynomial(r: f64, [c2, c3, c4, c5, c6, c7]: [f64; 6]) -> (f64, f64) {
    let square = r * r;
    let odd = (c6 * r + c5) * r + c7 * r * square;
    let even = (c3 * r + c2) + c4 * square;
    (odd * (square * square), even * square)
}
