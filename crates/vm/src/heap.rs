//! The heap: one arena of words, written in place, with a log of what was overwritten.
//!
//! The arena has two parts. *Immortals* (class mirrors with their static fields, literal strings, everything that lived when
//! the heap was frozen) lie below [`Heap::dynamic_start`]; they never move, are never collected, and their first contents are
//! kept in `pristine`, so that a state needs to record only those that differ. *Dynamic* objects lie above, are allocated
//! upwards and vanish when the state is undone to a mark. Until [`Heap::freeze`], everything allocated becomes immortal. A write below the watermark is noted: logged if there is a mark to
//! return to, and remembered as a difference if it hits an immortal. See "State" in ARCHITECTURE.md.
//!
//! Invariants: references are word indices of object headers; words at or above `top` hold garbage or zero and are zeroed on
//! allocation; objects lie back to back, so both parts can be walked.

use crate::lock_word::LockWord;
use crate::reference::Reference;
use program::layout::{Element, HEADER_WORDS};
use program::{Class, ClassId, ClassKind};

/// Words reserved for immortals: 64 MiB of address space, touched only as far as used.
const IMMORTAL_WORDS: u32 = 8 << 20;
/// Dynamic words to begin with.
const FIRST_DYNAMIC_WORDS: usize = 256 << 10;
/// Immortal words whose changes are remembered together.
const DIRTY_PAGE_SHIFT: u32 = 6;

/// The heap.
pub struct Heap {
    words: Vec<u64>,
    immortal_top: u32,
    top: u32,
    /// Everything at or above was never used: no need to zero it.
    untouched: u32,
    watermark: u32,
    frozen: bool,
    logging: bool,
    log: Vec<(u32, u64)>,
    pristine: Vec<u64>,
    dirty_pages: Vec<bool>,
    limit: u32,
    initialization_offset: u32,
    boolean_array: ClassId,
    /// Allocation beyond this asks for a collection first.
    threshold: u32,
}

/// A point the heap can be taken back to.
#[derive(Clone, Copy, Debug)]
pub struct HeapMark {
    top: u32,
    log: usize,
    watermark: u32,
    logging: bool,
}

impl Heap {
    /// An empty heap that may grow to `limit_words` dynamic words.
    pub fn new(limit_words: u32) -> Heap {
        Heap {
            words: vec![0; IMMORTAL_WORDS as usize + FIRST_DYNAMIC_WORDS],
            // Word 0 stays unused: reference 0 is null.
            immortal_top: 2,
            top: 2,
            untouched: 2,
            watermark: 0,
            frozen: false,
            logging: false,
            log: Vec::new(),
            pristine: vec![0; 2],
            dirty_pages: vec![false; (IMMORTAL_WORDS >> DIRTY_PAGE_SHIFT) as usize],
            limit: limit_words.saturating_add(IMMORTAL_WORDS),
            threshold: IMMORTAL_WORDS + (4 << 20),
            initialization_offset: 0,
            boolean_array: ClassId(u32::MAX),
        }
    }

