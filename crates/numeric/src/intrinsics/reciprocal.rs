//! The approximate reciprocal of Intel's processors (the instruction RCPPS) on numbers from one to two.
//!
//! Intel divides the range into 2048 parts and gives every number of a part the reciprocal of the part's middle,
//! rounded to 13 binary places; compared with the instruction on all 2^23 arguments. AMD's table differs.

/// What RCPPS on an Intel processor gives for the fraction of `x` (from one to two).
pub(super) fn approximate_reciprocal(x: f64) -> f32 {
    let part = (x.to_bits() >> 41) & 0x7ff;
    // The middle of the part is this many 4096ths.
    let middle = 4097 + 2 * part as u32;
    let rounded = ((1 << 26) + middle) / (2 * middle);
    rounded as f32 / 8192.0
}

#[cfg(test)]
mod tests {
    use super::approximate_reciprocal;

    /// The bits that the instruction gives on an Intel Xeon.
    #[test]
    fn as_measured() {
        let measured = [
            (0x000000_u32, 0x3f7ff000),
            (0x000fff, 0x3f7ff000),
            (0x001000, 0x3f7fd000),
            (0x123456, 0x3f601800),
            (0x2aaaaa, 0x3f400000),
            (0x400000, 0x3f2aa000),
            (0x555555, 0x3f199800),
            (0x654321, 0x3f0ee800),
            (0x7fefff, 0x3f001000),
            (0x7fffff, 0x3f000800),
        ];
        for (fraction, bits) in measured {
            let x = f64::from_bits(0x3ff0_0000_0000_0000 | u64::from(fraction) << 29);
            assert_eq!(approximate_reciprocal(x).to_bits(), bits, "{fraction:#x}");
        }
    }
}
