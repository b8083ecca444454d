//! The options of `replay`.

use super::program::ProgramOptions;
use super::properties::PropertyOptions;
use super::report::{ReportOptions, TraceOptions};
use super::said::Said;
use clap::Args;
use std::path::PathBuf;

/// Execute a recorded schedule again and report what it shows
///
/// The program, the JDK and the options that decide what can happen (--property, --find,
/// --spurious-wakeups, ...) must be those of the check that saved the schedule; the file says
/// in its first lines how to replay it.
#[derive(Args, Debug)]
#[command(
    verbatim_doc_comment,
    after_help = "\
Examples:
  sojourner check Buffer.java --save-schedule buffer.schedule
  sojourner replay Buffer.java --schedule buffer.schedule
  sojourner replay Buffer.java --schedule buffer.schedule --format json
  sojourner replay Buffer.java --schedule buffer.schedule --trace full

Exit status:
  1   the run shows a violation
  2   the command line is wrong, or the schedule does not fit the program
  3   the run shows no violation (which says nothing about other runs), or needs something
      that is not modelled"
)]
pub(crate) struct ReplayOptions {
    #[command(flatten)]
    pub(crate) said: Said,

    #[command(flatten)]
    pub(crate) program: ProgramOptions,

    /// The schedule, as --save-schedule wrote it
    #[arg(long, value_name = "FILE")]
    pub(crate) schedule: PathBuf,

    #[command(flatten)]
    pub(crate) properties: PropertyOptions,

    #[command(flatten)]
    pub(crate) telling: TraceOptions,

    #[command(flatten)]
    pub(crate) report: ReportOptions,
}
