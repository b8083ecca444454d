//! What `sojourner check` and `sojourner replay` answered: the parts of the JSON report that are compared.

use crate::error::HarnessError;
use crate::json::Json;
use crate::outcome::{Ending, Outcome};
use std::collections::BTreeSet;

/// How much of standard error is shown when there is no report.
const SHOWN_ERROR: usize = 800;

/// One answer.
#[derive(Debug, Clone, PartialEq)]
pub struct Answer {
    /// How the process ended.
    pub ending: Ending,
    /// `holds`, `violated`, `unknown`.
    pub verdict: String,
    /// Why the verdict is unknown.
    pub reason: Option<String>,
    /// For which memory model a proof is.
    pub assurance: Option<String>,
    /// What a proof takes as given of the surroundings.
    pub fixed: BTreeSet<String>,
    /// The violations, in the order of the report.
    pub violations: Vec<Violation>,
    /// How many states were stored.
    pub states: u64,
}

/// One violation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Violation {
    /// `deadlock`, `assertion`…
    pub property: String,
    /// The sentence about it.
    pub message: String,
    /// The places that take part: `File.java:12`.
    pub sites: Vec<String>,
}

impl Answer {
    /// Reads the report on the standard output of a process.
    pub fn read(outcome: &Outcome) -> Result<Self, HarnessError> {
        let report = Json::parse(&outcome.stdout).map_err(|error| without_report(outcome, &error))?;
        let text = |key: &str| report.get(key).and_then(Json::text).map(str::to_owned);
        let states = report.get("stats").and_then(|stats| stats.get("states")).and_then(Json::number);
        Ok(Self {
            ending: outcome.ending,
            verdict: text("verdict").ok_or_else(|| HarnessError::new("the report has no verdict"))?,
            reason: text("reason"),
            assurance: text("assurance"),
            fixed: report.get("fixed").map(Json::items).unwrap_or_default().iter().filter_map(owned).collect(),
            violations: report.get("violations").map(Json::items).unwrap_or_default().iter().map(violation).collect(),
            states: states.unwrap_or_default() as u64,
        })
    }

    /// One line for people.
    pub fn summary(&self) -> String {
        let found: Vec<&str> = self.violations.iter().map(|violation| violation.property.as_str()).collect();
        let reason = self.reason.as_deref().unwrap_or_default();
        format!("{} [{}] {reason} ({}, {} states)", self.verdict, found.join(", "), self.ending, self.states)
    }
}

pub(crate) fn without_report(outcome: &Outcome, error: &HarnessError) -> HarnessError {
    let stderr: String = String::from_utf8_lossy(&outcome.stderr).chars().take(SHOWN_ERROR).collect();
    HarnessError::new(format!("no report ({error}), {}: {stderr}", outcome.ending))
}

fn owned(json: &Json) -> Option<String> {
    json.text().map(str::to_owned)
}

pub(crate) fn violation(json: &Json) -> Violation {
    let text = |key: &str| json.get(key).and_then(Json::text).unwrap_or_default().to_owned();
    let sites = json.get("sites").map(Json::items).unwrap_or_default().iter().map(site).collect();
    Violation { property: text("property"), message: text("message"), sites }
}

pub(crate) fn site(json: &Json) -> String {
    let file = json.get("file").and_then(Json::text).unwrap_or("?");
    let line = json.get("line").and_then(Json::number).unwrap_or_default();
    format!("{file}:{line}")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn outcome(stdout: &str, status: i32) -> Outcome {
        Outcome { stdout: stdout.into(), stderr: b"why".to_vec(), ending: Ending::Status(status) }
    }

    #[test]
    fn the_compared_parts_are_read() {
        let report = r#"{"verdict": "violated", "reason": null, "violations": [{"property": "race", "message": "m",
            "sites": [{"file": "A.java", "line": 12}]}], "stats": {"states": 7}}"#;
        let answer = Answer::read(&outcome(report, 1)).unwrap();
        assert_eq!((answer.verdict.as_str(), answer.reason.as_ref(), answer.states), ("violated", None, 7));
        assert_eq!(answer.violations[0].sites, ["A.java:12"]);
        assert_eq!(answer.summary(), "violated [race]  (exit status 1, 7 states)");
    }

    #[test]
    fn no_report_is_an_error_that_shows_what_was_said() {
        let error = Answer::read(&outcome("", 101)).unwrap_err().to_string();
        assert!(error.contains("exit status 101: why"), "{error}");
    }
}
