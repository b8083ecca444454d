//! `sojourner replay`: executes one recorded schedule again and reports what it shows.

use crate::arguments::program::ProgramOptions;
use crate::arguments::properties::PropertyOptions;
use crate::arguments::report::{PageOptions, ReportOptions, TraceOptions};
use crate::arguments::said::Said;
use crate::command_line;
use crate::exit::Status;
use crate::last_words;
use crate::publication;
use crate::refusal::{Refusal, UnreadableSchedule};
use crate::supervision::{Failures, supervised};
use crate::terminal::Terminal;
use crate::watchdog::{Allowance, Watchdog};
use checker::{Error, Manner, Recorded, Replay, SourceFiles, schedule_file};
use clap::Args;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

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
  sojourner replay Buffer.java --schedule buffer.schedule --html buffer.html

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

    /// The schedule, as --save-schedule wrote it, or a report in JSON
    #[arg(long, value_name = "FILE")]
    pub(crate) schedule: PathBuf,

    #[command(flatten)]
    pub(crate) properties: PropertyOptions,

    #[command(flatten)]
    pub(crate) telling: TraceOptions,

    #[command(flatten)]
    pub(crate) report: ReportOptions,

    #[command(flatten)]
    pub(crate) page: PageOptions,
}

/// Carries out the command.
pub(crate) fn replay(options: ReplayOptions) -> ExitCode {
    supervised(Failures::OF_ANSWERS, Allowance::default(), |watchdog| try_replay(&options, watchdog))
}

fn try_replay(options: &ReplayOptions, watchdog: &Watchdog) -> Result<Status, Refusal> {
    let files = options.report.output.iter().chain(&options.page.html);
    files.into_iter().try_for_each(|file| publication::check_place(file))?;
    let recorded = read(&options.schedule)?;
    let (target, question) = (options.program.target(), options.properties.question());
    let manner = Manner { unfold: options.telling.unfolds(), ..Manner::default() };
    let mut terminal = Terminal::new(&options.report, &options.program, watchdog).that_steps_aside();
    let questions = recorded.questions;
    let replay = Replay::prepare(target.clone(), &question, recorded, manner);
    let report = replay.and_then(|replay| replay.run(watchdog, &mut terminal));
    let mut report = report;
    if let Ok(report) = &mut report
        && (options.page.shows_states(&options.report) || publication::draws_chart(report, &options.report))
    {
        checker::add_films(report, &target, &question, questions, watchdog);
    }
    terminal.clear();
    let mut report = report.map_err(|error| named(error, &options.schedule))?;
    let command = command_line::replay(&options.said, &options.schedule);
    report.replay = report.violations.first().map(|_| report::Replay { command, is_saved: true });
    let sources = SourceFiles::of(&options.program.target());
    last_words::withdraw();
    let status = publication::publish_page(&report, &sources, &options.page, (&report.verdict).into());
    Ok(publication::publish(&report, &sources, &options.report, true, status))
}

/// The schedule in a file.
pub(crate) fn read(file: &Path) -> Result<Recorded, Refusal> {
    let text = std::fs::read_to_string(file).map_err(UnreadableSchedule::File);
    let recorded = text.and_then(|text| match text.trim_start().starts_with('{') {
        true => of_report(&text),
        false => schedule_file::read(&text).map_err(UnreadableSchedule::Text),
    });
    recorded.map_err(|error| Refusal::Schedule { file: file.to_path_buf(), error })
}

/// The run of the first violation in a report, as `--format json` prints it.
fn of_report(text: &str) -> Result<Recorded, UnreadableSchedule> {
    let report: serde_json::Value = serde_json::from_str(text).map_err(|_| UnreadableSchedule::Report)?;
    let violation = report.get("violations").and_then(|all| all.get(0)).ok_or(UnreadableSchedule::Report)?;
    let member = |name: &str| violation.get(name).and_then(|value| value.as_str()).ok_or(UnreadableSchedule::Report);
    let recorded = schedule_file::of_report(member("property")?, member("message")?, member("schedule_text")?);
    recorded.map_err(UnreadableSchedule::Text)
}

/// A schedule that does not fit is named by its file.
pub(crate) fn named(error: Error, file: &Path) -> Refusal {
    match error {
        Error::Schedule(_) => Refusal::Schedule { file: file.to_path_buf(), error: UnreadableSchedule::Program(error) },
        Error::Question(_) | Error::Program(_) => error.into(),
    }
}
