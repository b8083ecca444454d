//! What `sojourner analyze` must warn of, and what it did warn of.
//!
//! A program says at the end of a line what must be warned of there: `//~ race, lock-order`. Every site of every
//! warning must be marked with its kind, and every mark must be met: a program without marks must be met with silence.
//! Nothing may go wrong in the simulated runs themselves but what `//@ may:` names.

use crate::answer::{Violation, site, violation, without_report};
use crate::error::HarnessError;
use crate::json::Json;
use crate::outcome::Outcome;
use crate::program::{Heading, Span, header_lines, unknown_key};
use std::collections::BTreeSet;

/// Before the kinds of warnings at the end of a line.
const MARK: &str = "//~ ";

/// What the header and the marks of a program say.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Expected {
    /// The JDKs that can run it.
    pub jdk: Span,
    /// What may go wrong in a simulated run.
    pub may: BTreeSet<String>,
    /// Further options.
    pub options: Vec<String>,
    /// How `check --guided` must end them: how many confirmed, refuted and open.
    pub guided: Option<[usize; 3]>,
    /// Kinds of warnings and lines.
    pub marks: BTreeSet<(String, u32)>,
}

/// What was warned of.
#[derive(Debug, Clone, PartialEq)]
pub struct Warnings {
    /// The exit status.
    pub status: String,
    /// What went wrong in the runs: races among them.
    pub violations: Vec<Violation>,
    /// Potentials: kind and lines.
    pub suspicions: Vec<Violation>,
    /// How a guided search has ended each of them.
    pub endings: Vec<String>,
    /// What the tool says may not be as intended.
    pub notes: Vec<String>,
    /// Whether all runs came to their end.
    pub complete: bool,
}

impl Heading for Expected {
    fn parse(source: &str) -> Result<Self, HarnessError> {
        let mut expected = Self { marks: marks(source), ..Self::default() };
        for (key, value) in header_lines(source)? {
            match key {
                "about" => {}
                "may" => expected.may = value.split(',').map(|name| name.trim().to_owned()).collect(),
                "jdk" => expected.jdk = Span::parse(value)?,
                "guided" => expected.guided = Some(three_numbers(value)?),
                "options" => expected.options = value.split_whitespace().map(str::to_owned).collect(),
                _ => return Err(unknown_key(key)),
            }
        }
        if !source.starts_with("//@ about: ") {
            return Err(HarnessError::new("the header does not begin with `//@ about:`"));
        }
        Ok(expected)
    }

    fn span(&self) -> Span {
        self.jdk
    }
}

fn marks(source: &str) -> BTreeSet<(String, u32)> {
    let lines = (1..).zip(source.lines()).filter_map(|(number, line)| Some((number, line.split_once(MARK)?.1)));
    lines.flat_map(|(number, kinds)| kinds.split(',').map(move |kind| (kind.trim().to_owned(), number))).collect()
}

impl Warnings {
    /// Reads the report on the standard output of a process.
    pub fn read(outcome: &Outcome) -> Result<Self, HarnessError> {
        let report = Json::parse(&outcome.stdout).map_err(|error| without_report(outcome, &error))?;
        let items = |key: &str| report.get(key).map(Json::items).unwrap_or_default();
        let suspicion = |json: &Json| {
            let text = |key: &str| json.get(key).and_then(Json::text).unwrap_or_default().to_owned();
            let sites = json.get("sites").map(Json::items).unwrap_or_default().iter().map(site).collect();
            Violation { property: text("kind"), message: text("message"), sites }
        };
        let complete = report.get("stats").and_then(|stats| stats.get("complete"));
        Ok(Self {
            status: outcome.ending.to_string(),
            violations: items("violations").iter().map(violation).collect(),
            suspicions: items("suspicions").iter().map(suspicion).collect(),
            endings: items("suspicions")
                .iter()
                .filter_map(|json| json.get("status")?.text().map(str::to_owned))
                .collect(),
            notes: items("warnings").iter().filter_map(|json| json.text().map(str::to_owned)).collect(),
            complete: complete == Some(&Json::Bool(true)),
        })
    }

    /// How the endings of a guided search differ from what is expected; a violation that cannot be shown again is told
    /// as a note.
    pub fn ending_complaints(&self, expected: [usize; 3]) -> Vec<String> {
        let count = |name: &str| self.endings.iter().filter(|ending| *ending == name).count();
        let found = ["confirmed", "refuted", "open"].map(count);
        let mut complaints = self.notes.clone();
        if found != expected {
            complaints.push(format!("guided: {expected:?} confirmed, refuted and open expected, found {found:?}"));
        }
        complaints
    }

    /// What is not as expected of the program with this name.
    pub fn complaints(&self, name: &str, expected: &Expected) -> Vec<String> {
        let mut complaints = Vec::new();
        let (races, faults): (Vec<_>, Vec<_>) = self.violations.iter().partition(|found| found.property == "race");
        for fault in faults.iter().filter(|fault| !expected.may.contains(&fault.property)) {
            complaints.push(format!("in a run: {}: {}", fault.property, fault.message));
        }
        let mut met = BTreeSet::new();
        for found in races.into_iter().chain(&self.suspicions) {
            let lines: Vec<u32> = found.sites.iter().filter_map(|site| line_in(name, site)).collect();
            let marked = |line: &u32| expected.marks.contains(&(found.property.clone(), *line));
            if lines.len() < found.sites.len() || !lines.iter().all(marked) {
                complaints.push(format!("not expected: {}: {} at {:?}", found.property, found.message, found.sites));
            }
            met.extend(lines.into_iter().map(|line| (found.property.clone(), line)));
        }
        let missing: Vec<_> = expected.marks.difference(&met).collect();
        if !missing.is_empty() {
            complaints.push(format!("not warned of: {missing:?}"));
        }
        if !self.complete {
            complaints.push(format!("not all runs came to their end ({})", self.status));
        }
        complaints
    }
}

/// `2 1 0`
fn three_numbers(value: &str) -> Result<[usize; 3], HarnessError> {
    let numbers: Vec<usize> = value.split_whitespace().filter_map(|number| number.parse().ok()).collect();
    numbers.try_into().map_err(|_| HarnessError::new(format!("`//@ guided:` is three numbers, not {value}")))
}

fn line_in(name: &str, site: &str) -> Option<u32> {
    site.strip_prefix(name)?.strip_prefix(".java:")?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_site_is_marked_and_every_mark_is_met() {
        let source = "//@ about: x\nclass A {\n  a(); //~ race\n  b(); //~ race, lock-order\n}\n";
        let expected = Expected::parse(source).unwrap();
        let found = |kind: &str, lines: &[u32]| Violation {
            property: kind.to_owned(),
            message: String::new(),
            sites: lines.iter().map(|line| format!("A.java:{line}")).collect(),
        };
        let warnings = |real: Vec<Violation>, potential: Vec<Violation>| Warnings {
            status: String::new(),
            violations: real,
            suspicions: potential,
            endings: Vec::new(),
            notes: Vec::new(),
            complete: true,
        };
        let right = warnings(vec![found("race", &[3, 4])], vec![found("lock-order", &[4, 4])]);
        assert_eq!(right.complaints("A", &expected), Vec::<String>::new());
        assert_eq!(warnings(vec![found("race", &[3, 4])], vec![]).complaints("A", &expected).len(), 1);
        let more = warnings(vec![found("race", &[3, 4]), found("deadlock", &[3])], vec![found("lock-order", &[4, 3])]);
        assert_eq!(more.complaints("A", &expected).len(), 2);
    }
}
