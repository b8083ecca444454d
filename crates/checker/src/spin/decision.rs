//! What the verifiers have come to, as a verdict about the program: a run that was found is executed first.

use super::search_again::{Again, search_again};
use super::tools::Found;
use super::{Explored, STRANGE_RUN, follow, follow_endless};
use crate::check::Conclusion;
use crate::control::Control;
use crate::draft;
use crate::error::Error;
use crate::observer::{Observer, Stage};
use crate::question::{Question, Specification};
use crate::target::Target;
use evidence::Property;
use library::Questions;
use model::{Reason, Verdict};
use promela::{Failure, Model};
use report::{Counterexample, Report};
use search::Fairness;

/// Strong fairness is judged on the run that was executed alone.
const NO_STRONG_FAIRNESS: &str = "strong fairness, which Spin does not have: it has found a run that is weakly fair, and it is not known whether there is another";

/// A model does not let others move then, as the program does, and comes to a state without successors.
const WAITS_ALONE: &str = "a thread that has to wait inside an atomic section (Verify.beginAtomic)";

/// A model asks about all objects at rest, also about those that only one thread knows.
const OBJECT_OF_ONE: &str =
    "an invariant that does not hold in a run of the model, perhaps of an object that only one thread knows";

pub(super) fn concluded(report: Report) -> Conclusion {
    Conclusion { report, questions: Questions::default() }
}

pub(super) fn refuse(report: &mut Report, reasons: Vec<String>) {
    let what = reasons.first().cloned().unwrap_or_default();
    report.verdict = Verdict::Unknown(Reason::Unsupported(format!("in a model: {what}")));
    report.incomplete = Some(Reason::Unsupported(format!("in a model: {what}")));
    report.unsupported = reasons;
}

/// Another program does not answer.
pub(super) fn unavailable(report: &mut Report, what: &str) {
    report.verdict = Verdict::Unknown(Reason::Unavailable(what.to_owned()));
    report.incomplete = Some(Reason::Unavailable(what.to_owned()));
}

pub(super) fn fail(report: &mut Report, what: &str) {
    report.verdict = Verdict::Unknown(Reason::Failure(what.to_owned()));
    report.incomplete = Some(Reason::Failure(what.to_owned()));
}

/// What was broken.
struct Broken {
    property: Property,
    /// Whether endless runs break it.
    is_endless: bool,
    /// The claim, by its number among those that were asked for.
    asked: Option<usize>,
}

impl Broken {
    fn of(explored: &Explored, model: &Model, specification: &Specification) -> Option<Broken> {
        let finite = |property| Some(Broken { property, is_endless: false, asked: None });
        match explored.outcome.found.as_ref()? {
            Found::EndState
            | Found::Assertion(Failure::Circle | Failure::Bound(_) | Failure::Unmodelled(_) | Failure::Untold) => {
                finite(Property::Deadlock)
            }
            Found::Assertion(Failure::Assertion) => finite(Property::Assertion),
            Found::Assertion(Failure::Exception) => finite(Property::Exception),
            Found::Claim => {
                let claim = explored.claim?;
                let asked = specification.claims.words.get(claim).map(|(property, _)| *property);
                match asked {
                    Some(property) => Some(Broken { property, is_endless: true, asked: Some(claim) }),
                    None if model.claims.get(claim)?.is_stated => {
                        Some(Broken { property: Property::Ltl, is_endless: true, asked: None })
                    }
                    // What is looked for by `--find` comes between them.
                    None => finite(Property::Find),
                }
            }
        }
    }
}

/// Concludes from what was found.
pub(super) fn decide(
    (target, question): (&Target, &Question),
    (mut report, explored): (Report, Explored),
    model: &Model,
    control: &dyn Control,
    observer: &mut dyn Observer,
) -> Result<Conclusion, Error> {
    let specification = Specification::of(question)?;
    if model.claims.iter().any(|claim| claim.is_stated) && !report.properties.contains(&Property::Ltl) {
        report.properties.push(Property::Ltl);
        report.properties.sort_unstable();
    }
    let Some(broken) = Broken::of(&explored, model, &specification) else {
        match explored.outcome.incomplete {
            None => prove(&mut report, model),
            Some(reason) => draft::stop(&mut report, reason),
        }
        return Ok(concluded(report));
    };
    observer.stage(Stage::Following);
    control.let_tell();
    let trail = (model, &explored.trail);
    let followed = match broken.is_endless {
        true => follow_endless::follow(target, question, trail, broken.asked, control)?,
        false => follow::follow(target, question, trail, broken.property, control)?,
    };
    match followed {
        Some((violation, questions)) => Ok(violated(report, violation, questions)),
        None if broken.property == Property::Deadlock && model.has_sections_of_one => {
            refuse(&mut report, vec![String::from(WAITS_ALONE)]);
            Ok(concluded(report))
        }
        None if broken.property == Property::Assertion && model.has_invariants => {
            refuse(&mut report, vec![String::from(OBJECT_OF_ONE)]);
            Ok(concluded(report))
        }
        None if broken.is_endless => not_followed((target, question), report, broken.property, control),
        None => {
            fail(&mut report, &format!("{}, and none like it was found on the program", has_found(broken.property)));
            Ok(concluded(report))
        }
    }
}

fn has_found(property: Property) -> String {
    format!("{STRANGE_RUN} that breaks {}", property.name())
}

fn violated(mut report: Report, violation: Counterexample, questions: Questions) -> Conclusion {
    report.costs.threads = violation.trace.threads.len() as u64;
    report.violations.push(violation);
    report.verdict = Verdict::Violated;
    report.incomplete = Some(Reason::FirstViolation);
    Conclusion { report, questions }
}

/// An endless run that could not be executed step by step.
fn not_followed(
    (target, question): (&Target, &Question),
    mut report: Report,
    property: Property,
    control: &dyn Control,
) -> Result<Conclusion, Error> {
    let found = has_found(property);
    match search_again(target, question, property, control)? {
        Again::Found(conclusion) => {
            let Conclusion { report: other, questions } = *conclusion;
            report
                .warnings
                .push(format!("{found}; it was not found again, and the one that is told was found by 'check'."));
            match other.violations.into_iter().next() {
                Some(violation) => Ok(violated(report, violation, questions)),
                None => Ok(concluded(report)),
            }
        }
        _ if question.fairness == Fairness::Strong => {
            refuse(&mut report, vec![String::from(NO_STRONG_FAIRNESS)]);
            Ok(concluded(report))
        }
        Again::Contradicted => {
            fail(&mut report, &format!("{found}, and 'check' says that there is none: one of them is wrong"));
            Ok(concluded(report))
        }
        Again::Unknown => {
            fail(&mut report, &format!("{found}, and none like it was found on the program"));
            Ok(concluded(report))
        }
    }
}

fn prove(report: &mut Report, model: &Model) {
    report.verdict = Verdict::Holds;
    report.incomplete = None;
    report.assumptions.extend(report.restrictions.iter().map(|restriction| restriction.sentence.clone()));
    report.assumptions.push(String::from("The model in Promela does what the program does (docs/promela.md)."));
    if !model.bounds.is_empty() {
        report
            .assumptions
            .push(String::from("The bounds of the model suffice: the verifier has looked for the contrary."));
    }
}
