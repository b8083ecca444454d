//! Where the parts of a class file lie in its bytes (JVMS 4.1, 4.5, 4.6, 4.7), so that they can be copied as they are.

use classfile::ClassFile;
use std::ops::Range;

/// Where the parts that may change begin and end.
pub(super) struct Spans {
    /// After the last constant.
    pub pool_end: usize,
    /// After the list of interfaces.
    pub interfaces_end: usize,
    pub fields: Vec<MemberSpan>,
    pub methods: Vec<MemberSpan>,
    /// After the last method: the attributes of the class follow.
    pub methods_end: usize,
}

/// A `field_info` or `method_info`.
pub(super) struct MemberSpan {
    pub whole: Range<usize>,
    pub attributes: Vec<AttributeSpan>,
}

/// An attribute of a member, by the index of its name.
pub(super) struct AttributeSpan {
    pub name: u16,
    pub whole: Range<usize>,
}

impl MemberSpan {
    /// After the flags, the name, the descriptor and the number of attributes.
    pub(super) fn attributes_start(&self) -> usize {
        self.whole.start + 8
    }
}

/// Where the first constant lies: after magic, versions and count.
const POOL_START: usize = 10;

impl Spans {
    /// `None` if the bytes end too early, which those of a parsed file do not.
    pub(super) fn of(file: &ClassFile<'_>) -> Option<Spans> {
        let mut cursor = Cursor { bytes: file.bytes, at: POOL_START };
        for index in 1..file.pool.len() {
            cursor.at += file.pool.get(index as u16).ok()?.size();
        }
        let pool_end = cursor.at;
        cursor.at += 6;
        cursor.at += 2 * usize::from(cursor.short()?);
        let interfaces_end = cursor.at;
        let fields = cursor.members()?;
        let methods = cursor.members()?;
        Some(Spans { pool_end, interfaces_end, fields, methods, methods_end: cursor.at })
    }
}

struct Cursor<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl Cursor<'_> {
    fn short(&mut self) -> Option<u16> {
        let bytes = self.bytes.get(self.at..self.at + 2)?;
        self.at += 2;
        Some(u16::from_be_bytes(bytes.try_into().ok()?))
    }

    fn members(&mut self) -> Option<Vec<MemberSpan>> {
        (0..self.short()?).map(|_| self.member()).collect()
    }

    fn member(&mut self) -> Option<MemberSpan> {
        let start = self.at;
        self.at += 6;
        let attributes = (0..self.short()?).map(|_| self.attribute()).collect::<Option<Vec<_>>>()?;
        Some(MemberSpan { whole: start..self.at, attributes })
    }

    fn attribute(&mut self) -> Option<AttributeSpan> {
        let start = self.at;
        let name = self.short()?;
        let length = usize::from(self.short()?) << 16 | usize::from(self.short()?);
        self.at += length;
        Some(AttributeSpan { name, whole: start..self.at })
    }
}
