//! A slice from end to end: from a program and criteria to class files and a report.

mod evaluating;
mod source;
mod warned;

pub use evaluating::evaluated;
pub(crate) use evaluating::prepare;
pub use source::SlicedSource;

use crate::analyze::USUAL_ANALYSIS;
use crate::control::Control;
use crate::error::{Error, QuestionError};
use crate::formula_aim::FormulaAim;
use crate::observer::{Observer, Stage};
use crate::subject::Subject;
use crate::target::Target;
use analysis::whole::{MethodNumber, Place};
use loader::prepare::Prepared;
use program::MethodRef;
use report::{LineReason, SliceReport, SlicedClass, SlicedFile, SlicedMethod, SlicedPlace, Why, WhyStep};
use slicing::{Criterion, Dependence, Setting, Slice};
use source::Originals;
use std::collections::{BTreeMap, BTreeSet};
use std::time::Instant;

/// What is to be kept, and what is to be explained.
#[derive(Clone, Debug)]
pub struct SliceRequest {
    pub criteria: Vec<Criterion>,
    /// Formulas and conditions whose values are to be kept.
    pub formulas: Vec<FormulaAim>,
    /// Numbers of warnings, counted from 1, that the analysis of some runs gives.
    pub warnings: Vec<usize>,
    pub runs: watch::Options,
    /// Lines whose reasons are asked for.
    pub why: Vec<Criterion>,
    /// Whether what is known before the program runs is put in first.
    pub evaluate: bool,
    /// Whether the slice is also wanted as Java source. That is made of the program as it is, evaluated or not.
    pub source: bool,
    /// Dependences that are not followed: what goes wrong without them, tests can see.
    pub left_out: Vec<Dependence>,
    /// Whether methods named as class properties are some; where there are any, no slice keeps what they say.
    pub class_properties: bool,
}

impl Default for SliceRequest {
    fn default() -> SliceRequest {
        SliceRequest {
            criteria: Vec::new(),
            formulas: Vec::new(),
            warnings: Vec::new(),
            runs: USUAL_ANALYSIS,
            why: Vec::new(),
            evaluate: false,
            source: false,
            left_out: Vec::new(),
            class_properties: false,
        }
    }
}

impl SliceRequest {
    /// What the slice is for, as it was written.
    fn words(&self) -> Vec<String> {
        let formulas = self.formulas.iter().map(|formula| formula.text.clone());
        let warnings = self.warnings.iter().map(|number| format!("warning {number}"));
        self.criteria.iter().map(Criterion::to_string).chain(formulas).chain(warnings).collect()
    }
}

/// A slice as class files.
#[derive(Clone, Debug, Default)]
pub struct Sliced {
    pub report: SliceReport,
    /// Internal names and bytes of all classes of the program that may be needed; none if there is no slice.
    pub classes: Vec<(String, Vec<u8>)>,
    /// The slice as Java source that compiles, if that was wanted.
    pub sources: Vec<SlicedSource>,
}

/// Slices a program, if it can be sliced.
pub fn slice(
    target: &Target,
    request: &SliceRequest,
    control: &dyn Control,
    observer: &mut dyn Observer,
) -> Result<Sliced, Error> {
    let warned = warned::criteria(target, request, control, observer)?;
    observer.stage(Stage::Reading);
    let program = target.prepare(control)?;
    let began = Instant::now();
    let mut report = draft(target, request, &program);
    let originals = request.source.then(|| Originals::read(target, program.recompilation.clone())).transpose()?;
    let request = &SliceRequest { criteria: [&request.criteria[..], &warned].concat(), ..request.clone() };
    observer.stage(Stage::Starting);
    let mut sources = Vec::new();
    let classes = match Subject::open(target, program, control) {
        Ok(subject) => {
            observer.stage(Stage::Slicing);
            match understood(&subject, request, &mut report)? {
                Some(request) => {
                    let classes = fill(&subject, target, &request, control, &mut report)?;
                    sources = written(&subject, &request, originals.as_ref(), &mut report)?;
                    classes
                }
                None => Vec::new(),
            }
        }
        Err(refusals) => refuse(&mut report, refusals),
    };
    report.elapsed = began.elapsed();
    Ok(Sliced { report, classes, sources })
}

/// The slice as source, if there are originals and a slice.
fn written(
    subject: &Subject,
    request: &SliceRequest,
    originals: Option<&Originals>,
    report: &mut SliceReport,
) -> Result<Vec<SlicedSource>, Error> {
    let Some(originals) = originals.filter(|_| report.is_sliced()) else { return Ok(Vec::new()) };
    let setting = match subject.setting() {
        Ok(setting) => setting,
        Err(_) => return Ok(Vec::new()),
    };
    let (sources, told) = source::sources(&setting, request, originals)?;
    report.source = Some(told);
    Ok(sources)
}

