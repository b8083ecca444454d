//! From the moments of a trace to the rows of a table.
//!
//! Consecutive moments of one thread at one place of the program are one row. What a thread does in the class library
//! alone, before its own code begins or after it has ended, is a row only as far as it is more than reading and
//! writing.

use super::library::{call_notes, is_data_access, is_library};
use super::notes::{folded, printed, said, unfolded};
use evidence::{CodeLocation, Moment, Trace};

/// What one thread does at one place before another place or another thread comes.
#[derive(Clone, Debug)]
pub(crate) struct Row {
    /// The steps, counted from 1, from the first to the last.
    pub(crate) steps: (usize, usize),
    /// What is shown.
    pub(crate) content: Content,
}

/// What a row shows; rows with the same content are the same, whenever they happen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Content {
    /// An index into the names of the threads.
    pub(crate) thread: usize,
    /// Where it happens in the program itself; nothing within the class library alone.
    pub(crate) place: Option<CodeLocation>,
    /// What it does there, a line each.
    pub(crate) notes: Vec<String>,
}

/// The rows of a trace up to where it begins to repeat itself, and those of the loop.
pub(crate) fn rows(trace: &Trace) -> (Vec<Row>, Vec<Row>) {
    let from = trace.repeats_from.unwrap_or(trace.moments.len()).min(trace.moments.len());
    let (stem, cycle) = trace.moments.split_at(from);
    let first = trace.first_step();
    (rows_of(stem, first), rows_of(cycle, first + from))
}

/// The rows of moments that begin with this step.
fn rows_of(moments: &[Moment], first: usize) -> Vec<Row> {
    let mut rows = Vec::new();
    let mut first = first;
    for group in moments.chunk_by(|one, next| one.thread == next.thread && site(one) == site(next)) {
        let steps = (first, first + group.len() - 1);
        first += group.len();
        rows.extend(content(group).map(|content| Row { steps, content }));
    }
    rows
}

/// The place in the program itself.
fn site(moment: &Moment) -> Option<(&str, &str, Option<&str>, Option<u32>)> {
    let CodeLocation { class, method, file, line, inside: _ } =
        moment.place.as_ref().filter(|place| !is_library(place))?;
    Some((class, method, file.as_deref(), *line))
}

fn content(group: &[Moment]) -> Option<Content> {
    let thread = group[0].thread;
    match group[0].place.as_ref().filter(|place| !is_library(place)) {
        Some(place) => {
            let place = CodeLocation { inside: None, ..place.clone() };
            Some(Content { thread, place: Some(place), notes: notes(group) })
        }
        None => {
            let notes = match group.iter().any(|moment| !moment.details.is_empty()) {
                true => notes(group),
                false => folded(&group.iter().flat_map(library_said).collect::<Vec<_>>()),
            };
            Some(Content { thread, place: None, notes }).filter(|content| !content.notes.is_empty())
        }
    }
}

/// What a group of moments does, repetitions folded.
fn notes(group: &[Moment]) -> Vec<String> {
    if group.iter().any(|moment| !moment.details.is_empty()) {
        return group.iter().flat_map(unfolded).collect();
    }
    let calls = group.chunk_by(|one, next| inside(one) == inside(next));
    let notes: Vec<String> = calls
        .flat_map(|call| match inside(&call[0]) {
            None => call.iter().flat_map(said).collect(),
            Some(method) => call_notes(method, call),
        })
        .collect();
    folded(&notes)
}

fn inside(moment: &Moment) -> Option<&str> {
    moment.place.as_ref()?.inside.as_deref()
}

/// What a moment within the class library alone is worth telling.
fn library_said(moment: &Moment) -> Vec<String> {
    if is_data_access(&moment.event) { printed(moment).collect() } else { said(moment) }
}
