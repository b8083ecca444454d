//! Hyperbolic tangent (an intrinsic since JDK 24): `(1 - e^-2x) / (1 + e^-2x)` with a corrected reciprocal.

mod table;

use super::bits::{cut, magnitude, power_of_two};
use table::POWERS;

/// 512 times the binary logarithm of e, in two parts.
const PER_LN_2: [f64; 2] = [f64::from_bits(0x4087_1547_6000_0000), f64::from_bits(0x3ee4_ae0b_f85d_df44)];
const SHIFTER: f64 = 6_755_399_441_055_744.0;
const HEAD_26: u64 = 0x7fff_ffff_f800_0000;
const HEAD_16: u64 = 0xffff_fff0_0000_0000;
const HEAD_34: u64 = 0xffff_ffff_fffc_0000;

/// Coefficients 1 to 5 of `2^-r - 1`.
const EXPONENTIAL: [f64; 5] = [
    f64::from_bits(0xbf66_2e42_fefa_39ef),
    f64::from_bits(0x3ece_bfbd_ff82_c58e),
    f64::from_bits(0xbe2c_6b08_d704_a0bf),
    f64::from_bits(0x3d83_b2ab_6fba_4e77),
    f64::from_bits(0xbcd5_d87f_e78a_6731),
];
/// Coefficients 3 to 13 of the hyperbolic tangent, odd ones only.
const SERIES: [f64; 6] = [
    f64::from_bits(0xbfd5_5555_5555_5555),
    f64::from_bits(0x3fc1_1111_1111_1111),
    f64::from_bits(0xbfab_a1ba_1ba1_ba1c),
    f64::from_bits(0x3f96_64f4_882c_10fa),
    f64::from_bits(0xbf82_26e3_55e6_c23d),
    f64::from_bits(0x3f6d_6d3d_0e15_7ddf),
];

/// Hyperbolic tangent.
pub fn tanh(x: f64) -> f64 {
    if x.is_nan() {
        return x + x;
    }
    match magnitude(x) {
        ..0x3bf0 => x,
        0x3bf0..0x3fb0 => series(x),
        0x3fb0..0x4040 => by_exponential(x.abs()).copysign(x),
        _ => 1.0_f64.copysign(x),
    }
}

fn series(x: f64) -> f64 {
    let [c3, c5, c7, c9, c11, c13] = SERIES;
    let square = x * x;
    let fourth = square * square;
    let high = ((c13 * square + c11) * square + c9) * (fourth * fourth);
    let low = ((c7 * square + c5) * square + c3) * square;
    x + (high + low) * x
}

/// `2^-k` times the table's power, in two parts, and the argument that is left.
struct Reduced {
    head: f64,
    tail: f64,
    r: f64,
}

fn reduce(x: f64) -> Reduced {
    let x_head = cut(x, HEAD_26);
    let product = x_head * PER_LN_2[0];
    let count = (product + SHIFTER) - SHIFTER;
    let r = (PER_LN_2[1] * x + PER_LN_2[0] * (x - x_head)) + (product - count);
    let multiple = count as i32;
    let scale = power_of_two(-(multiple >> 8));
    let [head, tail] = POWERS[(multiple & 255) as usize].map(|bits| scale * f64::from_bits(bits));
    Reduced { head, tail, r }
}

fn by_exponential(x: f64) -> f64 {
    let Reduced { head, tail, r } = reduce(x);
    let [c1, c2, c3, c4, c5] = EXPONENTIAL;
    let square = r * r;
    let linear = c1 * r;
    let high = (c4 + c5 * r) * (square * square) + (c2 + c3 * r) * square;

    // The denominator, as a short head and the rest.
    let one_plus = 1.0 + head;
    let quotient = cut(1.0 / ((high + linear) * head + one_plus), HEAD_34);
    let short = cut(one_plus, HEAD_16);
    let step = linear * head;
    let denominator = cut(short + step, HEAD_16);
    let rest = ((1.0 - short) + head + tail + tail * linear + high * head) + ((short - denominator) + step);

    let scaled_rest = rest * quotient;
    let error = (denominator * quotient - 1.0) + scaled_rest;
    let main = (denominator - 2.0) * quotient;
    -(main + ((scaled_rest - scaled_rest * error) - main * error))
}
