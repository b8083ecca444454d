//! Pairs of numbers, each kept once and named by a number.
//!
//! The table is cut into segments by the hash, so that it grows in small pieces: no long pause, no moment with two
//! copies of everything, and a segment that is rebuilt fits the processor's cache. What was asked for lately is
//! answered before that (`recent`). Invariant: a name never changes; `get` of the name gives the pair back.

use super::recent::Recent;
use super::slots::{Slot, Slots};
use super::{Full, hash};

/// Pairs by number.
pub(crate) struct Pairs {
    segments: Vec<Segment>,
    bytes: u64,
    recent: Recent,
}

struct Segment {
    slots: Slots,
    pairs: Vec<u64>,
}

const SEGMENT_BITS: u32 = 7;

impl Pairs {
    /// All names are below this.
    pub(crate) const MOST: u32 = 1 << 31;

    /// A segment may have one entry less than there is room for: the highest name stays free.
    const MOST_IN_SEGMENT: usize = (Pairs::MOST >> SEGMENT_BITS) as usize - 1;

    pub(crate) fn new() -> Pairs {
        let segment = || Segment { slots: Slots::new(), pairs: Vec::new() };
        Pairs { segments: (0..1 << SEGMENT_BITS).map(|_| segment()).collect(), bytes: 0, recent: Recent::new() }
    }

    pub(crate) fn bytes(&self) -> u64 {
        self.bytes
    }

    /// The name of a pair, and whether it is new.
    #[inline]
    pub(crate) fn intern(&mut self, left: u32, right: u32) -> Result<(u32, bool), Full> {
        let pair = hash::join(left, right);
        if let Some(name) = self.recent.get(pair) {
            return Ok((name, false));
        }
        let (name, new) = self.look_up(pair)?;
        self.recent.set(pair, name);
        Ok((name, new))
    }

    fn look_up(&mut self, pair: u64) -> Result<(u32, bool), Full> {
        let hash = hash::of_pair(pair);
        let segment = (hash >> (u64::BITS - SEGMENT_BITS)) as u32;
        let name = |number: u32| number << SEGMENT_BITS | segment;
        let Segment { slots, pairs } = &self.segments[segment as usize];
        match slots.find(hash, |number| pairs[number as usize] == pair) {
            Slot::Known(number) => Ok((name(number), false)),
            Slot::Vacant(place) => self.add(segment, pair, hash, place).map(|number| (name(number), true)),
        }
    }

    /// The pair with this name.
    pub(crate) fn get(&self, name: u32) -> (u32, u32) {
        let segment = name & ((1 << SEGMENT_BITS) - 1);
        let pair = self.segments[segment as usize].pairs[(name >> SEGMENT_BITS) as usize];
        (pair as u32, (pair >> 32) as u32)
    }

    fn add(&mut self, segment: u32, pair: u64, hash: u64, place: usize) -> Result<u32, Full> {
        let segment = &mut self.segments[segment as usize];
        if segment.pairs.len() == Pairs::MOST_IN_SEGMENT {
            return Err(Full);
        }
        let before = segment.bytes();
        let number = segment.add(pair, hash, place);
        self.bytes += segment.bytes() - before;
        Ok(number)
    }
}

impl Segment {
    fn add(&mut self, pair: u64, hash: u64, place: usize) -> u32 {
        let number = self.slots.add(hash, place, |number| hash::of_pair(self.pairs[number as usize]));
        if self.pairs.len() == self.pairs.capacity() {
            self.pairs.reserve_exact(8 + self.pairs.len() / 8);
        }
        self.pairs.push(pair);
        number
    }

    fn bytes(&self) -> u64 {
        self.slots.bytes() + self.pairs.capacity() as u64 * 8
    }
}

#[cfg(test)]
mod tests {
    use super::Pairs;

    #[test]
    fn a_pair_has_one_name_and_a_name_one_pair() {
        let mut pairs = Pairs::new();
        let all = || (0..300u32).flat_map(|left| (0..300u32).map(move |right| (left, right)));
        let names: Vec<_> = all().map(|(left, right)| pairs.intern(left, right).unwrap()).collect();
        assert!(names.iter().all(|&(name, new)| new && name < Pairs::MOST));
        for ((left, right), (name, _)) in all().zip(names) {
            assert_eq!(pairs.intern(left, right), Ok((name, false)));
            assert_eq!(pairs.get(name), (left, right));
        }
    }
}
