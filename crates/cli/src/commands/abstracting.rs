//! `sojourner abstract`: a program with predicates in the place of fields, as a jar that runs and as a report.

mod report;

use crate::arguments::abstraction::AbstractionOptions;
use crate::arguments::program::ProgramOptions;
use crate::commands::slice::{Onlooker, check_jar};
use crate::exit::Status;
use crate::output;
use crate::publication;
use crate::refusal::Refusal;
use crate::supervision::{Failures, supervised};
use crate::watchdog::{Allowance, Watchdog};
use checker::{Abstracted, SourceFiles};
use clap::{Args, ValueEnum};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Replace data of a program by predicates or classes of numbers
///
/// Removed fields hold nothing any more, and each predicate is a bit. A solver says for every
/// assignment what becomes of the bits: the strongest update that they can express, with a choice
/// where they do not say. Branches on removed data go by the bits, or both ways. With --data a field
/// keeps the class of its number, such as its sign; what must follow is found, and operations are
/// tables that the solver makes. '@Abstract' in the program says the same. Every run of the program
/// is one of the abstraction; 'sojourner check --abstract' makes use of that.
#[derive(Args, Debug)]
#[command(
    verbatim_doc_comment,
    after_help = "\
Examples:
  sojourner abstract Agent.java --remove Event.count --predicate 'Event: count == 0'
  sojourner abstract Agent.java --remove Event.count --output abstract.jar
  sojourner abstract Kernel.java --data Budget.remaining=signs
  sojourner abstract Kernel.java --abstractions kernel.abstractions
  sojourner abstract Agent.java --remove Event.count --format json
  sojourner abstract Agent.java --remove Event.count --html agent.html

Exit status:
  0   an abstraction was made
  2   the command line or the input is wrong: an unknown field, a predicate that is none
  3   no abstraction: the program does something with removed data that is not followed, or there
      is no solver; the report says what and where"
)]
pub(crate) struct AbstractOptions {
    #[command(flatten)]
    pub(crate) program: ProgramOptions,

    #[command(flatten)]
    pub(crate) abstraction: AbstractionOptions,

    /// Write the abstracted program to this file, a jar that 'java -jar' runs
    #[arg(long, value_name = "JAR")]
    pub(crate) output: Option<PathBuf>,

    /// How to print the report
    #[arg(long, value_enum, default_value_t = AbstractionFormat::Human)]
    pub(crate) format: AbstractionFormat,

    /// Show what the solver was asked about each statement, in SMT-LIB
    #[arg(long)]
    pub(crate) questions: bool,

    /// Write the report to this file as a page for a browser, beside what is printed
    #[arg(long, value_name = "FILE")]
    pub(crate) html: Option<PathBuf>,
}

/// The shape of the report on standard output.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum AbstractionFormat {
    /// Text for a person
    Human,
    /// One JSON object, with all questions
    Json,
}

/// Carries out the command.
pub(crate) fn abstraction(options: AbstractOptions) -> ExitCode {
    supervised(Failures::OF_ANSWERS, Allowance::default(), |watchdog| try_abstract(&options, watchdog))
}

fn try_abstract(options: &AbstractOptions, watchdog: &Watchdog) -> Result<Status, Refusal> {
    options.output.iter().try_for_each(|jar| check_jar(jar, &options.program.targets))?;
    options.html.iter().try_for_each(|file| publication::check_place(file))?;
    let request = options.abstraction.request()?;
    let target = options.program.target();
    let abstracted = checker::abstract_program(&target, &request, false, watchdog, &mut Onlooker { watchdog })?;
    if let (Some(jar), true) = (&options.output, abstracted.is_abstracted()) {
        write_jar(jar, &abstracted)?;
    }
    let text = match options.format {
        AbstractionFormat::Human => report::human(&abstracted, options.questions),
        AbstractionFormat::Json => report::json(&abstracted),
    };
    let status = if abstracted.is_abstracted() { Status::HOLDS } else { Status::UNKNOWN };
    let page = || {
        let sources = SourceFiles::of(&options.program.target());
        ::report::abstraction_page(&report::values(&abstracted), &sources)
    };
    let status = publication::publish_static_page(options.html.as_deref(), page, status);
    Ok(if output::print(&text).is_ok() { status } else { publication::without_report(status) })
}

fn write_jar(jar: &Path, abstracted: &Abstracted) -> Result<(), Refusal> {
    let maker = format!("sojourner {}", env!("CARGO_PKG_VERSION"));
    let unwritten = |error: String| Refusal::Unwritten { file: jar.to_path_buf(), error };
    let bytes = loader::pack::runnable_jar(&abstracted.main, &maker, &abstracted.classes);
    let bytes = bytes.map_err(|error| unwritten(error.to_string()))?;
    std::fs::write(jar, bytes).map_err(|error| unwritten(error.to_string()))
}
