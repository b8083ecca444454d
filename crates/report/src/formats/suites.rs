//! The formats of reports of suites of tests.

use super::document::{SCHEMA, known, text, texts};
use super::junit::junit;
use super::sarif::log_of;
use super::text::cells::{clean, padded};
use super::text::quantities::{counted, time};
use crate::json::Json;
use crate::suite::{SuiteReport, TestReport, TestVerdict};
use std::collections::BTreeSet;

/// A format: how it is asked for, and how a suite is written in it.
#[derive(Debug)]
pub struct SuiteRenderer {
    /// The name of the format.
    pub name: &'static str,
    /// What it is, for whoever has to choose.
    pub help: &'static str,
    /// Whether it is read as it is printed: its lines come while the tests are checked.
    pub is_for_people: bool,
    /// The whole report; for people what follows the lines of the tests.
    pub render: fn(&SuiteReport) -> String,
}

/// Every format; the first one is usual.
pub const SUITE_RENDERERS: &[SuiteRenderer] = &[
    SuiteRenderer { name: "human", help: "Text for a person", is_for_people: true, render: details },
    SuiteRenderer {
        name: "json",
        help: "One JSON object",
        is_for_people: false,
        render: |suite| format!("{}\n", document(suite)),
    },
    SuiteRenderer {
        name: "sarif",
        help: "SARIF 2.1.0, for code hosts and editors",
        is_for_people: false,
        render: |suite| format!("{}\n", sarif(suite)),
    },
    SuiteRenderer {
        name: "junit",
        help: "The XML of test runners, for CI systems",
        is_for_people: false,
        render: junit,
    },
];

/// Columns of the name of a test.
const NAME: usize = 32;

/// The line before the tests of a class.
pub fn class_line(test: &TestReport) -> String {
    clean(&test.class)
}

/// The line of a test.
pub fn test_line(test: &TestReport) -> String {
    let part = &test.part;
    let words = match part.verdict {
        TestVerdict::Holds => format!("{}, {}{}", counted(part.states, "state"), time(part.elapsed), part.message),
        TestVerdict::Violated => format!("{}: {}", part.property, part.message),
        TestVerdict::Unknown | TestVerdict::Skipped => part.reason.clone(),
    };
    let words = clean(words.lines().next().unwrap_or_default());
    let line = format!("  {}  {}  {words}", padded(part.verdict.name(), 8), padded(&clean(&test.name), NAME));
    line.trim_end().to_owned()
}

/// What came of it, in one sentence.
pub fn suite_line(suite: &SuiteReport) -> String {
    use TestVerdict::{Holds, Skipped, Unknown, Violated};
    let counts = [Violated, Unknown, Holds, Skipped].map(|verdict| (suite.count(verdict), verdict.name()));
    let counts = counts.iter().filter(|(count, _)| *count > 0).map(|(count, name)| format!("{count} {name}"));
    let counts = counts.collect::<Vec<_>>().join(", ");
    let tests = counted(suite.tests.len() as u64, "test");
    let colon = if counts.is_empty() { "" } else { ": " };
    format!("{tests}{colon}{counts}, in {}", time(suite.elapsed))
}

/// What there is to say about tests that failed, and the summary.
fn details(suite: &SuiteReport) -> String {
    let mut paragraphs = Vec::new();
    for test in suite.tests.iter().filter(|test| !test.part.text.is_empty()) {
        let title = format!("{} {}", clean(&test.class), clean(&test.name));
        if matches!(test.part.verdict, TestVerdict::Violated | TestVerdict::Unknown) {
            paragraphs.push(format!("---- {title} ----\n{}", test.part.text.trim_end()));
        }
    }
    paragraphs.extend(suite.warnings.iter().map(|warning| format!("warning: {}", clean(warning))));
    paragraphs.push(suite_line(suite));
    format!("\n{}\n", paragraphs.join("\n\n"))
}

fn document(suite: &SuiteReport) -> Json {
    let tests = suite.tests.iter().map(test_json).collect();
    let elapsed = u64::try_from(suite.elapsed.as_millis()).unwrap_or(u64::MAX);
    let states = suite.tests.iter().map(|test| test.part.states).sum();
    let is_complete = suite.count(TestVerdict::Unknown) == 0;
    let unknown = suite.tests.iter().find(|test| test.part.verdict == TestVerdict::Unknown);
    let reason = unknown.filter(|_| suite.verdict() == TestVerdict::Unknown).map(|test| &test.part.reason);
    Json::Object(vec![
        ("tool", text("sojourner")),
        ("version", text(&suite.version)),
        ("schema", Json::Number(SCHEMA)),
        ("command", text("test")),
        ("target", texts(&suite.target)),
        ("main", Json::Null),
        ("jdk", known(&suite.jdk)),
        ("verdict", text(suite.verdict().name())),
        ("reason", Json::text(reason)),
        ("violations", Json::List(Vec::new())),
        ("warnings", texts(&suite.warnings)),
        ("tests", Json::List(tests)),
        (
            "stats",
            Json::Object(vec![
                ("states", Json::Number(states)),
                ("wall_ms", Json::Number(elapsed)),
                ("complete", Json::Bool(is_complete)),
            ]),
        ),
    ])
}

fn test_json(test: &TestReport) -> Json {
    let part = &test.part;
    let written =
        |json: &str, otherwise: Json| if json.is_empty() { otherwise } else { Json::Written(json.to_owned()) };
    Json::Object(vec![
        ("class", text(&test.class)),
        ("method", text(&test.method)),
        ("name", text(&test.name)),
        ("verdict", text(part.verdict.name())),
        ("reason", known(&part.reason)),
        ("violations", written(&part.violations, Json::List(Vec::new()))),
        ("assumptions", written(&part.assumptions, Json::List(Vec::new()))),
        ("stats", written(&part.stats, Json::Null)),
    ])
}

fn sarif(suite: &SuiteReport) -> Json {
    let mut rules = BTreeSet::new();
    let mut results = Vec::new();
    for part in suite.tests.iter().map(|test| &test.part) {
        rules.extend(part.rules.split(',').filter(|rule| !rule.is_empty()));
        // A list is written between its brackets.
        let inside = part.results.trim().strip_prefix('[').and_then(|rest| rest.strip_suffix(']')).unwrap_or_default();
        results
            .extend(Some(inside.trim()).filter(|inside| !inside.is_empty()).map(|one| Json::Written(one.to_owned())));
    }
    let properties = Json::Object(vec![("verdict", text(suite.verdict().name()))]);
    log_of(&suite.version, &rules, results, properties)
}
