//! `sojourner analyze`: watches simulated runs of a program and reports what could go wrong in others.

use crate::arguments::analyze::AnalyzeOptions;
use crate::exit;
use crate::guard::guarded;
use crate::last_words::{self, Draft};
use crate::machine::{self, Launch};
use crate::output;
use crate::preparation;
use crate::process_memory::peak_memory;
use crate::publication;
use crate::simulation_line::SimulationLine;
use crate::source_files::SourceFiles;
use crate::watchdog::{Allowance, Watchdog};
use loader::prepare::Prepared;
use model::Verdict;
use report::Analysis;
use std::process::ExitCode;
use std::time::Instant;
use watch::Observations;

/// Carries out the command.
pub(crate) fn analyze(options: AnalyzeOptions) -> ExitCode {
    guarded(exit::UNKNOWN, || try_analyze(&options).unwrap_or_else(|status| status)).into()
}

fn try_analyze(options: &AnalyzeOptions) -> Result<u8, u8> {
    let watchdog = Watchdog::begin(Allowance::default());
    publication::check_format(options.report.format)?;
    options.report.output.iter().try_for_each(|file| publication::check_place(file))?;
    let mut analysis = draft(options);
    last_words::begin(Draft::Analysis(Box::new(analysis.clone())), &options.report, &options.program.targets);
    let program = preparation::prepare(&options.program, exit::WRONG_INPUT, &watchdog)?;
    name_program(&mut analysis, &program);
    let arguments = &options.program.arguments;
    let (max_heap, processors) = (options.program.max_heap.0, options.program.processors);
    let launch = Launch { program, arguments, max_heap, processors, assertions: true, halt: watchdog.halt() };
    let began = Instant::now();
    match machine::launch(launch).and_then(|mut machine| observe(&mut machine, options, &watchdog)) {
        Ok(observations) => fill(&mut analysis, observations),
        Err(what) => match watchdog.reason() {
            Some(reason) => analysis.ended_by = Some(reason),
            None => analysis.unsupported.push(what),
        },
    }
    analysis.elapsed = began.elapsed();
    analysis.peak_bytes = peak_memory().map(|kibibytes| 1024 * kibibytes);
    let sources = SourceFiles::below(&options.program.targets);
    last_words::withdraw();
    let status = status(&analysis, options.strict);
    Ok(publication::publish_analysis(&analysis, &sources, &options.report, status))
}

fn draft(options: &AnalyzeOptions) -> Analysis {
    Analysis {
        version: env!("CARGO_PKG_VERSION").to_string(),
        target: options.program.targets.iter().map(|target| target.display().to_string()).collect(),
        main: String::new(),
        jdk: String::new(),
        seed: options.seed,
        ended: 0,
        cut: 0,
        faults: Vec::new(),
        warnings: Vec::new(),
        unsupported: Vec::new(),
        notes: Vec::new(),
        instructions: 0,
        threads: 0,
        places: 0,
        peak_bytes: None,
        elapsed: Default::default(),
        ended_by: None,
    }
}

/// Says which program it is about, here and for whoever may have to end the command.
fn name_program(analysis: &mut Analysis, program: &Prepared) {
    analysis.main = program.entry.class.replace('/', ".");
    analysis.jdk = program.jdk.version.clone();
    analysis.notes = program.warnings.clone();
    last_words::know(Draft::Analysis(Box::new(analysis.clone())));
}

fn observe(machine: &mut vm::Machine, options: &AnalyzeOptions, watchdog: &Watchdog) -> Result<Observations, String> {
    last_words::doing("simulating runs of the program");
    let asked = watch::Options { runs: options.runs, seed: options.seed, most_instructions: options.max_instructions };
    let mut line = SimulationLine::new(options.runs, options.report.quiet, watchdog);
    let observations = watch::watch(machine, &asked, &mut |progress| line.show(progress));
    line.clear();
    observations
}

fn fill(analysis: &mut Analysis, seen: Observations) {
    analysis.ended = seen.ended;
    analysis.cut = seen.cut;
    analysis.faults = seen.faults;
    analysis.warnings = seen.found.into_iter().map(|found| found.warning).collect();
    analysis.unsupported = seen.unsupported;
    analysis.instructions = seen.instructions;
    analysis.threads = seen.threads;
    analysis.places = seen.places;
    if seen.locks_cut {
        analysis.notes.push(String::from("there are too many orders of locks to look at all circles of them"));
    }
}

fn status(analysis: &Analysis, strict: bool) -> u8 {
    match analysis.verdict() {
        Verdict::Violated => exit::VIOLATED,
        _ if strict && !analysis.warnings.is_empty() => exit::VIOLATED,
        _ if analysis.is_complete() => exit::HOLDS,
        _ => exit::UNKNOWN,
    }
}

/// Shown where the runs were ended by a signal.
pub(crate) fn note_interruption() {
    output::warn("interrupted: the report is about the runs so far");
}
