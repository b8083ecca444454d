//! Why a program cannot be explored, not even its first state.

use program::LinkError;
use std::fmt;

/// What went wrong before there was a first state.
#[derive(Clone, Debug)]
pub enum StartError {
    /// A class property is declared in a way that cannot be checked; a sentence says which.
    ClassProperty(String),
    /// A class that the first state needs cannot be loaded or linked.
    Linkage(LinkError),
    /// Somebody wanted to stop meanwhile.
    Interrupted,
}

impl fmt::Display for StartError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StartError::ClassProperty(sentence) => f.write_str(sentence),
            StartError::Linkage(error) => error.fmt(f),
            StartError::Interrupted => f.write_str(crate::explorer::INTERRUPTED),
        }
    }
}

impl std::error::Error for StartError {}

impl From<LinkError> for StartError {
    fn from(error: LinkError) -> StartError {
        StartError::Linkage(error)
    }
}
