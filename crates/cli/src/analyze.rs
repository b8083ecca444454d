//! `sojourner analyze`: watches simulated runs of a program and reports what could go wrong in others.

use crate::arguments::analyze::AnalyzeOptions;
use crate::command::{Failures, carry_out};
use crate::exit::Status;
use crate::last_words;
use crate::process_memory::peak_memory;
use crate::publication;
use crate::refusal::Refusal;
use crate::terminal::Terminal;
use crate::watchdog::{Allowance, Watchdog};
use checker::SourceFiles;
use model::Verdict;
use report::Analysis;
use std::process::ExitCode;

/// Carries out the command.
pub(crate) fn analyze(options: AnalyzeOptions) -> ExitCode {
    carry_out(Failures::OF_ANSWERS, Allowance::default(), |watchdog| try_analyze(&options, watchdog))
}

fn try_analyze(options: &AnalyzeOptions, watchdog: &Watchdog) -> Result<Status, Refusal> {
    options.report.output.iter().try_for_each(|file| publication::check_place(file))?;
    let mut terminal = Terminal::new(&options.report, &options.program, watchdog);
    let runs = watch::Options { runs: options.runs, seed: options.seed, most_instructions: options.max_instructions };
    let analysis = checker::analyze(&options.program.target(), &runs, watchdog, &mut terminal);
    terminal.clear();
    let mut analysis = analysis?;
    analysis.peak_bytes = peak_memory().map(|kibibytes| 1024 * kibibytes);
    let sources = SourceFiles::below(&options.program.targets);
    last_words::withdraw();
    let status = status(&analysis, options.strict);
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
