//! What each word of the immortal part holds, and of what lived at the anchor.
//!
//! Immortals never move, so this is found out once for each of them; whoever looks at changed immortal words then needs
//! not know in which object they lie.

use crate::machine::Machine;
use crate::state::canonical::caches_of;
use crate::state::reference::Reference;
use program::ClassRef;
use program::layout::{Element, HEADER_WORDS};

/// What a word holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum WordKind {
    /// A header, a number, or packed numbers.
    Plain,
    /// One reference in a field.
    Reference,
    /// Two elements of a reference array.
    Pair,
    /// Owner, count and identity hash.
    Lock,
    /// A class's initialisation state, in its mirror.
    Initialization,
    /// A number without meaning, see `canonical/normalize.rs`.
    Cache,
}

/// The kinds of all words that never move.
#[derive(Default)]
pub(crate) struct WordKinds {
    immortal: Vec<WordKind>,
    anchor_start: u32,
    anchored: Vec<WordKind>,
    /// For each word that lived at the anchor, where its object begins.
    objects: Vec<u32>,
}

impl WordKinds {
    #[inline]
    pub(crate) fn of(&self, index: u32) -> WordKind {
        match self.immortal.get(index as usize) {
            Some(kind) => *kind,
            None => self.anchored[(index - self.anchor_start) as usize],
        }
    }

    /// The same, where somebody has learnt it: a page that was written to may end after the last immortal.
    pub(crate) fn known(&self, index: u32) -> Option<WordKind> {
        let anchored = || self.anchored.get(index.checked_sub(self.anchor_start)? as usize);
        self.immortal.get(index as usize).or_else(anchored).copied()
    }

    /// Where the object begins that lived at the anchor and has this word; nothing for immortals of the boot.
    #[inline]
    pub(crate) fn anchored_object(&self, index: u32) -> Option<u32> {
        if (index as usize) < self.immortal.len() {
            return None;
        }
        self.objects.get((index - self.anchor_start) as usize).copied()
    }
}

impl Machine {
    /// Learns the words of everything above the immortals of the boot.
    pub(crate) fn learn_anchored_words(&mut self) {
        let (start, top) = (self.heap.anchor_start(), self.heap.top());
        let (mut kinds, mut objects) = (Vec::new(), Vec::new());
        while start + (kinds.len() as u32) < top {
            let object = Reference(start + kinds.len() as u32);
            let size = self.add_word_kinds(&mut kinds, object);
            objects.extend((0..size).map(|_| object.0));
        }
        self.word_kinds.anchor_start = start;
        self.word_kinds.anchored = kinds;
        self.word_kinds.objects = objects;
    }

    /// Learns the words of immortals made since the last time.
    pub fn sync_word_kinds(&mut self) {
        if self.word_kinds.immortal.len() as u32 == self.heap.immortal_top() {
            return;
        }
        let mut kinds = std::mem::take(&mut self.word_kinds.immortal);
        // The words before the first object.
        let first = if kinds.is_empty() { 2 } else { kinds.len() as u32 };
        kinds.resize(first as usize, WordKind::Plain);
        let mut at = first;
        while at < self.heap.immortal_top() {
            at += self.add_word_kinds(&mut kinds, Reference(at));
            debug_assert_eq!(at as usize, kinds.len(), "every word has a kind");
        }
        self.word_kinds.immortal = kinds;
    }

    /// Adds the words of one object and answers how many they are.
    fn add_word_kinds(&self, kinds: &mut Vec<WordKind>, object: Reference) -> u32 {
        let class = self.peek_class(object);
        let first = kinds.len();
        kinds.extend([WordKind::Plain, WordKind::Lock]);
        if let Some(element) = crate::state::heap::Heap::element_kind(class) {
            let words = element.words(self.heap.length(object)) as u32;
            let kind = if element == Element::Reference { WordKind::Pair } else { WordKind::Plain };
            kinds.extend((0..words).map(|_| kind));
            return HEADER_WORDS + words;
        }
        extend(kinds, &class.instance_references);
        if class != self.known.class {
            caches_of(class).iter().for_each(|offset| kinds[first + *offset as usize] = WordKind::Cache);
            return HEADER_WORDS + class.instance_words;
        }
        let mirrored: ClassRef = self.class_of_mirror(object);
        kinds.extend([WordKind::Plain, WordKind::Initialization]);
        extend(kinds, &mirrored.static_references);
        self.mirror_size(mirrored)
    }
}

fn extend(kinds: &mut Vec<WordKind>, references: &[bool]) {
    kinds.extend(
        references.iter().map(|is_reference| if *is_reference { WordKind::Reference } else { WordKind::Plain }),
    );
}
