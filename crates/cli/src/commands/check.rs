//! `sojourner check`: explores every schedule of a program and reports what was found.

use crate::arguments::program::ProgramOptions;
use crate::arguments::properties::PropertyOptions;
use crate::arguments::report::{ReportOptions, TraceOptions};
use crate::arguments::said::Said;
use crate::arguments::search::SearchOptions;
use crate::command_line;
use crate::exit::Status;
use crate::last_words;
use crate::output;
use crate::publication;
use crate::refusal::Refusal;
use crate::supervision::{Failures, supervised};
use crate::terminal::Terminal;
use crate::watchdog::Watchdog;
use checker::{Check, Conclusion, SourceFiles, Spin, schedule_file};
use clap::{Args, ValueEnum};
use report::{PART, Replay};
use std::path::Path;
use std::path::PathBuf;
use std::process::ExitCode;

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
  sojourner check Server.java --property assertion --slice
  sojourner check build/classes --main shop.Main --property deadlock,race --all
  sojourner check Pool.java --trace full
  sojourner check Buffer.java --second-opinion spin
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

    /// Explore a slice of the program: without what cannot influence the question
    ///
    /// The verdict is that of the whole program: a violation is executed there before it is reported,
    /// and simulated runs of it challenge a proof. Where there is no slice, the program is explored.
    #[arg(long, verbatim_doc_comment)]
    pub(crate) slice: bool,

    /// Ask another engine the same question, and show both answers
    ///
    /// Spin verifies a model of the program in Promela (see 'sojourner promela'). Where the two
    /// answers differ, none is given: the verdict is unknown, the tool contradicts itself. Where
    /// there is no model, the reason is named and the verdict stays what it is.
    #[arg(long, value_enum, value_name = "ENGINE", verbatim_doc_comment)]
    pub(crate) second_opinion: Option<OtherEngine>,

    /// Write the schedule of the first violation to this file, for 'sojourner replay'
    #[arg(long, value_name = "FILE")]
    pub(crate) save_schedule: Option<PathBuf>,
}

/// An engine that can be asked as well.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum OtherEngine {
    /// Spin, with a model of the program in Promela
    Spin,
}

/// Carries out the command.
pub(crate) fn check(options: CheckOptions) -> ExitCode {
    supervised(Failures::OF_ANSWERS, options.search.allowance(), |watchdog| try_check(&options, watchdog))
}

fn try_check(options: &CheckOptions, watchdog: &Watchdog) -> Result<Status, Refusal> {
    let search = options.search.search(options.telling.unfolds())?;
    let files = [options.report.output.as_deref(), options.save_schedule.as_deref()];
    files.into_iter().flatten().try_for_each(publication::check_place)?;
    let (target, question) = (options.program.target(), options.properties.question());
    let mut terminal = Terminal::new(&options.report, &options.program, watchdog);
    let mut answer = if options.slice {
        checker::check_slice(&target, &question, &search, watchdog, &mut terminal)
    } else {
        let check = Check::prepare(target.clone(), question.clone(), search);
        check.and_then(|check| check.run(watchdog, &mut terminal))
    };
    if let (Ok(conclusion), Some(OtherEngine::Spin)) = (&mut answer, options.second_opinion) {
        let memory = options.search.allowance().memory.map(|limit| limit.div_ceil(1 << 20));
        let spin = Spin { memory, ..Spin::default() };
        let asked = checker::second_opinion(&target, &question, &spin, conclusion, watchdog, &mut terminal);
        answer = asked.and(answer);
    }
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
    // A suite has an option of its own for that.
    if file.is_none() && options.report.format.name == PART.name {
        return None;
    }
    let command = command_line::replay(&options.said, file.unwrap_or(Path::new("FILE")));
    let is_saved = file.is_some_and(|file| {
        let written = std::fs::write(file, schedule_file::write(&conclusion.report, &recorded, &command));
        let failure = written.err().map(|error| output::complain(format_args!("{}: {error}", file.display())));
        failure.is_none()
    });
    Some(Replay { command, is_saved })
}
