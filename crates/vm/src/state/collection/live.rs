//! The set of live words, and where each of them goes when the garbage between them is squeezed out.
//!
//! One bit for every word of the dynamic part; all words of a live object are set. The new place of a word is the
//! number of live words before it, which a running count per 64 words and one population count give. After Kermany and
//! Petrank, "The Compressor" (PLDI 2006), without its concurrency. Objects need no mark bit and no room for a
//! forwarding address.

/// Bits per element of the bitmap.
const BITS: u32 = u64::BITS;

/// Live words between `start` and the top of the heap.
pub(super) struct Live {
    start: u32,
    bits: Vec<u64>,
}

/// Where live words go.
pub(super) struct Forwarding {
    live: Live,
    /// Live words before each element of the bitmap.
    before: Vec<u32>,
}

impl Live {
    /// Nothing is alive yet.
    pub(super) fn none(start: u32, top: u32) -> Live {
        Live { start, bits: vec![0; (top - start).div_ceil(BITS) as usize] }
    }

    /// Marks the words of an object; false if it was marked already. Objects are marked as a whole.
    pub(super) fn mark(&mut self, object: u32, size: u32) -> bool {
        let (first, end) = (object - self.start, object - self.start + size);
        if self.is_set(first) {
            return false;
        }
        let (first_element, last_element) = ((first / BITS) as usize, ((end - 1) / BITS) as usize);
        let from_first = u64::MAX << (first % BITS);
        let to_last = u64::MAX >> (BITS - 1 - (end - 1) % BITS);
        if first_element == last_element {
            self.bits[first_element] |= from_first & to_last;
        } else {
            self.bits[first_element] |= from_first;
            self.bits[first_element + 1..last_element].fill(u64::MAX);
            self.bits[last_element] |= to_last;
        }
        true
    }

    /// Whether the object at this index is marked.
    pub(super) fn contains(&self, object: u32) -> bool {
        self.is_set(object - self.start)
    }

    /// How many words are alive.
    pub(super) fn words(&self) -> u32 {
        self.bits.iter().map(|bits| bits.count_ones()).sum()
    }

    fn is_set(&self, bit: u32) -> bool {
        self.bits[(bit / BITS) as usize] >> (bit % BITS) & 1 != 0
    }

    /// The first live word at or after a word of the heap. Asked for the end of a live object, that is the next live
    /// object.
    fn next(&self, from: u32) -> Option<u32> {
        let bit = from - self.start;
        let mut element = (bit / BITS) as usize;
        let mut bits = self.bits.get(element)? & (u64::MAX << (bit % BITS));
        while bits == 0 {
            element += 1;
            bits = *self.bits.get(element)?;
        }
        Some(self.start + element as u32 * BITS + bits.trailing_zeros())
    }
}

impl Forwarding {
    /// Slides all live words down to the start.
    pub(super) fn new(live: Live) -> Forwarding {
        let mut before = Vec::with_capacity(live.bits.len());
        let mut count = 0;
        for bits in &live.bits {
            before.push(count);
            count += bits.count_ones();
        }
        Forwarding { live, before }
    }

    /// The new place of a live object; immortals and null stay where they are.
    #[inline]
    pub(super) fn of(&self, object: u32) -> u32 {
        if object < self.live.start {
            return object;
        }
        let bit = object - self.live.start;
        let element = (bit / BITS) as usize;
        let below = self.live.bits[element] & !(u64::MAX << (bit % BITS));
        self.live.start + self.before[element] + below.count_ones()
    }

    /// Whether an object is still there.
    pub(super) fn is_live(&self, object: u32) -> bool {
        object < self.live.start || self.live.contains(object)
    }

    /// The first live object at or after the end of another.
    pub(super) fn next_object(&self, from: u32) -> Option<u32> {
        self.live.next(from)
    }

    /// Where the live objects end afterwards.
    pub(super) fn end(&self) -> u32 {
        let last = self.live.bits.last().map_or(0, |bits| bits.count_ones());
        self.live.start + self.before.last().copied().unwrap_or(0) + last
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn live_words_slide_down_in_order() {
        let mut live = Live::none(1000, 1400);
        for (object, size) in [(1003, 2), (1060, 10), (1070, 200), (1399, 1)] {
            assert!(live.mark(object, size));
            assert!(!live.mark(object, size) && live.contains(object));
        }
        assert_eq!(live.words(), 213);
        let forwarding = Forwarding::new(live);
        let places: Vec<u32> = [0, 999, 1003, 1060, 1070, 1399].map(|object| forwarding.of(object)).into();
        assert_eq!(places, [0, 999, 1000, 1002, 1012, 1212]);
        assert_eq!(forwarding.end(), 1213);
        let order: Vec<Option<u32>> = [1000, 1005, 1070, 1270].map(|end| forwarding.next_object(end)).into();
        assert_eq!(order, [Some(1003), Some(1060), Some(1070), Some(1399)]);
        assert_eq!(forwarding.next_object(1400), None);
    }
}
