//! A slice from end to end: from a program and criteria to class files and a report.

use crate::control::Control;
use crate::error::{Error, QuestionError};
use crate::formula_aim::FormulaAim;
use crate::machine::{self, Launch};
use crate::observer::{Observer, Stage};
use crate::target::Target;
use analysis::whole::{MethodNumber, Place};
use loader::prepare::Prepared;
use program::{ClassRef, MethodRef};
use report::{LineReason, SliceReport, SlicedClass, SlicedFile, SlicedMethod, SlicedPlace, Why, WhyStep};
use slicing::{Criterion, Dependence, Setting, Slice};
use std::collections::{BTreeMap, BTreeSet};
use std::time::Instant;
use vm::Machine;

/// What is to be kept, and what is to be explained.
#[derive(Clone, Debug, Default)]
pub struct SliceRequest {
    pub criteria: Vec<Criterion>,
    /// Formulas and conditions whose values are to be kept.
    pub formulas: Vec<FormulaAim>,
    /// Lines whose reasons are asked for.
    pub why: Vec<Criterion>,
    /// Dependences that are not followed: what goes wrong without them, tests can see.
    pub left_out: Vec<Dependence>,
    /// Whether methods named as class properties are some; where there are any, no slice keeps what they say.
    pub class_properties: bool,
}

impl SliceRequest {
    /// What the slice is for, as it was written.
    fn words(&self) -> Vec<String> {
        let formulas = self.formulas.iter().map(|formula| formula.text.clone());
        self.criteria.iter().map(Criterion::to_string).chain(formulas).collect()
    }
}

/// A slice as class files.
#[derive(Clone, Debug, Default)]
pub struct Sliced {
    pub report: SliceReport,
    /// Internal names and bytes of all classes of the program that may be needed; none if there is no slice.
    pub classes: Vec<(String, Vec<u8>)>,
}

