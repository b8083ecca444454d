//! Coverage as a JSON value.

use super::sums::{FileCoverage, Sums, files};
use crate::json::Json;
use evidence::{AccessPair, CodeLocation, Counter, Coverage, LineCoverage, LockSite, WaitSite};

/// The member `coverage` of a report.
pub(in crate::formats) fn coverage_json(coverage: &Coverage) -> Json {
    let files = files(coverage);
    Json::Object(vec![
        ("complete", Json::Bool(coverage.complete)),
        ("total", sums_json(Sums::of_files(&files))),
        ("files", list(&files, |file| file_json(file, coverage.complete))),
        ("pairs", list(&coverage.pairs, pair_json)),
        ("locks", list(&coverage.locks, lock_json)),
        ("waits", list(&coverage.waits, wait_json)),
    ])
}

fn list<T>(items: &[T], json: impl Fn(&T) -> Json) -> Json {
    Json::List(items.iter().map(json).collect())
}

fn sums_json(sums: Sums) -> Json {
    Json::Object(vec![
        ("instructions", counter_json(sums.instructions)),
        ("branches", counter_json(sums.branches)),
        ("lines", counter_json(sums.lines)),
        ("methods", counter_json(sums.methods)),
        ("classes", counter_json(sums.classes)),
    ])
}

fn counter_json(counter: Counter) -> Json {
    let Counter { missed, covered } = counter;
    Json::Object(vec![("covered", Json::Number(covered.into())), ("missed", Json::Number(missed.into()))])
}

fn file_json(file: &FileCoverage<'_>, complete: bool) -> Json {
    let methods = file.classes.iter().flat_map(|class| class.methods.iter().map(move |method| (class, method)));
    let method = |(class, method): (&&evidence::ClassCoverage, &evidence::MethodCoverage)| {
        Json::Object(vec![
            ("class", Json::Text(class.name.clone())),
            ("name", Json::Text(method.name.clone())),
            ("descriptor", Json::Text(method.descriptor.clone())),
            ("line", method.lines.first().map_or(Json::Null, |line| Json::Number(line.line.into()))),
            ("status", Json::Text(status(method.instructions, Counter::default(), complete).to_owned())),
        ])
    };
    let lines: Vec<&LineCoverage> = file.lines.values().collect();
    Json::Object(vec![
        ("file", Json::Text(file.path())),
        ("total", sums_json(Sums::of_file(file))),
        ("methods", Json::List(methods.map(method).collect())),
        ("lines", list(&lines, |line| line_json(line, complete))),
    ])
}

fn line_json(line: &LineCoverage, complete: bool) -> Json {
    Json::Object(vec![
        ("line", Json::Number(line.line.into())),
        ("status", Json::Text(status(line.instructions, line.branches, complete).to_owned())),
        ("instructions", counter_json(line.instructions)),
        ("branches", counter_json(line.branches)),
    ])
}

/// What is said of a line or a method. After a complete search nobody reaches what was not reached.
pub(super) fn status(instructions: Counter, branches: Counter, complete: bool) -> &'static str {
    match (instructions.covered, instructions.missed + branches.missed) {
        (0, _) if complete => "unreachable",
        (0, _) => "not-reached",
        (_, 0) => "covered",
        _ => "partly-covered",
    }
}

fn place_json(place: &CodeLocation) -> Json {
    Json::Object(vec![
        ("class", Json::Text(place.class.clone())),
        ("method", Json::Text(place.method.clone())),
        ("file", Json::text(place.file.as_ref())),
        ("line", place.line.map_or(Json::Null, |line| Json::Number(line.into()))),
    ])
}

fn pair_json(pair: &AccessPair) -> Json {
    let access = |writes: bool| Json::Text(String::from(if writes { "write" } else { "read" }));
    Json::Object(vec![
        ("what", Json::Text(pair.what.clone())),
        ("first", place_json(&pair.first)),
        ("first_access", access(pair.first_writes)),
        ("second", place_json(&pair.second)),
        ("second_access", access(pair.second_writes)),
        ("first_before_second", Json::Bool(pair.in_order)),
        ("second_before_first", Json::Bool(pair.reversed)),
    ])
}

fn lock_json(lock: &LockSite) -> Json {
    Json::Object(vec![
        ("place", place_json(&lock.location)),
        ("how", Json::Text(lock.how.clone())),
        ("reached", Json::Bool(lock.reached)),
        ("contended", Json::Bool(lock.contended)),
    ])
}

fn wait_json(wait: &WaitSite) -> Json {
    Json::Object(vec![
        ("place", place_json(&wait.location)),
        ("entered", Json::Bool(wait.entered)),
        ("notified", Json::Bool(wait.notified)),
        ("ended_by_itself", Json::Bool(wait.timed_out)),
    ])
}
