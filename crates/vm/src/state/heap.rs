//! The heap: one arena of words, written in place, with a log of what was overwritten.
//!
//! The arena has two parts. *Immortals* (class mirrors with their static fields, literal strings, everything that lived
//! when the heap was frozen) lie below [`Heap::dynamic_start`]; they never move, are never collected, and their first
//! contents are kept apart, so that a state needs to record only those that differ (`heap/immortals.rs`). *Dynamic*
//! objects lie above, are allocated upwards and vanish when the state is undone to a mark (`heap/marks.rs`). Until
//! [`Heap::freeze`], everything allocated becomes immortal; what lives at the anchor of an exploration becomes so later
//! (`heap/anchor.rs`). A write below the watermark is noted: logged if there is a mark to return to, and remembered as
//! a difference if it hits an immortal. See "State" in ARCHITECTURE.md.
//!
//! Invariants: references are word indices of object headers; words at or above `top` hold garbage or zero and are
//! zeroed on allocation; objects lie back to back, so both parts can be walked.

mod anchor;
mod immortals;
mod limits;
mod marks;

pub use marks::HeapMark;

use crate::machine::halt::Halt;
use crate::state::lock_word::{self, LockWord};
use crate::state::reference::Reference;
use program::layout::{Element, HEADER_WORDS};
use program::{Class, ClassId, ClassKind};

/// Words reserved for immortals: 64 MiB of address space, touched only as far as used.
const IMMORTAL_WORDS: u32 = 8 << 20;
/// Dynamic words to begin with.
const FIRST_DYNAMIC_WORDS: usize = 256 << 10;

/// The heap.
pub struct Heap {
    words: Vec<u64>,
    immortals: immortals::Immortals,
    top: u32,
    /// Everything at or above was never used: no need to zero it.
    untouched: u32,
    watermark: u32,
    frozen: bool,
    logging: bool,
    log: Vec<(u32, u64)>,
    /// Everything below never moves: immortals, and what lived at the anchor.
    dynamic_start: u32,
    /// Everything below counts as within reach of every thread.
    shared_below: u32,
    anchor: anchor::Anchor,
    dirty: immortals::DirtyPages,
    limits: limits::Limits,
    initialization_offset: u32,
    boolean_array: ClassId,
    halt: Halt,
}

impl Heap {
    /// An empty heap that may grow to `limit_words` dynamic words.
    pub fn new(limit_words: u32) -> Heap {
        Heap {
            words: vec![0; IMMORTAL_WORDS as usize + FIRST_DYNAMIC_WORDS],
            immortals: immortals::Immortals::new(),
            // Word 0 stays unused: reference 0 is null.
            top: 2,
            untouched: 2,
            watermark: 0,
            frozen: false,
            logging: false,
            log: Vec::new(),
            dynamic_start: IMMORTAL_WORDS,
            shared_below: IMMORTAL_WORDS,
            anchor: anchor::Anchor::default(),
            dirty: immortals::DirtyPages::new(IMMORTAL_WORDS),
            limits: limits::Limits::new(IMMORTAL_WORDS, limit_words),
            initialization_offset: 0,
            boolean_array: ClassId(u32::MAX),
            halt: Halt::default(),
        }
    }

    /// Lets somebody say how much memory there is.
    pub(crate) fn obey(&mut self, halt: Halt) {
        self.halt = halt;
    }

    /// Tells the heap where a mirror keeps its class's initialisation word, and which class `boolean[]` is.
    pub(crate) fn set_layout(&mut self, initialization_offset: u32, boolean_array: ClassId) {
        self.initialization_offset = initialization_offset;
        self.boolean_array = boolean_array;
    }

    /// Word of a mirror that holds its class's initialisation state.
    #[inline(always)]
    pub fn initialization_offset(&self) -> u32 {
        self.initialization_offset
    }

    /// The class of `boolean[]`, whose stores keep one bit.
    #[inline(always)]
    pub(crate) fn boolean_array(&self) -> ClassId {
        self.boolean_array
    }

    #[inline(always)]
    pub fn word(&self, index: u32) -> u64 {
        self.words[index as usize]
    }

    /// Writes a word, noting the old one where that matters.
    #[inline(always)]
    pub fn set_word(&mut self, index: u32, value: u64) {
        if index < self.watermark {
            self.note(index);
        }
        self.words[index as usize] = value;
    }

    #[inline(never)]
    fn note(&mut self, index: u32) {
        if self.logging {
            self.log.push((index, self.words[index as usize]));
        }
        if index < self.dynamic_start {
            self.dirty.note(index);
        }
    }

    #[inline(always)]
    pub fn class_id(&self, object: Reference) -> ClassId {
        ClassId(self.word(object.0) as u32)
    }

    /// The length of an array.
    #[inline(always)]
    pub fn length(&self, array: Reference) -> u32 {
        (self.word(array.0) >> 32) as u32
    }

    pub fn lock_word(&self, object: Reference) -> LockWord {
        LockWord(self.word(object.0 + 1))
    }

    pub fn set_lock_word(&mut self, object: Reference, word: LockWord) {
        self.set_word(object.0 + 1, word.0);
    }

    /// Whether another thread can reach the object; true for every immortal.
    #[inline(always)]
    pub fn is_shared(&self, object: Reference) -> bool {
        object.0 < self.shared_below || self.word(object.0 + 1) & lock_word::SHARED != 0
    }

