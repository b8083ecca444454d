//! The options of `analyze`.

use super::program::ProgramOptions;
use super::report::ReportOptions;
use clap::Args;

/// Watch simulated runs of a program and say what could go wrong in others
///
/// Each run has its own schedule. What the runs do is analysed for data races (by happens-before
/// and by lock sets), for locks taken in a circle (lock trees with gate locks), for waits that are
/// not repeated, notifications that nobody hears, and locks held while a thread blocks.
/// A race by happens-before is one of a run that was simulated. Everything else is a potential:
/// 'sojourner check --guided' confirms or refutes it.
#[derive(Args, Debug)]
#[command(
    verbatim_doc_comment,
    after_help = "\
Examples:
  sojourner analyze Server.java
  sojourner analyze build/classes --main shop.Main --runs 20 --format sarif --output shop.sarif
  sojourner analyze Bank.java --seed 7 --runs 1 -- 100 deposit

Exit status:
  0   nothing went wrong in the runs, and all of them came to their end; there may be warnings
  1   something went wrong in a run: a data race, a deadlock, an uncaught exception;
      with --strict also where there is a warning
  2   the command line or the input is wrong
  3   unknown: a run was cut, or something the program needs is not modelled"
)]
pub(crate) struct AnalyzeOptions {
    #[command(flatten)]
    pub(crate) program: ProgramOptions,

    #[command(flatten)]
    pub(crate) report: ReportOptions,

    /// How many runs to simulate
    #[arg(long, value_name = "N", default_value_t = 5)]
    pub(crate) runs: u64,

    /// Other seeds, other schedules
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub(crate) seed: u64,

    /// Cut a run that is longer than so many bytecode instructions
    #[arg(long, value_name = "N", default_value_t = 200_000_000)]
    pub(crate) max_instructions: u64,

    /// Exit with status 1 also where something may go wrong in other runs
    #[arg(long)]
    pub(crate) strict: bool,
}
