//! From the options to a program that could be started, or a complaint with an exit status.

use crate::arguments::program::ProgramOptions;
use crate::exit;
use crate::output;
use loader::compile::CacheLocation;
use loader::error::{InputError, LoadError};
use loader::jdk::discovery::Surroundings;
use loader::prepare::{self, Prepared, Request};

/// Reads, compiles and opens what the options name. On failure says why and answers the exit status: one for what the user can
/// mend on the command line, `unreadable` for damaged files.
pub(crate) fn prepare(options: &ProgramOptions, unreadable: u8) -> Result<Prepared, u8> {
    let request = Request {
        targets: options.targets.clone(),
        classpath: options.classpath.clone(),
        main: options.main.clone(),
        jdk: options.jdk.clone(),
        preview: options.enable_preview,
        ..Request::default()
    };
    prepare::prepare(&request, &Surroundings::of_this_process(), &CacheLocation::of_this_process())
        .map_err(|error| refuse(&error, unreadable))
}

fn refuse(error: &LoadError, unreadable: u8) -> u8 {
    match error {
        LoadError::Input(InputError::Compilation { .. }) => output::raw_complaint(error),
        LoadError::Input(_) | LoadError::Unreadable(_) | LoadError::Halted => output::complain(error),
    }
    match error {
        LoadError::Input(_) => exit::WRONG_INPUT,
        LoadError::Unreadable(_) | LoadError::Halted => unreadable,
    }
}