    /// Whether another thread can reach the array and it may still be written.
    #[inline(always)]
    pub fn is_shared_array(&self, array: Reference) -> bool {
        let marks = self.word(array.0 + 1);
        marks & lock_word::SETTLED == 0 && (array.0 < self.shared_below || marks & lock_word::SHARED != 0)
    }

    /// Whether another thread can reach the object while it is being constructed.
    #[inline(always)]
    pub(crate) fn is_leaked(&self, object: Reference) -> bool {
        self.word(object.0 + 1) & lock_word::LEAKED != 0
    }

    /// The field at a word offset from the object's start.
    #[inline(always)]
    pub fn field(&self, object: Reference, offset: u32) -> u64 {
        self.word(object.0 + offset)
    }

    #[inline(always)]
    pub fn set_field(&mut self, object: Reference, offset: u32, value: u64) {
        self.set_word(object.0 + offset, value);
    }

    /// Element `index` of an array with elements of `1 << shift` bytes, zero-extended; the caller has checked the
    /// bounds.
    #[inline(always)]
    pub fn element(&self, array: Reference, index: u32, shift: u32) -> u64 {
        let bits = u64::from(index) << (shift + 3);
        let word = self.word(array.0 + HEADER_WORDS + (bits >> 6) as u32);
        let value = word >> (bits & 63);
        if shift == 3 { value } else { value & ((1 << (8 << shift)) - 1) }
    }

    #[inline(always)]
    pub fn set_element(&mut self, array: Reference, index: u32, shift: u32, value: u64) {
        let bits = u64::from(index) << (shift + 3);
        let at = array.0 + HEADER_WORDS + (bits >> 6) as u32;
        if shift == 3 {
            return self.set_word(at, value);
        }
        let mask = ((1u64 << (8 << shift)) - 1) << (bits & 63);
        let old = self.word(at);
        self.set_word(at, (old & !mask) | ((value << (bits & 63)) & mask));
    }

    /// Words of an object, headers included.
    pub fn size(class: &Class, length: u32) -> u64 {
        u64::from(HEADER_WORDS)
            + match class.kind {
                ClassKind::Array { element, .. } => element.words(length),
                ClassKind::Instance | ClassKind::Primitive { .. } => u64::from(class.instance_words),
            }
    }

    /// Allocates a zeroed dynamic object; `None` where the heap is full.
    #[inline]
    pub fn allocate(&mut self, class: ClassId, length: u32, size: u64) -> Option<Reference> {
        let at = self.top;
        let end = u64::from(at) + size;
        if end > u64::from(self.limits.fence) {
            self.make_room(end)?;
        }
        let end = end as u32;
        if at < self.untouched {
            let dirty_end = end.min(self.untouched);
            self.words[at as usize..dirty_end as usize].fill(0);
        }
        self.untouched = self.untouched.max(end);
        self.top = end;
        self.words[at as usize] = u64::from(class.0) | u64::from(length) << 32;
        Some(Reference(at))
    }

    /// First word of the dynamic part.
    #[inline(always)]
    pub fn dynamic_start(&self) -> u32 {
        self.dynamic_start
    }

    /// First free word of the dynamic part.
    pub fn top(&self) -> u32 {
        self.top
    }

    /// Whether the boot has made the object, or it is a literal or a class.
    pub fn is_immortal(&self, object: Reference) -> bool {
        object.0 < IMMORTAL_WORDS
    }

    /// Bytes the arena has in use.
    pub fn used_bytes(&self) -> u64 {
        8 * u64::from(self.top.saturating_sub(IMMORTAL_WORDS) + self.immortal_top())
    }

    pub(crate) fn words_mut(&mut self) -> &mut [u64] {
        &mut self.words
    }

    pub(crate) fn words(&self) -> &[u64] {
        &self.words
    }

    /// The element kind of an array class.
    pub fn element_kind(class: &Class) -> Option<Element> {
        match class.kind {
            ClassKind::Array { element, .. } => Some(element),
            ClassKind::Instance | ClassKind::Primitive { .. } => None,
        }
    }
}

impl Heap {
    /// Copies elements between arrays of one element size; overlapping ranges of one array are copied as if at once.
    pub fn copy_elements(
        &mut self,
        from: Reference,
        from_index: u32,
        to: Reference,
        to_index: u32,
        count: u32,
        shift: u32,
    ) {
        let per_word = 3 - shift;
        let aligned = |index: u32| index & ((1 << per_word) - 1) == 0;
        let word_of = |array: Reference, index: u32| array.0 + HEADER_WORDS + (index >> per_word);
        if from != to && aligned(from_index) && aligned(to_index) {
            let whole = count >> per_word;
            for word in 0..whole {
                let value = self.word(word_of(from, from_index) + word);
                self.set_word(word_of(to, to_index) + word, value);
            }
            let done = whole << per_word;
            return self.copy_singly(from, from_index + done, to, to_index + done, count - done, shift);
        }
        self.copy_singly(from, from_index, to, to_index, count, shift);
    }

    fn copy_singly(&mut self, from: Reference, from_index: u32, to: Reference, to_index: u32, count: u32, shift: u32) {
        let backwards = from == to && from_index < to_index;
        for step in 0..count {
            let at = if backwards { count - 1 - step } else { step };
            let value = self.element(from, from_index + at, shift);
            self.set_element(to, to_index + at, shift, value);
        }
    }
}
