//! A set of small numbers.

use super::packed_graph::reserve;

/// One bit for each number up to the greatest one.
#[derive(Default)]
pub(super) struct Bits {
    words: Vec<u64>,
}

impl Bits {
    /// Adds a number; whether it was not there.
    pub(super) fn set(&mut self, number: u32) -> bool {
        let (word, bit) = (number as usize / 64, 1 << (number % 64));
        if self.words.len() <= word {
            let more = word + 1 - self.words.len();
            reserve(&mut self.words, more);
            self.words.resize(word + 1, 0);
        }
        let is_new = self.words[word] & bit == 0;
        self.words[word] |= bit;
        is_new
    }

    pub(super) fn contains(&self, number: u32) -> bool {
        self.words.get(number as usize / 64).is_some_and(|word| word & 1 << (number % 64) != 0)
    }

    /// The numbers, the smallest first.
    pub(super) fn iter(&self) -> impl Iterator<Item = u32> + '_ {
        let bits = |word: u64| (0..64).filter(move |bit| word & 1 << bit != 0);
        self.words.iter().zip(0..).flat_map(move |(word, number)| bits(*word).map(move |bit| 64 * number + bit))
    }

    pub(super) fn bytes(&self) -> u64 {
        (self.words.capacity() * size_of::<u64>()) as u64
    }
}

#[cfg(test)]
mod tests {
    use super::Bits;

    #[test]
    fn a_set_holds_what_was_added() {
        let mut bits = Bits::default();
        assert!(bits.set(0) && bits.set(63) && bits.set(64) && bits.set(1000) && !bits.set(64));
        let held: Vec<u32> = (0..2000).filter(|number| bits.contains(*number)).collect();
        assert_eq!(held, [0, 63, 64, 1000]);
        assert_eq!(bits.iter().collect::<Vec<u32>>(), held);
    }
}
