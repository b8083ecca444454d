//! The one error of the harness: a sentence for the person who runs it.

use std::fmt;

/// Why the harness itself, not a program of the corpus, could not do its work.
#[derive(Debug)]
pub struct HarnessError(String);

impl HarnessError {
    /// An error that says `message`.
    pub fn new(message: impl Into<String>) -> Self {
        Self(message.into())
    }

    /// Turns an error met while doing `what` into one that says so.
    pub fn during<E: fmt::Display>(what: impl fmt::Display) -> impl FnOnce(E) -> Self {
        move |error| Self(format!("{what}: {error}"))
    }
}

impl fmt::Display for HarnessError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.0)
    }
}

impl std::error::Error for HarnessError {}
