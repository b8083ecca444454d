//! `sojourner analyze`: watches simulated runs of a program and reports what could go wrong in others.

use crate::arguments::program::ProgramOptions;
use crate::arguments::report::ReportOptions;
use crate::arguments::warnings::WarningOptions;
use crate::exit::Status;
use crate::last_words;
use crate::process_memory::peak_memory;
use crate::publication;
use crate::refusal::Refusal;
use crate::supervision::{Failures, supervised};
use crate::terminal::Terminal;
use crate::watchdog::{Allowance, Watchdog};
use checker::SourceFiles;
use clap::Args;
use model::Verdict;
use report::Analysis;
use std::path::PathBuf;
use std::process::ExitCode;

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
  sojourner analyze Server.java --html server.html
  sojourner analyze Server.java --exclude com.library --suppressions accepted.txt
  sojourner slice Server.java --for warning:2
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

    /// Write the report to this file as a page for a browser, beside what is printed
    #[arg(long, value_name = "FILE")]
    pub(crate) html: Option<PathBuf>,

    #[command(flatten)]
    pub(crate) warnings: WarningOptions,

    /// How many runs to simulate
    #[arg(long, value_name = "N", default_value_t = checker::USUAL_ANALYSIS.runs)]
    pub(crate) runs: u64,

    /// Other seeds, other schedules
    #[arg(long, value_name = "N", default_value_t = checker::USUAL_ANALYSIS.seed)]
    pub(crate) seed: u64,

    /// Cut a run that is longer than so many bytecode instructions
    #[arg(long, value_name = "N", default_value_t = checker::USUAL_ANALYSIS.most_instructions)]
    pub(crate) max_instructions: u64,

    /// Exit with status 1 also where something may go wrong in other runs
    #[arg(long)]
    pub(crate) strict: bool,
}

/// Carries out the command.
pub(crate) fn analyze(options: AnalyzeOptions) -> ExitCode {
    supervised(Failures::OF_ANSWERS, Allowance::default(), |watchdog| try_analyze(&options, watchdog))
}

fn try_analyze(options: &AnalyzeOptions, watchdog: &Watchdog) -> Result<Status, Refusal> {
    options.report.output.iter().chain(&options.html).try_for_each(|file| publication::check_place(file))?;
    let selection = options.warnings.selection()?;
    let mut terminal = Terminal::new(&options.report, &options.program, watchdog);
    let runs = watch::Options { runs: options.runs, seed: options.seed, most_instructions: options.max_instructions };
    let analysis = checker::analyze(&options.program.target(), &runs, watchdog, &mut terminal);
    terminal.clear();
    let mut analysis = analysis?;
    checker::select_warnings(&mut analysis, &selection);
    analysis.peak_bytes = peak_memory().map(|kibibytes| 1024 * kibibytes);
    let sources = SourceFiles::of(&options.program.target());
    last_words::withdraw();
    let status = status(&analysis, options.strict);
    let page = || report::analysis_page(&analysis, &sources);
    let status = publication::publish_static_page(options.html.as_deref(), page, status);
    Ok(publication::publish_analysis(&analysis, &sources, &options.report, status))
}

fn status(analysis: &Analysis, strict: bool) -> Status {
    match analysis.verdict() {
        Verdict::Violated => Status::VIOLATED,
        _ if strict && !analysis.warnings.is_empty() => Status::VIOLATED,
        _ if analysis.is_complete() => Status::HOLDS,
        _ => Status::UNKNOWN,
    }
}
