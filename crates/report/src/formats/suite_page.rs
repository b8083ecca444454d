//! The report of a suite of tests as a page: a row for each test, and the whole report of those that need one.

use super::html::{self, Text, escaped};
use super::static_page::{listed, page};
use super::suites::suite_line;
use super::text::quantities::{count, time};
use crate::suite::{SuiteReport, TestReport, TestVerdict};
use serde_json::{Value, json};

/// The most tests whose runs are in a page.
const MOST_RUNS: usize = 20;

/// The whole page: with the runs of tests that fail where they are known.
pub fn suite_page(suite: &SuiteReport) -> String {
    let rows: String = suite.tests.iter().enumerate().map(|(number, test)| row(number, test)).collect();
    let table = format!(
        "<div class=\"wide\" tabindex=\"0\"><table class=\"sites\">\n<tr><th scope=\"col\">test</th><th scope=\"col\">verdict</th>\
         <th scope=\"col\">what</th><th scope=\"col\">states</th><th scope=\"col\">time</th></tr>\n{rows}</table></div>\n"
    );
    let told: String = suite.tests.iter().enumerate().filter_map(|(number, test)| whole(number, test)).collect();
    let rest = told + &listed("Warnings", &suite.warnings);
    let (line, maker) = (suite_line(suite), (suite.version.as_str(), suite.jdk.as_str()));
    let runs: Vec<Value> = suite.tests.iter().filter_map(run_of).take(MOST_RUNS).collect();
    if runs.is_empty() {
        return page(&line, &(table + &rest), maker);
    }
    let data = json!({
        "status": "violated", "warnings": [], "unsupported": [], "statistics": [], "growth": [], "sources": [],
        "violations": runs,
    });
    let rest = format!("<section class=\"reports\">{rest}</section>\n");
    html::page(&Text { title: &line, introduction: &table, rest: &rest, data: &data.to_string() }, maker)
}

/// The first violation of a test with its states, and the name of the test.
fn run_of(test: &TestReport) -> Option<Value> {
    let runs: Value = serde_json::from_str(&test.part.runs).ok()?;
    let mut run = runs.get(0)?.clone();
    run["test"] = Value::from(format!("{}: {}", test.class, test.name));
    Some(run)
}

fn title(test: &TestReport) -> String {
    format!("{}: {}", escaped(&test.class), escaped(&test.name))
}

fn row(number: usize, test: &TestReport) -> String {
    let part = &test.part;
    let name = match whole(number, test) {
        Some(_) => format!("<a href=\"#test-{number}\">{}</a>", title(test)),
        None => title(test),
    };
    let what = if part.message.is_empty() { &part.reason } else { &part.message };
    let verdict = part.verdict.name();
    format!(
        "<tr><td>{name}</td><td><span class=\"verdict {verdict}\">{verdict}</span></td><td>{}</td><td>{}</td><td>{}</td></tr>\n",
        escaped(what),
        count(part.states),
        time(part.elapsed)
    )
}

/// The report of a test that is violated or unknown.
fn whole(number: usize, test: &TestReport) -> Option<String> {
    let needed =
        matches!(test.part.verdict, TestVerdict::Violated | TestVerdict::Unknown) && !test.part.text.is_empty();
    needed.then(|| {
        format!(
            "<h2 id=\"test-{number}\">{}</h2>\n<pre tabindex=\"0\">{}</pre>\n",
            title(test),
            escaped(&test.part.text)
        )
    })
}
