//! `sojourner check`: explores every schedule of a program and reports what was found.

use crate::arguments::check::CheckOptions;
use crate::command::{Failures, carry_out};
use crate::command_line;
use crate::exit::Status;
use crate::last_words;
use crate::output;
use crate::publication;
use crate::refusal::Refusal;
use crate::terminal::Terminal;
use crate::watchdog::Watchdog;
use checker::{Check, Conclusion, SourceFiles, schedule_file};
use report::Replay;
use std::path::Path;
use std::process::ExitCode;

/// Carries out the command.
pub(crate) fn check(options: CheckOptions) -> ExitCode {
    carry_out(Failures::OF_ANSWERS, options.search.allowance(), |watchdog| try_check(&options, watchdog))
}

fn try_check(options: &CheckOptions, watchdog: &Watchdog) -> Result<Status, Refusal> {
    let search = options.search.search(options.telling.unfolds())?;
    let files = [options.report.output.as_deref(), options.save_schedule.as_deref()];
    files.into_iter().flatten().try_for_each(publication::check_place)?;
    let (target, question) = (options.program.target(), options.properties.question());
    let mut terminal = Terminal::new(&options.report, &options.program, watchdog);
    let answer = Check::prepare(target, question, search).and_then(|check| check.run(watchdog, &mut terminal));
    terminal.clear();
    let mut conclusion = answer?;
    conclusion.report.replay = keep_schedule(&conclusion, options);
    last_words::doing("publishing the report");
    let sources = SourceFiles::below(&options.program.targets);
    last_words::withdraw();
    let report = &conclusion.report;
    Ok(publication::publish(report, &sources, &options.report, options.search.all, (&report.verdict).into()))
}

/// Saves the schedule of the first violation where the user asked for it, and says how it is executed again.
fn keep_schedule(conclusion: &Conclusion, options: &CheckOptions) -> Option<Replay> {
    let recorded = conclusion.recorded()?;
    let file = options.save_schedule.as_deref();
    let command = command_line::replay(&options.said, file.unwrap_or(Path::new("FILE")));
    let is_saved = file.is_some_and(|file| {
        let written = std::fs::write(file, schedule_file::write(&conclusion.report, &recorded, &command));
        let failure = written.err().map(|error| output::complain(format_args!("{}: {error}", file.display())));
        failure.is_none()
    });
    Some(Replay { command, is_saved })
}
