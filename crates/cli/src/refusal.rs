//! Saying no to a command line.

use crate::watchdog::Watchdog;
use crate::{exit, last_words, output};
use checker::Error;
use loader::error::{InputError, LoadError};
use model::Reason;
use std::fmt::Display;

/// Says what is wrong with the command line or the input, and answers the exit status for it.
pub(crate) fn refuse(message: impl Display) -> u8 {
    output::complain(message);
    exit::WRONG_INPUT
}

/// The same for a question that gets no answer; `unreadable` is the status for damaged files.
pub(crate) fn refuse_check(error: &Error, unreadable: u8, watchdog: &Watchdog) -> u8 {
    match error {
        Error::Question(_) | Error::Schedule(_) => refuse(error),
        Error::Program(error) => refuse_program(error, unreadable, watchdog),
    }
}

/// The same for a program: one status for what the user can mend on the command line, `unreadable` for damaged files.
pub(crate) fn refuse_program(error: &LoadError, unreadable: u8, watchdog: &Watchdog) -> u8 {
    match error {
        LoadError::Halted => return halted(unreadable, watchdog),
        LoadError::Input(InputError::Compilation { .. }) => output::raw_complaint(error),
        LoadError::Input(_) | LoadError::Unreadable(_) => output::complain(error),
    }
    match error {
        LoadError::Input(_) => exit::WRONG_INPUT,
        LoadError::Unreadable(_) | LoadError::Halted => unreadable,
    }
}

/// A limit or a signal has ended the compiler: that is the report, for a command that makes one.
fn halted(otherwise: u8, watchdog: &Watchdog) -> u8 {
    last_words::speak(watchdog.reason().unwrap_or(Reason::Interrupted)).unwrap_or_else(|| {
        watchdog.step_aside();
        otherwise
    })
}
