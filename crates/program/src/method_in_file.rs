//! The method under analysis, as its class file has it, and how errors about it are worded.

use crate::error::{LinkError, LinkErrorKind};
use crate::method::Method;
use classfile::{ClassFile, MemberInfo, opcode};
use std::fmt::Display;

/// A method's entry in its class file.
#[derive(Clone, Copy)]
pub(crate) struct MethodInFile<'a> {
    pub(crate) file: &'a ClassFile<'a>,
    pub(crate) info: &'a MemberInfo<'a>,
}

/// Where in a method something is wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct CodePosition {
    /// The bytecode position in the class file.
    pub(crate) position: u32,
    pub(crate) opcode: u8,
}

impl<'a> MethodInFile<'a> {
    /// The class-file entry of a linked method.
    pub(crate) fn of(method: &'a Method) -> Result<MethodInFile<'a>, LinkError> {
        let missing =
            || LinkError::new(LinkErrorKind::ClassFormat, format!("{} is in no class file", method.signature()));
        let file = method.class.file.as_ref().ok_or_else(missing)?;
        Ok(MethodInFile { file, info: method.info().ok_or_else(missing)? })
    }

    /// `java/lang/Object.wait(J)V`, as messages name it.
    pub(crate) fn signature(&self) -> String {
        let class = self.file.name().unwrap_or_default();
        let name = self.file.pool.text(self.info.name).unwrap_or_default();
        let descriptor = self.file.pool.text(self.info.descriptor).unwrap_or_default();
        format!("{class}.{name}{descriptor}")
    }

    /// A `ClassFormatError` about the method.
    pub(crate) fn malformed(&self, reason: &dyn Display) -> LinkError {
        LinkError::new(LinkErrorKind::ClassFormat, format!("{reason} in method {}", self.signature()))
    }

    /// A `VerifyError` at an instruction, or about the method as a whole.
    pub(crate) fn unverified(&self, reason: &dyn Display, place: Option<CodePosition>) -> LinkError {
        let signature = self.signature();
        let message = match place {
            Some(CodePosition { position, opcode }) => {
                format!("{reason} at bytecode position {position} ({}) of method {signature}", opcode::mnemonic(opcode))
            }
            None => format!("{reason} in method {signature}"),
        };
        LinkError::new(LinkErrorKind::Verify, message)
    }
}
