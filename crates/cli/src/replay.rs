//! `sojourner replay`: executes one recorded schedule again and reports what it shows.

use crate::arguments::replay::ReplayOptions;
use crate::arguments::report::TraceForm;
use crate::command_line;
use crate::exit;
use crate::guard::guarded;
use crate::last_words;
use crate::publication;
use crate::refusal::{refuse, refuse_check};
use crate::source_files::SourceFiles;
use crate::terminal::Terminal;
use crate::watchdog::{Allowance, Watchdog};
use checker::{Error, Recorded, Replay, schedule_file};
use std::process::ExitCode;

/// Carries out the command.
pub(crate) fn replay(options: ReplayOptions) -> ExitCode {
    guarded(exit::UNKNOWN, || try_replay(&options).unwrap_or_else(|status| status)).into()
}

fn try_replay(options: &ReplayOptions) -> Result<u8, u8> {
    let watchdog = Watchdog::begin(Allowance::default());
    publication::check_format(options.report.format)?;
    options.report.output.iter().try_for_each(|file| publication::check_place(file))?;
    let recorded = read(options)?;
    let (target, question) = (options.program.target(), options.properties.question());
    let unfold = options.telling.trace == TraceForm::Full;
    let mut terminal = Terminal::new(&options.report, &options.program, &watchdog).that_steps_aside();
    let replay = Replay::prepare(target, &question, recorded, unfold);
    let report = replay.and_then(|replay| replay.run(&watchdog, &mut terminal));
    terminal.clear();
    let mut report = report.map_err(|error| complain(&error, options, &watchdog))?;
    let command = command_line::replay(&options.program, &options.properties, &options.schedule);
    report.replay = report.violations.first().map(|_| report::Replay { command, is_saved: true });
    let sources = SourceFiles::below(&options.program.targets);
    last_words::withdraw();
    Ok(publication::publish(&report, &sources, &options.report, true, exit::status(&report.verdict)))
}

fn read(options: &ReplayOptions) -> Result<Recorded, u8> {
    let file = options.schedule.display();
    let text = std::fs::read_to_string(&options.schedule).map_err(|error| refuse(format_args!("{file}: {error}")))?;
    schedule_file::read(&text).map_err(|error| refuse(format_args!("{file}: {error}")))
}

fn complain(error: &Error, options: &ReplayOptions, watchdog: &Watchdog) -> u8 {
    match error {
        Error::Schedule(_) => refuse(format_args!("{}: {error}", options.schedule.display())),
        Error::Question(_) | Error::Program(_) => refuse_check(error, exit::WRONG_INPUT, watchdog),
    }
}
