//! `sojourner promela`: a program as a model in Promela, and what Spin says of it.

use crate::arguments::program::ProgramOptions;
use crate::arguments::properties::FairnessName;
use crate::arguments::report::ReportOptions;
use crate::arguments::said::Said;
use crate::arguments::search::UnfitOptions;
use crate::arguments::size::Size;
use crate::arguments::time_span::TimeSpan;
use crate::command_line;
use crate::exit::Status;
use crate::last_words;
use crate::output;
use crate::publication;
use crate::refusal::Refusal;
use crate::supervision::{Failures, supervised};
use crate::terminal::Terminal;
use crate::watchdog::{Allowance, Watchdog};
use checker::{Bounds, Conclusion, Property, Question, SourceFiles, Spin, Translation, schedule_file};
use clap::{Args, ValueEnum};
use report::{RENDERERS, Renderer, Replay};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Translate a program into Promela, the language of Spin, and let Spin verify it
///
/// The model has the names of the program and the numbers of its lines. What Promela does not have is
/// refused by name; a bound that is too small is never silent, and those that are not given are raised
/// until some random runs by Spin keep them. With --ltl the model has a claim about endless runs. With
/// --verify, Spin makes a verifier of the model and runs it; a violation that it finds is executed on
/// the program before it is reported.
#[derive(Args, Debug)]
#[command(
    verbatim_doc_comment,
    after_help = "\
Examples:
  sojourner promela Buffer.java
  sojourner promela Buffer.java --output buffer.pml
  sojourner promela Buffer.java --verify
  sojourner promela Buffer.java --verify --property deadlock --time-limit 5m
  sojourner promela Signal.java --verify --ltl '<> Signal.gone'
  sojourner promela Signal.java --verify --ltl '[] (Signal.go -> <> Signal.gone)' --fairness none
  sojourner promela Signal.java --verify --property termination,livelock
  sojourner promela Counter.java --verify --find 'Counter.count == 2'
  sojourner promela Account.java --verify --class-properties
  sojourner promela Buffer.java --verify --compiler-option=-DBITSTATE --verifier-option=-w28
  sojourner promela Buffer.java --verify --swarm 8 --time-limit 10m
  sojourner promela Server.java --slice --property deadlock --verify
  sojourner promela Buffer.java --objects 10 --output buffer.pml
  sojourner promela Names.java --texts 20 --letters 40 --output names.pml

Exit status, without --verify:
  0   a model was written
  2   the command line or the input is wrong
  3   there is no model: the program has something that Promela has not; the message says what and where
With --verify, as of 'sojourner check':
  0   no violation, and the verifier has looked at everything
  1   a violation was found
  2   the command line or the input is wrong
  3   unknown: a limit was reached, there is no model, or Spin is not installed"
)]
pub(crate) struct PromelaOptions {
    #[command(flatten)]
    pub(crate) said: Said,

    #[command(flatten)]
    pub(crate) program: ProgramOptions,

    /// Write the model to this file instead of standard output
    #[arg(long, value_name = "FILE")]
    pub(crate) output: Option<PathBuf>,

    /// What is an error in the model
    #[arg(long, value_enum, value_name = "LIST", value_delimiter = ',', default_values = ["deadlock", "assertion", "exception"])]
    pub(crate) property: Vec<ModelProperty>,

    /// Claim that every run keeps this formula of temporal logic, for example
    /// '[] (Main.asked -> <> Main.answered)'; may be given several times
    #[arg(long, value_name = "FORMULA", verbatim_doc_comment)]
    pub(crate) ltl: Vec<String>,

    /// Which endless runs count for --ltl, termination and livelock; Spin does not have 'strong'
    #[arg(long, value_enum, default_value_t = FairnessName::Weak, value_name = "FAIRNESS")]
    pub(crate) fairness: FairnessName,

    /// Claim that no state is reached in which this holds, for example 'Main.c == 50'
    #[arg(long, value_name = "EXPR")]
    pub(crate) find: Option<String>,

    /// Check methods named invariant, pre_m and post_m as class properties, as if they were annotated
    #[arg(long)]
    pub(crate) class_properties: bool,

    /// Objects that a statement may make which is executed more than once; --verify raises what is too small
    #[arg(long, value_name = "N", default_value_t = Bounds::default().objects, value_parser = clap::value_parser!(u32).range(2..=4096))]
    pub(crate) objects: u32,

