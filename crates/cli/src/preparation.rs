//! From the options to a program that could be started, or a complaint with an exit status.

use crate::arguments::program::ProgramOptions;
use crate::exit;
use crate::last_words;
use crate::output;
use crate::watchdog::Watchdog;
use loader::compile::CacheLocation;
use loader::error::{InputError, LoadError};
use loader::jdk::discovery::Surroundings;
use loader::prepare::{self, Prepared, Request};
use model::Reason;
use std::sync::Arc;

/// Reads, compiles and opens what the options name. On failure says why and answers the exit status: one for what the user can
/// mend on the command line, `unreadable` for damaged files.
pub(crate) fn prepare(options: &ProgramOptions, unreadable: u8, watchdog: &Watchdog) -> Result<Prepared, u8> {
    last_words::doing("reading the program");
    let request = Request {
        targets: options.targets.clone(),
        classpath: options.classpath.clone(),
        main: options.main.clone(),
        jdk: options.jdk.clone(),
        preview: options.enable_preview,
        halt: Arc::clone(watchdog.flag()),
    };
    prepare::prepare(&request, &Surroundings::of_this_process(), &CacheLocation::of_this_process())
        .map_err(|error| refuse(&error, unreadable, watchdog))
}

fn refuse(error: &LoadError, unreadable: u8, watchdog: &Watchdog) -> u8 {
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
