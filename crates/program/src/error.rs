//! Linkage errors: what went wrong while a class, field or method was found and linked (JVMS 5.3–5.4).
//!
//! A linkage error is a fact about the program; the VM turns it into the Java error that [`LinkErrorKind::class_name`]
//! names.

use flow::{FlowError, FlowErrorKind};
use std::fmt;

/// Which Java error a failed linkage becomes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LinkErrorKind {
    NoClassDefFound,
    ClassFormat,
    UnsupportedClassVersion,
    ClassCircularity,
    IncompatibleClassChange,
    AbstractMethod,
    NoSuchField,
    NoSuchMethod,
    Verify,
    Linkage,
    IllegalAccess,
}

impl LinkErrorKind {
    /// The internal name of the Java error class.
    pub fn class_name(self) -> &'static str {
        match self {
            LinkErrorKind::NoClassDefFound => "java/lang/NoClassDefFoundError",
            LinkErrorKind::ClassFormat => "java/lang/ClassFormatError",
            LinkErrorKind::UnsupportedClassVersion => "java/lang/UnsupportedClassVersionError",
            LinkErrorKind::ClassCircularity => "java/lang/ClassCircularityError",
            LinkErrorKind::IncompatibleClassChange => "java/lang/IncompatibleClassChangeError",
            LinkErrorKind::AbstractMethod => "java/lang/AbstractMethodError",
            LinkErrorKind::NoSuchField => "java/lang/NoSuchFieldError",
            LinkErrorKind::NoSuchMethod => "java/lang/NoSuchMethodError",
            LinkErrorKind::Verify => "java/lang/VerifyError",
            LinkErrorKind::Linkage => "java/lang/LinkageError",
            LinkErrorKind::IllegalAccess => "java/lang/IllegalAccessError",
        }
    }
}

/// A failed linkage with the detail message of its Java error.
#[derive(Clone, Debug)]
pub struct LinkError {
    pub kind: LinkErrorKind,
    pub message: String,
}

impl LinkError {
    pub fn new(kind: LinkErrorKind, message: impl Into<String>) -> LinkError {
        LinkError { kind, message: message.into() }
    }
}

impl From<FlowError> for LinkError {
    fn from(error: FlowError) -> LinkError {
        let kind = match error.kind {
            FlowErrorKind::Malformed => LinkErrorKind::ClassFormat,
            FlowErrorKind::Unverified => LinkErrorKind::Verify,
            FlowErrorKind::Unsupported => LinkErrorKind::Linkage,
        };
        LinkError { kind, message: error.message }
    }
}

impl fmt::Display for LinkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.kind.class_name().replace('/', "."), self.message)
    }
}
