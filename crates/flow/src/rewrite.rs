//! A class file with some of its members replaced, left out or added; everything else stays byte for byte.
//!
//! Follows the layout of JVMS 4.1. The constant pool is copied and extended at its end, so that every index that is
//! not touched keeps its meaning.

mod pool;
mod spans;

pub use pool::{MemberKind, PoolBuilder};

use crate::error::{FlowError, FlowErrorKind};
use classfile::ClassFile;
use spans::{MemberSpan, Spans};

/// The access flags of what everybody may access, and of what is private or protected (JVMS tables 4.1-B and 4.5-A).
const PUBLIC: u16 = 0x0001;
const HIDDEN: u16 = 0x0006;

/// What becomes of a member of the class.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Fate {
    Kept,
    Dropped,
    /// Kept with this content of its `Code` attribute.
    Recoded(Vec<u8>),
}

/// A class file on its way to another one.
pub struct Rewriting<'a> {
    file: &'a ClassFile<'a>,
    spans: Spans,
    /// New constants are asked for here, before the class is finished.
    pub pool: PoolBuilder<'a>,
    fields: Vec<Fate>,
    methods: Vec<Fate>,
    /// Whole `field_info` structures.
    added_fields: Vec<Vec<u8>>,
    /// Whole `method_info` structures.
    added: Vec<Vec<u8>>,
    /// Whether the class and its fields are public from now on.
    is_open: bool,
}

impl<'a> Rewriting<'a> {
    /// Nothing has changed so far.
    pub fn of(file: &'a ClassFile<'a>) -> Result<Rewriting<'a>, FlowError> {
        let spans = Spans::of(file).ok_or_else(|| failure(file, "not a class file that was parsed"))?;
        let fates = |members: &[MemberSpan]| vec![Fate::Kept; members.len()];
        let (fields, methods) = (fates(&spans.fields), fates(&spans.methods));
        let pool = PoolBuilder::of(&file.pool);
        let (added_fields, added) = (Vec::new(), Vec::new());
        Ok(Rewriting { file, spans, pool, fields, methods, added_fields, added, is_open: false })
    }

    /// Gives a method, by its place in the class file, another body: the content of a `Code` attribute.
    pub fn replace_code(&mut self, method: usize, code: Vec<u8>) {
        self.methods[method] = Fate::Recoded(code);
    }

    /// Leaves a method out.
    pub fn drop_method(&mut self, method: usize) {
        self.methods[method] = Fate::Dropped;
    }

    /// Leaves a field out.
    pub fn drop_field(&mut self, field: usize) {
        self.fields[field] = Fate::Dropped;
    }

    /// Lets every class access the class and its fields. Nobody's field is another one by that (JVMS 5.4.3.2).
    pub fn open(&mut self) {
        self.is_open = true;
    }

    /// Adds a field.
    pub fn add_field(&mut self, access: u16, name: &str, descriptor: &str) {
        let header = [access, self.pool.utf8(name), self.pool.utf8(descriptor), 0];
        self.added_fields.push(header.iter().flat_map(|item| item.to_be_bytes()).collect());
    }

    /// Adds a method that has nothing but a body.
    pub fn add_method(&mut self, access: u16, name: &str, descriptor: &str, code: &[u8]) {
        let header = [access, self.pool.utf8(name), self.pool.utf8(descriptor), 1];
        let mut method: Vec<u8> = header.iter().flat_map(|item| item.to_be_bytes()).collect();
        let attribute = self.pool.utf8("Code");
        put_attribute(&mut method, attribute, code);
        self.added.push(method);
    }

    /// The bytes of the class file.
    pub fn finish(self) -> Result<Vec<u8>, FlowError> {
        if self.pool.is_full() {
            return Err(failure(self.file, "more than 65,535 constants"));
        }
        let bytes = self.file.bytes;
        let mut out = Vec::with_capacity(bytes.len() + bytes.len() / 8);
        out.extend(&bytes[..8]);
        out.extend(self.pool.count().to_be_bytes());
        out.extend(&bytes[10..self.spans.pool_end]);
        out.extend(self.pool.additions());
        let class = out.len();
        out.extend(&bytes[self.spans.pool_end..self.spans.interfaces_end]);
        self.open_at(&mut out, class);
        let fields = out.len() + 2;
        self.put_members(&mut out, &self.spans.fields, &self.fields, &self.added_fields)?;
        let mut at = fields;
        for (span, _) in self.spans.fields.iter().zip(&self.fields).filter(|(_, fate)| **fate != Fate::Dropped) {
            self.open_at(&mut out, at);
            at += span.whole.len();
        }
        self.put_members(&mut out, &self.spans.methods, &self.methods, &self.added)?;
        out.extend(&bytes[self.spans.methods_end..]);
        Ok(out)
    }

    /// Makes what has its flags here public, if everything is to be.
    fn open_at(&self, out: &mut [u8], at: usize) {
        if self.is_open {
            let flags = u16::from_be_bytes([out[at], out[at + 1]]) & !HIDDEN | PUBLIC;
            out[at..at + 2].copy_from_slice(&flags.to_be_bytes());
        }
    }

    fn put_members(
        &self,
        out: &mut Vec<u8>,
        spans: &[MemberSpan],
        fates: &[Fate],
        added: &[Vec<u8>],
    ) -> Result<(), FlowError> {
        let count = fates.iter().filter(|fate| **fate != Fate::Dropped).count() + added.len();
        let count = u16::try_from(count).map_err(|_| failure(self.file, "more than 65,535 members"))?;
        out.extend(count.to_be_bytes());
        for (span, fate) in spans.iter().zip(fates) {
            match fate {
                Fate::Kept => out.extend(&self.file.bytes[span.whole.clone()]),
                Fate::Dropped => {}
                Fate::Recoded(code) => self.put_recoded(out, span, code),
            }
        }
        added.iter().for_each(|member| out.extend(member));
        Ok(())
    }

    /// A method with another body; its other attributes stay as they are.
    fn put_recoded(&self, out: &mut Vec<u8>, span: &MemberSpan, code: &[u8]) {
        out.extend(&self.file.bytes[span.whole.start..span.attributes_start()]);
        for attribute in &span.attributes {
            if self.file.pool.utf8(attribute.name).is_ok_and(|name| name == b"Code") {
                put_attribute(out, attribute.name, code);
            } else {
                out.extend(&self.file.bytes[attribute.whole.clone()]);
            }
        }
    }
}

/// An attribute (JVMS 4.7): its name, its length, its content.
pub(crate) fn put_attribute(out: &mut Vec<u8>, name: u16, content: &[u8]) {
    out.extend(name.to_be_bytes());
    out.extend((content.len() as u32).to_be_bytes());
    out.extend(content);
}

fn failure(file: &ClassFile<'_>, reason: &str) -> FlowError {
    let message = format!("{reason} in class {}", file.name().unwrap_or_default());
    FlowError { kind: FlowErrorKind::Unsupported, message }
}
