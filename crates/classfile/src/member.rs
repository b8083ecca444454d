//! Fields and methods (JVMS 4.5 and 4.6) and the accessors of their attributes.

use std::borrow::Cow;

use crate::attributes::{self, Attribute, Code, MethodParameter};
use crate::descriptor;
use crate::error::{ClassFileError, ErrorKind};
use crate::modified_utf8;
use crate::pool::ConstantPool;
use crate::pool::check::{is_field_name, is_method_name};
use crate::reader::Reader;

/// A declared field or method.
#[derive(Clone, Debug)]
pub struct MemberInfo<'a> {
    /// The access flags (JVMS tables 4.5-A and 4.6-A).
    pub access: u16,
    /// The pool index of the name.
    pub name: u16,
    /// The pool index of the descriptor.
    pub descriptor: u16,
    /// The attributes.
    pub attributes: Vec<Attribute<'a>>,
}

impl<'a> MemberInfo<'a> {
    /// The data of the first attribute with this name.
    pub fn attribute(&self, name: &str) -> Option<&'a [u8]> {
        attributes::find(&self.attributes, name)
    }

    /// The body of a method, `None` where it is abstract or native.
    pub fn code(&self, pool: &ConstantPool<'a>) -> Result<Option<Code<'a>>, ClassFileError> {
        self.attribute("Code").map(|data| Code::parse(data, pool)).transpose()
    }

    /// The pool index of the value of a constant field.
    pub fn constant_value(&self) -> Result<Option<u16>, ClassFileError> {
        self.attribute("ConstantValue").map(attributes::constant_value).transpose()
    }

    /// The pool indices of the declared exceptions of a method, empty without the attribute.
    pub fn exceptions(&self) -> Result<Vec<u16>, ClassFileError> {
        self.attribute("Exceptions").map_or(Ok(Vec::new()), attributes::exceptions)
    }

    /// The names and flags of the parameters of a method, `None` without the attribute.
    pub fn method_parameters(&self) -> Result<Option<Vec<MethodParameter>>, ClassFileError> {
        self.attribute("MethodParameters").map(attributes::method_parameters).transpose()
    }

    /// The generic signature.
    pub fn signature(&self, pool: &ConstantPool<'a>) -> Result<Option<Cow<'a, str>>, ClassFileError> {
        let index = self.attribute("Signature").map(attributes::signature).transpose()?;
        index.map(|index| pool.text(index)).transpose()
    }
}

/// The fewest bytes that a member takes: flags, name, descriptor, number of attributes.
const SMALLEST_MEMBER: usize = 8;

pub(crate) fn read_fields<'a>(
    reader: &mut Reader<'a>,
    pool: &ConstantPool<'a>,
) -> Result<Vec<MemberInfo<'a>>, ClassFileError> {
    let count = reader.u16()?;
    reader.table(count.into(), SMALLEST_MEMBER, |reader| read(reader, pool, is_field_name, descriptor::check_field))
}

pub(crate) fn read_methods<'a>(
    reader: &mut Reader<'a>,
    pool: &ConstantPool<'a>,
) -> Result<Vec<MemberInfo<'a>>, ClassFileError> {
    let count = reader.u16()?;
    reader.table(count.into(), SMALLEST_MEMBER, |reader| {
        let offset = reader.position();
        let method = read(reader, pool, is_method_name, descriptor::check_method)?;
        check_code(&method, pool.utf8(method.name)?).map_err(|kind| reader.error_at(offset, kind))?;
        Ok(method)
    })
}

const ACC_NATIVE: u16 = 0x0100;
const ACC_ABSTRACT: u16 = 0x0400;

/// JVMS 4.7.3: native and abstract methods have no body, all others exactly one; class initializers ignore the flags.
fn check_code(method: &MemberInfo<'_>, name: &[u8]) -> Result<(), ErrorKind> {
    let bodiless = method.access & (ACC_NATIVE | ACC_ABSTRACT) != 0 && name != b"<clinit>";
    let expected = usize::from(!bodiless);
    let found = method.attributes.iter().filter(|attribute| attribute.name == b"Code").count();
    if found == expected {
        return Ok(());
    }
    let method = modified_utf8::to_text(name).into_owned();
    Err(ErrorKind::WrongCodeCount { method, expected, found })
}

fn read<'a>(
    reader: &mut Reader<'a>,
    pool: &ConstantPool<'a>,
    is_name: fn(&[u8]) -> bool,
    check_descriptor: fn(&[u8]) -> Result<(), ClassFileError>,
) -> Result<MemberInfo<'a>, ClassFileError> {
    let offset = reader.position();
    let (access, name, descriptor) = (reader.u16()?, reader.u16()?, reader.u16()?);
    let text = pool.utf8(name)?;
    if !is_name(text) {
        let text = modified_utf8::to_text(text).into_owned();
        return Err(reader.error_at(offset, ErrorKind::InvalidMemberName(text)));
    }
    check_descriptor(pool.utf8(descriptor)?).map_err(|error| reader.error_at(offset, error.kind))?;
    Ok(MemberInfo { access, name, descriptor, attributes: attributes::read(reader, pool)? })
}
