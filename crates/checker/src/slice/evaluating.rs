//! Partial evaluation before a slice is made: the program is written with what is known of it, and read again.

use super::{SliceRequest, Sliced, draft, refuse, source_file};
use crate::control::Control;
use crate::error::Error;
use crate::observer::{Observer, Stage};
use crate::subject::Subject;
use crate::target::Target;
use loader::error::LoadError;
use loader::prepare::Prepared;
use report::{EvaluationReport, SliceReport, SlicedFile};
use slicing::{Criterion, Evaluation, Setting};
use std::collections::{BTreeMap, BTreeSet};

/// A program with what is known of it put in, and nothing removed but what can never be reached.
pub fn evaluated(target: &Target, control: &dyn Control, observer: &mut dyn Observer) -> Result<Sliced, Error> {
    observer.stage(Stage::Reading);
    let request = SliceRequest { evaluate: true, ..SliceRequest::default() };
    let program = target.prepare(control)?;
    let mut report = draft(target, &request, &program);
    observer.stage(Stage::Starting);
    let classes = Subject::open(target, program, control).and_then(|subject| {
        let setting = subject.setting()?;
        evaluate(&subject, &setting, target, &request, &mut report)
    });
    let classes = classes.unwrap_or_else(|refusals| refuse(&mut report, refusals));
    Ok(Sliced { report, classes, sources: Vec::new() })
}

/// The classes of a program with what is known of it; what that is, the report tells, also of lines.
pub(super) fn evaluate(
    subject: &Subject,
    setting: &Setting<'_>,
    target: &Target,
    request: &SliceRequest,
    report: &mut SliceReport,
) -> Result<Vec<(String, Vec<u8>)>, Vec<String>> {
    let evaluation = Evaluation::of(setting, &target.arguments, &request.criteria);
    let evaluation = evaluation.map_err(|error| vec![error.to_string()])?;
    report.evaluation = Some(EvaluationReport {
        arguments: target.arguments.clone(),
        values: evaluation.values,
        branches: evaluation.branches,
        calls: evaluation.calls,
        copies: evaluation.copies,
        unreached: Vec::new(),
    });
    report.files = files(setting, &evaluation);
    Ok(slicing::with_referenced(subject.program(), evaluation.classes))
}

/// The lines of each file on which something is known.
fn files(setting: &Setting<'_>, evaluation: &Evaluation) -> Vec<SlicedFile> {
    let mut files: BTreeMap<(String, String), BTreeSet<u32>> = BTreeMap::new();
    for (method, line) in &evaluation.lines {
        if let Some(file) = source_file(setting, *method) {
            let class = setting.world.method(*method).method.class.java_name();
            files.entry((file, class)).or_default().insert(*line);
        }
    }
    let file = |((name, class), lines): ((String, String), BTreeSet<u32>)| SlicedFile {
        name,
        class,
        evaluated: lines.into_iter().collect(),
        ..SlicedFile::default()
    };
    files.into_iter().map(file).collect()
}

/// Notes in the files of a slice on which lines something is known.
pub(super) fn mark(files: &mut [SlicedFile], evaluated: Vec<SlicedFile>) {
    for file in files {
        let same = evaluated.iter().filter(|other| other.path() == file.path());
        let lines: BTreeSet<u32> = same.flat_map(|other| other.evaluated.iter().copied()).collect();
        file.evaluated = lines.into_iter().collect();
    }
}

/// The lines among criteria of which the evaluated program has no code.
pub(super) fn unreached(setting: &Setting<'_>, criteria: &[Criterion]) -> Vec<String> {
    let lines = criteria.iter().filter(|criterion| matches!(criterion, Criterion::Line { .. }));
    lines.filter(|line| line.places_of_line(setting).is_empty()).map(Criterion::to_string).collect()
}

/// The program once more, with other classes.
pub(crate) fn prepare(
    target: &Target,
    control: &dyn Control,
    classes: Vec<(String, Vec<u8>)>,
) -> Result<Prepared, LoadError> {
    let program = target.prepare(control)?;
    Ok(Prepared { source: program.source.with_classes(classes), ..program })
}
