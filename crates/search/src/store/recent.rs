//! Names of pairs that were asked for lately.
//!
//! Neighbouring states share most of their pairs. A small table that stays in the processor's nearest cache answers for
//! those; whatever else was asked for at the same place is forgotten.

/// Some pairs, each with its name.
pub(crate) struct Recent {
    entries: Vec<(u64, Option<u32>)>,
}

const BITS: u32 = 12;

impl Recent {
    pub(crate) fn new() -> Recent {
        Recent { entries: vec![(0, None); 1 << BITS] }
    }

    /// The name of a pair, if it is still known.
    #[inline]
    pub(crate) fn get(&self, pair: u64) -> Option<u32> {
        let (known, name) = self.entries[place(pair)];
        name.filter(|_| known == pair)
    }

    pub(crate) fn set(&mut self, pair: u64, name: u32) {
        self.entries[place(pair)] = (pair, Some(name));
    }
}

/// The upper bits of a product depend on all bits of the pair (Knuth's multiplicative hashing).
fn place(pair: u64) -> usize {
    (pair.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> (u64::BITS - BITS)) as usize
}

#[cfg(test)]
mod tests {
    use super::Recent;

    #[test]
    fn answers_what_was_said_last_or_nothing() {
        let mut recent = Recent::new();
        let name = |pair: u64| (pair % 1_000_003) as u32;
        let mut known = 0;
        for pair in (0..20_000).map(|number: u64| number % 7_000 * 0x1_0000_0001).chain([u64::MAX, 0]) {
            let answer = recent.get(pair);
            assert!(answer.is_none_or(|answer| answer == name(pair)));
            known += u32::from(answer.is_some());
            recent.set(pair, name(pair));
            assert_eq!(recent.get(pair), Some(name(pair)));
        }
        assert!(known > 1_000, "only {known} were still known");
    }
}
