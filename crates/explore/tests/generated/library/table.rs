//! What was found, as a table.

use super::scenario::Scenario;
use super::shapes::SHAPES;
use super::subjects::{Kind, Subject};
use crate::ways::Answer;

/// What was found about a class.
#[derive(Debug)]
pub(crate) struct Row {
    pub(crate) subject: &'static Subject,
    /// For each shape, and for the designed programs: those whose outcomes are known step by step and call by call, and all.
    pub(crate) counts: [(u64, u64); SHAPES.len() + 1],
    pub(crate) states: u64,
    pub(crate) real_states: u64,
    pub(crate) disagreements: Vec<String>,
    /// Programs with outcomes that no order of the calls explains.
    pub(crate) exceptions: Vec<String>,
}

impl Row {
    pub(crate) fn new(subject: &'static Subject) -> Row {
        let counts = Default::default();
        Row { subject, counts, states: 0, real_states: 0, disagreements: Vec::new(), exceptions: Vec::new() }
    }

    /// Programs whose outcomes are known.
    pub(crate) fn compared(&self) -> u64 {
        self.counts.iter().map(|(compared, _)| compared).sum()
    }

    /// Both must have the same outcomes; races are told apart from outcomes.
    pub(crate) fn compare(&mut self, scenario: &Scenario, one: &Answer, other: &Answer) {
        if one.outcomes != other.outcomes {
            let (name, line) = (self.subject.name, scenario.line());
            let only =
                |a: &Answer, b: &Answer| a.outcomes.difference(&b.outcomes).cloned().collect::<Vec<_>>().join(", ");
            let (first, second) = (only(one, other), only(other, one));
            self.disagreements.push(format!("{name}: {line}: only modelled: {first}; only otherwise: {second}"));
        }
    }

    fn verdict(&self) -> &'static str {
        match (self.exceptions.is_empty(), self.compared()) {
            (_, 0) => "nothing proved",
            (true, _) if self.subject.kind == Kind::Loose => "no exception among these",
            (true, _) => "yes",
            (false, _) => "**no**",
        }
    }

    /// A line of the page, and the simplest program with answers that no order explains.
    pub(crate) fn markdown(&self) -> (String, String) {
        let calls = self.subject.calls.iter().map(|call| format!("`{call}`")).collect::<Vec<_>>().join(" ");
        let count = |(compared, all): &(u64, u64)| match (*compared, *all) {
            (_, 0) => String::from("—"),
            (compared, all) if compared == all => all.to_string(),
            (compared, all) => format!("{compared} of {all}"),
        };
        let counts = self.counts.iter().map(count).collect::<Vec<_>>().join(" | ");
        let states = thousands(self.real_states);
        let name = self.subject.name;
        let example = self.exceptions.iter().min_by_key(|words| words.len());
        let example = example.map(|words| format!("- **{name}**: {words}.\n"));
        (format!("| {name} | {calls} | {counts} | {states} | {} |\n", self.verdict()), example.unwrap_or_default())
    }
}

fn thousands(number: u64) -> String {
    let digits = number.to_string();
    let groups: Vec<&[u8]> = digits.as_bytes().rchunks(3).rev().collect();
    groups.iter().map(|group| String::from_utf8_lossy(group)).collect::<Vec<_>>().join(",")
}

/// A line for each class.
pub(crate) fn text(rows: &[Row]) -> String {
    let line = |row: &Row| {
        let all: u64 = row.counts.iter().map(|(_, all)| all).sum();
        format!(
            "{:<36} {:>4} of {:>4} programs, linearizable: {}, states {} (step by step {})",
            row.subject.name,
            row.compared(),
            all,
            row.verdict(),
            row.states,
            row.real_states
        )
    };
    let exceptions = |row: &Row| row.exceptions.iter().map(|words| format!("  {words}")).collect::<Vec<_>>();
    rows.iter().flat_map(|row| [vec![line(row)], exceptions(row)].concat()).collect::<Vec<_>>().join("\n")
}
