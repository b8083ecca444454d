//! Watches simulated runs of a program and concludes what could go wrong in others.

use crate::check::guidance;
use crate::control::Control;
use crate::error::Error;
use crate::exploration;
use crate::observer::{Draft, Observer, Stage};
use crate::suppressions::Selection;
use crate::target::Target;
use loader::prepare::Prepared;
use report::Analysis;
use std::collections::BTreeSet;
use std::time::Instant;
use watch::Observations;

/// The runs that are simulated where nobody asks for others.
pub const USUAL_ANALYSIS: watch::Options = watch::Options { runs: 5, seed: 0, most_instructions: 200_000_000 };

/// Simulates runs of a program with its assertions enabled.
pub fn analyze(
    target: &Target,
    runs: &watch::Options,
    control: &dyn Control,
    observer: &mut dyn Observer,
) -> Result<Analysis, Error> {
    let mut analysis = draft(target, runs);
    observer.begun(Draft::Analysis(&analysis));
    observer.stage(Stage::Reading);
    let program = target.prepare(control)?;
    name_program(&mut analysis, &program);
    observer.prepared(Draft::Analysis(&analysis));
    let began = Instant::now();
    observer.stage(Stage::Starting);
    let machine = exploration::boot(program, target, control.halt());
    let seen = machine.and_then(|mut machine| Ok(guidance::simulate(&mut machine, runs, control, observer)?));
    match seen {
        Ok(observations) => fill(&mut analysis, observations),
        Err(what) => match control.reason() {
            Some(reason) => analysis.ended_by = Some(reason),
            None => analysis.unsupported.push(what.to_string()),
        },
    }
    analysis.elapsed = began.elapsed();
    Ok(analysis)
}

/// Leaves out the warnings that nobody wants to see.
pub fn select_warnings(analysis: &mut Analysis, selection: &Selection) {
    if selection.is_everything() {
        return;
    }
    let left_out = selection.apply(&mut analysis.warnings);
    analysis.notes.extend(left_out.sentences());
    analysis.left_out = left_out.numbers;
}

fn draft(target: &Target, runs: &watch::Options) -> Analysis {
    Analysis {
        version: env!("CARGO_PKG_VERSION").to_string(),
        target: target.names(),
        main: String::new(),
        jdk: String::new(),
        seed: runs.seed,
        ended: 0,
        cut: 0,
        faults: Vec::new(),
        warnings: Vec::new(),
        left_out: BTreeSet::new(),
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

/// Says which program it is about.
fn name_program(analysis: &mut Analysis, program: &Prepared) {
    analysis.main = program.entry.class.replace('/', ".");
    analysis.jdk = program.jdk.version.clone();
    analysis.notes = program.warnings.clone();
}

fn fill(analysis: &mut Analysis, seen: Observations) {
    analysis.ended = seen.ended;
    analysis.cut = seen.cut;
    analysis.faults = seen.faults;
    analysis.warnings = seen.found.into_iter().map(|found| found.warning).collect();
    // In the order of their numbers.
    analysis.warnings.sort_by_key(|warning| !warning.suspicion.is_real());
    analysis.unsupported = seen.unsupported;
    analysis.instructions = seen.instructions;
    analysis.threads = seen.threads;
    analysis.places = seen.places;
    if seen.locks_cut {
        analysis.notes.push(String::from("there are too many orders of locks to look at all circles of them"));
    }
}
