//! `sojourner analyze`: watches simulated runs of a program and reports what could go wrong in others.

use crate::arguments::analyze::AnalyzeOptions;
use crate::exit;
use crate::guard::guarded;
use crate::last_words;
use crate::process_memory::peak_memory;
use crate::publication;
use crate::refusal::refuse_check;
use crate::source_files::SourceFiles;
use crate::terminal::Terminal;
use crate::watchdog::{Allowance, Watchdog};
use model::Verdict;
use report::Analysis;
use std::process::ExitCode;

/// Carries out the command.
pub(crate) fn analyze(options: AnalyzeOptions) -> ExitCode {
    guarded(exit::UNKNOWN, || try_analyze(&options).unwrap_or_else(|status| status)).into()
}

fn try_analyze(options: &AnalyzeOptions) -> Result<u8, u8> {
    let watchdog = Watchdog::begin(Allowance::default());
    publication::check_format(options.report.format)?;
    options.report.output.iter().try_for_each(|file| publication::check_place(file))?;
    let mut terminal = Terminal::new(&options.report, &options.program, &watchdog);
    let runs = watch::Options { runs: options.runs, seed: options.seed, most_instructions: options.max_instructions };
    let analysis = checker::analyze(&options.program.target(), &runs, &watchdog, &mut terminal);
    terminal.clear();
    let mut analysis = analysis.map_err(|error| refuse_check(&error, exit::WRONG_INPUT, &watchdog))?;
    analysis.peak_bytes = peak_memory().map(|kibibytes| 1024 * kibibytes);
    let sources = SourceFiles::below(&options.program.targets);
    last_words::withdraw();
    let status = status(&analysis, options.strict);
    Ok(publication::publish_analysis(&analysis, &sources, &options.report, status))
}

fn status(analysis: &Analysis, strict: bool) -> u8 {
    match analysis.verdict() {
        Verdict::Violated => exit::VIOLATED,
        _ if strict && !analysis.warnings.is_empty() => exit::VIOLATED,
        _ if analysis.is_complete() => exit::HOLDS,
        _ => exit::UNKNOWN,
    }
}
