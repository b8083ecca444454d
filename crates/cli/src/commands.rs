//! The commands, each in a file of its own with its options, its help text and what it does.

mod abstracting;
mod analyze;
mod api;
pub(crate) mod check;
mod debug;
mod doctor;
mod explore;
mod promela;
pub(crate) mod replay;
mod run;
mod slice;
mod test;

use clap::{Parser, Subcommand};
use std::process::ExitCode;

/// Find the errors of concurrent Java programs by exploring every schedule of their threads.
#[derive(Debug, Parser)]
#[command(name = "sojourner", version, subcommand_required = true, arg_required_else_help = true)]
#[command(after_help = "\
Examples:
  sojourner check Buffer.java       look for deadlocks, races, failed assertions, uncaught exceptions
  sojourner test examples/maven     the same for each JUnit test of a project
  sojourner analyze Server.java     watch a few runs and say what could go wrong in others
  sojourner slice Server.java --for Server.java:42
                                    keep of a program only what can influence that line
  sojourner abstract Agent.java --remove Event.count
                                    replace data of a program by predicates
  sojourner promela Buffer.java --verify
                                    translate a program into Promela and let Spin verify it
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
    Test(Box<test::TestOptions>),
    Analyze(Box<analyze::AnalyzeOptions>),
    Replay(Box<replay::ReplayOptions>),
    Debug(Box<debug::DebugOptions>),
    Explore(Box<explore::ExploreOptions>),
    Slice(Box<slice::SliceOptions>),
    Abstract(Box<abstracting::AbstractOptions>),
    Promela(Box<promela::PromelaOptions>),
    Run(run::RunOptions),
    Api(api::ApiOptions),
    Doctor(doctor::DoctorOptions),
}

impl Command {
    /// Does it, and answers the exit status.
    pub(crate) fn carry_out(self) -> ExitCode {
        match self {
            Command::Check(options) => check::check(*options),
            Command::Test(options) => test::test(*options),
            Command::Analyze(options) => analyze::analyze(*options),
            Command::Replay(options) => replay::replay(*options),
            Command::Debug(options) => debug::debug(*options),
            Command::Explore(options) => explore::explore(*options),
            Command::Slice(options) => slice::slice(*options),
            Command::Abstract(options) => abstracting::abstraction(*options),
            Command::Promela(options) => promela::promela(*options),
            Command::Run(options) => run::run(options),
            Command::Api(options) => api::api(options),
            Command::Doctor(options) => doctor::doctor(options),
        }
    }
}