fn draft(target: &Target, request: &SliceRequest, program: &Prepared) -> SliceReport {
    SliceReport {
        version: env!("CARGO_PKG_VERSION").to_owned(),
        target: target.names(),
        main: program.entry.class.replace('/', "."),
        jdk: program.jdk.version.clone(),
        criteria: request.words(),
        warnings: program.warnings.clone(),
        ..SliceReport::default()
    }
}

/// The request with criteria for its formulas; nothing, and words in the report, where no slice can keep what is asked.
fn understood(
    subject: &Subject,
    request: &SliceRequest,
    report: &mut SliceReport,
) -> Result<Option<SliceRequest>, QuestionError> {
    if request.criteria.contains(&Criterion::Assertion) && subject.has_class_properties(request.class_properties) {
        report.refusals.push(String::from("class properties, which are asked of every state"));
    }
    let mut criteria = request.criteria.clone();
    for formula in &request.formulas {
        match formula.criterion(subject.program())? {
            Ok(criterion) => criteria.push(criterion),
            Err(why) => report.refusals.push(why),
        }
    }
    Ok(report.is_sliced().then(|| SliceRequest { criteria, ..request.clone() }))
}

/// There is nothing to be written.
fn refuse(report: &mut SliceReport, refusals: Vec<String>) -> Vec<(String, Vec<u8>)> {
    report.refusals = refusals;
    Vec::new()
}

/// Makes the slice, and writes what it keeps into the report.
fn fill(
    subject: &Subject,
    target: &Target,
    request: &SliceRequest,
    control: &dyn Control,
    report: &mut SliceReport,
) -> Result<Vec<(String, Vec<u8>)>, Error> {
    let setting = match subject.setting() {
        Ok(setting) => setting,
        Err(refusals) => return Ok(refuse(report, refusals)),
    };
    check_criteria(&setting, request)?;
    if !request.evaluate {
        return Ok(cut(subject, (&setting, &setting), request, report));
    }
    let evaluated = match evaluating::evaluate(subject, &setting, target, request, report) {
        Ok(classes) => Subject::open(target, prepare(target, control, classes)?, control),
        Err(refusals) => Err(refusals),
    };
    let evaluated = match evaluated {
        Ok(evaluated) => evaluated,
        Err(refusals) => return Ok(refuse(report, refusals)),
    };
    let classes = match evaluated.setting() {
        Ok(left) => cut(&evaluated, (&setting, &left), request, report),
        Err(refusals) => refuse(report, refusals),
    };
    Ok(classes)
}

fn check_criteria(setting: &Setting<'_>, request: &SliceRequest) -> Result<(), Error> {
    for (option, criterion) in
        request.criteria.iter().map(|one| ("--for", one)).chain(request.why.iter().map(|one| ("--why", one)))
    {
        let complaint = |error: slicing::CriterionError| QuestionError::UnknownName {
            option: option.to_owned(),
            complaint: error.to_string(),
        };
        criterion.check(setting).map_err(complaint)?;
    }
    Ok(())
}

/// Slices a program, and tells what is left of the original.
fn cut(
    subject: &Subject,
    (original, setting): (&Setting<'_>, &Setting<'_>),
    request: &SliceRequest,
    report: &mut SliceReport,
) -> Vec<(String, Vec<u8>)> {
    let slice = Slice::without(setting, &request.criteria, &request.left_out);
    report.classes = classes(original, setting, &slice);
    let evaluated = std::mem::take(&mut report.files);
    report.files = files(original, setting, &slice);
    evaluating::mark(&mut report.files, evaluated);
    if let Some(evaluation) = &mut report.evaluation {
        evaluation.unreached = evaluating::unreached(setting, &request.criteria);
    }
    report.starts = starts(original, setting, &slice);
    report.why = request.why.iter().map(|line| why(setting, &slice, line)).collect();
    match slicing::sliced_classes(setting, &slice) {
        Ok(sliced) => slicing::with_referenced(subject.program(), sliced),
        Err(error) => refuse(report, vec![error.to_string()]),
    }
}

