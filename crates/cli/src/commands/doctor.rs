//! `sojourner doctor`: what was found on this machine, and how to install what is missing.

mod findings;
mod report;

use crate::exit::Status;
use crate::output;
use clap::{Args, ValueEnum};
use findings::Findings;
use loader::compile::CacheLocation;
use loader::jdk::discovery::HostEnvironment;
use std::process::ExitCode;

/// Show what was found on this machine, and how to install what is missing
///
/// Lists the JDKs with the one that a run would use, the compiler and the programs that some commands need.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  sojourner doctor
  sojourner doctor --format json

Exit status:
  0   a program can be run
  1   no JDK that could be used was found
  2   the command line is wrong")]
pub(crate) struct DoctorOptions {
    /// How to print the findings
    #[arg(long, value_enum, default_value_t = FindingsFormat::Human)]
    pub(crate) format: FindingsFormat,
}

/// The shape of the findings on standard output.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum FindingsFormat {
    /// Text for a person
    Human,
    /// One JSON object
    Json,
}

/// Carries out the command.
pub(crate) fn doctor(options: DoctorOptions) -> ExitCode {
    let findings = Findings::gather(&HostEnvironment::of_this_process(), &CacheLocation::of_this_process());
    let printed = output::print(&match options.format {
        FindingsFormat::Human => report::human(&findings),
        FindingsFormat::Json => report::json(&findings),
    });
    if findings.is_ready() && printed.is_ok() { ExitCode::SUCCESS } else { Status::NOT_READY.into() }
}
