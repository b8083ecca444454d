//! A constant pool that grows (JVMS 4.4): what is there already is found, what is not is added at the end.

use classfile::{ClassFileError, Constant, ConstantPool, modified_utf8};
use rustc_hash::FxHashMap;
use std::borrow::Cow;

/// What a reference to a member is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MemberKind {
    Field,
    Method,
    InterfaceMethod,
}

/// The constants of a class file and more. That there are too many is remembered and told by [`PoolBuilder::is_full`].
pub struct PoolBuilder<'a> {
    original: &'a ConstantPool<'a>,
    /// The entries after those of the original; texts are ranges of `bytes`.
    added: Vec<Constant>,
    /// The added entries as the class file has them.
    bytes: Vec<u8>,
    /// Entries by what the class file has for them.
    known: FxHashMap<Vec<u8>, u16>,
    is_full: bool,
}

impl<'a> PoolBuilder<'a> {
    pub(super) fn of(original: &'a ConstantPool<'a>) -> PoolBuilder<'a> {
        let mut known = FxHashMap::default();
        for index in (1..original.len()).rev().map(|index| index as u16) {
            if let Some(encoded) = original.get(index).ok().and_then(|constant| encode(constant, original, index)) {
                known.insert(encoded, index);
            }
        }
        PoolBuilder { original, added: Vec::new(), bytes: Vec::new(), known, is_full: false }
    }

    /// Whether something could not be added.
    pub fn is_full(&self) -> bool {
        self.is_full
    }

    /// One more than the greatest index.
    pub(super) fn count(&self) -> u16 {
        (self.original.len() + self.added.len()) as u16
    }

    /// The bytes of what was added.
    pub(super) fn additions(&self) -> &[u8] {
        &self.bytes
    }

    /// A text.
    pub fn utf8(&mut self, text: &str) -> u16 {
        let encoded = modified_utf8::from_text(text);
        let Ok(length) = u16::try_from(encoded.len()) else {
            self.is_full = true;
            return 0;
        };
        let mut entry = vec![1];
        entry.extend(length.to_be_bytes());
        entry.extend(encoded);
        let start = self.bytes.len() as u32 + 3;
        self.intern(entry, Constant::Utf8 { start, len: length })
    }

    pub fn integer(&mut self, value: i32) -> u16 {
        self.number(3, &value.to_be_bytes(), Constant::Integer(value))
    }

    /// A float, by its bits.
    pub fn float(&mut self, bits: u32) -> u16 {
        self.number(4, &bits.to_be_bytes(), Constant::Float(bits))
    }

    pub fn long(&mut self, value: i64) -> u16 {
        self.number(5, &value.to_be_bytes(), Constant::Long(value))
    }

    /// A double, by its bits.
    pub fn double(&mut self, bits: u64) -> u16 {
        self.number(6, &bits.to_be_bytes(), Constant::Double(bits))
    }

    /// A class or an array type, by its internal name.
    pub fn class(&mut self, name: &str) -> u16 {
        let name = self.utf8(name);
        self.number(7, &name.to_be_bytes(), Constant::Class(name))
    }

    /// A string literal.
    pub fn string(&mut self, text: &str) -> u16 {
        let text = self.utf8(text);
        self.number(8, &text.to_be_bytes(), Constant::String(text))
    }

    /// A field or method, spelled out.
    pub fn reference(&mut self, kind: MemberKind, class: &str, name: &str, descriptor: &str) -> u16 {
        let (class, name_and_type) = (self.class(class), self.pair(name, descriptor));
        let (tag, constant) = match kind {
            MemberKind::Field => (9, Constant::FieldRef { class, name_and_type }),
            MemberKind::Method => (10, Constant::MethodRef { class, name_and_type }),
            MemberKind::InterfaceMethod => (11, Constant::InterfaceMethodRef { class, name_and_type }),
        };
        self.two(tag, class, name_and_type, constant)
    }

    fn pair(&mut self, name: &str, descriptor: &str) -> u16 {
        let (name, descriptor) = (self.utf8(name), self.utf8(descriptor));
        self.two(12, name, descriptor, Constant::NameAndType { name, descriptor })
    }

    fn two(&mut self, tag: u8, first: u16, second: u16, constant: Constant) -> u16 {
        let both = u32::from(first) << 16 | u32::from(second);
        self.number(tag, &both.to_be_bytes(), constant)
    }

    fn number(&mut self, tag: u8, content: &[u8], constant: Constant) -> u16 {
        let mut entry = vec![tag];
        entry.extend(content);
        self.intern(entry, constant)
    }

    fn intern(&mut self, entry: Vec<u8>, constant: Constant) -> u16 {
        if let Some(index) = self.known.get(&entry) {
            return *index;
        }
        let is_wide = matches!(constant, Constant::Long(_) | Constant::Double(_));
        let index = self.original.len() + self.added.len();
        if index + usize::from(is_wide) >= usize::from(u16::MAX) {
            self.is_full = true;
            return 0;
        }
        self.added.push(constant);
        if is_wide {
            self.added.push(Constant::Unusable);
        }
        self.bytes.extend(&entry);
        self.known.insert(entry, index as u16);
        index as u16
    }
}

