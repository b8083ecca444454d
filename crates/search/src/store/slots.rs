//! An index from hashes to entries that somebody else keeps in order of arrival.
//!
//! Open addressing with linear probing in slots of 32 bits: the low bits hold the number of the entry, the high bits as
//! much of its hash as there is room for, so that an entry is rarely looked at in vain. The table grows by a quarter,
//! not twofold, and is kept at least two thirds full: four bytes for a slot are then about five for an entry.
//! Invariants: 0 is an empty slot; there is always one; entry numbers fit the low bits.

/// The index: knows numbers of entries, not entries.
pub(crate) struct Slots {
    slots: Vec<u32>,
    entries: u32,
    /// The number of entries at which the table has to grow.
    limit: u32,
    /// How many low bits of a slot hold the number of an entry, plus one.
    number_bits: u32,
}

/// What a look-up found.
pub(crate) enum Slot {
    /// The entry is there, with this number.
    Known(u32),
    /// The entry is not there; its place would be here.
    Vacant(usize),
}

const FIRST_CAPACITY: usize = 16;

impl Slots {
    /// The most entries: the rest of a slot must leave some bits of the hash.
    pub(crate) const MOST: u32 = 1 << 28;

    pub(crate) fn new() -> Slots {
        Slots { slots: Vec::new(), entries: 0, limit: 0, number_bits: 0 }
    }

    pub(crate) fn bytes(&self) -> u64 {
        self.slots.capacity() as u64 * 4
    }

    /// Looks for an entry with this hash for which `matches` holds.
    #[inline]
    pub(crate) fn find(&self, hash: u64, matches: impl Fn(u32) -> bool) -> Slot {
        let Some(mut place) = self.first_place(hash) else { return Slot::Vacant(0) };
        let tag = self.tag(hash);
        loop {
            let slot = self.slots[place];
            if slot == 0 {
                return Slot::Vacant(place);
            }
            let number = (slot & self.number_mask()).wrapping_sub(1);
            if slot & !self.number_mask() == tag && matches(number) {
                return Slot::Known(number);
            }
            place = self.next_place(place);
        }
    }

    /// Adds the next entry at the place that `find` named, and answers its number. `hash_of` gives the hash of an
    /// earlier entry.
    pub(crate) fn add(&mut self, hash: u64, mut place: usize, hash_of: impl Fn(u32) -> u64) -> u32 {
        if self.entries == self.limit {
            self.grow(hash_of);
            place = self.vacant_place(hash);
        }
        let number = self.entries;
        self.slots[place] = self.tag(hash) | (number + 1);
        self.entries += 1;
        number
    }

    /// Forgets the last entry, whose hash this is. No other entry was placed after it, so its slot can simply be
    /// emptied.
    pub(crate) fn remove_last(&mut self, hash: u64) {
        let last = self.tag(hash) | self.entries;
        let Some(mut place) = self.first_place(hash).filter(|_| self.entries > 0) else { return };
        while self.slots[place] != last && self.slots[place] != 0 {
            place = self.next_place(place);
        }
        debug_assert_eq!(self.slots[place], last, "the last entry has this hash");
        self.slots[place] = 0;
        self.entries -= 1;
    }

    fn grow(&mut self, hash_of: impl Fn(u32) -> u64) {
        let capacity = FIRST_CAPACITY.max(self.slots.len() + self.slots.len() / 4);
        self.slots = vec![0; capacity];
        self.limit = (capacity - capacity / 8) as u32;
        self.number_bits = (u32::BITS - self.limit.leading_zeros()).max(8);
        for number in 0..self.entries {
            let hash = hash_of(number);
            let place = self.vacant_place(hash);
            self.slots[place] = self.tag(hash) | (number + 1);
        }
    }

    fn vacant_place(&self, hash: u64) -> usize {
        let mut place = self.first_place(hash).unwrap_or(0);
        while self.slots[place] != 0 {
            place = self.next_place(place);
        }
        place
    }

    /// The low half of the hash, scaled to the size of the table (Lemire, "A fast alternative to the modulo
    /// reduction").
    fn first_place(&self, hash: u64) -> Option<usize> {
        (!self.slots.is_empty()).then(|| ((u64::from(hash as u32) * self.slots.len() as u64) >> 32) as usize)
    }

    fn next_place(&self, place: usize) -> usize {
        if place + 1 == self.slots.len() { 0 } else { place + 1 }
    }

    /// Bits of the upper half of the hash, above the bits for the number.
    fn tag(&self, hash: u64) -> u32 {
        ((hash >> 32) as u32) << self.number_bits
    }

    fn number_mask(&self) -> u32 {
        (1 << self.number_bits) - 1
    }
}

#[cfg(test)]
mod tests {
    use super::{Slot, Slots};

    /// Interns numbers under a hash of few distinct values, so that places and tags collide.
    #[test]
    fn finds_what_was_added_and_nothing_else() {
        let hash = |key: u32| u64::from(key % 7) * 0x1111_1111_1111;
        let mut slots = Slots::new();
        let mut keys = Vec::new();
        for key in (0..2_000).chain(0..2_000) {
            match slots.find(hash(key), |number| keys[number as usize] == key) {
                Slot::Known(number) => assert_eq!(keys[number as usize], key),
                Slot::Vacant(place) => {
                    let number = slots.add(hash(key), place, |number| hash(keys[number as usize]));
                    assert_eq!(number as usize, keys.len());
                    keys.push(key);
                }
            }
        }
        assert_eq!(keys, (0..2_000).collect::<Vec<_>>());
    }

    #[test]
    fn a_slot_costs_little() {
        let hash = |key: u32| crate::store::hash::of_pair(u64::from(key));
        let mut slots = Slots::new();
        for key in 0..100_000 {
            if let Slot::Vacant(place) = slots.find(hash(key), |number| number == key) {
                slots.add(hash(key), place, hash);
            }
            assert!(key < 1_000 || slots.bytes() <= 6 * u64::from(key + 1), "{} bytes for {key}", slots.bytes());
        }
    }
}
