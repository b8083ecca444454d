//! Saying no: why a command was not carried out, in words and as an exit status.

use crate::arguments::search::UnfitOptions;
use crate::exit::Status;
use crate::last_words;
use crate::output;
use crate::watchdog::Watchdog;
use checker::{Error, Unsupported};
use loader::error::{InputError, LoadError};
use model::{Reason, ScheduleError};
use std::fmt;
use std::io;
use std::path::PathBuf;

/// Why a command was not carried out.
#[derive(Debug)]
pub(crate) enum Refusal {
    /// Options that do not fit together.
    Options(UnfitOptions),
    /// A file that was named cannot be read, or not be understood; in words.
    Unreadable(String),
    /// A file that is to be written is a directory.
    IsDirectory(PathBuf),
    /// A file that is to be written has no directory.
    NoDirectory { file: PathBuf, directory: PathBuf },
    /// The directory that is to be written to is something else.
    NoFolder(PathBuf),
    /// The file for a slice has not the name of a jar.
    NoJar(PathBuf),
    /// The file for a slice is the program.
    IsTarget(PathBuf),
    /// The slice cannot be written.
    Unwritten { file: PathBuf, error: String },
    /// The file of abstractions cannot be read.
    Unread { file: PathBuf, error: String },
    /// The schedule cannot be read.
    Schedule { file: PathBuf, error: UnreadableSchedule },
    /// The question, the program or the schedule is wrong.
    Check(Error),
    /// The program cannot be simulated.
    Start(Unsupported),
    /// The simulation needs something that is not modelled, at this place.
    Simulation { what: String, place: String },
    /// There is no test, or none that is meant.
    NoTests { patterns: Vec<String> },
    /// Somebody wanted to stop.
    Interrupted,
}

/// Why a file is no schedule.
#[derive(Debug)]
pub(crate) enum UnreadableSchedule {
    File(io::Error),
    Text(ScheduleError),
    /// Not a report with a violation either.
    Report,
    Program(Error),
}

/// Says what is wrong and answers the exit status for it: one for what the user can mend on the command line, `failure`
/// for damaged files and for what is not modelled.
pub(crate) fn refuse(refusal: &Refusal, failure: Status, watchdog: &Watchdog) -> Status {
    match refusal {
        Refusal::Check(Error::Program(LoadError::Halted)) => return halted(failure, watchdog),
        Refusal::Check(Error::Program(LoadError::Input(InputError::Compilation { .. }))) => {
            output::raw_complaint(refusal);
        }
        _ => output::complain(refusal),
    }
    match refusal {
        Refusal::Check(Error::Program(LoadError::Unreadable(_)))
        | Refusal::Start(_)
        | Refusal::Simulation { .. }
        | Refusal::Interrupted => failure,
        _ => Status::WRONG_INPUT,
    }
}

/// A limit or a signal has ended the compiler: that is the report, for a command that makes one.
fn halted(otherwise: Status, watchdog: &Watchdog) -> Status {
    last_words::speak(watchdog.reason().unwrap_or(Reason::Interrupted)).unwrap_or_else(|| {
        watchdog.step_aside();
        otherwise
    })
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::Options(error) => error.fmt(f),
            Refusal::Unreadable(complaint) => f.write_str(complaint),
            Refusal::IsDirectory(file) => write!(f, "{}: cannot be written, it is a directory", file.display()),
            Refusal::NoFolder(directory) => write!(f, "{}: is no directory", directory.display()),
            Refusal::NoDirectory { file, directory } => {
                write!(f, "{}: no such directory: {}", file.display(), directory.display())
            }
            Refusal::NoJar(file) => write!(
                f,
                "{}: --output is the slice as a jar, and its name ends in .jar; --report FILE is for the report",
                file.display()
            ),
            Refusal::IsTarget(file) => write!(f, "{}: the slice would replace the program", file.display()),
            Refusal::Unwritten { file, error } => write!(f, "{}: cannot be written: {error}", file.display()),
            Refusal::Unread { file, error } => write!(f, "{}: {error}", file.display()),
            Refusal::Schedule { file, error } => write!(f, "{}: {error}", file.display()),
            Refusal::Check(error) => error.fmt(f),
            Refusal::Start(error) => error.fmt(f),
            Refusal::Simulation { what, place } => {
                write!(f, "unsupported: {what} (at {place}); this is not a bug of the program")
            }
            Refusal::NoTests { patterns } if patterns.is_empty() => f.write_str("the targets have no JUnit test"),
            Refusal::NoTests { patterns } => write!(f, "--tests {}: no test of that name", patterns.join(" --tests ")),
            Refusal::Interrupted => f.write_str("interrupted"),
        }
    }
}

impl fmt::Display for UnreadableSchedule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            UnreadableSchedule::File(error) => error.fmt(f),
            UnreadableSchedule::Text(error) => error.fmt(f),
            UnreadableSchedule::Report => f.write_str("neither a schedule nor a report in JSON with a violation"),
            UnreadableSchedule::Program(error) => error.fmt(f),
        }
    }
}

impl From<UnfitOptions> for Refusal {
    fn from(error: UnfitOptions) -> Refusal {
        Refusal::Options(error)
    }
}

impl From<Error> for Refusal {
    fn from(error: Error) -> Refusal {
        Refusal::Check(error)
    }
}

impl From<LoadError> for Refusal {
    fn from(error: LoadError) -> Refusal {
        Refusal::Check(Error::Program(error))
    }
}

impl From<Unsupported> for Refusal {
    fn from(what: Unsupported) -> Refusal {
        Refusal::Start(what)
    }
}
