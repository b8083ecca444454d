//! Bit-state hashing: a few bits in a table of fixed size stand for a state.
//!
//! Follows: Holzmann, "An analysis of bitstate hashing" (1998); Dillinger, Manolios, "Fast and accurate bitstate
//! verification for SPIN" (2004), for the enhanced double hashing. Errs: a state whose bits were all set by others is
//! taken for a known one, and what lies behind it is missed; the fuller the table, the more often.

use super::{Full, Insertion, StateId, Store, hash};
use model::StateVector;

/// A store of fixed size that keeps a few bits of each state.
pub struct Bitstate {
    bits: Vec<u64>,
    set: u64,
    /// The expected number of new states taken for known ones so far.
    expected_omissions: f64,
    buffer: Vec<u8>,
}

/// Bits for each state. Three is what Spin uses: good while less than about a quarter of the bits is set.
const BITS_PER_STATE: u64 = 3;

impl Bitstate {
    /// A table of about this many bytes.
    pub fn with_bytes(bytes: usize) -> Bitstate {
        Bitstate { bits: vec![0; (bytes / 8).max(1)], set: 0, expected_omissions: 0.0, buffer: Vec::new() }
    }

    /// How many new states were probably taken for known ones, if the hash is as good as random.
    pub fn expected_omissions(&self) -> f64 {
        self.expected_omissions
    }

    /// Sets the bits of a hash, and answers whether one of them was not set before.
    fn add(&mut self, hash: u128) -> bool {
        let chance = self.chance_of_omission();
        let mut position = hash as u64;
        let mut stride = (hash >> 64) as u64;
        let mut new = false;
        for number in 1..=BITS_PER_STATE {
            new |= self.set_bit(position);
            position = position.wrapping_add(stride);
            stride = stride.wrapping_add(number);
        }
        if new {
            self.expected_omissions += chance / (1.0 - chance);
        }
        new
    }

    /// The chance that all bits of a state that is really new are set.
    fn chance_of_omission(&self) -> f64 {
        (self.set as f64 / (self.bits.len() as f64 * 64.0)).powi(BITS_PER_STATE as i32)
    }

    fn set_bit(&mut self, position: u64) -> bool {
        let bit = ((u128::from(position) * (self.bits.len() as u128 * 64)) >> 64) as u64;
        let word = &mut self.bits[(bit / 64) as usize];
        let clear = *word >> (bit % 64) & 1 == 0;
        *word |= 1 << (bit % 64);
        self.set += u64::from(clear);
        clear
    }
}

impl Store for Bitstate {
    fn insert(&mut self, vector: &StateVector) -> Result<Insertion, Full> {
        let hash = hash::of_vector(vector, &mut self.buffer);
        Ok(Insertion { state: StateId(hash as u64), new: self.add(hash) })
    }

    fn tag(&mut self, state: StateId, tag: u32) -> Result<bool, Full> {
        Ok(self.add(hash::of_tag(state.0, tag)))
    }

    fn rebuild(&self, _state: StateId, _into: &mut StateVector) -> bool {
        false
    }

    fn keeps_vectors(&self) -> bool {
        false
    }

    fn bytes(&self) -> u64 {
        self.bits.len() as u64 * 8
    }

    /// For each state that was taken for new, how many were expected to be missed meanwhile; then the chance of at
    /// least one.
    fn omission(&self) -> Option<f64> {
        // Not 1 - exp(-x), which loses small probabilities.
        Some(-(-self.expected_omissions).exp_m1())
    }
}
