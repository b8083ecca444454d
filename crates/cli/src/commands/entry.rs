//! `sojourner entry`: which class of a program would be started, on which JDK.

use crate::arguments::program::ProgramOptions;
use crate::exit::Status;
use crate::output;
use crate::refusal::Refusal;
use crate::supervision::{Failures, supervised};
use crate::watchdog::{Allowance, Watchdog};
use clap::Args;
use std::process::ExitCode;

/// Show which class would be started, on which JDK
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  sojourner entry build/classes

Exit status:
  0   there is such a class
  2   the command line or the input is wrong")]
pub(crate) struct EntryOptions {
    #[command(flatten)]
    program: ProgramOptions,
}

/// Carries out the command.
pub(crate) fn entry(options: EntryOptions) -> ExitCode {
    supervised(Failures::OF_ANSWERS, Allowance::default(), |watchdog| try_entry(&options, watchdog))
}

fn try_entry(options: &EntryOptions, watchdog: &Watchdog) -> Result<Status, Refusal> {
    let program = options.program.target().prepare(watchdog)?;
    let line = format!("{} on JDK {}\n", program.entry.class.replace('/', "."), program.jdk.version);
    Ok(if output::print(&line).is_ok() { Status::HOLDS } else { Status::UNKNOWN })
}