    /// Cells of an array whose length is not constant; --verify raises what is too small
    #[arg(long, value_name = "N", default_value_t = Bounds::default().cells, value_parser = clap::value_parser!(u32).range(1..=4096))]
    pub(crate) cells: u32,

    /// Calls in each other of methods that call themselves; --verify raises what is too small
    #[arg(long, value_name = "N", default_value_t = Bounds::default().depth, value_parser = clap::value_parser!(u32).range(1..=4096))]
    pub(crate) depth: u32,

    /// Texts that the program puts together and looks into; --verify has some where a program needs them
    #[arg(long, value_name = "N", default_value_t = Bounds::default().texts, value_parser = clap::value_parser!(u32).range(0..=4096))]
    pub(crate) texts: u32,

    /// Letters of such a text; --verify raises what is too small
    #[arg(long, value_name = "N", default_value_t = Bounds::default().letters, value_parser = clap::value_parser!(u32).range(1..=4096))]
    pub(crate) letters: u32,

    /// Use objects again that nobody can reach any more; --verify does so where a program needs it
    #[arg(long)]
    pub(crate) reuse: bool,

    /// Translate a slice of the program: without what cannot influence the properties
    #[arg(long)]
    pub(crate) slice: bool,

    /// Run Spin, the C compiler and the verifier, and report as 'sojourner check' does
    #[arg(long)]
    pub(crate) verify: bool,

    /// With --verify: search with so many cores
    #[arg(long, value_name = "N", requires = "verify", conflicts_with = "swarm", value_parser = clap::value_parser!(u32).range(1..=64))]
    pub(crate) cores: Option<u32>,

    /// With --verify: N searches in random orders that mark states by bits; they find errors, and prove nothing
    #[arg(long, value_name = "N", requires = "verify", num_args = 0..=1, default_missing_value = "8", value_parser = clap::value_parser!(u32).range(1..=500))]
    pub(crate) swarm: Option<u32>,

    /// With --verify: stop after this time, for example 30s, 5m or 1h
    #[arg(long, value_name = "DURATION", requires = "verify")]
    pub(crate) time_limit: Option<TimeSpan>,

    /// With --verify: stop when the verifier takes more memory than this, for example 800m or 4g
    #[arg(long, value_name = "SIZE", requires = "verify")]
    pub(crate) memory_limit: Option<Size>,

    /// With --verify: an option of the C compiler, as -DBITSTATE; may be given several times
    #[arg(long, value_name = "OPTION", requires = "verify", allow_hyphen_values = true)]
    pub(crate) compiler_option: Vec<String>,

    /// With --verify: an option of the verifier, as -w28; may be given several times
    #[arg(long, value_name = "OPTION", requires = "verify", allow_hyphen_values = true)]
    pub(crate) verifier_option: Vec<String>,

    /// With --verify: how to print the report
    #[arg(long, value_parser = crate::arguments::report::format_values(), default_value = RENDERERS[0].name, value_name = "FORMAT")]
    pub(crate) format: &'static Renderer,

    /// With --verify: print only the verdict, in one line, and no progress
    #[arg(long)]
    pub(crate) quiet: bool,

    /// With --verify: write the schedule of the violation to this file, for 'sojourner replay'
    #[arg(long, value_name = "FILE", requires = "verify")]
    pub(crate) save_schedule: Option<PathBuf>,
}

/// A property that a model can have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum ModelProperty {
    /// Nobody can go on, or some wait for each other for ever
    Deadlock,
    /// An assertion of the program fails
    Assertion,
    /// Another exception is not caught
    Exception,
    /// A run does not come to its end
    Termination,
    /// A run goes on for ever without progress
    Livelock,
}

impl ModelProperty {
    fn property(self) -> Property {
        match self {
            ModelProperty::Deadlock => Property::Deadlock,
            ModelProperty::Assertion => Property::Assertion,
            ModelProperty::Exception => Property::Exception,
            ModelProperty::Termination => Property::Termination,
            ModelProperty::Livelock => Property::Livelock,
        }
    }
}

/// Carries out the command.
pub(crate) fn promela(options: PromelaOptions) -> ExitCode {
    // The verifier has the memory, not this process.
    let allowance = Allowance { time: options.time_limit.map(|limit| limit.0), memory: None };
    supervised(Failures::OF_ANSWERS, allowance, |watchdog| try_promela(&options, watchdog))
}

