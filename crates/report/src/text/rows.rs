//! From the moments of a trace to the rows of a table: consecutive moments of one thread at one place of the program are one row.

use super::cells::clean;
use super::cycles::{Fold, folds};
use evidence::{Moment, Place, Trace};

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
    /// Where it happens, the class library left out.
    pub(crate) place: Option<Place>,
    /// What it does there, a line each.
    pub(crate) notes: Vec<String>,
}

/// So many events within one call of the class library are shown; of more only the last.
const LIBRARY_EVENTS: usize = 2;

/// The rows of a trace.
pub(crate) fn rows(trace: &Trace) -> Vec<Row> {
    let mut rows: Vec<Row> = Vec::new();
    for group in trace.moments.chunk_by(|one, next| one.thread == next.thread && site(one) == site(next)) {
        let first = rows.last().map_or(1, |row| row.steps.1 + 1);
        let place = group[0].place.as_ref().map(|place| Place { inside: None, ..place.clone() });
        let content = Content { thread: group[0].thread, place, notes: notes(group) };
        rows.push(Row { steps: (first, first + group.len() - 1), content });
    }
    rows
}

/// What makes the place in the program itself: the class library is left out.
fn site(moment: &Moment) -> Option<(&str, &str, Option<&str>, Option<u32>)> {
    let Place { class, method, file, line, inside: _ } = moment.place.as_ref()?;
    Some((class, method, file.as_deref(), *line))
}

/// What a group of moments does, repetitions folded.
fn notes(group: &[Moment]) -> Vec<String> {
    let calls = group.chunk_by(|one, next| inside(one) == inside(next));
    let notes: Vec<String> = calls
        .flat_map(|call| match inside(&call[0]) {
            None => call.iter().flat_map(said).collect(),
            Some(method) => library_notes(method, call),
        })
        .collect();
    folds(&notes).into_iter().flat_map(|fold| folded(&notes, fold)).collect()
}

fn inside(moment: &Moment) -> Option<&str> {
    moment.place.as_ref()?.inside.as_deref()
}

/// The event and the output of one moment.
fn said(moment: &Moment) -> Vec<String> {
    let event = Some(&moment.event).filter(|event| !event.is_empty()).map(|event| clean(event));
    event.into_iter().chain(printed(moment)).collect()
}

fn printed(moment: &Moment) -> impl Iterator<Item = String> {
    moment.printed.iter().map(|line| format!("prints {}", clean(line)))
}

/// What happens within one call of the class library: a few events, or how many steps there are. Output is never left out.
fn library_notes(method: &str, call: &[Moment]) -> Vec<String> {
    let method = clean(short_name(method));
    let events: Vec<&Moment> = call.iter().filter(|moment| !moment.event.is_empty()).collect();
    let printed = call.iter().flat_map(printed);
    let mut notes: Vec<String> = match events.as_slice() {
        few if few.len() <= LIBRARY_EVENTS => {
            few.iter().map(|moment| format!("{} (in {method})", clean(&moment.event))).collect()
        }
        [.., last] => vec![format!("{} steps in {method}, the last: {}", call.len(), clean(&last.event))],
        [] => Vec::new(),
    };
    notes.extend(printed);
    notes
}

/// `ArrayList.add` of `java.util.ArrayList.add`.
fn short_name(method: &str) -> &str {
    let class_end = method.rfind('.').unwrap_or(0);
    method[..class_end].rfind('.').map_or(method, |package_end| &method[package_end + 1..])
}

fn folded(notes: &[String], fold: Fold) -> Vec<String> {
    let mut once = notes[fold.once].to_vec();
    match once.as_mut_slice() {
        _ if fold.times == 1 => {}
        [only] => *only = format!("{only} ({} times)", fold.times),
        several => {
            let summary = format!("(these {}: {} times)", several.len(), fold.times);
            once.push(summary);
        }
    }
    once
}
