//! Sets of locks as numbers: there are few distinct ones in a run, and intersections are asked for again and again.

use crate::Lock;
use rustc_hash::FxHashMap;

/// The number of a set in [`LockSets`]; 0 is the empty set.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct LockSet(pub u32);

/// All sets that were met.
#[derive(Debug)]
pub struct LockSets {
    sets: Vec<Vec<Lock>>,
    numbers: FxHashMap<Vec<Lock>, LockSet>,
    intersections: FxHashMap<(LockSet, LockSet), LockSet>,
}

impl Default for LockSets {
    fn default() -> LockSets {
        let numbers = std::iter::once((Vec::new(), LockSet(0))).collect();
        LockSets { sets: vec![Vec::new()], numbers, intersections: FxHashMap::default() }
    }
}

impl LockSets {
    /// The set of these locks.
    pub fn of(&mut self, locks: impl IntoIterator<Item = Lock>) -> LockSet {
        let mut locks: Vec<Lock> = locks.into_iter().collect();
        locks.sort_unstable();
        locks.dedup();
        if let Some(known) = self.numbers.get(&locks) {
            return *known;
        }
        let number = LockSet(self.sets.len() as u32);
        self.sets.push(locks.clone());
        self.numbers.insert(locks, number);
        number
    }

    /// The locks of a set, in ascending order.
    pub fn locks(&self, set: LockSet) -> &[Lock] {
        &self.sets[set.0 as usize]
    }

    /// The locks that both sets have.
    pub fn intersection(&mut self, one: LockSet, other: LockSet) -> LockSet {
        if one == other || one.0 == 0 {
            return one;
        }
        if other.0 == 0 {
            return other;
        }
        let pair = (one.min(other), one.max(other));
        if let Some(known) = self.intersections.get(&pair) {
            return *known;
        }
        let common: Vec<Lock> =
            self.locks(one).iter().copied().filter(|lock| self.locks(other).contains(lock)).collect();
        let set = self.of(common);
        self.intersections.insert(pair, set);
        set
    }
}

#[cfg(test)]
mod tests {
    use super::{LockSet, LockSets};
    use crate::Lock;

    #[test]
    fn equal_sets_have_equal_numbers() {
        let mut sets = LockSets::default();
        let one = sets.of([Lock(3), Lock(1)]);
        assert_eq!(one, sets.of([Lock(1), Lock(3), Lock(1)]));
        let other = sets.of([Lock(3), Lock(7)]);
        let common = sets.intersection(one, other);
        assert_eq!(sets.locks(common), [Lock(3)]);
        let apart = sets.of([Lock(9)]);
        assert_eq!(sets.intersection(one, apart), LockSet(0));
        assert_eq!(sets.intersection(LockSet(0), one), LockSet(0));
    }
}
