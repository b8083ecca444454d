//! `java.lang.String` from and to the VM's own text; interning (JVMS 5.1).

use crate::interpreter::detour::Detoured;
use crate::machine::Machine;
use crate::state::heap::Heap;
use crate::state::lock_word::SETTLED;
use crate::state::reference::Reference;
use program::layout::HEADER_WORDS;

const LATIN1: u64 = 0;
const UTF16: u64 = 1;

impl Machine {
    /// A new string.
    pub fn new_string(&mut self, text: &str) -> Detoured<Reference> {
        if text.is_ascii() {
            return self.string_of(text.as_bytes(), LATIN1);
        }
        let units: Vec<u16> = text.encode_utf16().collect();
        self.new_string_utf16(&units)
    }

    /// A new string of UTF-16 units, compact where it can be.
    pub fn new_string_utf16(&mut self, units: &[u16]) -> Detoured<Reference> {
        if units.iter().all(|unit| *unit < 256) {
            let bytes: Vec<u8> = units.iter().map(|unit| *unit as u8).collect();
            return self.string_of(&bytes, LATIN1);
        }
        let bytes: Vec<u8> = units.iter().flat_map(|unit| unit.to_le_bytes()).collect();
        self.string_of(&bytes, UTF16)
    }

    fn string_of(&mut self, bytes: &[u8], coder: u64) -> Detoured<Reference> {
        let value = self.new_byte_array(bytes)?;
        let string = self.allocate_object(self.known.string)?;
        self.heap.set_field(string, self.known.string_value, value.slot());
        self.heap.set_field(string, self.known.string_coder, coder);
        Ok(string)
    }

    /// The UTF-16 units of a string.
    pub fn string_units(&self, string: Reference) -> Vec<u16> {
        let value = Reference::from_slot(self.heap.field(string, self.known.string_value));
        if value.is_null() {
            return Vec::new();
        }
        let length = self.heap.length(value);
        if self.heap.field(string, self.known.string_coder) == LATIN1 {
            return (0..length).map(|index| self.heap.element(value, index, 0) as u16).collect();
        }
        (0..length / 2).map(|index| self.heap.element(value, index, 1) as u16).collect()
    }

    /// The text of a string; lone surrogates become replacement characters.
    pub fn text(&self, string: Reference) -> String {
        if string.is_null() {
            return String::from("null");
        }
        String::from_utf16_lossy(&self.string_units(string))
    }

    /// The interned string of this text.
    pub fn intern(&mut self, text: &str) -> Detoured<Reference> {
        let units: Vec<u16> = text.encode_utf16().collect();
        self.intern_utf16(&units)
    }

    /// The interned string of these units.
    pub fn intern_utf16(&mut self, units: &[u16]) -> Detoured<Reference> {
        let cell =
            self.string_cell(units).ok_or_else(|| self.unsupported("more string literals than the VM has room for"))?;
        let known = Reference::from_slot(self.heap.word(cell));
        if !known.is_null() {
            return Ok(known);
        }
        let string = self.immortal_string(units)?;
        self.heap.set_word(cell, string.slot());
        Ok(string)
    }

    /// The immortal string that literals of this text resolve to. Making it is not a change of the state.
    pub(crate) fn immortal_string(&mut self, units: &[u16]) -> Detoured<Reference> {
        if let Some(literal) = self.known_literal(units) {
            return Ok(literal);
        }
        let made = self.string_cell(units).and_then(|_| self.make_immortal_string(units));
        let Some(literal) = made else { return Err(self.unsupported("more string literals than the VM has room for")) };
        self.set_literal(units, literal);
        Ok(literal)
    }

    fn make_immortal_string(&mut self, units: &[u16]) -> Option<Reference> {
        let latin1 = units.iter().all(|unit| *unit < 256);
        let bytes: Vec<u8> = if latin1 {
            units.iter().map(|unit| *unit as u8).collect()
        } else {
            units.iter().flat_map(|unit| unit.to_le_bytes()).collect()
        };
        let (array, length) = (self.known.byte_array, bytes.len() as u32);
        let value = self.heap.allocate_immortal(array.id, length, Heap::size(array, length))?;
        self.heap.set_pristine(value.0 + 1, SETTLED);
        for (index, chunk) in bytes.chunks(8).enumerate() {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.heap.set_pristine(value.0 + HEADER_WORDS + index as u32, u64::from_le_bytes(word));
        }
        let string = self.heap.allocate_immortal(self.known.string.id, 0, Heap::size(self.known.string, 0))?;
        self.heap.set_pristine(string.0 + self.known.string_value, value.slot());
        self.heap.set_pristine(string.0 + self.known.string_coder, if latin1 { LATIN1 } else { UTF16 });
        Some(string)
    }

    /// `String.intern`: the receiver itself where no equal string has been interned.
    pub fn intern_string(&mut self, string: Reference) -> Detoured<Reference> {
        let units = self.string_units(string);
        let cell = self
            .string_cell(&units)
            .ok_or_else(|| self.unsupported("more interned strings than the VM has room for"))?;
        if self.heap.word(cell) == 0 {
            self.heap.set_word(cell, string.slot());
        }
        Ok(Reference::from_slot(self.heap.word(cell)))
    }
}
