//! What each word of the immortal part holds.
//!
//! Immortals never move, so this is found out once for each of them; whoever looks at changed immortal words then needs not
//! know in which object they lie.

use crate::canonical::caches_of;
use crate::machine::Machine;
use crate::reference::Reference;
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

impl Machine {
    /// Learns the words of immortals made since the last time.
    pub(crate) fn sync_word_kinds(&mut self) {
        let mut kinds = std::mem::take(&mut self.word_kinds);
        // The words before the first object.
        let first = if kinds.is_empty() { 2 } else { kinds.len() as u32 };
        kinds.resize(first as usize, WordKind::Plain);
        let mut at = first;
        while at < self.heap.immortal_top() {
            at += self.add_word_kinds(&mut kinds, Reference(at));
            debug_assert_eq!(at as usize, kinds.len(), "every word has a kind");
        }
        self.word_kinds = kinds;
    }

    /// Adds the words of one object and answers how many they are.
    fn add_word_kinds(&self, kinds: &mut Vec<WordKind>, object: Reference) -> u32 {
        let class = self.peek_class(object);
        kinds.extend([WordKind::Plain, WordKind::Lock]);
        if let Some(element) = crate::heap::Heap::element_kind(class) {
            let words = element.words(self.heap.length(object)) as u32;
            let kind = if element == Element::Reference { WordKind::Pair } else { WordKind::Plain };
            kinds.extend((0..words).map(|_| kind));
            return HEADER_WORDS + words;
        }
        extend(kinds, &class.instance_references);
        if class != self.known.class {
            caches_of(class).iter().for_each(|offset| kinds[(object.0 + offset) as usize] = WordKind::Cache);
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
