//! Identity hashes by number: the n-th object that is asked gets a hash computed from n.

use crate::state::lock_word::HASH_MASK;

/// Odd, so that multiplication by it permutes the hashes and spreads consecutive numbers.
const FACTOR: u32 = 0x5b_d1e9;
/// The inverse of [`FACTOR`] modulo the number of hashes.
const INVERSE: u32 = inverse(FACTOR);

/// Newton's iteration: each round doubles the number of right bits, of which three are right at first.
const fn inverse(factor: u32) -> u32 {
    let mut inverse = factor;
    let mut round = 0;
    while round < 4 {
        inverse = inverse.wrapping_mul(2_u32.wrapping_sub(factor.wrapping_mul(inverse)));
        round += 1;
    }
    inverse & HASH_MASK
}

/// The hash of the n-th object; never 0, which means that there is none yet.
pub(crate) fn hash_of_number(number: u32) -> u32 {
    match number.wrapping_mul(FACTOR) & HASH_MASK {
        0 => 1,
        hash => hash,
    }
}

/// The number that gives a hash.
pub(super) fn number_of_hash(hash: u32) -> u32 {
    hash.wrapping_mul(INVERSE) & HASH_MASK
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_and_hashes_determine_each_other() {
        for number in (1..HASH_MASK).step_by(997) {
            assert_eq!(number_of_hash(hash_of_number(number)), number);
        }
    }
}