/// Reading, as [`ConstantPool`] reads.
impl PoolBuilder<'_> {
    /// The entry at an index; that of an added text is a range of the additions.
    pub fn get(&self, index: u16) -> Result<Constant, ClassFileError> {
        match self.added_at(index) {
            Some(constant) => Ok(constant),
            None => self.original.get(index),
        }
    }

    /// The name of a class entry.
    pub fn class_name(&self, index: u16) -> Result<Cow<'_, str>, ClassFileError> {
        match self.added_at(index) {
            Some(Constant::Class(name)) => self.text(name),
            _ => self.original.class_name(index),
        }
    }

    /// The name and the descriptor of what a field, method or call site entry names.
    pub(crate) fn name_and_type_of(&self, index: u16) -> Result<(Cow<'_, str>, Cow<'_, str>), ClassFileError> {
        match self.get(index)? {
            Constant::FieldRef { name_and_type, .. }
            | Constant::MethodRef { name_and_type, .. }
            | Constant::InterfaceMethodRef { name_and_type, .. }
            | Constant::Dynamic { name_and_type, .. }
            | Constant::InvokeDynamic { name_and_type, .. } => self.name_and_type(name_and_type),
            _ => self.name_and_type(index),
        }
    }

    fn name_and_type(&self, index: u16) -> Result<(Cow<'_, str>, Cow<'_, str>), ClassFileError> {
        match self.added_at(index) {
            Some(Constant::NameAndType { name, descriptor }) => Ok((self.text(name)?, self.text(descriptor)?)),
            _ => self.original.name_and_type(index),
        }
    }

    fn text(&self, index: u16) -> Result<Cow<'_, str>, ClassFileError> {
        match self.added_at(index) {
            Some(Constant::Utf8 { start, len }) => {
                let bytes = &self.bytes[start as usize..][..usize::from(len)];
                Ok(modified_utf8::to_text(bytes))
            }
            _ => self.original.text(index),
        }
    }

    fn added_at(&self, index: u16) -> Option<Constant> {
        self.added.get(usize::from(index).checked_sub(self.original.len())?).copied()
    }
}

/// What the class file has for an entry; `None` for kinds that are never looked for.
fn encode(constant: Constant, pool: &ConstantPool<'_>, index: u16) -> Option<Vec<u8>> {
    let two = |tag: u8, first: u16, second: u16| [&[tag][..], &first.to_be_bytes(), &second.to_be_bytes()].concat();
    Some(match constant {
        Constant::Utf8 { len, .. } => [&[1][..], &len.to_be_bytes(), pool.utf8(index).ok()?].concat(),
        Constant::Integer(value) => [&[3][..], &value.to_be_bytes()].concat(),
        Constant::Float(bits) => [&[4][..], &bits.to_be_bytes()].concat(),
        Constant::Long(value) => [&[5][..], &value.to_be_bytes()].concat(),
        Constant::Double(bits) => [&[6][..], &bits.to_be_bytes()].concat(),
        Constant::Class(name) => [&[7][..], &name.to_be_bytes()].concat(),
        Constant::String(text) => [&[8][..], &text.to_be_bytes()].concat(),
        Constant::FieldRef { class, name_and_type } => two(9, class, name_and_type),
        Constant::MethodRef { class, name_and_type } => two(10, class, name_and_type),
        Constant::InterfaceMethodRef { class, name_and_type } => two(11, class, name_and_type),
        Constant::NameAndType { name, descriptor } => two(12, name, descriptor),
        _ => return None,
    })
}
