//! Access flags of classes, fields and methods (JVMS tables 4.1-B, 4.5-A, 4.6-A).

pub const PUBLIC: u16 = 0x0001;
pub const PRIVATE: u16 = 0x0002;
pub const PROTECTED: u16 = 0x0004;
pub const STATIC: u16 = 0x0008;
pub const FINAL: u16 = 0x0010;
/// On a class: treat superclass calls in the modern way. On a method: synchronized.
pub const SUPER: u16 = 0x0020;
pub(crate) const SYNCHRONIZED: u16 = 0x0020;
pub const VOLATILE: u16 = 0x0040;
pub const BRIDGE: u16 = 0x0040;
pub(crate) const VARARGS: u16 = 0x0080;
pub(crate) const NATIVE: u16 = 0x0100;
pub const INTERFACE: u16 = 0x0200;
pub const ABSTRACT: u16 = 0x0400;
pub const ENUM: u16 = 0x4000;
