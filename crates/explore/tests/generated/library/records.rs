//! What was found, written down as it is found: a file for each JDK and class, with a line for each program.
//!
//! `docs/linearizable` reads them. The first line says what the programs are about, each further one has these columns:
//! shape, program, states allowed, `known` or `large`, states step by step, `reduced` or `all` of them, states call by
//! call, how many further ways of exploring were compared, disagreements, answers that no order explains. A later line
//! counts.

use super::finding::{self, Finding};
use super::scenario::Scenario;
use super::shapes::SHAPES;
use super::subjects::{Kind, Subject};
use std::fs::OpenOptions;
use std::io::Write;
use std::path::{Path, PathBuf};

/// The file of a class, if `LIBRARY_ROWS` says where to keep it.
pub(crate) struct Records {
    file: Option<PathBuf>,
    lines: Vec<String>,
}

impl Records {
    /// What is known about a class on a JDK.
    pub(crate) fn open(subject: &Subject, feature: u32) -> Records {
        let Ok(directory) = std::env::var("LIBRARY_ROWS") else { return Records { file: None, lines: Vec::new() } };
        let directory = Path::new(&directory).join(feature.to_string());
        std::fs::create_dir_all(&directory).unwrap();
        let file = directory.join(subject.name);
        let lines: Vec<String> = std::fs::read_to_string(&file).unwrap_or_default().lines().map(String::from).collect();
        let mut records = Records { file: Some(file), lines };
        if records.lines.is_empty() {
            records.write(&header(subject));
        }
        records
    }

    /// Whether nothing new is to be expected of exploring a program again.
    pub(crate) fn has(&self, scenario: &Scenario) -> bool {
        let (line, most) = (scenario.line(), finding::most_states(scenario.subject));
        self.lines.iter().map(|record| record.split('\t').collect::<Vec<_>>()).any(|record| {
            let enough = |allowed: &str| allowed.parse().is_ok_and(|allowed: u64| allowed >= most);
            record.len() > 4 && record[1] == line && (record[3] == "known" || enough(record[2]))
        })
    }

    /// Writes down what was found about a program.
    pub(crate) fn add(&mut self, scenario: &Scenario, finding: &Finding) {
        let columns = [
            shape(scenario),
            scenario.line(),
            finding::most_states(scenario.subject).to_string(),
            String::from(if finding.known { "known" } else { "large" }),
            finding.real_states.to_string(),
            String::from(if finding.real_reduced { "reduced" } else { "all" }),
            finding.states.to_string(),
            finding.further.to_string(),
            finding.disagreements.join(" "),
            finding.exception.clone().unwrap_or_default(),
        ];
        self.write(&columns.join("\t"));
    }

    fn write(&mut self, line: &str) {
        let Some(file) = &self.file else { return };
        let mut file = OpenOptions::new().create(true).append(true).open(file).unwrap();
        writeln!(file, "{line}").unwrap();
    }
}

fn header(subject: &Subject) -> String {
    let kind = if subject.kind == Kind::Loose { "loose" } else { "atomic" };
    let columns = [subject.name, kind, &subject.processors.to_string()];
    [&columns, subject.calls].concat().join("\t")
}

fn shape(scenario: &Scenario) -> String {
    let Some(shape) = SHAPES.get(scenario.shape) else { return String::from("designed") };
    shape.iter().map(usize::to_string).collect::<Vec<_>>().join("∥")
}
