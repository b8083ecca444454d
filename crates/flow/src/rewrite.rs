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
    /// Whole `method_info` structures.
    added: Vec<Vec<u8>>,
}

impl<'a> Rewriting<'a> {
    /// Nothing has changed so far.
    pub fn of(file: &'a ClassFile<'a>) -> Result<Rewriting<'a>, FlowError> {
        let spans = Spans::of(file).ok_or_else(|| failure(file, "not a class file that was parsed"))?;
        let fates = |members: &[MemberSpan]| vec![Fate::Kept; members.len()];
        let (fields, methods) = (fates(&spans.fields), fates(&spans.methods));
        Ok(Rewriting { file, spans, pool: PoolBuilder::of(&file.pool), fields, methods, added: Vec::new() })
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
        out.extend(&bytes[self.spans.pool_end..self.spans.interfaces_end]);
        self.put_members(&mut out, &self.spans.fields, &self.fields, &[])?;
        self.put_members(&mut out, &self.spans.methods, &self.methods, &self.added)?;
        out.extend(&bytes[self.spans.methods_end..]);
        Ok(out)
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
