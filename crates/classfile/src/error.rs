//! Every way in which bytes can fail to be a class file, as a value that prints as one sentence.

use std::error::Error;
use std::fmt;

/// Why bytes were refused, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClassFileError {
    /// Byte offset of the problem, counted from the start of [`ClassFileError::place`].
    pub offset: usize,
    /// What the offset counts from: the class file, or a part of it that is parsed on its own (an attribute).
    pub place: &'static str,
    /// What is wrong.
    pub kind: ErrorKind,
}

/// What is wrong with the bytes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ErrorKind {
    /// The first four bytes are not `0xCAFEBABE`.
    WrongMagic(u32),
    /// The class file is of a Java release newer than the newest supported one.
    VersionTooNew { major: u16, minor: u16 },
    /// The class file has a major version below 45, which no Java release ever had.
    VersionTooOld { major: u16, minor: u16 },
    /// A minor version that is neither 0 nor the preview mark, in a major version where only these exist.
    InvalidMinorVersion { major: u16, minor: u16 },
    /// The bytes end before the structure does.
    Truncated { needed: usize, available: usize },
    /// Bytes follow where the structure must have ended.
    TrailingBytes { count: usize },
    /// More bytes than any class file can have.
    TooLarge { length: usize },
    /// A constant pool entry with a tag that JVMS 4.4 does not define.
    UnknownConstantTag(u8),
    /// A constant pool index outside the pool, or one that must not be zero.
    NoSuchConstant { index: u16 },
    /// A constant pool index that leads to a constant of the wrong kind.
    WrongConstant { index: u16, expected: &'static str },
    /// A method handle constant whose kind is not 1 to 9.
    InvalidReferenceKind(u8),
    /// A Utf8 constant that is not modified UTF-8 (JVMS 4.4.7).
    InvalidModifiedUtf8 { index: u16 },
    /// A class constant whose name is neither a binary name nor an array descriptor.
    InvalidClassName(String),
    /// A text that is not a field or method descriptor (JVMS 4.3).
    InvalidDescriptor(String),
    /// A field or method name that JVMS 4.2.2 does not allow.
    InvalidMemberName(String),
    /// A method with more or fewer `Code` attributes than JVMS 4.7.3 demands of it.
    WrongCodeCount { method: String, expected: usize, found: usize },
    /// A byte that is not the number of an instruction.
    UnknownOpcode(u8),
    /// `wide` before an instruction that has no wide form.
    NotWidenable(u8),
    /// An operand that its instruction does not allow.
    InvalidOperand { mnemonic: &'static str, reason: &'static str },
    /// A branch, switch or exception handler whose target is not the start of an instruction.
    InvalidTarget { target: i64 },
    /// A method body of no bytes or of more than 65535 bytes.
    InvalidCodeLength { length: usize },
    /// An exception handler whose protected range is empty, reversed or beyond the code.
    InvalidHandlerRange { start: u16, end: u16 },
}

impl ErrorKind {
    /// Whether the JVM answers with `UnsupportedClassVersionError` instead of `ClassFormatError`.
    pub fn is_unsupported_version(&self) -> bool {
        matches!(
            self,
            ErrorKind::VersionTooNew { .. } | ErrorKind::VersionTooOld { .. } | ErrorKind::InvalidMinorVersion { .. }
        )
    }
}

impl fmt::Display for ClassFileError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{} (at byte {} of the {})", self.kind, self.offset, self.place)
    }
}

impl Error for ClassFileError {}

impl fmt::Display for ErrorKind {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ErrorKind::WrongMagic(..)
            | ErrorKind::VersionTooNew { .. }
            | ErrorKind::VersionTooOld { .. }
            | ErrorKind::InvalidMinorVersion { .. } => write_version(self, formatter),
            ErrorKind::UnknownOpcode(..)
            | ErrorKind::NotWidenable(..)
            | ErrorKind::InvalidOperand { .. }
            | ErrorKind::InvalidTarget { .. }
            | ErrorKind::InvalidCodeLength { .. }
            | ErrorKind::InvalidHandlerRange { .. } => write_code(self, formatter),
            _ => write_structure(self, formatter),
        }
    }
}

fn write_version(kind: &ErrorKind, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
    match kind {
        ErrorKind::WrongMagic(magic) => {
            write!(formatter, "not a class file: it starts with {magic:#010x} instead of 0xcafebabe")
        }
        ErrorKind::VersionTooNew { major, minor } => write!(
            formatter,
            "class file version {major}.{minor} is newer than Java {}, the newest supported",
            crate::version::release(crate::version::NEWEST)
        ),
        ErrorKind::VersionTooOld { major, minor } => {
            write!(formatter, "class file version {major}.{minor} is older than the first Java release")
        }
        ErrorKind::InvalidMinorVersion { major, minor } => {
            write!(formatter, "class file version {major}.{minor} has an invalid minor version")
        }
        _ => Ok(()),
    }
}

fn write_code(kind: &ErrorKind, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
    match kind {
        ErrorKind::UnknownOpcode(opcode) => write!(formatter, "{opcode:#04x} is not an instruction"),
        ErrorKind::NotWidenable(opcode) => {
            write!(formatter, "wide before {}, which has no wide form", crate::opcode::mnemonic(*opcode))
        }
        ErrorKind::InvalidOperand { mnemonic, reason } => write!(formatter, "invalid operand of {mnemonic}: {reason}"),
        ErrorKind::InvalidTarget { target } => {
            write!(formatter, "a jump to {target}, which is not the start of an instruction")
        }
        ErrorKind::InvalidCodeLength { length } => {
            write!(formatter, "a method body of {length} bytes, where 1 to 65535 are allowed")
        }
        ErrorKind::InvalidHandlerRange { start, end } => {
            write!(formatter, "an exception handler for the invalid range {start} to {end}")
        }
        _ => Ok(()),
    }
}

fn write_structure(kind: &ErrorKind, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
    match kind {
        ErrorKind::Truncated { needed, available } => {
            write!(formatter, "truncated: {needed} bytes are needed and {available} are left")
        }
        ErrorKind::TrailingBytes { count } => write!(formatter, "{count} bytes follow the end"),
        ErrorKind::TooLarge { length } => write!(formatter, "{length} bytes are more than a class file can have"),
        ErrorKind::UnknownConstantTag(tag) => write!(formatter, "unknown constant pool tag {tag}"),
        ErrorKind::NoSuchConstant { index } => write!(formatter, "the constant pool has no entry {index}"),
        ErrorKind::WrongConstant { index, expected } => {
            write!(formatter, "constant pool entry {index} is not a {expected}")
        }
        ErrorKind::InvalidReferenceKind(kind) => write!(formatter, "{kind} is not a method handle kind"),
        ErrorKind::InvalidModifiedUtf8 { index } => {
            write!(formatter, "constant pool entry {index} is not modified UTF-8")
        }
        ErrorKind::InvalidClassName(name) => write!(formatter, "{name:?} is not a class name"),
        ErrorKind::InvalidDescriptor(text) => write!(formatter, "{text:?} is not a descriptor"),
        ErrorKind::InvalidMemberName(name) => write!(formatter, "{name:?} is not the name of a field or method"),
        ErrorKind::WrongCodeCount { method, expected, found } => {
            write!(formatter, "method {method:?} has {found} Code attributes instead of {expected}")
        }
        _ => Ok(()),
    }
}
