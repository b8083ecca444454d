//! Components of states, each kept once and named by a number (Collapse; Holzmann, "State compression in Spin", 1997).

use super::slots::{Slot, Slots};
use super::{Full, hash};

/// Components by number, in order of arrival.
pub(crate) struct Components {
    slots: Slots,
    words: Vec<u32>,
    /// Where each component ends in `words`.
    ends: Vec<u32>,
}

impl Components {
    pub(crate) fn new() -> Components {
        Components { slots: Slots::new(), words: Vec::new(), ends: Vec::new() }
    }

    pub(crate) fn bytes(&self) -> u64 {
        self.slots.bytes() + 4 * (self.words.capacity() + self.ends.capacity()) as u64
    }

    /// The number of a component.
    pub(crate) fn intern(&mut self, component: &[u32]) -> Result<u32, Full> {
        let hash = hash::of_words(component);
        match self.slots.find(hash, |number| self.get(number) == component) {
            Slot::Known(number) => Ok(number),
            Slot::Vacant(place) => self.add(component, hash, place),
        }
    }

    /// The component with this number.
    pub(crate) fn get(&self, number: u32) -> &[u32] {
        component(&self.words, &self.ends, number)
    }

    fn add(&mut self, words: &[u32], hash: u64, place: usize) -> Result<u32, Full> {
        let end = u32::try_from(self.words.len() + words.len()).map_err(|_| Full)?;
        if self.ends.len() == Slots::MOST as usize {
            return Err(Full);
        }
        let hash_of = |number| hash::of_words(component(&self.words, &self.ends, number));
        let number = self.slots.add(hash, place, hash_of);
        self.words.extend_from_slice(words);
        self.ends.push(end);
        Ok(number)
    }
}

fn component<'a>(words: &'a [u32], ends: &[u32], number: u32) -> &'a [u32] {
    let start = number.checked_sub(1).map_or(0, |before| ends[before as usize]);
    &words[start as usize..ends[number as usize] as usize]
}
