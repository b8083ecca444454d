//! Attributes of class files as Java values: byte arrays and strings, `null` where there is none.

use classfile::MemberInfo;
use program::ClassRef;
use vm::{Detoured, Machine, Reference};

/// The data of an attribute of a class.
pub(crate) fn class_attribute(class: ClassRef, name: &str) -> Option<&'static [u8]> {
    class.file.as_ref().and_then(|file| file.attribute(name))
}

/// The data of an attribute of a member.
pub(crate) fn member_attribute(info: Option<&MemberInfo<'static>>, name: &str) -> Option<&'static [u8]> {
    info.and_then(|info| info.attribute(name))
}

/// A new `byte[]`, or null.
pub(crate) fn optional_bytes(machine: &mut Machine, data: Option<&[u8]>) -> Detoured<Reference> {
    match data {
        Some(data) => machine.new_byte_array(data),
        None => Ok(Reference::NULL),
    }
}

/// A new string, or null.
pub(crate) fn optional_text(machine: &mut Machine, text: Option<&str>) -> Detoured<Reference> {
    match text {
        Some(text) => machine.new_string(text),
        None => Ok(Reference::NULL),
    }
}
