//! The two streams of the tool's own words. A reader that has gone away (`sojourner doctor | head -1`) is not an error.

use std::fmt::Display;
use std::io::{self, Write};

/// Prints a report. Whoever has closed the pipe has read enough; any other failure is told and answered.
pub(crate) fn print(text: &str) -> io::Result<()> {
    let mut stream = io::stdout().lock();
    match stream.write_all(text.as_bytes()).and_then(|()| stream.flush()) {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
            complain(format_args!("standard output: {error}"));
            Err(error)
        }
        _ => Ok(()),
    }
}

/// Says what went wrong, marked as the words of the tool and not of the program it runs.
pub(crate) fn complain(message: impl Display) {
    raw_complaint(format_args!("sojourner: {message}"));
}

/// Says something that the user should know although the run goes on.
pub(crate) fn warn(message: impl Display) {
    raw_complaint(format_args!("sojourner: warning: {message}"));
}

/// Passes on a message of another program as it is.
pub(crate) fn raw_complaint(message: impl Display) {
    let _ = writeln!(io::stderr().lock(), "{message}");
}
