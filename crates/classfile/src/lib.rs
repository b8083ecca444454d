//! Bytes of a class file to structures, without files, panics or unchecked indexing.
//!
//! Follows JVMS 25 chapter 4 (the class file format) and chapter 6 (the instruction set). [`ClassFile::parse`] performs
//! the format checks of JVMS 4.8 on what it reads; [`code::decode`] performs the static constraints of 4.9.1 on
//! instruction boundaries and operand shapes. It errs towards accepting: verification (4.10), access flag
//! combinations and duplicate members are judged by whoever links the class.

// The input comes from anywhere: what could panic on it is refused here, outside of tests.
#![cfg_attr(not(test), warn(clippy::indexing_slicing, clippy::unwrap_used, clippy::expect_used, clippy::panic))]

pub mod attributes;
mod class;
pub mod code;
pub mod descriptor;
mod error;
mod member;
pub mod modified_utf8;
pub mod opcode;
mod pool;
mod reader;
mod version;

pub use attributes::Attribute;
pub use class::ClassFile;
pub use error::{ClassFileError, ErrorKind};
pub use member::MemberInfo;
pub use pool::{Constant, ConstantPool, MemberReference};
