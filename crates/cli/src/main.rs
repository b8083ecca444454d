//! The one binary: flags, wiring and exit codes; the only room that prints.

mod analyze;
mod api;
mod arguments;
mod check;
mod command;
mod command_line;
mod doctor;
mod exit;
mod guard;
mod last_words;
mod output;
mod process_memory;
mod publication;
mod refusal;
mod replay;
mod run;
mod terminal;
mod watchdog;

use arguments::{Arguments, Command};
use clap::Parser;
use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments = match Arguments::try_parse() {
        Ok(arguments) => arguments,
        Err(message) => return show(&message),
    };
    match arguments.command {
        Command::Check(options) => check::check(*options),
        Command::Analyze(options) => analyze::analyze(*options),
        Command::Replay(options) => replay::replay(*options),
        Command::Run(options) => run::run(options),
        Command::Api(options) => api::api(options),
        Command::Doctor(options) => doctor::doctor(options),
    }
}

/// Prints a help text, a version or a complaint about the command line.
fn show(message: &clap::Error) -> ExitCode {
    // A reader that has gone away is no reason to fail; there is nobody else to tell.
    let _ = message.print();
    if message.use_stderr() { exit::Status::WRONG_INPUT.into() } else { ExitCode::SUCCESS }
}
