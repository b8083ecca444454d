//! A way to go on from a state.

use serde::Serialize;

/// What a thread would do if it were its turn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Offer {
    /// The thread, by the order of its start.
    pub agent: u32,
    /// Which of the ways in which its step can go.
    pub alternative: u32,
    /// The name of the thread.
    pub thread: String,
    /// What it would do.
    pub words: String,
    /// The source line, where it is known.
    pub line: Option<u32>,
}
