//! Hash compaction: 64 bits stand for a state.
//!
//! Follows: Wolper, Leroy, "Reliable hashing without collision detection" (CAV 1993). Errs: two states with the same
//! fingerprint are taken for one, and what lies behind the second is missed. 64 bits, because 32 lose states in
//! practice.

use super::{Full, Insertion, StateId, Store, hash};
use model::StateVector;

/// A store that keeps a fingerprint of each state.
pub struct Fingerprints {
    states: FingerprintSet,
    tags: FingerprintSet,
    buffer: Vec<u8>,
}

impl Fingerprints {
    /// An empty store.
    pub fn new() -> Fingerprints {
        Fingerprints { states: FingerprintSet::new(), tags: FingerprintSet::new(), buffer: Vec::new() }
    }
}

impl Default for Fingerprints {
    fn default() -> Fingerprints {
        Fingerprints::new()
    }
}

impl Store for Fingerprints {
    fn insert(&mut self, vector: &StateVector) -> Result<Insertion, Full> {
        let fingerprint = hash::of_vector(vector, &mut self.buffer) as u64;
        Ok(Insertion { state: StateId(fingerprint), new: self.states.insert(fingerprint) })
    }

    fn tag(&mut self, state: StateId, tag: u32) -> Result<bool, Full> {
        Ok(self.tags.insert(hash::of_tag(state.0, tag) as u64))
    }

    fn rebuild(&self, _state: StateId, _into: &mut StateVector) -> bool {
        false
    }

    fn keeps_vectors(&self) -> bool {
        false
    }

    fn bytes(&self) -> u64 {
        8 * (self.states.slots.capacity() + self.tags.slots.capacity()) as u64
    }

    /// The birthday bound for states and for tags.
    fn omission(&self) -> Option<f64> {
        let pairs = |set: &FingerprintSet| set.entries as f64 * (set.entries.max(1) - 1) as f64 / 2.0;
        Some((pairs(&self.states) + pairs(&self.tags)) / 2f64.powi(64))
    }
}

/// Open addressing with linear probing; the fingerprint is its own hash. 0 is an empty slot.
struct FingerprintSet {
    slots: Vec<u64>,
    entries: usize,
}

impl FingerprintSet {
    fn new() -> FingerprintSet {
        FingerprintSet { slots: vec![0; 16], entries: 0 }
    }

    /// Adds a fingerprint, and answers whether it is new. 0 counts as 1.
    fn insert(&mut self, fingerprint: u64) -> bool {
        let fingerprint = fingerprint.max(1);
        if self.entries >= self.slots.len() - self.slots.len() / 5 {
            self.grow();
        }
        let place = self.place(fingerprint);
        let new = self.slots[place] == 0;
        self.slots[place] = fingerprint;
        self.entries += usize::from(new);
        new
    }

    fn grow(&mut self) {
        let larger = vec![0; self.slots.len() + self.slots.len() / 2];
        for fingerprint in std::mem::replace(&mut self.slots, larger) {
            if fingerprint != 0 {
                let place = self.place(fingerprint);
                self.slots[place] = fingerprint;
            }
        }
    }

    /// Where the fingerprint is, or would be.
    fn place(&self, fingerprint: u64) -> usize {
        let scaled = (u128::from(fingerprint) * self.slots.len() as u128) >> 64;
        let mut place = scaled as usize;
        while self.slots[place] != 0 && self.slots[place] != fingerprint {
            place = if place + 1 == self.slots.len() { 0 } else { place + 1 };
        }
        place
    }
}

#[cfg(test)]
mod tests {
    use super::FingerprintSet;

    #[test]
    fn every_fingerprint_is_new_once() {
        let mut set = FingerprintSet::new();
        let spread = |number: u64| number.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        assert!((1..10_000).all(|number| set.insert(spread(number))));
        assert!((1..10_000).all(|number| !set.insert(spread(number))));
        assert!(set.insert(1) && !set.insert(0));
        assert_eq!(set.entries, 10_000);
    }
}