/// Slices a program, if it can be sliced.
pub fn slice(
    target: &Target,
    request: &SliceRequest,
    control: &dyn Control,
    observer: &mut dyn Observer,
) -> Result<Sliced, Error> {
    observer.stage(Stage::Reading);
    let program = target.prepare(control)?;
    let began = Instant::now();
    let mut report = draft(target, request, &program);
    let (feature, entry) = (program.jdk.feature, program.entry.clone());
    observer.stage(Stage::Starting);
    let machine = machine::launch(Launch { program, target, assertions: true, halt: control.halt() });
    let machine = match machine {
        Ok(machine) => machine,
        Err(what) => {
            report.refusals.push(what.to_string());
            return Ok(Sliced { report, classes: Vec::new() });
        }
    };
    observer.stage(Stage::Slicing);
    let main = main_method(&machine, &entry.class, &entry.declared_by, entry.kind.descriptor());
    let Some((class, main)) = main else {
        report.refusals.push(format!("the main method of {} cannot be found", report.main));
        return Ok(Sliced { report, classes: Vec::new() });
    };
    if request.criteria.contains(&Criterion::Assertion)
        && explore::has_class_properties(&machine, request.class_properties)
    {
        report.refusals.push(String::from("class properties, which are asked of every state"));
        return Ok(Sliced { report, classes: Vec::new() });
    }
    let mut criteria = request.criteria.clone();
    for formula in &request.formulas {
        match formula.criterion(machine.program)? {
            Ok(criterion) => criteria.push(criterion),
            Err(why) => report.refusals.push(why),
        }
    }
    report.criteria = criteria.iter().map(Criterion::to_string).collect();
    if !report.is_sliced() {
        return Ok(Sliced { report, classes: Vec::new() });
    }
    let request = SliceRequest { criteria, ..request.clone() };
    let classes = fill(&machine, feature, (class, main), &request, &mut report)?;
    report.elapsed = began.elapsed();
    Ok(Sliced { report, classes })
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

/// The class that is started, and its main method, which it may have inherited.
fn main_method(machine: &Machine, class: &str, declared_by: &str, descriptor: &str) -> Option<(ClassRef, MethodRef)> {
    let declaring = machine.program.load(declared_by).ok()?;
    Some((machine.program.load(class).ok()?, declaring.declared_method("main", descriptor)?))
}

/// Makes the slice, and writes what it keeps into the report.
fn fill(
    machine: &Machine,
    feature: u32,
    (class, main): (ClassRef, MethodRef),
    request: &SliceRequest,
    report: &mut SliceReport,
) -> Result<Vec<(String, Vec<u8>)>, Error> {
    let table = library::Table::new(feature);
    let setting = match Setting::of(machine.program, &table, class, main) {
        Ok(setting) => setting,
        Err(refusal) => {
            report.refusals = refusal.reasons;
            return Ok(Vec::new());
        }
    };
    for (option, criterion) in
        request.criteria.iter().map(|one| ("--for", one)).chain(request.why.iter().map(|one| ("--why", one)))
    {
        let complaint = |error: slicing::CriterionError| QuestionError::UnknownName {
            option: option.to_owned(),
            complaint: error.to_string(),
        };
        criterion.check(&setting).map_err(complaint)?;
    }
    let slice = Slice::without(&setting, &request.criteria, &request.left_out);
    report.classes = classes(&setting, &slice);
    report.files = files(&setting, &slice);
    report.starts = starts(&setting, &slice);
    report.why = request.why.iter().map(|line| why(&setting, &slice, line)).collect();
    match slicing::sliced_classes(&setting, &slice) {
        Ok(sliced) => Ok(slicing::with_referenced(machine.program, sliced)),
        Err(error) => {
            report.refusals.push(error.to_string());
            Ok(Vec::new())
        }
    }
}

fn classes(setting: &Setting<'_>, slice: &Slice) -> Vec<SlicedClass> {
    let mut by_class: BTreeMap<String, Vec<SlicedMethod>> = BTreeMap::new();
    for number in setting.world.methods() {
        let known = setting.world.method(number);
        let kept = setting.counted(number).filter(|place| slice.keeps(*place)).count();
        let method =
            SlicedMethod { name: method_name(known.method), statements: setting.counted(number).count(), kept };
        by_class.entry(known.method.class.java_name()).or_default().push(method);
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

fn files(setting: &Setting<'_>, slice: &Slice) -> Vec<SlicedFile> {
    let mut files: BTreeMap<(String, String), Lines> = BTreeMap::new();
    for number in setting.world.methods() {
        let Some(file) = source_file(setting, number) else { continue };
        let class = setting.world.method(number).method.class.java_name();
        let package = class.rsplit_once('.').map_or("", |(package, _)| package).to_owned();
        let lines = files.entry((file, package)).or_insert_with(|| Lines { class, ..Lines::default() });
        for place in setting.counted(number) {
            let Some(line) = setting.world.method(number).line(place.statement) else { continue };
            let reasons = lines.reasons.entry(line).or_default();
            reasons.extend(slice.reason(place).map(|reason| reason.dependence.word()));
        }
    }
    files.into_iter().map(|((name, _), lines)| sliced_file(name, lines)).collect()
}

fn sliced_file(name: String, Lines { class, reasons }: Lines) -> SlicedFile {
    let (removed, kept): (Vec<_>, Vec<_>) = reasons.into_iter().partition(|(_, reasons)| reasons.is_empty());
    SlicedFile {
        name,
        kept: kept.iter().map(|(line, _)| *line).collect(),
        removed: removed.into_iter().map(|(line, _)| line).collect(),
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

fn starts(setting: &Setting<'_>, slice: &Slice) -> Vec<SlicedPlace> {
    let places = setting.world.methods().flat_map(|method| setting.world.places(method));
    let starts = places.filter(|place| !setting.world.starts(*place).is_empty());
    starts.map(|place| SlicedPlace { place: setting.words(place), kept: slice.keeps(place) }).collect()
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
