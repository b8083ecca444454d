//! Whether somebody wants the machine to stop, and how much memory it may still take. No part of the state.
//!
//! The flag is looked at where a budget of instructions begins and now and then while the heap is traversed, never at
//! every instruction. Once it is up it stays up as long as the machine is used: whatever the machine answers from then
//! on may be half done and must be thrown away. `explore` does so, and `search` takes no search for complete that ends
//! with the flag up.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

/// How many objects a traversal visits between two looks at the flag.
const OBJECTS_BETWEEN_LOOKS: usize = 4096;

/// A wish to stop, shared by whoever has it and whoever must obey.
#[derive(Clone, Debug)]
pub struct Halt {
    asked: Arc<AtomicBool>,
    /// Bytes that may still be taken, as of the last time somebody measured.
    room: Arc<AtomicU64>,
}

impl Default for Halt {
    fn default() -> Halt {
        Halt { asked: Arc::default(), room: Arc::new(AtomicU64::new(u64::MAX)) }
    }
}

impl Halt {
    /// Nobody wants to stop yet; whoever raises this flag does.
    pub fn on(asked: Arc<AtomicBool>) -> Halt {
        Halt { asked, ..Halt::default() }
    }

    /// Whether to stop.
    #[inline]
    pub fn is_asked(&self) -> bool {
        self.asked.load(Ordering::Relaxed)
    }

    /// The same for a traversal that has come so far: rarely more than a glance at a number.
    #[inline]
    pub(crate) fn is_asked_at(&self, visited: usize) -> bool {
        visited.is_multiple_of(OBJECTS_BETWEEN_LOOKS) && self.is_asked()
    }

    /// Says how many bytes may still be taken.
    pub fn set_room(&self, bytes: u64) {
        self.room.store(bytes, Ordering::Relaxed);
    }

    /// Whether a table of words may grow, where nobody wants to stop.
    pub(crate) fn lets_grow(&self, from: usize, to: usize) -> bool {
        !self.is_asked() && self.has_room(8 * to.saturating_sub(from) as u64)
    }

    /// Whether there is room for so many bytes more.
    pub(crate) fn fits(&self, bytes: u64) -> bool {
        bytes <= self.room.load(Ordering::Relaxed)
    }

    /// The same for whoever needs them. Where there is no room, the flag goes up.
    pub(crate) fn has_room(&self, bytes: u64) -> bool {
        let fits = self.fits(bytes);
        if !fits {
            self.asked.store(true, Ordering::Relaxed);
        }
        fits
    }
}
