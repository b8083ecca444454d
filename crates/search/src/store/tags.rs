//! Tags of states: a bit for each of the small ones, a pair for each of the others.
//!
//! States are named by numbers with few gaps, so a word for each number costs little. Nothing is allocated before the
//! first tag.

use super::Full;
use super::pairs::Pairs;

/// Which states have which tags.
pub(crate) struct Tags {
    /// For each state its tags below 62, and in the last two bits the tags `u32::MAX - 1` and `u32::MAX`.
    small: Vec<u64>,
    others: Option<Pairs>,
}

const LAST_TWO: u32 = u32::MAX - 1;

impl Tags {
    pub(crate) fn new() -> Tags {
        Tags { small: Vec::new(), others: None }
    }

    pub(crate) fn bytes(&self) -> u64 {
        self.small.capacity() as u64 * 8 + self.others.as_ref().map_or(0, Pairs::bytes)
    }

    /// Adds a tag to a state, and answers whether it is new there.
    pub(crate) fn add(&mut self, state: u32, tag: u32) -> Result<bool, Full> {
        match tag {
            0..62 => Ok(self.add_bit(state as usize, tag)),
            LAST_TWO.. => Ok(self.add_bit(state as usize, 62 + (tag - LAST_TWO))),
            _ => self.others.get_or_insert_with(Pairs::new).intern(state, tag).map(|(_, new)| new),
        }
    }

    fn add_bit(&mut self, state: usize, bit: u32) -> bool {
        if state >= self.small.len() {
            let length = state + 1 + state / 8;
            self.small.reserve_exact(length - self.small.len());
            self.small.resize(length, 0);
        }
        let new = self.small[state] >> bit & 1 == 0;
        self.small[state] |= 1 << bit;
        new
    }
}

#[cfg(test)]
mod tests {
    use super::Tags;

    #[test]
    fn small_and_large_tags_are_told_apart() {
        let mut tags = Tags::new();
        let all = || {
            [0, 1, 61, 62, 63, 64, 1_000, u32::MAX - 2, u32::MAX - 1, u32::MAX]
                .into_iter()
                .flat_map(|tag| [3, 0, 99].map(|state| (state, tag)))
        };
        assert!(all().all(|(state, tag)| tags.add(state, tag) == Ok(true)));
        assert!(all().all(|(state, tag)| tags.add(state, tag) == Ok(false)));
    }
}
