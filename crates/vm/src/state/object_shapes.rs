//! Shapes: how many words the objects of a class take and which of them hold references.
//!
//! The same facts as in [`program::Class`], arranged for walking many objects. Class mirrors are longer than their
//! class says (see `mirrors`); they are immortal and have their own map, see `word_kinds`.

use crate::state::canonical::{caches_of, own_fields_of};
use program::layout::{Element, HEADER_WORDS};
use program::{Class, ClassId, ClassKind, Program};

/// The shape of the objects of one class.
pub(crate) struct Shape {
    /// Words of an instance, header included; of an array the header alone.
    words: u32,
    element: Option<Element>,
    /// Word offsets of the fields that hold references.
    references: Box<[u32]>,
    /// Those among them that another thread can follow.
    followed: Box<[u32]>,
    /// Word offsets of the fields whose contents have no meaning (see `canonical/normalize.rs`).
    caches: Box<[u32]>,
}

/// The shapes of all classes, by class id.
#[derive(Default)]
pub(crate) struct Shapes {
    shapes: Vec<Shape>,
}

impl Shapes {
    /// Learns the shapes of classes loaded since the last time.
    pub(crate) fn sync(&mut self, program: &Program) {
        for id in self.shapes.len()..program.class_count() {
            self.shapes.push(Shape::of(program.class(ClassId(id as u32))));
        }
    }

    /// The shape of the object whose first header word this is.
    #[inline]
    pub(crate) fn of_header(&self, header: u64) -> &Shape {
        &self.shapes[header as u32 as usize]
    }
}

impl Shape {
    fn of(class: &Class) -> Shape {
        let element = match class.kind {
            ClassKind::Array { element, .. } => Some(element),
            ClassKind::Instance | ClassKind::Primitive { .. } => None,
        };
        let fields = class.instance_references.iter().zip(HEADER_WORDS..);
        let references: Box<[u32]> =
            fields.filter(|(is_reference, _)| **is_reference).map(|(_, offset)| offset).collect();
        let own = own_fields_of(class);
        let followed = references.iter().copied().filter(|offset| !own.contains(offset)).collect();
        let words = HEADER_WORDS + class.instance_words;
        Shape { words, element, references, followed, caches: caches_of(class) }
    }

    /// Words of the object with this first header word.
    #[inline]
    pub(crate) fn size(&self, header: u64) -> u32 {
        match self.element {
            Some(element) => HEADER_WORDS + element.words((header >> 32) as u32) as u32,
            None => self.words,
        }
    }

    /// Whether the objects are arrays.
    #[inline]
    pub(crate) fn is_array(&self) -> bool {
        self.element.is_some()
    }

    /// Whether the objects are arrays of references.
    #[inline]
    pub(crate) fn is_reference_array(&self) -> bool {
        self.element == Some(Element::Reference)
    }

    /// Word offsets of the fields that hold references.
    #[inline]
    pub(crate) fn references(&self) -> &[u32] {
        &self.references
    }

    /// Word offsets of the fields whose contents have no meaning.
    #[inline]
    pub(crate) fn caches(&self) -> &[u32] {
        &self.caches
    }

    /// Visits every reference of an object, given as its words from the header on.
    #[inline]
    pub(crate) fn for_each_reference(&self, object: &[u64], visit: &mut impl FnMut(u32)) {
        if self.is_reference_array() {
            for word in &object[HEADER_WORDS as usize..] {
                visit(*word as u32);
                visit((*word >> 32) as u32);
            }
            return;
        }
        self.references.iter().for_each(|offset| visit(object[*offset as usize] as u32));
    }

    /// Visits every reference of an object that another thread can follow: not those of a thread to its own objects.
    #[inline]
    pub(crate) fn for_each_followed(&self, object: &[u64], visit: &mut impl FnMut(u32)) {
        if self.is_reference_array() {
            return self.for_each_reference(object, visit);
        }
        self.followed.iter().for_each(|offset| visit(object[*offset as usize] as u32));
    }

    /// Replaces every reference of an object, given as its words from the header on.
    #[inline]
    pub(crate) fn map_references(&self, object: &mut [u64], map: &mut impl FnMut(u32) -> u32) {
        if self.is_reference_array() {
            object[HEADER_WORDS as usize..].iter_mut().for_each(|word| *word = map_pair(*word, map));
            return;
        }
        for offset in &self.references {
            let word = &mut object[*offset as usize];
            *word = u64::from(map(*word as u32));
        }
    }
}

/// Replaces both references in a word of a reference array.
#[inline]
pub(crate) fn map_pair(word: u64, map: &mut impl FnMut(u32) -> u32) -> u64 {
    if word == 0 {
        return 0;
    }
    let low = map(word as u32);
    let high = map((word >> 32) as u32);
    u64::from(low) | u64::from(high) << 32
}
