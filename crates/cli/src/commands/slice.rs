//! `sojourner slice`: what of a program can influence a question, as a jar that runs and as a report.

use crate::arguments::criteria::Criteria;
use crate::arguments::program::ProgramOptions;
use crate::arguments::search::UnfitOptions;
use crate::arguments::slice_report::SliceReportOptions;
use crate::exit::Status;
use crate::last_words;
use crate::publication;
use crate::refusal::Refusal;
use crate::supervision::{Failures, supervised};
use crate::watchdog::{Allowance, Watchdog};
use checker::{Criterion, CriterionError, SliceRequest, Sliced, SourceFiles, Stage};
use clap::Args;
use evidence::Fault;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Keep of a program only what can influence a question
///
/// The question is a property, a line, a field, a formula or a warning. Every statement on which
/// its answer may depend is kept, over all threads: by its values, by branches and exceptions, by
/// loops that may not end, by locks and waits. Everything else is removed. The slice runs on any
/// JVM, has the line numbers of the program, and gives the same answer to the question.
#[derive(Args, Debug)]
#[command(
    verbatim_doc_comment,
    after_help = "\
Examples:
  sojourner slice Server.java --for deadlock
  sojourner slice Server.java --for Server.java:42 --why Server.java:17
  sojourner slice build/classes --main shop.Main --for Event.count,race --output small.jar
  sojourner slice Server.java --for Server.java:42 --source small
  sojourner slice Server.java --for Event.count --format html --report slice.html
  sojourner slice Server.java --for deadlock --evaluate -- 3 verbose
  sojourner slice Server.java --for '[] (Server.open <= 3)'
  sojourner slice Server.java --for warning:2

Exit status:
  0   a slice was made
  2   the command line or the input is wrong: a line without code, an unknown field,
      a missing or damaged file, sources that do not compile
  3   no slice: the program uses something that is not followed, such as reflection;
      the report says what and where"
)]
pub(crate) struct SliceOptions {
    #[command(flatten)]
    pub(crate) program: ProgramOptions,

    /// What the slice is for; several together keep what any of them needs
    ///
    /// A property: deadlock, assertion, exception or race.
    /// A line, as in Buffer.java:42: what is executed there, with which values.
    /// A field, as in Event.count: every access to it.
    /// A condition or a formula, as in '[] (Main.open <= 3)': the values that it is about.
    /// A warning of 'sojourner analyze' by its number, as in warning:2: the lines that it names.
    #[arg(
        verbatim_doc_comment,
        id = "for",
        long,
        value_name = "CRITERION",
        required = true,
        value_parser = Criteria::parse
    )]
    pub(crate) criteria: Vec<Criteria>,

    /// Say why something of a line such as Buffer.java:17 is kept; may be given several times
    #[arg(long, value_name = "LINE", value_delimiter = ',', value_parser = line)]
    pub(crate) why: Vec<Criterion>,

    /// Put in first what is known before the program runs
    ///
    /// Constants are propagated through the whole program, branches on them are folded, and methods
    /// get copies for constant arguments where that makes them smaller. The arguments of the program
    /// are known: those behind --, or none. The slice is right for these arguments only.
    #[arg(verbatim_doc_comment, long)]
    pub(crate) evaluate: bool,

    /// With a warning: as many runs as 'sojourner analyze' simulated [default: 5]
    #[arg(long, value_name = "N")]
    pub(crate) runs: Option<u64>,

    /// With a warning: the seed that 'sojourner analyze' had [default: 0]
    #[arg(long, value_name = "N")]
    pub(crate) seed: Option<u64>,

    /// Write the slice to this file, a jar that 'java -jar' runs
    ///
    /// The report goes to the file of --report.
    #[arg(verbatim_doc_comment, long, value_name = "JAR")]
    pub(crate) output: Option<PathBuf>,

    /// Write the slice as Java source to this directory
    ///
    /// Whole statements are kept, with everything that they depend on; every line has the number
    /// that it had. What is written compiles: where javac complains, statements are put back, and
    /// the report says how many. The sources are the .java files among the targets, those that they
    /// need, and those in the directories among them.
    #[arg(verbatim_doc_comment, long, value_name = "DIR", conflicts_with = "evaluate")]
    pub(crate) source: Option<PathBuf>,

    #[command(flatten)]
    pub(crate) report: SliceReportOptions,
}

/// A criterion that is a line.
fn line(text: &str) -> Result<Criterion, CriterionError> {
    match Criterion::parse(text) {
        Ok(line @ Criterion::Line { .. }) => Ok(line),
        _ => Err(CriterionError { message: "a line is the name of a file and a number, as in Buffer.java:17".into() }),
    }
}

