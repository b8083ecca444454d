//! Code that cannot be followed: malformed, not verifiable, or of a shape that is not supported.

use std::fmt;

/// In which way code is at fault.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FlowErrorKind {
    /// The class file is malformed (a `ClassFormatError`).
    Malformed,
    /// A structural constraint is broken (a `VerifyError`).
    Unverified,
    /// Right, but more than is supported.
    Unsupported,
}

/// Why the code of a method cannot be followed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FlowError {
    pub kind: FlowErrorKind,
    pub message: String,
}

impl fmt::Display for FlowError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.message)
    }
}

impl std::error::Error for FlowError {}
