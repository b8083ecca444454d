//! The constant pool (JVMS 4.4): every entry once, by index, with checked access by kind.
//!
//! Invariants of a parsed pool, checked by `pool/check.rs`: every index inside an entry leads to an entry of the kind
//! that JVMS 4.4 demands, Utf8 entries are modified UTF-8, class names and descriptors are well-formed.

pub(crate) mod check;

use std::borrow::Cow;

use crate::error::{ClassFileError, ErrorKind};
use crate::modified_utf8;
use crate::reader::Reader;

/// One entry of the constant pool; the `u16`s are indices of other entries.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Constant {
    /// Entry 0 and the second entry of each long and double.
    Unusable,
    /// Text in modified UTF-8: a range of the class file.
    Utf8 { start: u32, len: u16 },
    /// An `int`.
    Integer(i32),
    /// The bits of a `float`.
    Float(u32),
    /// A `long`.
    Long(i64),
    /// The bits of a `double`.
    Double(u64),
    /// A class or array type, by name.
    Class(u16),
    /// A string literal, by its text.
    String(u16),
    /// A field of a class.
    FieldRef { class: u16, name_and_type: u16 },
    /// A method of a class.
    MethodRef { class: u16, name_and_type: u16 },
    /// A method of an interface.
    InterfaceMethodRef { class: u16, name_and_type: u16 },
    /// A name and a descriptor.
    NameAndType { name: u16, descriptor: u16 },
    /// A method handle: its kind (1 to 9, JVMS 4.4.8) and the member it leads to.
    MethodHandle { kind: u8, reference: u16 },
    /// A method type, by descriptor.
    MethodType(u16),
    /// A dynamically computed constant: an index into `BootstrapMethods`, a name and a descriptor.
    Dynamic { bootstrap: u16, name_and_type: u16 },
    /// A dynamically computed call site: an index into `BootstrapMethods`, a name and a descriptor.
    InvokeDynamic { bootstrap: u16, name_and_type: u16 },
    /// A module, by name.
    Module(u16),
    /// A package, by name.
    Package(u16),
}

/// What a field or method reference says, spelled out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MemberReference<'a> {
    /// The pool index of the class constant.
    pub class_index: u16,
    /// The class that the reference names, in internal form.
    pub class_name: Cow<'a, str>,
    /// The name of the field or method.
    pub name: Cow<'a, str>,
    /// Its descriptor.
    pub descriptor: Cow<'a, str>,
    /// Whether it is an interface method reference.
    pub is_interface: bool,
}

/// The constant pool of one class file.
#[derive(Clone, Debug)]
pub struct ConstantPool<'a> {
    bytes: &'a [u8],
    entries: Vec<Constant>,
}

impl<'a> ConstantPool<'a> {
    /// One more than the greatest index, as the class file counts.
    #[expect(clippy::len_without_is_empty, reason = "a pool always has its entry 0")]
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    /// The entry at an index; entry 0 and the second halves of longs and doubles are [`Constant::Unusable`].
    pub fn get(&self, index: u16) -> Result<Constant, ClassFileError> {
        let entry = self.entries.get(usize::from(index)).copied();
        entry.ok_or_else(|| self.error(index, ErrorKind::NoSuchConstant { index }))
    }

    /// The raw modified UTF-8 of a Utf8 entry.
    pub fn utf8(&self, index: u16) -> Result<&'a [u8], ClassFileError> {
        let Constant::Utf8 { start, len } = self.get(index)? else {
            return Err(self.wrong(index, "Utf8"));
        };
        let start = start as usize;
        let bytes = self.bytes.get(start..start.saturating_add(len.into()));
        bytes.ok_or_else(|| self.error(index, ErrorKind::NoSuchConstant { index }))
    }

    /// The text of a Utf8 entry; unpaired surrogates become U+FFFD (see [`modified_utf8::to_text`]).
    pub fn text(&self, index: u16) -> Result<Cow<'a, str>, ClassFileError> {
        self.utf8(index).map(modified_utf8::to_text)
    }

    /// The name of a Class entry in internal form: `java/lang/String`, or `[I` for an array.
    pub fn class_name(&self, index: u16) -> Result<Cow<'a, str>, ClassFileError> {
        match self.get(index)? {
            Constant::Class(name) => self.text(name),
            _ => Err(self.wrong(index, "Class")),
        }
    }

    /// The name and the descriptor of a NameAndType entry.
    pub fn name_and_type(&self, index: u16) -> Result<(Cow<'a, str>, Cow<'a, str>), ClassFileError> {
        match self.get(index)? {
            Constant::NameAndType { name, descriptor } => Ok((self.text(name)?, self.text(descriptor)?)),
            _ => Err(self.wrong(index, "NameAndType")),
        }
    }

    /// A field, method or interface method reference, spelled out.
    pub fn member(&self, index: u16) -> Result<MemberReference<'a>, ClassFileError> {
        let (class_index, name_and_type, is_interface) = match self.get(index)? {
            Constant::FieldRef { class, name_and_type } | Constant::MethodRef { class, name_and_type } => {
                (class, name_and_type, false)
            }
            Constant::InterfaceMethodRef { class, name_and_type } => (class, name_and_type, true),
            _ => return Err(self.wrong(index, "field or method reference")),
        };
        let class_name = self.class_name(class_index)?;
        let (name, descriptor) = self.name_and_type(name_and_type)?;
        Ok(MemberReference { class_index, class_name, name, descriptor, is_interface })
    }

    /// Reads and checks the pool of the class file `bytes`, which `reader` is reading.
    pub(crate) fn parse(bytes: &'a [u8], reader: &mut Reader<'a>) -> Result<ConstantPool<'a>, ClassFileError> {
        let entries = read_entries(reader)?;
        let pool = ConstantPool { bytes, entries };
        pool.check()?;
        Ok(pool)
    }

    /// An error about an entry, with its offset in the class file.
    fn error(&self, index: u16, kind: ErrorKind) -> ClassFileError {
        let before = self.entries.iter().take(index.into()).map(|entry| entry.size());
        ClassFileError { offset: POOL_START + before.sum::<usize>(), place: "class file", kind }
    }

    pub(crate) fn wrong(&self, index: u16, expected: &'static str) -> ClassFileError {
        self.error(index, ErrorKind::WrongConstant { index, expected })
    }
}

