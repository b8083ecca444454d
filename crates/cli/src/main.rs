//! The one binary: flags, wiring and exit codes; the only room that prints.

mod arguments;
mod doctor;
mod exit;
mod json;
mod machine;
mod output;
mod run;
mod size;

use arguments::{Arguments, Command};
use clap::Parser;
use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments = match Arguments::try_parse() {
        Ok(arguments) => arguments,
        Err(message) => return show(&message),
    };
    match arguments.command {
        Command::Run(options) => run::run(options),
        Command::Doctor(options) => doctor::doctor(options),
    }
}

/// Prints a help text, a version or a complaint about the command line.
fn show(message: &clap::Error) -> ExitCode {
    // A reader that has gone away is no reason to fail; there is nobody else to tell.
    let _ = message.print();
    if message.use_stderr() { exit::WRONG_INPUT.into() } else { ExitCode::SUCCESS }
}
