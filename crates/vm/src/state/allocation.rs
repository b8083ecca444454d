//! Allocation of objects and arrays.
//!
//! A full heap is first answered with `Detour::Collect`; only if a collection does not help, with `OutOfMemoryError`.

use crate::interpreter::detour::Detoured;
use crate::machine::Machine;
use crate::state::heap::Heap;
use crate::state::reference::Reference;
use program::ClassRef;
use program::layout::HEADER_WORDS;

impl Machine {
    /// A new zeroed object; its class need not be initialised.
    pub fn allocate_object(&mut self, class: ClassRef) -> Detoured<Reference> {
        self.allocate_sized(class, 0, Heap::size(class, 0))
    }

    /// A new zeroed array of an array class.
    pub fn allocate_array(&mut self, class: ClassRef, length: u32) -> Detoured<Reference> {
        self.allocate_sized(class, length, Heap::size(class, length))
    }

    fn allocate_sized(&mut self, class: ClassRef, length: u32, size: u64) -> Detoured<Reference> {
        if size > u64::from(self.heap.limit_words()) {
            let limit = length >= i32::MAX as u32 - 1;
            let message = if limit { "Requested array size exceeds VM limit" } else { "Java heap space" };
            return Err(self.throw_out_of_memory(message));
        }
        // The fast path takes objects of classes it does not know for instances of nothing.
        if class.id.0 as usize >= self.process.classes.len() {
            self.sync_classes();
        }
        match self.heap.allocate(class.id, length, size) {
            Some(object) => Ok(object),
            None => Err(self.memory_is_short()),
        }
    }

    /// A new array of an array class; a negative length throws.
    pub fn new_array(&mut self, class: ClassRef, length: i32) -> Detoured<Reference> {
        match u32::try_from(length) {
            Ok(length) => self.allocate_array(class, length),
            Err(_) => Err(self.throw_new("java/lang/NegativeArraySizeException", &length.to_string())),
        }
    }

    /// A new `byte[]` with contents.
    pub fn new_byte_array(&mut self, bytes: &[u8]) -> Detoured<Reference> {
        let array = self.allocate_array(self.known.byte_array, bytes.len() as u32)?;
        for (index, chunk) in bytes.chunks(8).enumerate() {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.heap.set_word(array.0 + HEADER_WORDS + index as u32, u64::from_le_bytes(word));
        }
        Ok(array)
    }

    /// The contents of a `byte[]`.
    pub fn bytes(&self, array: Reference) -> Vec<u8> {
        let length = self.heap.length(array) as usize;
        let words = length.div_ceil(8) as u32;
        let mut bytes: Vec<u8> =
            (0..words).flat_map(|word| self.heap.word(array.0 + HEADER_WORDS + word).to_le_bytes()).collect();
        bytes.truncate(length);
        bytes
    }

    /// A new array of references.
    pub fn new_reference_array(&mut self, class: ClassRef, elements: &[Reference]) -> Detoured<Reference> {
        let array = self.allocate_array(class, elements.len() as u32)?;
        for (index, element) in elements.iter().enumerate() {
            self.heap.set_element(array, index as u32, 2, element.slot());
        }
        Ok(array)
    }

    /// The elements of an array of references.
    pub fn references(&self, array: Reference) -> Vec<Reference> {
        (0..self.heap.length(array)).map(|index| Reference::from_slot(self.heap.element(array, index, 2))).collect()
    }

    /// Nested arrays, for `multianewarray` and `Array.newInstance`; lengths are checked before anything is made.
    pub fn new_multi_array(&mut self, class: ClassRef, lengths: &[i32]) -> Detoured<Reference> {
        if let Some(negative) = lengths.iter().find(|length| **length < 0) {
            return Err(self.throw_new("java/lang/NegativeArraySizeException", &negative.to_string()));
        }
        self.nested_array(class, lengths)
    }

    fn nested_array(&mut self, class: ClassRef, lengths: &[i32]) -> Detoured<Reference> {
        let Some((length, inner)) = lengths.split_first() else { return Ok(Reference::NULL) };
        let array = self.allocate_array(class, *length as u32)?;
        if let (Some(component), false) = (class.component(), inner.is_empty()) {
            for index in 0..*length as u32 {
                let element = self.nested_array(component, inner)?;
                self.heap.set_element(array, index, 2, element.slot());
            }
        }
        Ok(array)
    }
}