fn try_promela(options: &PromelaOptions, watchdog: &Watchdog) -> Result<Status, Refusal> {
    let files = [options.output.as_deref(), options.save_schedule.as_deref()];
    files.into_iter().flatten().try_for_each(publication::check_place)?;
    let properties = options.property.iter().map(|property| property.property()).collect();
    let question = Question {
        properties,
        ltl: options.ltl.clone(),
        find: options.find.clone(),
        fairness: options.fairness.fairness(),
        class_properties: options.class_properties,
        ..Question::default()
    };
    let report = ReportOptions { format: options.format, output: None, quiet: options.quiet };
    let mut terminal = Terminal::new(&report, &options.program, watchdog);
    if !options.verify || options.output.is_some() {
        let written = write(options, &question, watchdog, &mut terminal);
        terminal.clear();
        let status = written?;
        if !options.verify || status != Status::HOLDS {
            return Ok(status);
        }
    }
    let answer = checker::verify(&options.program.target(), &question, &spin(options), watchdog, &mut terminal);
    terminal.clear();
    let mut conclusion = answer?;
    conclusion.report.replay = keep_schedule(&conclusion, options);
    last_words::withdraw();
    let sources = SourceFiles::of(&options.program.target());
    let told = &conclusion.report;
    Ok(publication::publish(told, &sources, &report, false, (&told.verdict).into()))
}

fn translation(options: &PromelaOptions) -> Translation {
    let bounds = Bounds {
        objects: options.objects,
        cells: options.cells,
        depth: options.depth,
        reuse: options.reuse,
        texts: options.texts,
        letters: options.letters,
        ..Bounds::default()
    };
    Translation { bounds, slice: options.slice }
}

fn spin(options: &PromelaOptions) -> Spin {
    Spin {
        translation: translation(options),
        compiler: options.compiler_option.clone(),
        verifier: options.verifier_option.clone(),
        cores: options.cores,
        swarm: options.swarm,
        memory: options.memory_limit.map(|limit| limit.0.div_ceil(1 << 20)),
    }
}

/// Writes the model, or says why there is none.
fn write(
    options: &PromelaOptions,
    question: &Question,
    watchdog: &Watchdog,
    terminal: &mut Terminal<'_>,
) -> Result<Status, Refusal> {
    if options.save_schedule.is_some() && !options.verify {
        return Err(UnfitOptions::NoEffect("--save-schedule needs --verify").into());
    }
    let target = options.program.target();
    let translation = translation(options);
    let is_usual = translation.bounds == Bounds { reuse: options.reuse, ..Bounds::default() };
    let modelled = match is_usual {
        true => checker::fitted_model(&target, question, &translation, watchdog, terminal)?,
        false => checker::model(&target, question, &translation, watchdog, terminal)?,
    };
    terminal.clear();
    modelled.warnings.iter().for_each(|warning| output::complain(format_args!("warning: {warning}")));
    let model = match modelled.model {
        Ok(model) => model,
        Err(reasons) => {
            output::complain(format_args!(
                "there is no model of {}: Promela has not, or this translation has not",
                modelled.main
            ));
            reasons.iter().for_each(|reason| output::complain(format_args!("  {reason}")));
            output::complain(format_args!("{}", last_advice(options.slice)));
            return Ok(Status::UNKNOWN);
        }
    };
    match &options.output {
        Some(file) => std::fs::write(file, &model.text)
            .map_err(|error| Refusal::Unwritten { file: file.clone(), error: error.to_string() })?,
        None => output::print(&model.text)
            .map_err(|error| Refusal::Unwritten { file: PathBuf::from("standard output"), error: error.to_string() })?,
    }
    Ok(Status::HOLDS)
}

/// What to do where there is no model.
fn last_advice(is_sliced: bool) -> &'static str {
    match is_sliced {
        true => "try 'sojourner check', which needs no model",
        false => {
            "try --slice, which leaves out what cannot influence the properties, or 'sojourner check', which needs no model"
        }
    }
}

/// Saves the schedule of the violation where the user asked for it, and says how it is executed again.
fn keep_schedule(conclusion: &Conclusion, options: &PromelaOptions) -> Option<Replay> {
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
