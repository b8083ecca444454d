//! The `Code` attribute (JVMS 4.7.3): a method's bytecode, its exception handlers and its own attributes.

use super::{Attribute, LineNumber, LocalVariable, debugging};
use crate::code::{self, Instruction};
use crate::error::{ClassFileError, ErrorKind};
use crate::pool::ConstantPool;
use crate::reader::Reader;

/// The body of a method.
#[derive(Clone, Debug)]
pub struct Code<'a> {
    /// The greatest depth of the operand stack, in words.
    pub max_stack: u16,
    /// The number of local variables, parameters included.
    pub max_locals: u16,
    /// The instructions; 1 to 65535 bytes.
    pub bytecode: &'a [u8],
    /// The exception handlers, in the order in which they are tried.
    pub handlers: Vec<ExceptionHandler>,
    /// Line numbers, local variables, stack maps.
    pub attributes: Vec<Attribute<'a>>,
}

/// A protected range of the bytecode and where an exception in it goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ExceptionHandler {
    /// The first protected pc.
    pub start: u16,
    /// The first pc after the protected range.
    pub end: u16,
    /// Where the handler starts.
    pub handler: u16,
    /// The pool index of the caught class, 0 for every throwable.
    pub catch_type: u16,
}

impl<'a> Code<'a> {
    /// Parses the data of a `Code` attribute.
    pub fn parse(data: &'a [u8], pool: &ConstantPool<'a>) -> Result<Code<'a>, ClassFileError> {
        let mut reader = Reader::new(data, "Code attribute");
        let (max_stack, max_locals) = (reader.u16()?, reader.u16()?);
        let length = reader.u32()? as usize;
        if !code::LENGTHS.contains(&length) {
            return Err(reader.error(ErrorKind::InvalidCodeLength { length }));
        }
        let bytecode = reader.take(length)?;
        let count = reader.u16()?;
        let handlers = reader.table(count.into(), 8, |reader| read_handler(reader, length))?;
        let attributes = super::read(&mut reader, pool)?;
        reader.finish()?;
        Ok(Code { max_stack, max_locals, bytecode, handlers, attributes })
    }

    /// The data of the first attribute with this name.
    pub fn attribute(&self, name: &str) -> Option<&'a [u8]> {
        super::find(&self.attributes, name)
    }

    /// Decodes the bytecode and checks that the exception handlers lie on instruction boundaries.
    pub fn instructions(&self) -> Result<Vec<Instruction>, ClassFileError> {
        let instructions = code::decode(self.bytecode)?;
        for handler in &self.handlers {
            self.check_boundaries(handler, &instructions)?;
        }
        Ok(instructions)
    }

    /// The line numbers of all `LineNumberTable` attributes together, in the order of the file.
    pub fn line_numbers(&self) -> Result<Vec<LineNumber>, ClassFileError> {
        self.all("LineNumberTable", debugging::line_numbers)
    }

    /// The local variables of all `LocalVariableTable` attributes together, in the order of the file.
    pub fn local_variables(&self) -> Result<Vec<LocalVariable>, ClassFileError> {
        self.all("LocalVariableTable", debugging::local_variables)
    }

    fn all<T>(&self, name: &str, parse: fn(&[u8]) -> Result<Vec<T>, ClassFileError>) -> Result<Vec<T>, ClassFileError> {
        let mut items = Vec::new();
        for attribute in self.attributes.iter().filter(|attribute| attribute.name == name.as_bytes()) {
            items.append(&mut parse(attribute.data)?);
        }
        Ok(items)
    }

    fn check_boundaries(&self, handler: &ExceptionHandler, instructions: &[Instruction]) -> Result<(), ClassFileError> {
        let ExceptionHandler { start, end, handler, .. } = *handler;
        let is_start = |pc: u16| instructions.binary_search_by_key(&u32::from(pc), |found| found.pc).is_ok();
        let fail = |offset: u16, kind| Err(ClassFileError { offset: offset.into(), place: "bytecode", kind });
        if !is_start(start) || !(is_start(end) || usize::from(end) == self.bytecode.len()) {
            return fail(start, ErrorKind::InvalidHandlerRange { start, end });
        }
        if !is_start(handler) {
            return fail(handler, ErrorKind::InvalidTarget { target: handler.into() });
        }
        Ok(())
    }
}

fn read_handler(reader: &mut Reader<'_>, code_length: usize) -> Result<ExceptionHandler, ClassFileError> {
    let offset = reader.position();
    let (start, end, handler, catch_type) = (reader.u16()?, reader.u16()?, reader.u16()?, reader.u16()?);
    if start >= end || usize::from(end) > code_length {
        return Err(reader.error_at(offset, ErrorKind::InvalidHandlerRange { start, end }));
    }
    if usize::from(handler) >= code_length {
        return Err(reader.error_at(offset, ErrorKind::InvalidTarget { target: handler.into() }));
    }
    Ok(ExceptionHandler { start, end, handler, catch_type })
}
