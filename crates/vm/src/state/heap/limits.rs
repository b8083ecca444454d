//! How much may be allocated, and when to collect.
//!
//! The *limit* is what the program was promised: live dynamic objects may take so many words. The *ceiling* is how far
//! allocation may go before somebody has to find out how much is alive. Without history that is the limit, because a
//! collection moves what is alive to the bottom. While there are marks nothing can move, so garbage is given its room
//! above the limit instead. Either way memory is exhausted exactly when the live objects and the new one exceed the
//! limit: a function of the state, whatever garbage there is.

use super::{Heap, IMMORTAL_WORDS};

/// Words that may be allocated before the first collection, and at least between two.
const STRIDE: u32 = 4 << 20;
/// Words beyond the ceiling for exceptions of the VM itself, which must not fail for want of memory.
const RESERVE: u32 = 1 << 20;

pub(super) struct Limits {
    limit: u32,
    pub(super) ceiling: u32,
    /// Up to here an allocation needs no further look: below the ceiling and inside the arena.
    pub(super) fence: u32,
    /// Allocation beyond this asks for a collection at the next opportunity.
    threshold: u32,
    reserve_open: bool,
}

impl Limits {
    /// Room for immortals only: the boot is not over.
    pub(super) fn new(immortal_words: u32, limit_words: u32) -> Limits {
        let limit = limit_words.min(u32::MAX - immortal_words - RESERVE) + immortal_words;
        Limits { limit, ceiling: immortal_words, fence: immortal_words, threshold: u32::MAX, reserve_open: false }
    }
}

impl Heap {
    /// Whether a collection should happen before more is allocated.
    #[inline(always)]
    pub(crate) fn wants_collection(&self) -> bool {
        self.top > self.limits.threshold && !self.logging
    }

    /// Sets how many words live dynamic objects may take; it counts from the next collection on.
    pub(crate) fn set_limit_words(&mut self, words: u32) {
        self.limits.limit = words.min(u32::MAX - IMMORTAL_WORDS - RESERVE) + IMMORTAL_WORDS;
        self.set_ceiling(self.limits.limit);
    }

    /// Words that live dynamic objects may take.
    pub(crate) fn limit_words(&self) -> u32 {
        self.limits.limit - IMMORTAL_WORDS
    }

    /// Sets where the dynamic objects end, after a collection or a restoration.
    pub(crate) fn set_top(&mut self, top: u32) {
        self.top = top;
        self.untouched = self.untouched.max(top);
        self.open_room();
    }

    /// Makes sure that the arena reaches up to `end`.
    pub(crate) fn reach(&mut self, end: u32) {
        if end as usize > self.words.len() {
            self.words.resize(end as usize, 0);
        }
    }

    /// With everything below `top` alive: the room that is left up to the limit.
    pub(super) fn open_room(&mut self) {
        let live = self.top - IMMORTAL_WORDS;
        self.limits.threshold = self.top.saturating_add(live.max(STRIDE));
        self.set_ceiling(self.limits.limit);
    }

    pub(super) fn set_ceiling(&mut self, ceiling: u32) {
        self.limits.ceiling = ceiling;
        self.limits.fence = ceiling.min(u32::try_from(self.words.len()).unwrap_or(u32::MAX));
    }

    /// With only `live` words below `top` alive, and nothing that may move: the room up to the limit, above the
    /// garbage.
    pub(crate) fn open_room_above_garbage(&mut self, live: u32) {
        let left = self.limit_words().saturating_sub(live);
        self.set_ceiling(self.top.saturating_add(left).min(u32::MAX - RESERVE));
    }

    /// Opens or closes the reserve.
    pub(crate) fn set_reserve_open(&mut self, open: bool) {
        self.limits.reserve_open = open;
    }

    /// Whether allocation may use the reserve now.
    pub(crate) fn is_reserve_open(&self) -> bool {
        self.limits.reserve_open
    }

    #[inline(never)]
    pub(super) fn make_room(&mut self, end: u64) -> Option<()> {
        let reserve = if self.limits.reserve_open { RESERVE } else { 0 };
        let ceiling = self.limits.ceiling.saturating_add(reserve);
        if end > u64::from(ceiling) {
            return None;
        }
        if end > self.words.len() as u64 {
            let twice = self.words.len() + (self.words.len() - IMMORTAL_WORDS as usize);
            let more = |wanted: usize| 8 * (wanted - self.words.len()) as u64;
            let amply = twice.max(end as usize).min(ceiling as usize);
            let wanted = if self.halt.fits(more(amply)) { amply } else { end as usize };
            if !self.halt.has_room(more(wanted)) {
                return None;
            }
            self.words.resize(wanted, 0);
        }
        self.set_ceiling(self.limits.ceiling);
        Some(())
    }
}
