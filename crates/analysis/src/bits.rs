//! Sets of small numbers, as bits.

/// A set that is as long as its greatest member needs.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Bits {
    words: Vec<u64>,
}

impl Bits {
    /// Puts a number into the set.
    pub(crate) fn insert(&mut self, number: u32) {
        let word = number as usize / 64;
        if word >= self.words.len() {
            self.words.resize(word + 1, 0);
        }
        self.words[word] |= 1 << (number % 64);
    }

    /// Whether a number is in the set.
    pub(crate) fn contains(&self, number: u32) -> bool {
        self.words.get(number as usize / 64).is_some_and(|word| word >> (number % 64) & 1 != 0)
    }

    /// Puts all members of another set into this one.
    pub(crate) fn unite(&mut self, other: &Bits) {
        if self.words.len() < other.words.len() {
            self.words.resize(other.words.len(), 0);
        }
        for (mine, theirs) in self.words.iter_mut().zip(&other.words) {
            *mine |= theirs;
        }
    }

    /// Whether the sets have a member in common.
    pub(crate) fn meets(&self, other: &Bits) -> bool {
        self.words.iter().zip(&other.words).any(|(mine, theirs)| mine & theirs != 0)
    }

    /// The members that another set does not have.
    pub(crate) fn without(&self, other: &Bits) -> Bits {
        let theirs = other.words.iter().copied().chain(std::iter::repeat(0));
        Bits { words: self.words.iter().zip(theirs).map(|(mine, theirs)| mine & !theirs).collect() }
    }

    /// The members that another set has, too.
    pub(crate) fn within(&self, other: &Bits) -> Bits {
        Bits { words: self.words.iter().zip(&other.words).map(|(mine, theirs)| mine & theirs).collect() }
    }

    /// Whether there is no member.
    pub(crate) fn is_empty(&self) -> bool {
        self.words.iter().all(|word| *word == 0)
    }

    /// The members in order.
    pub(crate) fn iter(&self) -> impl Iterator<Item = u32> {
        (0u32..).zip(&self.words).flat_map(|(position, word)| members(position * 64, *word))
    }
}

fn members(base: u32, mut word: u64) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        let lowest = word.trailing_zeros();
        word &= word.checked_sub(1)?;
        Some(base + lowest)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn members_come_back_in_order() {
        let mut bits = Bits::default();
        [130, 0, 63, 64, 5].into_iter().for_each(|number| bits.insert(number));
        assert_eq!(bits.iter().collect::<Vec<_>>(), [0, 5, 63, 64, 130]);
        assert!(bits.contains(64) && !bits.contains(65) && !bits.contains(1000));
    }

    #[test]
    fn a_union_has_what_either_has() {
        let (mut left, mut right) = (Bits::default(), Bits::default());
        left.insert(3);
        right.insert(200);
        left.unite(&right);
        right.unite(&left);
        assert_eq!(left, right);
        assert_eq!(left.iter().collect::<Vec<_>>(), [3, 200]);
    }
}
