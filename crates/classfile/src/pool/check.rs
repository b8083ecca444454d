//! The format checks of the constant pool (JVMS 4.4 and 4.8): kinds of referenced entries and shapes of texts.

use super::{Constant, ConstantPool};
use crate::descriptor;
use crate::error::{ClassFileError, ErrorKind};
use crate::modified_utf8;

impl ConstantPool<'_> {
    /// Demands the invariants named in the header of `pool.rs`.
    pub(super) fn check(&self) -> Result<(), ClassFileError> {
        for (index, entry) in (0..=u16::MAX).zip(&self.entries) {
            self.check_entry(index, *entry)?;
        }
        Ok(())
    }

    fn check_entry(&self, index: u16, entry: Constant) -> Result<(), ClassFileError> {
        match entry {
            Constant::Unusable
            | Constant::Integer(_)
            | Constant::Float(_)
            | Constant::Long(_)
            | Constant::Double(_) => Ok(()),
            Constant::Utf8 { .. } => self.check_utf8(index),
            Constant::Class(name) => self.check_class(index, name),
            Constant::String(text) => self.utf8(text).map(|_| ()),
            Constant::Module(name) | Constant::Package(name) => self.utf8(name).map(|_| ()),
            Constant::NameAndType { name, descriptor } => self.check_name_and_type(index, name, descriptor),
            Constant::MethodType(descriptor) => {
                self.check_descriptor(index, descriptor::check_method(self.utf8(descriptor)?))
            }
            Constant::FieldRef { class, name_and_type } => self.check_field(index, class, name_and_type),
            Constant::MethodRef { class, name_and_type } | Constant::InterfaceMethodRef { class, name_and_type } => {
                self.check_method(index, class, name_and_type)
            }
            Constant::Dynamic { name_and_type, .. } => self.check_typed(index, name_and_type, Shape::Field),
            Constant::InvokeDynamic { name_and_type, .. } => self.check_typed(index, name_and_type, Shape::Method),
            Constant::MethodHandle { kind, reference } => self.check_method_handle(index, kind, reference),
        }
    }

    fn check_utf8(&self, index: u16) -> Result<(), ClassFileError> {
        if modified_utf8::is_valid(self.utf8(index)?) {
            Ok(())
        } else {
            Err(self.error(index, ErrorKind::InvalidModifiedUtf8 { index }))
        }
    }

    fn check_class(&self, index: u16, name: u16) -> Result<(), ClassFileError> {
        let name = self.utf8(name)?;
        let valid = match name.first() {
            Some(b'[') => descriptor::check_field(name).is_ok(),
            _ => descriptor::is_binary_name(name),
        };
        if valid { Ok(()) } else { Err(self.error(index, ErrorKind::InvalidClassName(lossy(name)))) }
    }

    fn check_name_and_type(&self, index: u16, name: u16, descriptor: u16) -> Result<(), ClassFileError> {
        let descriptor = self.utf8(descriptor)?;
        let (shape, name_is_valid) = match descriptor.first() {
            Some(b'(') => (descriptor::check_method(descriptor), is_method_name(self.utf8(name)?)),
            _ => (descriptor::check_field(descriptor), is_field_name(self.utf8(name)?)),
        };
        self.check_descriptor(index, shape)?;
        if name_is_valid {
            Ok(())
        } else {
            Err(self.error(index, ErrorKind::InvalidMemberName(lossy(self.utf8(name)?))))
        }
    }

    fn check_field(&self, index: u16, class: u16, name_and_type: u16) -> Result<(), ClassFileError> {
        self.check_is_class(class)?;
        self.check_typed(index, name_and_type, Shape::Field)
    }

    /// Besides the shapes, JVMS 4.4.2: of the names with angle brackets only `<init>` is a method to refer to.
    fn check_method(&self, index: u16, class: u16, name_and_type: u16) -> Result<(), ClassFileError> {
        self.check_is_class(class)?;
        self.check_typed(index, name_and_type, Shape::Method)?;
        match self.get(name_and_type)? {
            Constant::NameAndType { name, .. } if self.utf8(name)? == b"<clinit>" => {
                Err(self.error(index, ErrorKind::InvalidMemberName(lossy(self.utf8(name)?))))
            }
            _ => Ok(()),
        }
    }

    fn check_is_class(&self, index: u16) -> Result<(), ClassFileError> {
        match self.get(index)? {
            Constant::Class(_) => Ok(()),
            _ => Err(self.wrong(index, "Class")),
        }
    }

    /// Demands a NameAndType whose descriptor has the given shape; that it is well-formed is checked at its own entry.
    fn check_typed(&self, index: u16, name_and_type: u16, shape: Shape) -> Result<(), ClassFileError> {
        let Constant::NameAndType { descriptor, .. } = self.get(name_and_type)? else {
            return Err(self.wrong(name_and_type, "NameAndType"));
        };
        let descriptor = self.utf8(descriptor)?;
        match (shape, descriptor.first()) {
            (Shape::Method, Some(b'(')) => Ok(()),
            (Shape::Field, first) if first != Some(&b'(') => Ok(()),
            _ => Err(self.error(index, ErrorKind::InvalidDescriptor(lossy(descriptor)))),
        }
    }

    /// JVMS 4.4.8: which kind of member each kind of method handle leads to.
    fn check_method_handle(&self, index: u16, kind: u8, reference: u16) -> Result<(), ClassFileError> {
        let (expected, fits) = match (kind, self.get(reference)?) {
            (1..=4, entry) => ("FieldRef", matches!(entry, Constant::FieldRef { .. })),
            (5 | 8, entry) => ("MethodRef", matches!(entry, Constant::MethodRef { .. })),
            (6 | 7, entry) => (
                "MethodRef or InterfaceMethodRef",
                matches!(entry, Constant::MethodRef { .. } | Constant::InterfaceMethodRef { .. }),
            ),
            (9, entry) => ("InterfaceMethodRef", matches!(entry, Constant::InterfaceMethodRef { .. })),
            _ => return Err(self.error(index, ErrorKind::InvalidReferenceKind(kind))),
        };
        if fits { Ok(()) } else { Err(self.wrong(reference, expected)) }
    }

    /// Gives an error of a descriptor the offset of the entry that uses it.
    fn check_descriptor(&self, index: u16, shape: Result<(), ClassFileError>) -> Result<(), ClassFileError> {
        shape.map_err(|error| self.error(index, error.kind))
    }
}

/// Which of the two kinds of descriptors an entry needs; only those of methods start with a parenthesis.
#[derive(Clone, Copy)]
enum Shape {
    Field,
    Method,
}

/// JVMS 4.2.2: an unqualified name.
pub(crate) fn is_field_name(name: &[u8]) -> bool {
    !name.is_empty() && !name.iter().any(|byte| matches!(byte, b'.' | b';' | b'[' | b'/'))
}

/// JVMS 4.2.2: as for a field, and without angle brackets except in the two special names.
pub(crate) fn is_method_name(name: &[u8]) -> bool {
    let special = matches!(name, b"<init>" | b"<clinit>");
    special || (is_field_name(name) && !name.iter().any(|byte| matches!(byte, b'<' | b'>')))
}

fn lossy(bytes: &[u8]) -> String {
    modified_utf8::to_text(bytes).into_owned()
}
