//! The word of a mirror that says how far the initialisation of its class is (JVMS 5.5).
//!
//! Part of the state, so it is undone and compared with everything else: 0 not initialised, `1 | thread << 8` in
//! progress, 2 initialised, 3 erroneous, 4 not even defined in this state (`linkage::class_definition`).

use super::heap::Heap;

/// A decoded initialisation word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct InitializationWord(pub u64);

const IN_PROGRESS: u64 = 1;
const THREAD_SHIFT: u32 = 8;

impl InitializationWord {
    pub(crate) const UNINITIALIZED: InitializationWord = InitializationWord(0);
    pub const INITIALIZED: InitializationWord = InitializationWord(2);
    pub(crate) const ERRONEOUS: InitializationWord = InitializationWord(3);
    pub(crate) const UNDEFINED: InitializationWord = InitializationWord(4);

    /// This thread is initialising the class.
    #[inline(always)]
    pub(crate) fn in_progress(thread: u32) -> InitializationWord {
        InitializationWord(IN_PROGRESS | u64::from(thread) << THREAD_SHIFT)
    }

    /// The thread that is initialising the class, if one is.
    #[inline]
    pub fn initializer(self) -> Option<u32> {
        (self.0 & 0xff == IN_PROGRESS).then_some((self.0 >> THREAD_SHIFT) as u32)
    }

    /// Whether a thread other than this one is initialising the class.
    pub(crate) fn is_in_progress_elsewhere(self, thread: u32) -> bool {
        self.initializer().is_some_and(|initializer| initializer != thread)
    }

    /// Whether a thread may use the class: it is initialised, or that very thread is about it.
    #[inline(always)]
    pub(crate) fn is_ready_for(self, thread: u32) -> bool {
        self == InitializationWord::INITIALIZED || self == InitializationWord::in_progress(thread)
    }

    /// The same with another number of the thread that it names, if it names one.
    #[must_use]
    pub(crate) fn with_thread(self, map: impl FnOnce(u32) -> u32) -> InitializationWord {
        self.initializer().map_or(self, |thread| InitializationWord::in_progress(map(thread)))
    }
}

impl Heap {
    /// How far the class of a mirror is initialised.
    #[inline(always)]
    pub fn initialization(&self, mirror: u32) -> InitializationWord {
        InitializationWord(self.word(mirror + self.initialization_offset()))
    }

    /// Changes how far the class of a mirror is initialised.
    pub(crate) fn set_initialization(&mut self, mirror: u32, word: InitializationWord) {
        self.set_word(mirror + self.initialization_offset(), word.0);
    }

    /// Says how far the class of a mirror is initialised at first.
    pub(crate) fn set_first_initialization(&mut self, mirror: u32, word: InitializationWord) {
        self.set_pristine(mirror + self.initialization_offset(), word.0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_class_in_progress_names_its_thread() {
        let word = InitializationWord::in_progress(7);
        assert_eq!(word.initializer(), Some(7));
        assert!(word.is_ready_for(7) && !word.is_ready_for(1));
        assert!(word.is_in_progress_elsewhere(1) && !word.is_in_progress_elsewhere(7));
        assert_eq!(word.with_thread(|thread| thread + 1), InitializationWord::in_progress(8));
    }

    #[test]
    fn a_class_that_is_not_in_progress_names_nobody() {
        for word in [
            InitializationWord::UNINITIALIZED,
            InitializationWord::INITIALIZED,
            InitializationWord::ERRONEOUS,
            InitializationWord::UNDEFINED,
        ] {
            assert_eq!(word.initializer(), None);
            assert_eq!(word.with_thread(|thread| thread + 1), word);
        }
    }
}