/// Carries out the command.
pub(crate) fn slice(options: SliceOptions) -> ExitCode {
    supervised(Failures::OF_ANSWERS, Allowance::default(), |watchdog| try_slice(&options, watchdog))
}

fn try_slice(options: &SliceOptions, watchdog: &Watchdog) -> Result<Status, Refusal> {
    options.output.iter().try_for_each(|jar| check_jar(jar, &options.program.targets))?;
    let files = options.report.report.iter().chain(&options.report.html);
    files.into_iter().try_for_each(|file| publication::check_place(file))?;
    options.source.iter().try_for_each(|directory| publication::check_directory(directory))?;
    let Criteria { criteria, formulas, warnings } = Criteria::together(&options.criteria);
    if warnings.is_empty() && (options.runs.is_some() || options.seed.is_some()) {
        return Err(UnfitOptions::NoEffect("--runs and --seed need a warning, as in --for warning:2").into());
    }
    let request = SliceRequest {
        criteria,
        formulas,
        warnings,
        runs: watch::Options {
            runs: options.runs.unwrap_or(checker::USUAL_ANALYSIS.runs),
            seed: options.seed.unwrap_or(checker::USUAL_ANALYSIS.seed),
            ..checker::USUAL_ANALYSIS
        },
        why: options.why.clone(),
        evaluate: options.evaluate,
        source: options.source.is_some(),
        ..SliceRequest::default()
    };
    let mut sliced = checker::slice(&options.program.target(), &request, watchdog, &mut Onlooker { watchdog })?;
    let sources = SourceFiles::of(&options.program.target());
    let status = if sliced.report.is_sliced() { Status::HOLDS } else { Status::UNKNOWN };
    if let (Some(jar), true) = (&options.output, sliced.report.is_sliced()) {
        write_jar(jar, &sliced)?;
    }
    if let Some(directory) = &options.source {
        write_sources(directory, &mut sliced)?;
    }
    Ok(publication::publish_slice(&sliced.report, &sources, &options.report, status))
}

/// Whether the jar can be written, and is neither meant for the report nor a part of the program.
pub(crate) fn check_jar(jar: &Path, targets: &[PathBuf]) -> Result<(), Refusal> {
    if jar.extension().is_none_or(|extension| !extension.eq_ignore_ascii_case("jar")) {
        return Err(Refusal::NoJar(jar.to_path_buf()));
    }
    publication::check_place(jar)?;
    let itself = jar.canonicalize().ok();
    let is_target = |target: &PathBuf| itself.is_some() && target.canonicalize().ok() == itself;
    if targets.iter().any(is_target) { Err(Refusal::IsTarget(jar.to_path_buf())) } else { Ok(()) }
}

fn write_jar(jar: &Path, sliced: &Sliced) -> Result<(), Refusal> {
    let maker = format!("sojourner {}", sliced.report.version);
    let unwritten = |error: String| Refusal::Unwritten { file: jar.to_path_buf(), error };
    let bytes = loader::pack::runnable_jar(&sliced.report.main, &maker, &sliced.classes);
    let bytes = bytes.map_err(|error| unwritten(error.to_string()))?;
    std::fs::write(jar, bytes).map_err(|error| unwritten(error.to_string()))
}

/// Writes the source files below a directory, and says so in the report.
fn write_sources(directory: &Path, sliced: &mut Sliced) -> Result<(), Refusal> {
    let files: Vec<PathBuf> = sliced.sources.iter().map(|source| directory.join(&source.path)).collect();
    let is_original = |file: &&PathBuf| {
        let file = file.canonicalize().ok();
        file.is_some() && sliced.sources.iter().any(|source| source.original.canonicalize().ok() == file)
    };
    if let Some(file) = files.iter().find(is_original) {
        return Err(Refusal::IsTarget(file.clone()));
    }
    for (file, source) in files.iter().zip(&sliced.sources) {
        let written =
            file.parent().map_or(Ok(()), std::fs::create_dir_all).and_then(|()| std::fs::write(file, &source.text));
        written.map_err(|error| Refusal::Unwritten { file: file.clone(), error: error.to_string() })?;
    }
    if let Some(report) = &mut sliced.report.source {
        report.directory = directory.display().to_string();
    }
    Ok(())
}

/// Follows how far the slice has come: when the program was read, a signal ends the process at once.
pub(crate) struct Onlooker<'a> {
    pub(crate) watchdog: &'a Watchdog,
}

impl model::Observer<Fault> for Onlooker<'_> {}

impl checker::Observer for Onlooker<'_> {
    fn stage(&mut self, stage: Stage) {
        last_words::doing(stage.words());
        if !matches!(stage, Stage::Reading) {
            self.watchdog.step_aside();
        }
    }
}
