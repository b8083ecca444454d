//! What was said on a command line and decides which runs there are: the program and the question, as the user wrote
//! them.
//!
//! The command that replays a schedule repeats it. Nothing is listed here: every option of `ProgramOptions` and
//! `PropertyOptions` is repeated, unless it says what is said without it.

use super::program::ProgramOptions;
use super::properties::PropertyOptions;
use clap::error::Error;
use clap::parser::ValueSource;
use clap::{Arg, ArgMatches, Args, Command, FromArgMatches};
use std::ffi::{OsStr, OsString};

/// Words of a command line. The first field of a command's options: those that follow take away what they have read.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Said {
    /// The TARGETs.
    pub(crate) targets: Vec<OsString>,
    /// The options, each followed by its value.
    pub(crate) options: Vec<OsString>,
    /// The arguments of the program.
    pub(crate) arguments: Vec<OsString>,
}

/// It declares nothing of its own.
impl Args for Said {
    fn augment_args(command: Command) -> Command {
        command
    }

    fn augment_args_for_update(command: Command) -> Command {
        command
    }
}

impl FromArgMatches for Said {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Said, Error> {
        let mut said = Said::default();
        said.update_from_arg_matches(matches)?;
        Ok(said)
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), Error> {
        let declared = PropertyOptions::augment_args(ProgramOptions::augment_args(Command::new("replay")));
        // A command need not have all of them.
        for argument in declared.get_arguments().filter(|one| matches.try_contains_id(one.get_id().as_str()).is_ok()) {
            self.repeat(argument, matches);
        }
        Ok(())
    }
}

impl Said {
    fn repeat(&mut self, argument: &Arg, matches: &ArgMatches) {
        let id = argument.get_id().as_str();
        if matches.value_source(id) != Some(ValueSource::CommandLine) {
            return;
        }
        let values: Vec<&OsStr> = matches.get_raw(id).into_iter().flatten().collect();
        let Some(name) = argument.get_long().map(|name| OsString::from(format!("--{name}"))) else {
            let words = if argument.is_last_set() { &mut self.arguments } else { &mut self.targets };
            words.extend(values.into_iter().map(OsStr::to_owned));
            return;
        };
        if values.iter().eq(argument.get_default_values()) {
            return;
        }
        match argument.get_value_delimiter() {
            _ if !argument.get_action().takes_values() => self.options.push(name),
            Some(delimiter) => self.options.extend([name, values.join(OsStr::new(&delimiter.to_string()))]),
            None => self.options.extend(values.into_iter().flat_map(|value| [name.clone(), value.to_owned()])),
        }
    }
}
