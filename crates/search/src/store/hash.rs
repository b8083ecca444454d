//! Hash functions of the stores. All are fixed: a search never depends on a random seed.
//!
//! Tables that compare what they find use a cheap multiply-and-fold (the mixing step of wyhash). Where the hash itself
//! is remembered instead of the state, its quality is the guarantee, and XXH3 is used.

use model::StateVector;
use xxhash_rust::xxh3::xxh3_128;

const FIRST: u64 = 0x9e37_79b9_7f4a_7c15;
const SECOND: u64 = 0xd6e8_feb8_6659_fd93;

/// A hash of one word of 64 bits, good in all its bits.
pub(crate) fn of_pair(pair: u64) -> u64 {
    fold(fold(pair ^ FIRST, SECOND) ^ pair, FIRST)
}

/// A hash of a sequence of words.
pub(crate) fn of_words(words: &[u32]) -> u64 {
    let (blocks, rest) = words.as_chunks::<4>();
    let mut hash = words.len() as u64 ^ FIRST;
    for &[first, second, third, fourth] in blocks {
        hash = fold(join(first, second) ^ SECOND, join(third, fourth) ^ hash);
    }
    let last = |index: usize| rest.get(index).copied().unwrap_or(0);
    hash = fold(join(last(0), last(1)) ^ SECOND, u64::from(last(2)) ^ hash);
    of_pair(hash)
}

/// Both words as one.
pub(crate) fn join(low: u32, high: u32) -> u64 {
    u64::from(low) | u64::from(high) << 32
}

/// 128 bits that stand for a state: a hash of its words and of its cuts.
pub(crate) fn of_vector(vector: &StateVector, buffer: &mut Vec<u8>) -> u128 {
    buffer.clear();
    buffer.extend((vector.words().len() as u64).to_le_bytes());
    buffer.extend(vector.words().iter().flat_map(|word| word.to_le_bytes()));
    buffer.extend(vector.ends().iter().flat_map(|end| end.to_le_bytes()));
    xxh3_128(buffer)
}

/// 128 bits that stand for a state with a tag.
pub(crate) fn of_tag(state: u64, tag: u32) -> u128 {
    let mut bytes = [0; 12];
    bytes[..8].copy_from_slice(&state.to_le_bytes());
    bytes[8..].copy_from_slice(&tag.to_le_bytes());
    xxh3_128(&bytes)
}

fn fold(one: u64, other: u64) -> u64 {
    let product = u128::from(one) * u128::from(other);
    product as u64 ^ (product >> 64) as u64
}
