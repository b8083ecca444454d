//! What was found in a test run, as a table.

use super::finding::Finding;
use super::subjects::{Kind, Subject};

/// What was found about a class.
#[derive(Debug)]
pub(crate) struct Row {
    pub(crate) subject: &'static Subject,
    findings: Vec<Finding>,
    pub(crate) disagreements: Vec<String>,
    /// Programs with outcomes that no order of the calls explains.
    pub(crate) exceptions: Vec<String>,
}

impl Row {
    pub(crate) fn new(subject: &'static Subject) -> Row {
        Row { subject, findings: Vec::new(), disagreements: Vec::new(), exceptions: Vec::new() }
    }

    /// Adds a program.
    pub(crate) fn add(&mut self, mut finding: Finding) {
        self.disagreements.append(&mut finding.disagreements);
        self.exceptions.extend(finding.exception.take());
        self.findings.push(finding);
    }

    /// All programs.
    pub(crate) fn all(&self) -> usize {
        self.findings.len()
    }

    /// Programs whose outcomes are known.
    pub(crate) fn compared(&self) -> usize {
        self.findings.iter().filter(|finding| finding.known).count()
    }

    fn verdict(&self) -> &'static str {
        match (self.exceptions.is_empty(), self.compared()) {
            (_, 0) => "nothing proved",
            (true, _) if self.subject.kind == Kind::Loose => "no exception among these",
            (true, _) => "yes",
            (false, _) => "no",
        }
    }
}

/// A line for each class.
pub(crate) fn text(rows: &[Row]) -> String {
    let line = |row: &Row| {
        let states: u64 = row.findings.iter().map(|finding| finding.states).sum();
        let real_states: u64 = row.findings.iter().map(|finding| finding.real_states).sum();
        format!(
            "{:<36} {:>4} of {:>4} programs, linearizable: {}, states {states} (step by step {real_states})",
            row.subject.name,
            row.compared(),
            row.all(),
            row.verdict(),
        )
    };
    let exceptions = |row: &Row| row.exceptions.iter().map(|words| format!("  {words}")).collect::<Vec<_>>();
    rows.iter().flat_map(|row| [vec![line(row)], exceptions(row)].concat()).collect::<Vec<_>>().join("\n")
}
