//! Why a class could not be synthesised.
//!
//! Every error is about the request (a malformed descriptor, a kind of handle that a lambda cannot have), never about
//! the running program: the VM turns it into the linkage error or the "unsupported" verdict that fits the call site.

use std::fmt;

/// A request that cannot become a class file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SynthesisError {
    /// A text that is no field or method descriptor (JVMS §4.3).
    BadDescriptor(String),
    /// A limit of the class-file format (JVMS §4.11) is exceeded; the text says which.
    TooLarge(&'static str),
    /// The parts of the request do not fit together (arity, missing constants, unknown index).
    Inconsistent(String),
    /// A well-formed request that this crate does not model.
    Unsupported(String),
}

impl fmt::Display for SynthesisError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::BadDescriptor(text) => write!(out, "not a descriptor: {text:?}"),
            Self::TooLarge(what) => write!(out, "class-file limit exceeded: {what}"),
            Self::Inconsistent(what) => write!(out, "inconsistent request: {what}"),
            Self::Unsupported(what) => write!(out, "unsupported: {what}"),
        }
    }
}

impl std::error::Error for SynthesisError {}
