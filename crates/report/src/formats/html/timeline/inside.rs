//! The inside of steps as a page needs it: for each thread and object before which of the step's instructions it
//! changes, and what it is from then on. What is not named is as in the state before the step.
//!
//! | member | meaning |
//! | --- | --- |
//! | `count` | instructions before which one can stand, counted from 1 |
//! | `lines` | those with which the thread comes to another line |
//! | `threads`, `objects` | by number or name `[instruction, view]` where it changes; a view of -1 where it is gone |
//! | `thrown` | classes of exceptions that are thrown |

use super::Tables;
use crate::formats::html::data::SourceTable;
use evidence::{Film, Inside, StateView};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::sync::Arc;

/// The steps of a film that can be entered, each with the state that it leads to.
pub(super) fn of_film(film: &Film, tables: &mut Tables, sources: &mut SourceTable<'_>) -> Vec<Value> {
    let steps = film.inside.iter().enumerate().filter(|(_, inside)| !inside.states.is_empty());
    steps.filter_map(|(state, inside)| Some(json!([state, of_step(film, (state, inside), tables, sources)?]))).collect()
}

/// One step; none where no step leads to the state.
pub(super) fn of_step(
    film: &Film,
    (state, inside): (usize, &Inside),
    tables: &mut Tables,
    sources: &mut SourceTable<'_>,
) -> Option<Value> {
    let mover = film.moment_before(state)?.thread;
    let mut before = film.states.get(state.checked_sub(1)?)?;
    // Where the last instruction leads to the state itself, one stands there.
    let is_end = |last: &StateView| last.canonical == film.states[state].canonical;
    let count = inside.states.len() - usize::from(inside.states.last().is_some_and(is_end));
    let mut lines = Vec::new();
    let mut threads: BTreeMap<usize, Vec<(usize, i64)>> = BTreeMap::new();
    let mut objects: BTreeMap<&str, Vec<(usize, i64)>> = BTreeMap::new();
    for (index, now) in inside.states[..count].iter().enumerate() {
        let number = index + 1;
        if place(before, mover) != place(now, mover) {
            lines.push(number);
        }
        for (thread, view) in now.threads.iter().enumerate() {
            if !before.threads.get(thread).is_some_and(|old| Arc::ptr_eq(old, view)) {
                threads.entry(thread).or_default().push((number, tables.thread(view, sources) as i64));
            }
        }
        for view in &now.objects {
            let old = before.objects.iter().find(|old| old.name == view.name);
            if !old.is_some_and(|old| Arc::ptr_eq(old, view)) {
                objects.entry(&view.name).or_default().push((number, tables.object(view) as i64));
            }
        }
        for old in before.objects.iter().filter(|old| now.object(&old.name).is_none()) {
            objects.entry(&old.name).or_default().push((number, -1));
        }
        before = now;
    }
    let threads: Vec<_> = threads.into_iter().collect();
    let objects: Vec<_> = objects.into_iter().collect();
    let thrown: Vec<&String> = inside.thrown.iter().map(|throw| &throw.class).collect();
    Some(json!({ "count": count, "lines": lines, "threads": threads, "objects": objects, "thrown": thrown }))
}

/// How deep in the program a thread stands, and where.
fn place(state: &StateView, thread: usize) -> Option<(usize, &str, &str, Option<u32>)> {
    let own = || state.threads.get(thread).into_iter().flat_map(|view| &view.frames).filter(|frame| frame.is_own);
    let place = &own().next()?.place;
    Some((own().count(), &place.class, &place.method, place.line))
}
