//! The method under analysis, as its class file has it, and how errors about it are worded.

use crate::error::{FlowError, FlowErrorKind};
use classfile::{ClassFile, MemberInfo, opcode};
use std::fmt::Display;

/// A method's entry in its class file.
#[derive(Clone, Copy)]
pub struct MethodInFile<'a> {
    pub file: &'a ClassFile<'a>,
    pub info: &'a MemberInfo<'a>,
}

/// Where in a method something is wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CodePosition {
    /// The bytecode position in the class file.
    pub position: u32,
    pub opcode: u8,
}

impl<'a> MethodInFile<'a> {
    /// `java/lang/Object.wait(J)V`, as messages name it.
    pub fn signature(&self) -> String {
        let class = self.file.name().unwrap_or_default();
        let name = self.file.pool.text(self.info.name).unwrap_or_default();
        let descriptor = self.file.pool.text(self.info.descriptor).unwrap_or_default();
        format!("{class}.{name}{descriptor}")
    }

    /// A `ClassFormatError` about the method.
    pub fn malformed(&self, reason: &dyn Display) -> FlowError {
        FlowError { kind: FlowErrorKind::Malformed, message: format!("{reason} in method {}", self.signature()) }
    }

    /// A `VerifyError` at an instruction, or about the method as a whole.
    pub(crate) fn unverified(&self, reason: &dyn Display, place: Option<CodePosition>) -> FlowError {
        let signature = self.signature();
        let message = match place {
            Some(CodePosition { position, opcode }) => {
                format!("{reason} at bytecode position {position} ({}) of method {signature}", opcode::mnemonic(opcode))
            }
            None => format!("{reason} in method {signature}"),
        };
        FlowError { kind: FlowErrorKind::Unverified, message }
    }
}
