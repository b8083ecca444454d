//! How objects lie in the word arena: shared by everything that reads or writes the heap.
//!
//! An object starts with two header words: word 0 holds the class id (low half) and the array length (high half), word
//! 1 the lock, the identity hash and flags. Instance fields follow, one word each, superclass first. Array elements are
//! packed. A class mirror is an instance of `java.lang.Class` followed by [`MIRROR_HIDDEN_WORDS`] hidden words and the
//! static fields.

/// Words before the first field or element.
pub const HEADER_WORDS: u32 = 2;
/// What `Unsafe.arrayBaseOffset` reports; also the byte offset of the first field.
pub const HEADER_BYTES: u32 = 16;
/// Hidden words of a mirror: the id of the class it stands for, and its initialisation state.
pub const MIRROR_HIDDEN_WORDS: u32 = 2;

/// The kinds of array elements.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Element {
    Boolean,
    Byte,
    Char,
    Short,
    Int,
    Float,
    Long,
    Double,
    Reference,
}

impl Element {
    /// The element kind of an array whose component has this descriptor.
    pub fn of_descriptor(descriptor: &str) -> Element {
        match descriptor.as_bytes().first() {
            Some(b'Z') => Element::Boolean,
            Some(b'B') => Element::Byte,
            Some(b'C') => Element::Char,
            Some(b'S') => Element::Short,
            Some(b'I') => Element::Int,
            Some(b'F') => Element::Float,
            Some(b'J') => Element::Long,
            Some(b'D') => Element::Double,
            _ => Element::Reference,
        }
    }

    /// log2 of the bytes one element takes.
    pub fn shift(self) -> u32 {
        match self {
            Element::Boolean | Element::Byte => 0,
            Element::Char | Element::Short => 1,
            Element::Int | Element::Float | Element::Reference => 2,
            Element::Long | Element::Double => 3,
        }
    }

    /// Words that `length` packed elements take.
    pub fn words(self, length: u32) -> u64 {
        ((u64::from(length) << self.shift()) + 7) >> 3
    }
}