fn classes(original: &Setting<'_>, setting: &Setting<'_>, slice: &Slice) -> Vec<SlicedClass> {
    let mut by_class: BTreeMap<String, Vec<SlicedMethod>> = BTreeMap::new();
    let names = |method: MethodRef| (method.class.java_name(), method_name(method));
    for number in original.world.methods() {
        let (class, name) = names(original.world.method(number).method);
        let method = SlicedMethod { name, statements: original.counted(number).count(), kept: 0 };
        by_class.entry(class).or_default().push(method);
    }
    for number in setting.world.methods() {
        let kept = setting.counted(number).filter(|place| slice.keeps(*place)).count();
        let (class, name) = names(setting.world.method(number).method);
        let methods = by_class.entry(class).or_default();
        match methods.iter_mut().find(|method| method.name == name) {
            Some(method) => method.kept += kept,
            // A copy that evaluation has made.
            None => methods.push(SlicedMethod { name, statements: setting.counted(number).count(), kept }),
        }
    }
    by_class.into_iter().map(|(name, methods)| SlicedClass { name, methods }).collect()
}

fn method_name(method: MethodRef) -> String {
    program::resolve::external_signature(method.name, method.descriptor).1
}

/// The lines of a file, each with the reasons for which something of it is kept.
#[derive(Default)]
struct Lines {
    class: String,
    reasons: BTreeMap<u32, BTreeSet<&'static str>>,
}

fn files(original: &Setting<'_>, setting: &Setting<'_>, slice: &Slice) -> Vec<SlicedFile> {
    let mut files: BTreeMap<(String, String), Lines> = BTreeMap::new();
    add_lines(original, &mut files, &|_| None);
    add_lines(setting, &mut files, &|place| slice.reason(place).map(|reason| reason.dependence.word()));
    files.into_iter().map(|((name, _), lines)| sliced_file(name, lines)).collect()
}

fn add_lines(
    setting: &Setting<'_>,
    files: &mut BTreeMap<(String, String), Lines>,
    reason: &dyn Fn(Place) -> Option<&'static str>,
) {
    for number in setting.world.methods() {
        let Some(file) = source_file(setting, number) else { continue };
        let class = setting.world.method(number).method.class.java_name();
        let package = class.rsplit_once('.').map_or("", |(package, _)| package).to_owned();
        let lines = files.entry((file, package)).or_insert_with(|| Lines { class, ..Lines::default() });
        for place in setting.counted(number) {
            if let Some(line) = setting.world.method(number).line(place.statement) {
                lines.reasons.entry(line).or_default().extend(reason(place));
            }
        }
    }
}

fn sliced_file(name: String, Lines { class, reasons }: Lines) -> SlicedFile {
    let (removed, kept): (Vec<_>, Vec<_>) = reasons.into_iter().partition(|(_, reasons)| reasons.is_empty());
    SlicedFile {
        name,
        kept: kept.iter().map(|(line, _)| *line).collect(),
        removed: removed.into_iter().map(|(line, _)| line).collect(),
        evaluated: Vec::new(),
        reasons: kept
            .into_iter()
            .map(|(line, reasons)| LineReason { line, dependences: reasons.into_iter().collect() })
            .collect(),
        class,
    }
}

fn source_file(setting: &Setting<'_>, method: MethodNumber) -> Option<String> {
    setting.world.method(method).method.class.file.as_ref()?.source_file().ok()?.map(String::from)
}

fn starts(original: &Setting<'_>, setting: &Setting<'_>, slice: &Slice) -> Vec<SlicedPlace> {
    // Statements have other numbers after an evaluation. Words are the same for all of one line, and for all of a
    // method without lines: as many of those are kept as there are, whichever.
    let mut kept: BTreeMap<String, usize> = BTreeMap::new();
    for place in start_places(setting).filter(|place| slice.keeps(*place)) {
        *kept.entry(slicing::without_copy(&setting.words(place))).or_default() += 1;
    }
    let starts = start_places(original).map(|place| original.words(place));
    starts.map(|place| SlicedPlace { kept: kept.get_mut(&place).is_some_and(take_one), place }).collect()
}

/// Takes one away, if there is one.
fn take_one(count: &mut usize) -> bool {
    let left = count.checked_sub(1);
    *count = left.unwrap_or_default();
    left.is_some()
}

fn start_places(setting: &Setting<'_>) -> impl Iterator<Item = Place> {
    let places = setting.world.methods().flat_map(|method| setting.world.places(method));
    places.filter(|place| !setting.world.starts(*place).is_empty())
}

/// The shortest of the chains that lead from the statements of a line to the question.
fn why(setting: &Setting<'_>, slice: &Slice, line: &Criterion) -> Why {
    let chains =
        line.places_of_line(setting).into_iter().filter(|place| setting.counts(*place)).map(|place| slice.why(place));
    let shortest = chains.filter(|chain| !chain.is_empty()).min_by_key(Vec::len).unwrap_or_default();
    let step = |(place, reason): &(Place, slicing::Reason)| WhyStep {
        place: setting.words(*place),
        dependence: reason.dependence.word(),
        clause: reason.dependence.clause(),
    };
    Why { line: line.to_string(), chain: shortest.iter().map(step).collect() }
}
