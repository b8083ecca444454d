//! The options of `check`.

use super::program::ProgramOptions;
use super::properties::PropertyOptions;
use super::report::{ReportOptions, TraceOptions};
use super::said::Said;
use super::search::SearchOptions;
use clap::Args;
use std::path::PathBuf;

/// Explore every schedule of a program and decide its properties
///
/// Threads interleave at every operation that another thread could observe, and every way the
/// program could go is followed. What is found comes with the schedule that leads to it. The
/// program reaches nothing outside: no files, no network, no clock but a virtual one.
#[derive(Args, Debug)]
#[command(
    verbatim_doc_comment,
    after_help = "\
Examples:
  sojourner check Buffer.java
  sojourner check Buffer.java --search bfs --time-limit 5m
  sojourner check Server.java --guided
  sojourner check build/classes --main shop.Main --property deadlock,race --all
  sojourner check Pool.java --trace full
  sojourner check Bank.java --save-schedule bank.schedule --format json -- 100 deposit

Exit status:
  0   no violation, and every run was explored
  1   a violation was found
  2   the command line or the input is wrong: an unknown option, a missing or damaged file,
      sources that do not compile, no JDK, no class with a main method
  3   unknown: a limit was reached, runs were only sampled, or something the program needs is
      not modelled; also when the tool itself fails"
)]
pub(crate) struct CheckOptions {
    #[command(flatten)]
    pub(crate) said: Said,

    #[command(flatten)]
    pub(crate) program: ProgramOptions,

    #[command(flatten)]
    pub(crate) properties: PropertyOptions,

    #[command(flatten)]
    pub(crate) search: SearchOptions,

    #[command(flatten)]
    pub(crate) telling: TraceOptions,

    #[command(flatten)]
    pub(crate) report: ReportOptions,

    /// Write the schedule of the first violation to this file, for 'sojourner replay'
    #[arg(long, value_name = "FILE")]
    pub(crate) save_schedule: Option<PathBuf>,
}
