//! The report of a slice as a JSON object, schema 1: the members of every report, and those of a slice.

use crate::formats::document::{SCHEMA, known, text, texts};
use crate::json::Json;
use crate::slice::{
    EvaluationReport, LineReason, SliceReport, SlicedClass, SlicedFile, SlicedMethod, SlicedPlace, SourceReport, Why,
    WhyStep, WrittenFile,
};

/// The report as a JSON value.
pub(super) fn document(report: &SliceReport) -> Json {
    Json::Object(vec![
        ("tool", text("sojourner")),
        ("version", text(&report.version)),
        ("schema", Json::Number(SCHEMA)),
        ("command", text("slice")),
        ("target", texts(&report.target)),
        ("main", known(&report.main)),
        ("jdk", known(&report.jdk)),
        ("criteria", texts(&report.criteria)),
        ("evaluation", report.evaluation.as_ref().map_or(Json::Null, evaluation)),
        ("sliced", Json::Bool(report.is_sliced())),
        ("refusals", texts(&report.refusals)),
        ("classes", list(&report.classes, class)),
        ("files", list(&report.files, file)),
        ("starts", list(&report.starts, place)),
        ("why", list(&report.why, why)),
        ("source", report.source.as_ref().map_or(Json::Null, source)),
        ("warnings", texts(&report.warnings)),
        ("stats", stats(report)),
    ])
}

fn list<T>(items: &[T], item: fn(&T) -> Json) -> Json {
    Json::List(items.iter().map(item).collect())
}

fn number(number: usize) -> Json {
    Json::Number(number as u64)
}

fn evaluation(evaluation: &EvaluationReport) -> Json {
    Json::Object(vec![
        ("arguments", texts(&evaluation.arguments)),
        ("values", number(evaluation.values)),
        ("branches", number(evaluation.branches)),
        ("calls", number(evaluation.calls)),
        ("copies", number(evaluation.copies)),
        ("unreached", texts(&evaluation.unreached)),
    ])
}

fn source(source: &SourceReport) -> Json {
    Json::Object(vec![
        ("directory", text(&source.directory)),
        ("files", list(&source.files, written)),
        ("put_back", number(source.put_back)),
    ])
}

fn written(file: &WrittenFile) -> Json {
    Json::Object(vec![("path", text(&file.path)), ("lines", number(file.lines)), ("left", number(file.left))])
}

fn class(class: &SlicedClass) -> Json {
    let (statements, kept) = class.statements();
    Json::Object(vec![
        ("name", text(&class.name)),
        ("statements", number(statements)),
        ("kept", number(kept)),
        ("methods", list(&class.methods, method)),
    ])
}

fn method(method: &SlicedMethod) -> Json {
    Json::Object(vec![
        ("name", text(&method.name)),
        ("statements", number(method.statements)),
        ("kept", number(method.kept)),
    ])
}

fn file(file: &SlicedFile) -> Json {
    let lines = |lines: &[u32]| Json::Numbers(lines.iter().map(|line| u64::from(*line)).collect());
    Json::Object(vec![
        ("name", text(&file.name)),
        ("path", text(file.path())),
        ("kept", lines(&file.kept)),
        ("removed", lines(&file.removed)),
        ("evaluated", lines(&file.evaluated)),
        ("reasons", list(&file.reasons, reason)),
    ])
}

fn reason(reason: &LineReason) -> Json {
    let dependences = reason.dependences.iter().map(text).collect();
    Json::Object(vec![("line", Json::Number(reason.line.into())), ("dependences", Json::List(dependences))])
}

fn place(place: &SlicedPlace) -> Json {
    Json::Object(vec![("place", text(&place.place)), ("kept", Json::Bool(place.kept))])
}

fn why(why: &Why) -> Json {
    Json::Object(vec![
        ("line", text(&why.line)),
        ("kept", Json::Bool(!why.chain.is_empty())),
        ("chain", list(&why.chain, step)),
    ])
}

fn step(step: &WhyStep) -> Json {
    Json::Object(vec![
        ("place", text(&step.place)),
        ("dependence", text(step.dependence)),
        ("clause", text(step.clause)),
    ])
}

fn stats(report: &SliceReport) -> Json {
    let (statements, kept) = report.statements();
    let kept_classes = report.classes.iter().filter(|class| class.statements().1 > 0).count();
    let kept_starts = report.starts.iter().filter(|start| start.kept).count();
    Json::Object(vec![
        ("statements", number(statements)),
        ("kept_statements", number(kept)),
        ("classes", number(report.classes.len())),
        ("kept_classes", number(kept_classes)),
        ("starts", number(report.starts.len())),
        ("kept_starts", number(kept_starts)),
        ("wall_ms", Json::Number(u64::try_from(report.elapsed.as_millis()).unwrap_or(u64::MAX))),
    ])
}
