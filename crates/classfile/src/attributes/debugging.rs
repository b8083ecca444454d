//! Attributes that serve messages and reflection: line numbers, local variables, parameter names (JVMS 4.7.12, 13, 24).

use crate::error::ClassFileError;
use crate::reader::Reader;

/// From which pc on a source line is in force.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LineNumber {
    /// The first pc of the line.
    pub start: u16,
    /// The line in the source file.
    pub line: u16,
}

/// The name and type of a local variable within a range of the bytecode.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LocalVariable {
    /// The first pc of the range.
    pub start: u16,
    /// The length of the range in bytes.
    pub length: u16,
    /// The pool index of the name.
    pub name: u16,
    /// The pool index of the descriptor.
    pub descriptor: u16,
    /// The number of the local variable.
    pub local: u16,
}

/// The name and flags of a method parameter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MethodParameter {
    /// The pool index of the name, 0 for a parameter without name.
    pub name: u16,
    /// The flags: final, synthetic, mandated.
    pub access: u16,
}

/// `LineNumberTable`.
pub fn line_numbers(data: &[u8]) -> Result<Vec<LineNumber>, ClassFileError> {
    let mut reader = Reader::new(data, "LineNumberTable attribute");
    let count = reader.u16()?;
    let lines = reader.table(count.into(), 4, |reader| Ok(LineNumber { start: reader.u16()?, line: reader.u16()? }))?;
    reader.finish()?;
    Ok(lines)
}

/// `LocalVariableTable`.
pub fn local_variables(data: &[u8]) -> Result<Vec<LocalVariable>, ClassFileError> {
    let mut reader = Reader::new(data, "LocalVariableTable attribute");
    let count = reader.u16()?;
    let variables = reader.table(count.into(), 10, |reader| {
        Ok(LocalVariable {
            start: reader.u16()?,
            length: reader.u16()?,
            name: reader.u16()?,
            descriptor: reader.u16()?,
            local: reader.u16()?,
        })
    })?;
    reader.finish()?;
    Ok(variables)
}

/// `MethodParameters`; the one attribute of this list whose length is a single byte.
pub fn method_parameters(data: &[u8]) -> Result<Vec<MethodParameter>, ClassFileError> {
    let mut reader = Reader::new(data, "MethodParameters attribute");
    let count = reader.u8()?;
    let parameters =
        reader.table(count.into(), 4, |reader| Ok(MethodParameter { name: reader.u16()?, access: reader.u16()? }))?;
    reader.finish()?;
    Ok(parameters)
}
