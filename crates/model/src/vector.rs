//! A state as a value: a sequence of words, cut into components.
//!
//! A component is a part of the state that tends to stay the same while others change (the contents of one object, one
//! frame). A store keeps each distinct component once; where the cuts are does not matter for correctness, only for
//! memory. Invariants: no component is empty; `ends` ascends strictly and never exceeds the number of words.

/// The canonical vector of a state: its words, and where its components end.
///
/// Two states are the same exactly when their vectors have the same words and the same components.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct StateVector {
    words: Vec<u32>,
    ends: Vec<u32>,
}

impl StateVector {
    /// An empty vector.
    pub fn new() -> StateVector {
        StateVector::default()
    }

    /// Makes the vector empty again and keeps its memory.
    pub fn clear(&mut self) {
        self.words.clear();
        self.ends.clear();
    }

    /// Adds a word to the component being written.
    #[inline]
    pub fn push(&mut self, word: u32) {
        self.words.push(word);
    }

    /// Adds words to the component being written.
    #[inline]
    pub fn extend(&mut self, words: &[u32]) {
        self.words.extend_from_slice(words);
    }

    /// Ends the component being written. Does nothing where no word was written since the last one ended.
    #[inline]
    pub fn end_component(&mut self) {
        let end = self.words.len() as u32;
        if self.ends.last().copied().unwrap_or(0) < end {
            self.ends.push(end);
        }
    }

    /// All words, regardless of components.
    pub fn words(&self) -> &[u32] {
        &self.words
    }

    /// Where each component ends, as a position in `words`.
    pub fn ends(&self) -> &[u32] {
        &self.ends
    }

    /// The components that were ended, in order.
    pub fn components(&self) -> impl Iterator<Item = &[u32]> {
        let mut start = 0;
        self.ends.iter().map(move |&end| {
            let component = &self.words[start..end as usize];
            start = end as usize;
            component
        })
    }

    /// The component with this number, if there are so many.
    #[inline]
    pub fn component(&self, index: usize) -> Option<&[u32]> {
        let end = *self.ends.get(index)? as usize;
        let start = index.checked_sub(1).map_or(0, |before| self.ends[before] as usize);
        Some(&self.words[start..end])
    }
}

#[cfg(test)]
mod tests {
    use super::StateVector;

    #[test]
    fn components_are_what_was_written_between_the_ends() {
        let mut vector = StateVector::new();
        vector.end_component();
        vector.extend(&[1, 2]);
        vector.end_component();
        vector.end_component();
        vector.push(3);
        vector.end_component();
        [4, 5, 6, 0].into_iter().for_each(|word| vector.push(word));
        vector.end_component();
        assert_eq!(vector.components().collect::<Vec<_>>(), [&[1, 2][..], &[3][..], &[4, 5, 6, 0]]);
        assert_eq!(vector.component(3), None);
        vector.clear();
        assert_eq!(vector, StateVector::new());
    }

    #[test]
    fn the_cuts_distinguish_vectors() {
        let cut_after = |first: usize| {
            let mut vector = StateVector::new();
            vector.extend(&[1, 2, 3][..first]);
            vector.end_component();
            vector.extend(&[1, 2, 3][first..]);
            vector.end_component();
            vector
        };
        assert_ne!(cut_after(1), cut_after(2));
        assert_eq!(cut_after(1), cut_after(1));
    }
}
