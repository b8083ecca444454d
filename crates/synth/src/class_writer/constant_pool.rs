//! The constant pool being built (JVMS §4.4): equal entries are stored once, in order of first use.

use std::collections::BTreeMap;

use classfile::modified_utf8;

const UTF8: u8 = 1;
const INTEGER: u8 = 3;
const FLOAT: u8 = 4;
const LONG: u8 = 5;
const DOUBLE: u8 = 6;
const CLASS: u8 = 7;
const STRING: u8 = 8;
const FIELD: u8 = 9;
const METHOD: u8 = 10;
const INTERFACE_METHOD: u8 = 11;
const NAME_AND_TYPE: u8 = 12;
const METHOD_TYPE: u8 = 16;

/// What a symbolic reference to a member is about; it selects the kind of constant-pool entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MemberKind {
    /// A field.
    Field,
    /// A method of a class.
    Method,
    /// A method of an interface, whatever the instruction that calls it.
    InterfaceMethod,
}

/// Constant-pool entries in the order of their indices. Overflow is remembered and reported when the class is finished.
#[derive(Debug)]
pub(crate) struct ConstantPool {
    bytes: Vec<u8>,
    next_index: u16,
    known: BTreeMap<Vec<u8>, u16>,
    overflow: Option<&'static str>,
}

impl ConstantPool {
    pub(crate) fn new() -> Self {
        Self { bytes: Vec::new(), next_index: 1, known: BTreeMap::new(), overflow: None }
    }

    /// The limit that was exceeded, if any.
    pub(crate) fn overflow(&self) -> Option<&'static str> {
        self.overflow
    }

    /// Appends `constant_pool_count` and all entries to a class file.
    pub(crate) fn write_to(&self, out: &mut Vec<u8>) {
        out.extend(self.next_index.to_be_bytes());
        out.extend(&self.bytes);
    }

    pub(crate) fn text(&mut self, text: &str) -> u16 {
        self.utf8(&modified_utf8::from_text(text))
    }

    fn utf8(&mut self, encoded: &[u8]) -> u16 {
        let Ok(length) = u16::try_from(encoded.len()) else {
            self.overflow = Some("65,535 bytes of modified UTF-8 in one constant");
            return 0;
        };
        let mut entry = vec![UTF8];
        entry.extend(length.to_be_bytes());
        entry.extend(encoded);
        self.intern(entry, 1)
    }

    pub(crate) fn class(&mut self, name: &str) -> u16 {
        let name = self.text(name);
        self.pair(CLASS, name, None)
    }

    pub(crate) fn string(&mut self, units: &[u16]) -> u16 {
        let text = self.utf8(&modified_utf8::from_utf16(units));
        self.pair(STRING, text, None)
    }

    pub(crate) fn method_type(&mut self, descriptor: &str) -> u16 {
        let descriptor = self.text(descriptor);
        self.pair(METHOD_TYPE, descriptor, None)
    }

    pub(crate) fn int(&mut self, value: i32) -> u16 {
        self.number(INTEGER, &value.to_be_bytes(), 1)
    }

    pub(crate) fn float(&mut self, value: f32) -> u16 {
        self.number(FLOAT, &value.to_bits().to_be_bytes(), 1)
    }

    pub(crate) fn long(&mut self, value: i64) -> u16 {
        self.number(LONG, &value.to_be_bytes(), 2)
    }

    pub(crate) fn double(&mut self, value: f64) -> u16 {
        self.number(DOUBLE, &value.to_bits().to_be_bytes(), 2)
    }

    pub(crate) fn member(&mut self, kind: MemberKind, owner: &str, name: &str, descriptor: &str) -> u16 {
        let owner = self.class(owner);
        let name = self.text(name);
        let descriptor = self.text(descriptor);
        let name_and_type = self.pair(NAME_AND_TYPE, name, Some(descriptor));
        let tag = match kind {
            MemberKind::Field => FIELD,
            MemberKind::Method => METHOD,
            MemberKind::InterfaceMethod => INTERFACE_METHOD,
        };
        self.pair(tag, owner, Some(name_and_type))
    }

    fn pair(&mut self, tag: u8, first: u16, second: Option<u16>) -> u16 {
        let mut entry = vec![tag];
        entry.extend(first.to_be_bytes());
        entry.extend(second.iter().flat_map(|index| index.to_be_bytes()));
        self.intern(entry, 1)
    }

    fn number(&mut self, tag: u8, value: &[u8], indices: u16) -> u16 {
        let mut entry = vec![tag];
        entry.extend(value);
        self.intern(entry, indices)
    }

    fn intern(&mut self, entry: Vec<u8>, indices: u16) -> u16 {
        if let Some(&index) = self.known.get(&entry) {
            return index;
        }
        let index = self.next_index;
        let Some(next) = index.checked_add(indices) else {
            self.overflow = Some("65,535 constants in one class");
            return 0;
        };
        self.next_index = next;
        self.bytes.extend(&entry);
        self.known.insert(entry, index);
        index
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_entries_share_an_index() {
        let mut pool = ConstantPool::new();
        let first = pool.member(MemberKind::Method, "A", "m", "()V");
        assert_eq!(pool.member(MemberKind::Method, "A", "m", "()V"), first);
        assert_ne!(pool.member(MemberKind::InterfaceMethod, "A", "m", "()V"), first);
        assert_ne!(pool.float(0.0), pool.float(-0.0));
    }

    #[test]
    fn wide_numbers_take_two_indices() {
        let mut pool = ConstantPool::new();
        let long = pool.long(7);
        assert_eq!(pool.int(7), long + 2);
    }

    #[test]
    fn a_pool_that_is_full_says_so() {
        let mut pool = ConstantPool::new();
        for value in 0..70_000 {
            pool.int(value);
        }
        assert!(pool.overflow().is_some());
    }
}
