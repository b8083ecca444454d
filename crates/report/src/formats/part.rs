//! The report of one check as a suite takes it over: written by the process that checks one test, read by the one that
//! has started it. Each member is its name, the number of its bytes, and the bytes.

use super::Renderer;
use super::document::parts_of;
use super::html::data::violations;
use super::sarif::results_of;
use super::text::verdict::given;
use super::text::{Layout, text};
use crate::json::Json;
use crate::report::Report;
use crate::sources::Sources;
use crate::suite::{Part, TestVerdict};
use model::Verdict;
use std::time::Duration;

/// For this program itself: no help offers it.
pub const PART: Renderer = Renderer {
    name: "part",
    help: "",
    is_for_people: false,
    shows_states: false,
    report: |report, sources, layout| write(&part(report, sources, layout)),
    analysis: |_, _, _| String::new(),
};

/// The same with the states of its runs, for a page.
pub const PART_WITH_STATES: Renderer = Renderer {
    name: "part-with-states",
    shows_states: true,
    report: |report, sources, layout| {
        let runs = violations(report, sources);
        write(&Part { runs: serde_json::Value::from(runs).to_string(), ..part(report, sources, layout) })
    },
    ..PART
};

/// The first line; another one is not of this release.
const HEAD: &str = concat!("sojourner part ", env!("CARGO_PKG_VERSION"));

fn part(report: &Report, sources: &dyn Sources, layout: Layout) -> Part {
    let [violations, assumptions, stats] = parts_of(report, sources);
    let (rules, results) = results_of(report);
    let first = report.violations.first().map(|violation| &violation.fault);
    let (verdict, reason) = match &report.verdict {
        Verdict::Holds if report.skipped => {
            (TestVerdict::Skipped, String::from("an assumption does not hold in any run"))
        }
        Verdict::Holds => (TestVerdict::Holds, String::new()),
        Verdict::Violated => (TestVerdict::Violated, String::new()),
        Verdict::Unknown(reason) => (TestVerdict::Unknown, reason.to_string()),
    };
    Part {
        verdict,
        reason,
        property: first.map_or(String::new(), |fault| fault.property.name().to_owned()),
        exception: first.and_then(|fault| fault.exception.clone()).unwrap_or_default(),
        message: first.map_or_else(|| given(report), |fault| fault.message.clone()),
        text: text(report, sources, layout),
        violations: violations.to_string(),
        assumptions: assumptions.to_string(),
        stats: stats.to_string(),
        results: Json::List(results).to_string(),
        rules: rules.join(","),
        runs: String::new(),
        states: report.costs.search.states,
        elapsed: report.costs.search.elapsed,
    }
}

fn write(part: &Part) -> String {
    let (states, millis) = (part.states.to_string(), part.elapsed.as_millis().to_string());
    let members = [
        ("verdict", part.verdict.name()),
        ("reason", &part.reason),
        ("property", &part.property),
        ("exception", &part.exception),
        ("message", &part.message),
        ("text", &part.text),
        ("violations", &part.violations),
        ("assumptions", &part.assumptions),
        ("stats", &part.stats),
        ("results", &part.results),
        ("rules", &part.rules),
        ("runs", &part.runs),
        ("states", &states),
        ("millis", &millis),
    ];
    let members = members.map(|(name, value)| format!("{name} {}\n{value}\n", value.len()));
    format!("{HEAD}\n{}", members.concat())
}

/// Reads what [`PART`] has written; nothing where it is not whole.
pub fn read_part(text: &str) -> Option<Part> {
    let mut rest = text.strip_prefix(HEAD)?.strip_prefix('\n')?;
    let mut part = Part::default();
    let mut whole = false;
    while !rest.is_empty() {
        let (head, body) = rest.split_once('\n')?;
        let (name, length) = head.split_once(' ')?;
        let length: usize = length.parse().ok()?;
        let value = body.get(..length)?;
        rest = body.get(length..)?.strip_prefix('\n')?;
        match name {
            "verdict" => part.verdict = TestVerdict::named(value)?,
            "reason" => part.reason = value.to_owned(),
            "property" => part.property = value.to_owned(),
            "exception" => part.exception = value.to_owned(),
            "message" => part.message = value.to_owned(),
            "text" => part.text = value.to_owned(),
            "violations" => part.violations = value.to_owned(),
            "assumptions" => part.assumptions = value.to_owned(),
            "stats" => part.stats = value.to_owned(),
            "results" => part.results = value.to_owned(),
            "rules" => part.rules = value.to_owned(),
            "runs" => part.runs = value.to_owned(),
            "states" => part.states = value.parse().ok()?,
            "millis" => (part.elapsed, whole) = (Duration::from_millis(value.parse().ok()?), true),
            _ => return None,
        }
    }
    whole.then_some(part)
}

#[cfg(test)]
mod tests {
    use super::{read_part, write};
    use crate::suite::{Part, TestVerdict};

    #[test]
    fn what_is_written_is_read_and_nothing_less() {
        let text = String::from("two lines\nand ö\n");
        let part = Part { verdict: TestVerdict::Violated, text, states: 17, ..Part::default() };
        let written = write(&part);
        assert_eq!(read_part(&written), Some(part));
        for (end, _) in written.char_indices() {
            assert_eq!(read_part(&written[..end]), None, "{end}");
        }
        assert_eq!(read_part(&format!("{written}x")), None);
    }
}
