//! An abstraction from end to end: from a program and predicates to class files and what was changed.

use crate::control::Control;
use crate::error::{Error, QuestionError};
use crate::observer::{Observer, Stage};
use crate::subject::Subject;
use crate::target::Target;
use abstraction::{Abstraction, Change, Choices, Effort, Failure, Follower, Missing, Request, SUPPORT, StandIn};
use std::time::{Duration, Instant};

/// What the abstracted program needs beside its own classes.
const API: [&str; 4] =
    ["sojourner/Verify", "sojourner/Verify$Discarded", "sojourner/Verify$Formula", "sojourner/Verify$Seeded"];

/// A program that was abstracted, or the reasons why it was not.
#[derive(Clone, Debug, Default)]
pub struct Abstracted {
    pub target: Vec<String>,
    pub main: String,
    pub jdk: String,
    /// What is not followed; then there is nothing else.
    pub refusals: Vec<String>,
    /// Whether that is a solver, which is not installed.
    pub is_unavailable: bool,
    /// What the program declares to stand in for bodies of its methods; then no data is abstracted.
    pub stand_ins: Vec<StandIn>,
    pub predicates: Vec<String>,
    pub removed: Vec<String>,
    /// `Kernel.budget=signs`, as it was asked for.
    pub data: Vec<String>,
    /// What has to follow.
    pub followers: Vec<Follower>,
    pub changes: Vec<Change>,
    /// Predicates that would decide what is left to a choice.
    pub missing: Vec<Missing>,
    pub solver: &'static str,
    pub effort: Effort,
    pub elapsed: Duration,
    /// Internal names and bytes of all classes.
    pub classes: Vec<(String, Vec<u8>)>,
    /// The same, but a run ends where something would be chosen; none if nothing is.
    pub choose_free: Vec<(String, Vec<u8>)>,
}

impl Abstracted {
    pub fn is_abstracted(&self) -> bool {
        self.refusals.is_empty()
    }
}

/// Abstracts a program, if it can be abstracted.
pub fn abstract_program(
    target: &Target,
    request: &Request,
    class_properties: bool,
    control: &dyn Control,
    observer: &mut dyn Observer,
) -> Result<Abstracted, Error> {
    observer.stage(Stage::Reading);
    let program = target.prepare(control)?;
    let began = Instant::now();
    let mut report = Abstracted {
        target: target.names(),
        main: program.entry.class.replace('/', "."),
        jdk: program.jdk.version.clone(),
        ..Abstracted::default()
    };
    observer.stage(Stage::Starting);
    match Subject::open(target, program, control) {
        Ok(subject) => {
            observer.stage(Stage::Abstracting);
            if subject.has_class_properties(class_properties) {
                report.refusals.push(String::from("class properties, which are asked of every state"));
            } else {
                let mut request = request.clone();
                let declared = request.add_declared(subject.program());
                if let Err(error) = declared {
                    let option = String::from("--abstract");
                    return Err(QuestionError::UnknownName { option, complaint: error.to_string() }.into());
                }
                report.stand_ins = abstraction::declared_stand_ins(subject.program());
                if !report.stand_ins.is_empty() {
                    let both = if request.is_empty() { "" } else { ", and no data is abstracted beside them" };
                    report.refusals =
                        vec![format!("its methods with @Abstract have contracts, for check --abstract{both}")];
                    report.elapsed = began.elapsed();
                    return Ok(report);
                }
                if request.is_empty() {
                    let complaint = "there is nothing to abstract: --remove CLASS.FIELD, --predicate 'CLASS: EXPR', \
                                     --data CLASS.FIELD=signs, or @Abstract in the program";
                    let option = String::from("--abstract");
                    return Err(QuestionError::UnknownName { option, complaint: complaint.to_owned() }.into());
                }
                report.predicates.clone_from(&request.predicates);
                report.removed.clone_from(&request.removed);
                report.data.clone_from(&request.data);
                fill(&subject, &request, &mut report)?;
            }
        }
        Err(refusals) => report.refusals = refusals,
    }
    report.elapsed = began.elapsed();
    Ok(report)
}

fn fill(subject: &Subject, request: &Request, report: &mut Abstracted) -> Result<(), Error> {
    let setting = match subject.setting() {
        Ok(setting) => setting,
        Err(refusals) => {
            report.refusals = refusals;
            return Ok(());
        }
    };
    let made = Abstraction::of(&setting, request).and_then(|abstraction| write(subject, &abstraction, report));
    match made {
        Ok(()) => Ok(()),
        Err(Failure::Refused(refusals)) => {
            report.refusals = refusals;
            Ok(())
        }
        Err(Failure::NoSolver(missing)) => {
            report.refusals = vec![missing.to_string()];
            report.is_unavailable = true;
            Ok(())
        }
        Err(Failure::Specification(error)) => {
            let complaint = error.to_string();
            Err(QuestionError::UnknownName { option: String::from("--predicate, --remove or --data"), complaint }
                .into())
        }
    }
}

fn write(subject: &Subject, abstraction: &Abstraction<'_>, report: &mut Abstracted) -> Result<(), Failure> {
    report.changes = abstraction.changes();
    report.missing = abstraction.missing();
    report.followers = abstraction.followers().to_vec();
    report.solver = abstraction.solver;
    report.effort = abstraction.effort;
    report.classes = with_api(subject, abstraction.classes(Choices::All)?);
    if report.changes.iter().any(|change| change.chooses) {
        report.choose_free = with_api(subject, abstraction.classes(Choices::None)?);
    }
    Ok(())
}

/// The classes with those through which they talk to the checker.
fn with_api(subject: &Subject, mut classes: Vec<(String, Vec<u8>)>) -> Vec<(String, Vec<u8>)> {
    for name in API {
        let known = subject.program().load(name).ok().and_then(|class| class.file.as_ref());
        if let Some(file) = known.filter(|_| !classes.iter().any(|(known, _)| known == name)) {
            classes.push((name.to_owned(), file.bytes.to_vec()));
        }
    }
    classes
}

/// Whether a class is one that only the abstraction has.
pub(crate) fn is_support(class: &str) -> bool {
    class == SUPPORT || class.starts_with("sojourner.Verify")
}
