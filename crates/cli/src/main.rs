//! The one binary: flags, wiring and exit codes; the only room that prints.

mod arguments;
mod command_line;
mod commands;
mod exit;
mod guard;
mod last_words;
mod output;
mod process_memory;
mod publication;
mod refusal;
mod supervision;
mod terminal;
mod watchdog;

use clap::Parser;
use commands::Arguments;
use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments = match Arguments::try_parse() {
        Ok(arguments) => arguments,
        Err(message) => return show(&message),
    };
    arguments.command.carry_out()
}

/// Prints a help text, a version or a complaint about the command line.
fn show(message: &clap::Error) -> ExitCode {
    // A reader that has gone away is no reason to fail; there is nobody else to tell.
    let _ = message.print();
    if message.use_stderr() { exit::Status::WRONG_INPUT.into() } else { ExitCode::SUCCESS }
}
