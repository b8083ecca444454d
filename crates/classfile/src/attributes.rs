//! Attributes (JVMS 4.7): the list of them, and typed readers for those that the virtual machine needs.
//!
//! Each reader takes the data of one attribute and demands that it is used up exactly. Constant pool indices are given
//! as they stand; whoever follows one gets the error of the pool if it leads to the wrong kind of constant.

mod annotations;
mod body;
mod classes;
mod debugging;

pub use annotations::{Annotation, annotations, parameter_annotations};
pub use body::{Code, ExceptionHandler};
pub use classes::{
    BootstrapMethod, EnclosingMethod, InnerClass, RecordComponent, bootstrap_methods, enclosing_method, inner_classes,
    module_main_class, nest_host, nest_members, permitted_subclasses, record_components, source_file,
};
pub use debugging::{LineNumber, LocalVariable, MethodParameter, line_numbers, local_variables, method_parameters};

use crate::error::ClassFileError;
use crate::pool::ConstantPool;
use crate::reader::Reader;

/// An attribute as it stands in the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Attribute<'a> {
    /// The name in modified UTF-8.
    pub name: &'a [u8],
    /// What follows the length.
    pub data: &'a [u8],
}

/// The data of the first attribute with this name.
pub fn find<'a>(attributes: &[Attribute<'a>], name: &str) -> Option<&'a [u8]> {
    attributes.iter().find(|attribute| attribute.name == name.as_bytes()).map(|attribute| attribute.data)
}

/// `ConstantValue`: the pool index of the value.
pub fn constant_value(data: &[u8]) -> Result<u16, ClassFileError> {
    index(data, "ConstantValue attribute")
}

/// `Signature`: the pool index of the text.
pub fn signature(data: &[u8]) -> Result<u16, ClassFileError> {
    index(data, "Signature attribute")
}

/// `Exceptions`: the pool indices of the classes.
pub fn exceptions(data: &[u8]) -> Result<Vec<u16>, ClassFileError> {
    indices(data, "Exceptions attribute")
}

/// The fewest bytes that an attribute takes: name and length.
const SMALLEST_ATTRIBUTE: usize = 6;

/// Reads a list of attributes, preceded by its length.
pub(crate) fn read<'a>(reader: &mut Reader<'a>, pool: &ConstantPool<'a>) -> Result<Vec<Attribute<'a>>, ClassFileError> {
    let count = reader.u16()?;
    reader.table(count.into(), SMALLEST_ATTRIBUTE, |reader| {
        let name = pool.utf8(reader.u16()?)?;
        let length = reader.u32()? as usize;
        Ok(Attribute { name, data: reader.take(length)? })
    })
}

/// An attribute that is one constant pool index.
pub(crate) fn index(data: &[u8], place: &'static str) -> Result<u16, ClassFileError> {
    let mut reader = Reader::new(data, place);
    let index = reader.u16()?;
    reader.finish()?;
    Ok(index)
}

/// An attribute that is a list of constant pool indices.
fn indices(data: &[u8], place: &'static str) -> Result<Vec<u16>, ClassFileError> {
    let mut reader = Reader::new(data, place);
    let indices = reader.indices()?;
    reader.finish()?;
    Ok(indices)
}
