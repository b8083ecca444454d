//! What is wrong with a text, and where.

use std::fmt;

/// Why a text is no formula.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseError {
    /// The character at which it goes wrong, counted from 1.
    pub column: usize,
    /// One sentence without a full stop.
    pub message: String,
}

impl ParseError {
    pub(crate) fn new(column: usize, message: impl Into<String>) -> ParseError {
        ParseError { column, message: message.into() }
    }
}

impl fmt::Display for ParseError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "column {}: {}", self.column, self.message)
    }
}

impl std::error::Error for ParseError {}

/// A formula whose automaton would be too large to be of use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooLarge;

impl fmt::Display for TooLarge {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("the formula is too large: its automaton has too many states or acceptance sets")
    }
}

impl std::error::Error for TooLarge {}
