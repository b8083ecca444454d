//! Numbers of things that are kept elsewhere, found by hash: four bytes a slot, and nothing is kept twice.

/// Open addressing with linear probing; 0 is an empty slot, a number is kept plus one.
#[derive(Default)]
pub(super) struct Index {
    slots: Vec<u32>,
    count: usize,
}

/// The smallest table.
const FEWEST_SLOTS: usize = 64;

impl Index {
    /// The number of the thing with this hash for which `is_it` is true.
    pub(super) fn find(&self, hash: u64, is_it: impl Fn(u32) -> bool) -> Option<u32> {
        let mut slot = self.first_slot(hash)?;
        loop {
            match self.slots[slot] {
                0 => return None,
                number if is_it(number - 1) => return Some(number - 1),
                _ => slot = (slot + 1) & (self.slots.len() - 1),
            }
        }
    }

    /// Adds a number that is not there; `hash_of` tells the hash of those that are.
    pub(super) fn insert(&mut self, hash: u64, number: u32, hash_of: impl Fn(u32) -> u64) {
        if 4 * (self.count + 1) > 3 * self.slots.len() {
            self.grow(hash_of);
        }
        self.put(hash, number);
        self.count += 1;
    }

    pub(super) fn bytes(&self) -> u64 {
        (self.slots.capacity() * size_of::<u32>()) as u64
    }

    fn grow(&mut self, hash_of: impl Fn(u32) -> u64) {
        let size = (2 * self.slots.len()).max(FEWEST_SLOTS);
        let before = std::mem::replace(&mut self.slots, vec![0; size]);
        for number in before.into_iter().filter(|number| *number != 0) {
            self.put(hash_of(number - 1), number - 1);
        }
    }

    fn put(&mut self, hash: u64, number: u32) {
        let Some(mut slot) = self.first_slot(hash) else { return };
        while self.slots[slot] != 0 {
            slot = (slot + 1) & (self.slots.len() - 1);
        }
        self.slots[slot] = number + 1;
    }

    fn first_slot(&self, hash: u64) -> Option<usize> {
        (!self.slots.is_empty()).then(|| (hash >> 32) as usize & (self.slots.len() - 1))
    }
}

#[cfg(test)]
mod tests {
    use super::Index;

    #[test]
    fn what_was_added_is_found_and_nothing_else() {
        let things: Vec<u64> = (0..10_000).map(|thing| thing * 7).collect();
        let hash = |thing: u64| thing.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let mut index = Index::default();
        for (thing, number) in things.iter().zip(0..) {
            assert_eq!(index.find(hash(*thing), |other| things[other as usize] == *thing), None);
            index.insert(hash(*thing), number, |other| hash(things[other as usize]));
        }
        for (thing, number) in things.iter().zip(0..) {
            assert_eq!(index.find(hash(*thing), |other| things[other as usize] == *thing), Some(number));
        }
    }
}
