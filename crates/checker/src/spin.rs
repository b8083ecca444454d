//! A check by another engine: the program as a model in Promela, explored by the verifier that Spin makes of it.
//!
//! A violation is a run of the model; it is executed on the virtual machine (`follow`) before it is reported, and what
//! is reported was executed there. A proof rests on the translation, and says so. A model in which a bound was too
//! small is made again with a larger one.

mod decision;
mod follow;
mod follow_endless;
mod search_again;
mod simulation;
mod tools;
mod trail;

use crate::check::Conclusion;
use crate::control::Control;
use crate::draft;
use crate::error::{Error, QuestionError};
use crate::observer::{Draft, Observer, Stage};
use crate::promela_model::{Modelled, Translation, model};
use crate::question::{Question, Specification};
use crate::target::Target;
use decision::{concluded, decide, fail, refuse, unavailable};
use evidence::Property;
use loader::temporary::TemporaryDirectory;
use model::Reason;
use promela::{Bounds, Failure, Model};
use report::Assurance;
pub use simulation::fitted_model;
use std::io;
use std::path::Path;
use tools::{Found, Outcome, Purpose};
use trail::Trail;

/// How the words begin for a run of the model that the program does not seem to have.
pub(crate) const STRANGE_RUN: &str = "Spin has found a run of the model";

/// What is said of states.
const GUIDE: &str = "Spin has explored a model of the program in Promela; states are those of the model.";

/// How the words begin where a bound cannot be raised any more.
const NEEDS_MORE: &str = "more than";

/// The largest number to which a bound grows by itself.
const MOST: u32 = 4096;

/// What a model does not know of objects that only the library makes.
const UNTOLD: &str = "a look into a text that the program has put together, or a test of the class, '==' or equals of objects of the \
                      class library or of exceptions";

/// The largest state of a model, in bytes, for which a verifier is made again.
const LARGEST_STATE: u64 = 1 << 20;

/// Texts that a program puts together, to begin with.
const TEXTS: u32 = 8;

/// A statement that makes so many objects may make them for ever.
const MANY: u32 = 32;

/// How Spin and its verifier are to be called.
#[derive(Clone, Debug, Default)]
pub struct Spin {
    /// How the model is made; its bounds are those to begin with.
    pub translation: Translation,
    /// Further options of the C compiler, as `-DBITSTATE`.
    pub compiler: Vec<String>,
    /// Further options of the verifier, as `-k3`.
    pub verifier: Vec<String>,
    /// How many cores the verifier uses.
    pub cores: Option<u32>,
    /// How many approximate searches there are, each in another random order.
    pub swarm: Option<u32>,
    /// Megabytes that the verifier may take.
    pub memory: Option<u64>,
}

impl Spin {
    /// The options that other programs are given, as the user has given them.
    fn handed_on(&self) -> Vec<String> {
        let compiler = self.compiler.iter().map(|option| format!("--compiler-option={option}"));
        compiler.chain(self.verifier.iter().map(|option| format!("--verifier-option={option}"))).collect()
    }
}

/// Lets Spin decide a question about a program.
pub fn verify(
    target: &Target,
    question: &Question,
    spin: &Spin,
    control: &dyn Control,
    observer: &mut dyn Observer,
) -> Result<Conclusion, Error> {
    let specification = Specification::of(question)?;
    let mut report = draft::draft("promela", target, &specification);
    report.assurance = Assurance::Sc;
    observer.begun(Draft::Report(&report));
    let given = spin;
    let mut spin = spin.clone();
    loop {
        let Modelled { main, jdk, warnings, model } = model(target, question, &spin.translation, control, observer)?;
        (report.main, report.jdk) = (main, jdk);
        report
            .warnings
            .extend(warnings.into_iter().filter(|warning| !report.warnings.contains(warning)).collect::<Vec<_>>());
        observer.prepared(Draft::Report(&report));
        let model = match model {
            Ok(model) => model,
            Err(reasons) => {
                refuse(&mut report, reasons);
                return Ok(concluded(report));
            }
        };
        // Without Spin there is no verifier either, which is said there.
        if let Ok(Some(bound)) = simulation::too_small(&model, control)
            && grow(&mut spin.translation.bounds, &model, bound.as_deref())
        {
            continue;
        }
        report.guide = Some(String::from(GUIDE));
        let directory = TemporaryDirectory::new();
        let outcome = directory.and_then(|directory| run(&model, directory.path(), &spin, question, control, observer));
        match outcome {
            Err(error) if tools::larger_state(&error).is_some() => {
                let size = tools::larger_state(&error).unwrap_or(0);
                if size > LARGEST_STATE {
                    let most = LARGEST_STATE / 1024;
                    refuse(&mut report, vec![format!("{NEEDS_MORE} {most} KB for a state")]);
                    return Ok(concluded(report));
                }
                spin.compiler.push(format!("-DVECTORSZ={}", 2 * size));
            }
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                report.guide = None;
                unavailable(&mut report, &error.to_string());
                return Ok(concluded(report));
            }
            Err(error) if error.kind() == io::ErrorKind::InvalidInput && !given.handed_on().is_empty() => {
                let option = given.handed_on().join(" ");
                return Err(QuestionError::HandedOn { option, complaint: error.to_string() }.into());
            }
            Err(error) => {
                fail(&mut report, &format!("Spin cannot be used: {error}"));
                return Ok(concluded(report));
            }
            Ok(None) => {
                draft::stop(&mut report, control.reason().unwrap_or(Reason::Interrupted));
                return Ok(concluded(report));
            }
            Ok(Some(found)) => {
                report.costs.search = found.outcome.statistics.clone();
                if let Some(Found::Assertion(Failure::Unmodelled(number))) = found.outcome.found {
                    refuse(&mut report, model.unmodelled.get(number).cloned().into_iter().collect());
                    return Ok(concluded(report));
                }
                if let Some(Found::Assertion(Failure::Untold)) = &found.outcome.found {
                    // Perhaps a text was looked into that the program has put together.
                    if model.makes_texts && spin.translation.bounds.texts == 0 {
                        spin.translation.bounds.texts = TEXTS;
                        continue;
                    }
                    refuse(&mut report, vec![untold(&found, &model)]);
                    return Ok(concluded(report));
                }
                let Some(Found::Assertion(Failure::Bound(bound))) = &found.outcome.found else {
                    return decide((target, question), (report, found), &model, control, observer);
                };
                if !grow(&mut spin.translation.bounds, &model, bound.as_deref()) {
                    let what = bound.as_deref().unwrap_or("the cells of an array");
                    refuse(&mut report, vec![format!("{NEEDS_MORE} {MOST} of {what}, or for ever more")]);
                    return Ok(concluded(report));
                }
            }
        }
    }
}

