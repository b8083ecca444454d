//! What is wrong with a condition, and where in its text.

use std::fmt;

/// Why a text is no condition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseError {
    /// The character at which it goes wrong, counted from 1.
    pub column: usize,
    /// One sentence without a full stop.
    pub message: String,
}

impl ParseError {
    /// What is wrong, and at which character, counted from 1.
    pub fn new(column: usize, message: impl Into<String>) -> ParseError {
        ParseError { column, message: message.into() }
    }

    /// Two lines for the user: the text, and below it a mark at the column.
    pub fn pointing_into(&self, text: &str) -> String {
        let text: String = text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
        format!("{text}\n{}^", " ".repeat(self.column.saturating_sub(1)))
    }
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "column {}: {}", self.column, self.message)
    }
}

impl std::error::Error for ParseError {}
