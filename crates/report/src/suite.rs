//! The report of a suite of tests as a plain value.

use std::time::Duration;

/// Everything that the report of a suite tells.
#[derive(Clone, Debug, Default)]
pub struct SuiteReport {
    /// The version of the tool.
    pub version: String,
    /// The TARGETs as the user wrote them.
    pub target: Vec<String>,
    /// The version of the JDK.
    pub jdk: String,
    /// The tests in the order in which they were checked.
    pub tests: Vec<TestReport>,
    /// Sentences about what may not be as intended.
    pub warnings: Vec<String>,
    /// How long all of it took.
    pub elapsed: Duration,
}

/// What became of one test.
#[derive(Clone, Debug)]
pub struct TestReport {
    /// The binary name of its class.
    pub class: String,
    /// Its method; empty where it has none.
    pub method: String,
    /// Its name for people.
    pub name: String,
    /// What was found out.
    pub part: Part,
}

/// The answer for one test.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum TestVerdict {
    Holds,
    #[default]
    Unknown,
    Violated,
    /// The test is disabled, or has found in every run that it does not apply.
    Skipped,
}

/// What one check has to say in the report of a suite. Its longer parts are written already: each test is checked by a
/// process of its own.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Part {
    pub verdict: TestVerdict,
    /// Why nothing is known, or why it was skipped.
    pub reason: String,
    /// The property that is violated; empty where none is.
    pub property: String,
    /// The class of the exception that shows it.
    pub exception: String,
    /// What is wrong, or what a proof is given: the rest of the line.
    pub message: String,
    /// The whole report for people.
    pub text: String,
    /// JSON: the violations, the assumptions, the costs.
    pub violations: String,
    pub assumptions: String,
    pub stats: String,
    /// SARIF: the results, and the names of their rules, separated by commas.
    pub results: String,
    pub rules: String,
    /// JSON for a page: the violations with their states; empty where nobody has asked for them.
    pub runs: String,
    pub states: u64,
    pub elapsed: Duration,
}

impl Part {
    /// One without a check.
    pub fn without_check(verdict: TestVerdict, reason: impl Into<String>) -> Part {
        Part { verdict, reason: reason.into(), ..Part::default() }
    }
}

impl TestVerdict {
    /// The name in reports.
    pub fn name(self) -> &'static str {
        match self {
            TestVerdict::Holds => "holds",
            TestVerdict::Unknown => "unknown",
            TestVerdict::Violated => "violated",
            TestVerdict::Skipped => "skipped",
        }
    }

    /// The verdict with this name.
    pub fn named(name: &str) -> Option<TestVerdict> {
        use TestVerdict::{Holds, Skipped, Unknown, Violated};
        [Holds, Unknown, Violated, Skipped].into_iter().find(|verdict| verdict.name() == name)
    }
}

impl SuiteReport {
    /// Violated if one test is, else unknown if one is, else holds.
    pub fn verdict(&self) -> TestVerdict {
        let verdicts = self.tests.iter().map(|test| test.part.verdict);
        verdicts.filter(|verdict| *verdict != TestVerdict::Skipped).max().unwrap_or(TestVerdict::Holds)
    }

    /// How many tests have this verdict.
    pub fn count(&self, verdict: TestVerdict) -> usize {
        self.tests.iter().filter(|test| test.part.verdict == verdict).count()
    }
}
