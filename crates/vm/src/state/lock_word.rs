//! The second header word of every object: its monitor and its identity hash.
//!
//! Bits 0–19 are the number of the owning thread plus one, 20–39 how often it has entered, 40–60 the identity hash (0:
//! none yet). The three highest bits are marks that an exploration puts there: what other threads can reach. They
//! follow from the rest of the state and are no part of it (see `exploring/sharing.rs`). Who waits for the monitor is
//! not here: that is the threads' status, so the entry and wait sets are sets, and the scheduler chooses from them.

/// A decoded lock word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LockWord(pub u64);

const OWNER_BITS: u32 = 20;
const COUNT_SHIFT: u32 = OWNER_BITS;
const HASH_SHIFT: u32 = 40;
const FIELD_MASK: u64 = (1 << OWNER_BITS) - 1;
/// Identity hashes are 21 bits wide.
pub(crate) const HASH_MASK: u32 = (1 << 21) - 1;
/// Another thread can reach the object.
pub(crate) const SHARED: u64 = 1 << 63;
/// The array holds the characters of a string: nobody writes it any more.
pub(crate) const SETTLED: u64 = 1 << 62;
/// Another thread can reach the object although its constructor is still running: its final fields are not constant
/// yet.
pub(crate) const LEAKED: u64 = 1 << 61;
/// All marks of an exploration.
pub(crate) const MARKS: u64 = SHARED | SETTLED | LEAKED;

impl LockWord {
    /// Number of the owning thread.
    #[inline(always)]
    pub fn owner(self) -> Option<u32> {
        match self.0 & FIELD_MASK {
            0 => None,
            owner => Some(owner as u32 - 1),
        }
    }

    /// Whether this thread holds the monitor.
    #[inline(always)]
    pub(crate) fn is_held_by(self, thread: u32) -> bool {
        self.owner() == Some(thread)
    }

    /// Whether this thread could enter the monitor: nobody else holds it.
    pub(crate) fn is_free_for(self, thread: u32) -> bool {
        self.owner().is_none_or(|owner| owner == thread)
    }

    /// How often the owner has entered.
    pub fn count(self) -> u32 {
        ((self.0 >> COUNT_SHIFT) & FIELD_MASK) as u32
    }

    /// The same word with another owner and count; a count of 0 frees the monitor.
    pub fn with_lock(self, owner: u32, count: u32) -> LockWord {
        let cleared = self.0 & !((FIELD_MASK << COUNT_SHIFT) | FIELD_MASK);
        if count == 0 {
            return LockWord(cleared);
        }
        LockWord(cleared | (u64::from(count) << COUNT_SHIFT) | u64::from(owner + 1))
    }

    /// The identity hash, once somebody has asked for it.
    pub fn hash(self) -> Option<u32> {
        match (self.0 >> HASH_SHIFT) as u32 & HASH_MASK {
            0 => None,
            hash => Some(hash),
        }
    }

    /// The same word with an identity hash.
    pub fn with_hash(self, hash: u32) -> LockWord {
        let cleared = self.0 & !(u64::from(HASH_MASK) << HASH_SHIFT);
        LockWord(cleared | u64::from(hash & HASH_MASK) << HASH_SHIFT)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_do_not_disturb_each_other() {
        let word = LockWord(0).with_hash(0x1f_ffff).with_lock(1_000_000, 70_000);
        assert_eq!((word.owner(), word.count(), word.hash()), (Some(1_000_000), 70_000, Some(0x1f_ffff)));
        assert!(word.is_held_by(1_000_000) && word.is_free_for(1_000_000) && !word.is_free_for(1));
        let free = word.with_lock(0, 0);
        assert!(!free.is_held_by(0) && free.is_free_for(0));
        assert_eq!((free.owner(), free.count(), free.hash()), (None, 0, Some(0x1f_ffff)));
    }
}
