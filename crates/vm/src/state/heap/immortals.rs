//! Immortals: what every state has at the same place, and which of their words differ from their first contents.
//!
//! Differences are found by pages: a page that was never written since it was last seen to be clean cannot differ.

use super::{Heap, IMMORTAL_WORDS};
use crate::state::reference::Reference;
use program::ClassId;
use std::ops::Range;

/// Immortal words whose changes are remembered together.
const PAGE_SHIFT: u32 = 4;
/// The pages of the immortals of the boot.
pub(super) const IMMORTAL_PAGES: u32 = IMMORTAL_WORDS >> PAGE_SHIFT;

/// The pages that may hold differences.
pub(super) struct DirtyPages {
    is_dirty: Vec<bool>,
    /// The same pages, each once.
    list: Vec<u32>,
}

impl DirtyPages {
    pub(super) fn new(words: u32) -> DirtyPages {
        DirtyPages { is_dirty: vec![false; (words >> PAGE_SHIFT) as usize], list: Vec::new() }
    }

    /// Makes sure that there is a page for each of so many words.
    pub(super) fn reach(&mut self, words: u32) {
        let pages = words.div_ceil(1 << PAGE_SHIFT) as usize;
        self.is_dirty.resize(self.is_dirty.len().max(pages), false);
    }

    /// Forgets all pages, and answers with them.
    pub(super) fn take(&mut self) -> Vec<u32> {
        self.list.iter().for_each(|page| self.is_dirty[*page as usize] = false);
        std::mem::take(&mut self.list)
    }

    /// The word is about to change.
    #[inline]
    pub(super) fn note(&mut self, index: u32) {
        self.note_page(index >> PAGE_SHIFT);
    }

    #[inline]
    pub(super) fn note_page(&mut self, page: u32) {
        if !self.is_dirty[page as usize] {
            self.is_dirty[page as usize] = true;
            self.list.push(page);
        }
    }
}

/// Where immortals lie and what they hold at first: the same for every machine on one program, and growing only (see
/// `machine::process`). An anchor is the exception: while there is one, some first contents are those at the anchor
/// (`heap/anchor.rs`). Machines that share immortals would have to keep these apart.
#[derive(Clone)]
pub(super) struct Immortals {
    /// First word above the immortals in use, once the boot is over.
    pub(super) top: u32,
    /// The first contents of each word below.
    pub(super) first: Vec<u64>,
}

impl Immortals {
    pub(super) fn new() -> Immortals {
        Immortals { top: 2, first: vec![0; 2] }
    }

    /// Room for another immortal of so many words, if there is any.
    fn allocate(&mut self, header: u64, size: u64) -> Option<u32> {
        let (at, end) = (self.top, u64::from(self.top) + size);
        if end > u64::from(IMMORTAL_WORDS) {
            return None;
        }
        self.top = end as u32;
        self.first.resize(end as usize, 0);
        self.first[at as usize] = header;
        Some(at)
    }
}

impl Heap {
    /// Ends the boot: everything allocated so far becomes immortal with the contents it has now.
    pub fn freeze(&mut self) {
        self.immortals.top = self.top;
        self.immortals.first = self.words[..self.top as usize].to_vec();
        self.top = IMMORTAL_WORDS;
        self.untouched = IMMORTAL_WORDS;
        self.watermark = IMMORTAL_WORDS;
        self.frozen = true;
        self.open_room();
    }

    /// Whether the boot is over.
    pub(crate) fn is_frozen(&self) -> bool {
        self.frozen
    }

    /// Allocates an immortal, whose first contents are written with [`Heap::set_pristine`].
    pub(crate) fn allocate_immortal(&mut self, class: ClassId, length: u32, size: u64) -> Option<Reference> {
        if !self.frozen {
            return self.allocate(class, length, size);
        }
        let header = u64::from(class.0) | u64::from(length) << 32;
        let at = self.immortals.allocate(header, size)?;
        self.words[at as usize] = header;
        Some(Reference(at))
    }

