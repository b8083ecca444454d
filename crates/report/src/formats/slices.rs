//! The formats of reports of slices. Findings have formats of their own (`formats`): a slice finds nothing.

mod check;
mod document;
mod page;
mod source_lines;
mod text;

pub(crate) use check::{sliced_check, words_of_check};

pub(super) use source_lines::ranges;

use super::text::Layout;
use super::text::cells::clean;
use super::text::quantities::{count, counted, enumeration};
use crate::slice::{EvaluationReport, SliceReport};
use crate::sources::Sources;

/// A format: how it is asked for, and how a slice is written in it.
#[derive(Debug)]
pub struct SliceRenderer {
    /// The name of the format.
    pub name: &'static str,
    /// What it is, for whoever has to choose.
    pub help: &'static str,
    /// Whether it is read as it is printed: who wants it brief is content with the first sentence.
    pub is_for_people: bool,
    /// The whole report.
    pub render: fn(&SliceReport, &dyn Sources, Layout) -> String,
}

/// Every format; the first one is usual.
pub const SLICE_RENDERERS: &[SliceRenderer] = &[
    SliceRenderer { name: "human", help: "Text for a person", is_for_people: true, render: text::text },
    SliceRenderer {
        name: "json",
        help: "One JSON object",
        is_for_people: false,
        render: |report, _, _| format!("{}\n", document::document(report)),
    },
    SLICE_PAGE,
];

/// The page for a browser.
pub const SLICE_PAGE: SliceRenderer = SliceRenderer {
    name: "html",
    help: "One page for a browser, which needs no other file",
    is_for_people: false,
    render: |report, sources, _| page::page(report, sources),
};

/// What came of it, in one sentence.
pub fn slice_line(report: &SliceReport) -> String {
    let criteria: Vec<&str> = report.criteria.iter().map(String::as_str).collect();
    let (main, criteria) = (clean(&report.main), clean(&enumeration(&criteria)));
    if !report.is_sliced() {
        let things = counted(report.refusals.len() as u64, "thing");
        return format!("no slice of {main} for {criteria}: the program uses {things} that the slicer does not follow");
    }
    format!("slice of {main} for {criteria}: {}", extent(report))
}

/// `22 of 44 statements, 1 of 1 class, 1 of 2 places that start threads`
pub(crate) fn extent(report: &SliceReport) -> String {
    let (statements, kept) = report.statements();
    let classes = report.classes.iter().filter(|class| class.statements().1 > 0).count();
    let starts = report.starts.iter().filter(|start| start.kept).count();
    let mut parts = vec![
        share(kept, statements, "statement", "statements"),
        share(classes, report.classes.len(), "class", "classes"),
    ];
    if !report.starts.is_empty() {
        let words = ["place that starts threads", "places that start threads"];
        parts.push(share(starts, report.starts.len(), words[0], words[1]));
    }
    parts.join(", ")
}

/// What was evaluated, in one sentence.
fn evaluation_line(evaluation: &EvaluationReport) -> String {
    let arguments: Vec<String> = evaluation.arguments.iter().map(|argument| clean(argument)).collect();
    let given = match arguments.as_slice() {
        [] => String::from("no arguments"),
        [one] => format!("the argument {one}"),
        several => format!("the arguments {}", several.join(" ")),
    };
    let values = counted(evaluation.values as u64, "value");
    let branches = match evaluation.branches {
        1 => String::from("1 branch"),
        several => format!("{} branches", count(several as u64)),
    };
    let calls = counted(evaluation.calls as u64, "call");
    let copies = match evaluation.copies {
        1 => String::from("1 copy of a method"),
        several => format!("{} copies of methods", count(several as u64)),
    };
    let never: String =
        evaluation.unreached.iter().map(|line| format!("; {} is never executed", clean(line))).collect();
    format!("evaluated for {given}: {values} known, {branches} folded, {calls} bound, {copies}{never}")
}

/// `2 of 5 classes`
fn share(part: usize, whole: usize, one: &str, many: &str) -> String {
    format!("{} of {} {}", count(part as u64), count(whole as u64), if whole == 1 { one } else { many })
}
