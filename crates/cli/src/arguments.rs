//! The command line: commands, their options and their help texts.

pub(crate) mod analyze;
pub(crate) mod api;
pub(crate) mod check;
mod choices;
pub(crate) mod doctor;
mod malformed;
mod nondeterminism;
pub(crate) mod program;
pub(crate) mod properties;
pub(crate) mod replay;
pub(crate) mod report;
pub(crate) mod run;
pub(crate) mod said;
pub(crate) mod search;
mod size;
mod time_span;

use clap::{Parser, Subcommand};

/// Find the errors of concurrent Java programs by exploring every schedule of their threads.
#[derive(Debug, Parser)]
#[command(name = "sojourner", version, subcommand_required = true, arg_required_else_help = true)]
#[command(after_help = "\
Examples:
  sojourner check Buffer.java       look for deadlocks, races, failed assertions, uncaught exceptions
  sojourner analyze Server.java     watch a few runs and say what could go wrong in others
  sojourner run Hello.java          compile and run a program
  sojourner doctor                  see which JDK would be used

'sojourner COMMAND --help' explains a command.")]
pub(crate) struct Arguments {
    #[command(subcommand)]
    pub(crate) command: Command,
}

/// What to do.
#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    Check(Box<check::CheckOptions>),
    Analyze(Box<analyze::AnalyzeOptions>),
    Replay(Box<replay::ReplayOptions>),
    Run(run::RunOptions),
    Api(api::ApiOptions),
    Doctor(doctor::DoctorOptions),
}