/// Where the first entry lies: after magic, versions and count.
const POOL_START: usize = 10;

/// The fewest bytes that an entry takes: a tag and an index.
const SMALLEST_ENTRY: usize = 3;

fn read_entries(reader: &mut Reader<'_>) -> Result<Vec<Constant>, ClassFileError> {
    let count = usize::from(reader.u16()?);
    if count == 0 {
        return Err(reader.error(ErrorKind::NoSuchConstant { index: 0 }));
    }
    let mut entries = Vec::with_capacity(count.min(reader.remaining() / SMALLEST_ENTRY + 2));
    entries.push(Constant::Unusable);
    while entries.len() < count {
        let entry = read_entry(reader)?;
        entries.push(entry);
        if matches!(entry, Constant::Long(_) | Constant::Double(_)) {
            entries.push(Constant::Unusable);
        }
    }
    if entries.len() > count {
        // The second half of a long or double would lie beyond the pool.
        let index = u16::try_from(count).unwrap_or(u16::MAX);
        return Err(reader.error(ErrorKind::NoSuchConstant { index }));
    }
    Ok(entries)
}

fn read_entry(reader: &mut Reader<'_>) -> Result<Constant, ClassFileError> {
    let offset = reader.position();
    Ok(match reader.u8()? {
        1 => read_utf8(reader)?,
        3 => Constant::Integer(reader.i32()?),
        4 => Constant::Float(reader.u32()?),
        5 => Constant::Long(reader.u64()?.cast_signed()),
        6 => Constant::Double(reader.u64()?),
        7 => Constant::Class(reader.u16()?),
        8 => Constant::String(reader.u16()?),
        9 => Constant::FieldRef { class: reader.u16()?, name_and_type: reader.u16()? },
        10 => Constant::MethodRef { class: reader.u16()?, name_and_type: reader.u16()? },
        11 => Constant::InterfaceMethodRef { class: reader.u16()?, name_and_type: reader.u16()? },
        12 => Constant::NameAndType { name: reader.u16()?, descriptor: reader.u16()? },
        15 => Constant::MethodHandle { kind: reader.u8()?, reference: reader.u16()? },
        16 => Constant::MethodType(reader.u16()?),
        17 => Constant::Dynamic { bootstrap: reader.u16()?, name_and_type: reader.u16()? },
        18 => Constant::InvokeDynamic { bootstrap: reader.u16()?, name_and_type: reader.u16()? },
        19 => Constant::Module(reader.u16()?),
        20 => Constant::Package(reader.u16()?),
        tag => return Err(reader.error_at(offset, ErrorKind::UnknownConstantTag(tag))),
    })
}

fn read_utf8(reader: &mut Reader<'_>) -> Result<Constant, ClassFileError> {
    let len = reader.u16()?;
    let offset = reader.position();
    reader.take(len.into())?;
    let start = u32::try_from(offset).map_err(|_| reader.error(ErrorKind::TooLarge { length: offset }))?;
    Ok(Constant::Utf8 { start, len })
}

impl Constant {
    /// How many bytes it takes in the class file.
    pub fn size(self) -> usize {
        match self {
            Constant::Unusable => 0,
            Constant::Utf8 { len, .. } => 3 + usize::from(len),
            Constant::Long(_) | Constant::Double(_) => 9,
            Constant::MethodHandle { .. } => 4,
            Constant::Class(_)
            | Constant::String(_)
            | Constant::MethodType(_)
            | Constant::Module(_)
            | Constant::Package(_) => 3,
            _ => 5,
        }
    }
}

#[cfg(test)]
mod tests;
