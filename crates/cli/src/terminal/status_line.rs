//! One line on standard error that is drawn over and over; nothing where that is not a terminal.

use std::io::{self, IsTerminal, Write};

/// The line.
pub(super) struct StatusLine {
    is_shown: bool,
}

/// Moves to the beginning of the line and erases it.
const ERASE: &str = "\r\x1b[K";

impl StatusLine {
    /// A line that shows nothing yet.
    pub(super) fn new(quiet: bool) -> StatusLine {
        StatusLine { is_shown: !quiet && io::stderr().is_terminal() }
    }

    /// Shows this from now on.
    pub(super) fn draw(&self, text: &str) {
        self.write(&format!("{ERASE}{text}"));
    }

    /// Leaves this above the line for good.
    pub(super) fn note(&self, text: &str) {
        self.write(&format!("{ERASE}{text}\n"));
    }

    /// Takes the line away.
    pub(super) fn clear(&self) {
        self.write(ERASE);
    }

    fn write(&self, text: &str) {
        if self.is_shown {
            let mut terminal = io::stderr().lock();
            // Progress that cannot be shown is not missed.
            let _ = terminal.write_all(text.as_bytes()).and_then(|()| terminal.flush());
        }
    }
}
