//! What is wrong, and where.

use std::fmt;

/// A place in the tree and what is wrong there.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Problem {
    path: String,
    line: usize,
    words: String,
}

impl Problem {
    /// Something wrong in a line of a file; lines count from 1, and 0 means the file as a whole.
    pub(crate) fn new(path: &str, line: usize, words: impl Into<String>) -> Self {
        Self { path: path.to_owned(), line, words: words.into() }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            0 => write!(f, "{}: {}", self.path, self.words),
            line => write!(f, "{}:{line}: {}", self.path, self.words),
        }
    }
}
