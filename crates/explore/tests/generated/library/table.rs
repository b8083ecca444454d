//! What was found, as a table.

use super::scenario::Scenario;
use super::subjects::{Kind, Subject};
use crate::ways::Answer;

/// What was found about a class.
pub(crate) struct Row {
    pub(crate) subject: &'static Subject,
    /// Programs whose outcomes are known step by step and call by call.
    pub(crate) compared: u64,
    pub(crate) too_large: u64,
    pub(crate) states: u64,
    pub(crate) real_states: u64,
    pub(crate) disagreements: Vec<String>,
    /// Programs with outcomes that no order of the calls explains.
    pub(crate) exceptions: Vec<String>,
}

impl Row {
    pub(crate) fn new(subject: &'static Subject) -> Row {
        let none = Vec::new();
        Row {
            subject,
            compared: 0,
            too_large: 0,
            states: 0,
            real_states: 0,
            disagreements: none,
            exceptions: Vec::new(),
        }
    }

    /// Both must have the same outcomes and violations; races are told apart from outcomes.
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
        match (self.exceptions.is_empty(), self.compared) {
            (_, 0) => "nothing proved",
            _ if self.subject.kind == Kind::Composed => "—",
            (true, _) if self.subject.kind == Kind::Loose => "no exception among these",
            (true, _) => "yes",
            (false, _) => "no",
        }
    }
}

/// A line for each class.
pub(crate) fn text(rows: &[Row]) -> String {
    let line = |row: &Row| {
        format!(
            "{:<30} {:>4} programs ({} too large), linearizable: {}, states {} (step by step {})",
            row.subject.name,
            row.compared,
            row.too_large,
            row.verdict(),
            row.states,
            row.real_states
        )
    };
    let exceptions = |row: &Row| row.exceptions.iter().map(|words| format!("  {words}")).collect::<Vec<_>>();
    rows.iter().flat_map(|row| [vec![line(row)], exceptions(row)].concat()).collect::<Vec<_>>().join("\n")
}

/// The page of the documentation.
pub(crate) fn document(rows: &[Row]) -> String {
    let mut page = String::from(HEAD);
    for row in rows {
        let calls = row.subject.calls.iter().map(|call| format!("`{call}`")).collect::<Vec<_>>().join(", ");
        page += &format!("| {} | {calls} | {} | {} |\n", row.subject.name, row.compared, row.verdict());
    }
    page += "\n## Answers that no order of the calls explains\n\n";
    page += "Answers are listed by call, thread after thread; the last number is what is left at the end.\n\n";
    for row in rows.iter().filter(|row| !row.exceptions.is_empty()) {
        let example = row.exceptions.iter().min_by_key(|words| words.len());
        page += &format!("- **{}**: {}.\n", row.subject.name, example.map_or("", String::as_str));
    }
    page
}

const HEAD: &str = "# What is linearizable in java.util.concurrent

Small programs (two or three threads, up to two calls each, on one object) were explored exhaustively, step by step through the JDK's
own code. A class is shown as linearizable if every outcome is that of some order of the calls, one after the other, in every
program; `S` is the object. Made by `LIBRARY_PROGRAMS=… LIBRARY_TABLE=docs/linearizability.md cargo test --release -p explore --test
generated library_calls`. Programs with too many states step by step are not counted. The same programs show that taking a call
as one step (`--library modelled`) has the same outcomes. What takes several calls (locking and
unlocking) is compared in that way only (—). Known not to be atomic: `ConcurrentHashMap.size` and its iterators, with a schedule each from
`sojourner check` of `tests/corpus/check/maps/MapSizeMeanwhile.java` and `IteratorMisses.java`.

| class | calls | programs | linearizable |
| --- | --- | --- | --- |
";
