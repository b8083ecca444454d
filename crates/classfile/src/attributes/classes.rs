//! Attributes of whole classes: nesting, records, sealing, bootstrap methods (JVMS 4.7.6, 7, 10, 23, 27 to 31).

use super::{Attribute, index, indices};
use crate::error::ClassFileError;
use crate::pool::ConstantPool;
use crate::reader::Reader;

/// How to compute a dynamic constant or call site.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BootstrapMethod {
    /// The pool index of the method handle to call.
    pub method_handle: u16,
    /// The pool indices of its static arguments.
    pub arguments: Vec<u16>,
}

/// A class that is not a member of a package.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct InnerClass {
    /// The pool index of the class.
    pub inner: u16,
    /// The pool index of the class it is a member of, 0 for local and anonymous classes.
    pub outer: u16,
    /// The pool index of its simple name, 0 for anonymous classes.
    pub name: u16,
    /// The flags as they stand in the source.
    pub access: u16,
}

/// The class and, where there is one, the method around a local or anonymous class.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EnclosingMethod {
    /// The pool index of the innermost enclosing class.
    pub class: u16,
    /// The pool index of the name and type of the method, 0 outside methods.
    pub method: u16,
}

/// A component of a record.
#[derive(Clone, Debug)]
pub struct RecordComponent<'a> {
    /// The pool index of the name.
    pub name: u16,
    /// The pool index of the descriptor.
    pub descriptor: u16,
    /// The attributes, such as a signature or annotations.
    pub attributes: Vec<Attribute<'a>>,
}

/// `BootstrapMethods`.
pub fn bootstrap_methods(data: &[u8]) -> Result<Vec<BootstrapMethod>, ClassFileError> {
    let mut reader = Reader::new(data, "BootstrapMethods attribute");
    let count = reader.u16()?;
    let methods = reader.table(count.into(), 4, |reader| {
        Ok(BootstrapMethod { method_handle: reader.u16()?, arguments: reader.indices()? })
    })?;
    reader.finish()?;
    Ok(methods)
}

/// `InnerClasses`.
pub fn inner_classes(data: &[u8]) -> Result<Vec<InnerClass>, ClassFileError> {
    let mut reader = Reader::new(data, "InnerClasses attribute");
    let count = reader.u16()?;
    let classes = reader.table(count.into(), 8, |reader| {
        Ok(InnerClass { inner: reader.u16()?, outer: reader.u16()?, name: reader.u16()?, access: reader.u16()? })
    })?;
    reader.finish()?;
    Ok(classes)
}

/// `EnclosingMethod`.
pub fn enclosing_method(data: &[u8]) -> Result<EnclosingMethod, ClassFileError> {
    let mut reader = Reader::new(data, "EnclosingMethod attribute");
    let enclosing = EnclosingMethod { class: reader.u16()?, method: reader.u16()? };
    reader.finish()?;
    Ok(enclosing)
}

/// `Record`.
pub fn record_components<'a>(
    data: &'a [u8],
    pool: &ConstantPool<'a>,
) -> Result<Vec<RecordComponent<'a>>, ClassFileError> {
    let mut reader = Reader::new(data, "Record attribute");
    let count = reader.u16()?;
    let components = reader.table(count.into(), 6, |reader| {
        let (name, descriptor) = (reader.u16()?, reader.u16()?);
        Ok(RecordComponent { name, descriptor, attributes: super::read(reader, pool)? })
    })?;
    reader.finish()?;
    Ok(components)
}

/// `NestHost`: the pool index of the class.
pub fn nest_host(data: &[u8]) -> Result<u16, ClassFileError> {
    index(data, "NestHost attribute")
}

/// `NestMembers`: the pool indices of the classes.
pub fn nest_members(data: &[u8]) -> Result<Vec<u16>, ClassFileError> {
    indices(data, "NestMembers attribute")
}

/// `PermittedSubclasses`: the pool indices of the classes.
pub fn permitted_subclasses(data: &[u8]) -> Result<Vec<u16>, ClassFileError> {
    indices(data, "PermittedSubclasses attribute")
}

/// `SourceFile`: the pool index of the text.
pub fn source_file(data: &[u8]) -> Result<u16, ClassFileError> {
    index(data, "SourceFile attribute")
}

/// `ModuleMainClass`: the pool index of the class.
pub fn module_main_class(data: &[u8]) -> Result<u16, ClassFileError> {
    index(data, "ModuleMainClass attribute")
}