    /// Writes an immortal's first contents: not a change of the state, so neither logged nor a difference.
    pub(crate) fn set_pristine(&mut self, index: u32, value: u64) {
        self.words[index as usize] = value;
        if self.frozen {
            self.immortals.first[index as usize] = value;
        }
    }

    /// First word above the immortals in use.
    pub fn immortal_top(&self) -> u32 {
        if self.frozen { self.immortals.top } else { self.top }
    }

    /// The first contents of an immortal word.
    #[inline]
    pub(crate) fn pristine_word(&self, index: u32) -> u64 {
        match index.checked_sub(IMMORTAL_WORDS) {
            None => self.immortals.first[index as usize],
            Some(above) => self.anchor.words[above as usize],
        }
    }

    /// Makes every immortal as it was at first and forgets all dynamic objects and all history.
    pub(crate) fn reset(&mut self) {
        self.forget_history();
        for page in self.dirty.take() {
            let words = self.words_of(page);
            let first = first_contents(&self.immortals.first, &self.anchor.words, words.clone());
            self.words[words.start as usize..words.end as usize].copy_from_slice(first);
        }
        self.set_top(self.dynamic_start);
    }

    /// Gets the immortals of another heap, as they are at first, in the place of its own.
    pub(crate) fn copy_immortals(&mut self, other: &Heap) {
        self.immortals.clone_from(&other.immortals);
        self.words[..self.immortals.first.len()].copy_from_slice(&self.immortals.first);
    }

    /// Forgets pages that do not differ any more, and puts the others in order.
    pub(crate) fn tidy_dirty_pages(&mut self) {
        let mut list = std::mem::take(&mut self.dirty.list);
        list.retain(|page| {
            let range = self.words_of(*page);
            let first = first_contents(&self.immortals.first, &self.anchor.words, range.clone());
            let differs = self.words[range.start as usize..range.end as usize] != *first;
            self.dirty.is_dirty[*page as usize] = differs;
            differs
        });
        list.sort_unstable();
        self.dirty.list = list;
    }

    /// The words of each page that may differ, in order after [`Heap::tidy_dirty_pages`].
    pub(crate) fn dirty_pages(&self) -> impl Iterator<Item = Range<u32>> {
        self.dirty.list.iter().map(|page| self.words_of(*page))
    }

    /// Visits every immortal word below a place that differs from its first contents: where it is, what it holds now,
    /// and what at first.
    #[inline]
    pub(crate) fn for_each_changed(&self, below: u32, visit: &mut impl FnMut(u32, u64, u64)) {
        for page in self.dirty_pages().filter(|page| page.start < below) {
            let now = &self.words[page.start as usize..page.end as usize];
            let first = first_contents(&self.immortals.first, &self.anchor.words, page.clone());
            for (index, (now, first)) in page.zip(now.iter().zip(first)) {
                if now != first {
                    visit(index, *now, *first);
                }
            }
        }
    }

    fn words_of(&self, page: u32) -> Range<u32> {
        let start = page << PAGE_SHIFT;
        let end = if start < IMMORTAL_WORDS { self.immortals.top } else { self.dynamic_start };
        start..(start + (1 << PAGE_SHIFT)).min(end)
    }

    /// Visits every immortal word that may differ from its first contents, in no particular order.
    pub(crate) fn for_each_dirty_word(&mut self, mut visit: impl FnMut(u32, &mut u64)) {
        for page in 0..self.dirty.list.len() {
            for index in self.words_of(self.dirty.list[page]) {
                visit(index, &mut self.words[index as usize]);
            }
        }
    }
}

/// The first contents of words that lie on one page.
fn first_contents<'a>(pristine: &'a [u64], anchored: &'a [u64], words: Range<u32>) -> &'a [u64] {
    let (first, base) = if words.start < IMMORTAL_WORDS { (pristine, 0) } else { (anchored, IMMORTAL_WORDS) };
    &first[(words.start - base) as usize..(words.end - base) as usize]
}