/// What the model cannot tell, and where it was asked.
fn untold(found: &Explored, model: &Model) -> String {
    let line = found.trail.steps.last().and_then(|step| model.java_line(step.line));
    line.map_or_else(|| String::from(UNTOLD), |line| format!("{UNTOLD}, at line {line}"))
}

/// What the verifiers have come to.
struct Explored {
    outcome: Outcome,
    trail: Trail,
    /// The claim that is broken, by number.
    claim: Option<usize>,
}

/// Makes the verifiers and runs them, until one of them finds something; nothing if somebody wanted to stop.
fn run(
    model: &Model,
    directory: &Path,
    spin: &Spin,
    question: &Question,
    control: &dyn Control,
    observer: &mut dyn Observer,
) -> io::Result<Option<Explored>> {
    std::fs::write(directory.join(tools::MODEL), &model.text)?;
    let deadlocks = question.properties.contains(&Property::Deadlock);
    // Also where only endless runs are asked about: a model may say that it does not know something, or not enough.
    let mut purposes = vec![(Purpose::Safety { deadlocks }, None)];
    for (number, claim) in model.claims.iter().enumerate() {
        purposes.push((Purpose::Claim { claim, processes: model.processes, idles: model.idles }, Some(number)));
    }
    // A state that is looked for may show early where the search has no end.
    let sought = question.find.as_ref().and_then(|_| model.claims.iter().rposition(|claim| !claim.is_stated));
    purposes.sort_by_key(|(_, claim)| claim.is_none() || *claim != sought);
    let mut so_far: Option<Outcome> = None;
    let mut built = None;
    for (purpose, claim) in purposes {
        // Most claims have one verifier.
        if built.replace(purpose.build()) != Some(purpose.build()) {
            observer.stage(Stage::Building);
            if !tools::build(directory, spin, purpose, control)? {
                return Ok(None);
            }
        }
        let Some((outcome, trail)) = run_one(directory, spin, purpose, control, observer)? else { return Ok(None) };
        let outcome = so_far.map_or_else(|| outcome.clone(), |before| before.and(&outcome));
        let is_over = !matches!(outcome.incomplete, None | Some(Reason::Omission));
        if outcome.found.is_some() || is_over {
            return Ok(Some(Explored { outcome, trail, claim }));
        }
        so_far = Some(outcome);
    }
    Ok(so_far.map(|outcome| Explored { outcome, trail: Trail::default(), claim: None }))
}

/// Runs a verifier; nothing if somebody wanted to stop.
fn run_one(
    directory: &Path,
    spin: &Spin,
    purpose: Purpose<'_>,
    control: &dyn Control,
    observer: &mut dyn Observer,
) -> io::Result<Option<(Outcome, Trail)>> {
    observer.stage(Stage::Verifying);
    let outcome = tools::explore(directory, spin, purpose, control, observer)?;
    let read = |text: &String| trail::read(text, purpose.others_before_main());
    let trail = match outcome.found {
        Some(_) => tools::trail(directory, purpose, control)?.map(|text| read(&text)),
        None => Some(Trail::default()),
    };
    Ok(trail.map(|trail| (outcome, trail)))
}

/// Raises a bound that was too small; false if it is large already. Where that does not seem to end, objects that
/// nobody can reach any more are used again.
fn grow(bounds: &mut Bounds, model: &Model, what: Option<&str>) -> bool {
    let mut grows = true;
    let is_many = |(name, bound): &(String, u32)| what == Some(name) && *bound >= MANY;
    let is_text = what.is_some_and(|what| promela::TEXT_BOUNDS.contains(&what));
    if !bounds.reuse && !is_text && model.bounds.iter().any(is_many) {
        bounds.reuse = true;
        bounds.by_name.clear();
        return true;
    }
    for (name, bound) in model.bounds.iter().filter(|(name, _)| what.is_none_or(|what| what == name)) {
        bounds.by_name.insert(name.clone(), bound * 2);
        grows &= bound * 2 <= MOST;
    }
    grows
}
