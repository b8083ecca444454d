//! `sojourner check`: explores every schedule of a program and reports what was found.

mod plan;

use crate::arguments::check::CheckOptions;
use crate::command_line;
use crate::exit;
use crate::guard::guarded;
use crate::last_words;
use crate::output;
use crate::publication;
use crate::refusal::{refuse, refuse_check};
use crate::source_files::SourceFiles;
use crate::terminal::Terminal;
use crate::watchdog::Watchdog;
use checker::{Check, Conclusion, schedule_file};
use report::Replay;
use std::path::Path;
use std::process::ExitCode;

/// Carries out the command.
pub(crate) fn check(options: CheckOptions) -> ExitCode {
    guarded(exit::UNKNOWN, || try_check(&options).unwrap_or_else(|status| status)).into()
}

fn try_check(options: &CheckOptions) -> Result<u8, u8> {
    let watchdog = Watchdog::begin(plan::allowance(&options.search));
    publication::check_format(options.report.format)?;
    let search = plan::search(options).map_err(refuse)?;
    let files = [options.report.output.as_deref(), options.save_schedule.as_deref()];
    files.into_iter().flatten().try_for_each(publication::check_place)?;
    let (target, question) = (options.program.target(), options.properties.question());
    let mut terminal = Terminal::new(&options.report, &options.program, &watchdog);
    let answer = Check::prepare(target, question, search).and_then(|check| check.run(&watchdog, &mut terminal));
    terminal.clear();
    let mut conclusion = answer.map_err(|error| refuse_check(&error, exit::WRONG_INPUT, &watchdog))?;
    conclusion.report.replay = keep_schedule(&conclusion, options);
    last_words::doing("publishing the report");
    let sources = SourceFiles::below(&options.program.targets);
    last_words::withdraw();
    let report = &conclusion.report;
    Ok(publication::publish(report, &sources, &options.report, options.search.all, exit::status(&report.verdict)))
}

/// Saves the schedule of the first violation where the user asked for it, and says how it is executed again.
fn keep_schedule(conclusion: &Conclusion, options: &CheckOptions) -> Option<Replay> {
    let recorded = conclusion.recorded()?;
    let file = options.save_schedule.as_deref();
    let command = command_line::replay(&options.program, &options.properties, file.unwrap_or(Path::new("FILE")));
    let is_saved = file.is_some_and(|file| {
        let written = std::fs::write(file, schedule_file::write(&conclusion.report, &recorded, &command));
        let failure = written.err().map(|error| output::complain(format_args!("{}: {error}", file.display())));
        failure.is_none()
    });
    Some(Replay { command, is_saved })
}
