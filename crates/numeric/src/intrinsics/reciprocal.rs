//! The approximate reciprocal of Intel's processors (the instruction RCPPS) on numbers from one to two.
//!
//! Intel divides the range into 2048 parts and gives every number of a part the reciprocal of the part's middle,
//! rounded to 13 binary places; compared with the instruction on all 2^23 arguments. AMD's table differs.

/// What RCPPS on an Intel processor gives for the fraction of `x` (from one to two).
pub fn approximate_reciprocal(x: f64) -> f32 {
    let part = (x.to_bits() >> 41) & 0x7ff;
    // The middle of the part is this many 4096ths.
    let middle = 4097 + 2 * part as u32;
    let rounded = ((1 << 26) + middle) / (2 * middle);
    rounded as f32 / 8192.0
}