    /// Tells the heap where a mirror keeps its class's initialisation word, and which class `boolean[]` is.
    pub fn set_layout(&mut self, initialization_offset: u32, boolean_array: ClassId) {
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
    pub fn boolean_array(&self) -> ClassId {
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
        if index < IMMORTAL_WORDS {
            self.dirty_pages[(index >> DIRTY_PAGE_SHIFT) as usize] = true;
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

    /// The field at a word offset from the object's start.
    #[inline(always)]
    pub fn field(&self, object: Reference, offset: u32) -> u64 {
        self.word(object.0 + offset)
    }

    #[inline(always)]
    pub fn set_field(&mut self, object: Reference, offset: u32, value: u64) {
        self.set_word(object.0 + offset, value);
    }

    /// Element `index` of an array with elements of `1 << shift` bytes, zero-extended; the caller has checked the bounds.
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
        if end > self.words.len() as u64 {
            self.grow(end)?;
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

    #[inline(never)]
    fn grow(&mut self, end: u64) -> Option<()> {
        if end > u64::from(self.limit) {
            return None;
        }
        let wanted = (end as usize).max(self.words.len() + self.words.len() / 2).min(self.limit as usize);
        self.words.resize(wanted, 0);
        Some(())
    }

    /// Ends the boot: everything allocated so far becomes immortal with the contents it has now.
    pub fn freeze(&mut self) {
        self.immortal_top = self.top;
        self.pristine = self.words[..self.top as usize].to_vec();
        self.top = IMMORTAL_WORDS;
        self.untouched = IMMORTAL_WORDS;
        self.watermark = IMMORTAL_WORDS;
        self.frozen = true;
    }

    /// Whether the boot is over.
    pub fn is_frozen(&self) -> bool {
        self.frozen
    }

    /// Allocates an immortal, whose first contents are written with [`Heap::set_pristine`].
    pub fn allocate_immortal(&mut self, class: ClassId, length: u32, size: u64) -> Option<Reference> {
        if !self.frozen {
            return self.allocate(class, length, size);
        }
        let at = self.immortal_top;
        let end = u64::from(at) + size;
        if end > u64::from(IMMORTAL_WORDS) {
            return None;
        }
        self.immortal_top = end as u32;
        self.words[at as usize] = u64::from(class.0) | u64::from(length) << 32;
        self.pristine.resize(end as usize, 0);
        self.pristine[at as usize] = self.words[at as usize];
        Some(Reference(at))
    }

    /// Writes an immortal's first contents: not a change of the state, so neither logged nor a difference.
    pub fn set_pristine(&mut self, index: u32, value: u64) {
        self.words[index as usize] = value;
        if self.frozen {
            self.pristine[index as usize] = value;
        }
    }

    /// First word above the immortals in use.
    pub fn immortal_top(&self) -> u32 {
        if self.frozen { self.immortal_top } else { self.top }
    }

    /// First word of the dynamic part.
    pub fn dynamic_start(&self) -> u32 {
        IMMORTAL_WORDS
    }

    /// First free word of the dynamic part.
    pub fn top(&self) -> u32 {
        self.top
    }

    pub fn is_immortal(&self, object: Reference) -> bool {
        object.0 < IMMORTAL_WORDS
    }

    /// Whether a collection should happen before more is allocated.
    #[inline(always)]
    pub fn wants_collection(&self) -> bool {
        self.top > self.threshold && !self.logging
    }

    /// Bytes the arena has in use.
    pub fn used_bytes(&self) -> u64 {
        8 * u64::from(self.top.saturating_sub(IMMORTAL_WORDS) + self.immortal_top())
    }

    pub(crate) fn limit_words(&self) -> u32 {
        self.limit - IMMORTAL_WORDS
    }

    pub(crate) fn words_mut(&mut self) -> &mut [u64] {
        &mut self.words
    }

    pub(crate) fn words(&self) -> &[u64] {
        &self.words
    }

    /// After a collection: what is left ends at `top`.
    pub(crate) fn set_top(&mut self, top: u32) {
        self.top = top;
        let live = top - IMMORTAL_WORDS;
        self.threshold = (top + live.max(4 << 20)).min(self.limit.saturating_sub(1 << 10)).max(top + 1);
    }

    /// Begins a new piece of history: [`Heap::undo_to`] can come back to here.
    pub fn mark(&mut self) -> HeapMark {
        let mark = HeapMark { top: self.top, log: self.log.len(), watermark: self.watermark, logging: self.logging };
        self.logging = true;
        self.watermark = self.top;
        mark
    }

    /// Takes everything back that was written or allocated since `mark`.
    pub fn undo_to(&mut self, mark: HeapMark) {
        while self.log.len() > mark.log {
            if let Some((index, old)) = self.log.pop() {
                self.words[index as usize] = old;
            }
        }
        self.top = mark.top;
        self.watermark = mark.watermark;
        self.logging = mark.logging;
    }

    /// Immortal words that differ from their first contents, page by page: `(index, pristine, now)`.
    pub(crate) fn differences(&self) -> impl Iterator<Item = u32> + '_ {
        let pages = self.dirty_pages.iter().enumerate().filter(|(_, dirty)| **dirty);
        pages
            .flat_map(|(page, _)| {
                let start = (page as u32) << DIRTY_PAGE_SHIFT;
                start..(start + (1 << DIRTY_PAGE_SHIFT)).min(self.immortal_top)
            })
            .filter(|index| self.words[*index as usize] != self.pristine[*index as usize])
    }

    /// The first contents of an immortal word.
    pub(crate) fn pristine_word(&self, index: u32) -> u64 {
        self.pristine[index as usize]
    }

    /// Makes every immortal as it was at first and forgets all dynamic objects; the logs must be empty of marks.
    pub(crate) fn reset(&mut self) {
        for page in 0..self.dirty_pages.len() {
            if self.dirty_pages[page] {
                let start = page << DIRTY_PAGE_SHIFT;
                let end = (start + (1 << DIRTY_PAGE_SHIFT)).min(self.immortal_top as usize);
                for index in start..end {
                    if self.logging && self.words[index] != self.pristine[index] {
                        self.log.push((index as u32, self.words[index]));
                    }
                    self.words[index] = self.pristine[index];
                }
            }
        }
        if !self.logging {
            self.dirty_pages.fill(false);
            self.top = IMMORTAL_WORDS;
        }
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
