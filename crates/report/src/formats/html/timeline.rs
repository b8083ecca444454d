//! The states of a film as a page needs them: for each thread and object the states in which it changes, and what it is
//! from then on. A long run is mostly the same over and over: what was seen once is written once.
//!
//! | member | meaning |
//! | --- | --- |
//! | `places` | places in code, with the number of their source |
//! | `frames` | frames, their places by number |
//! | `views` | what a thread or an object is, frames by number |
//! | `threads`, `objects` | `[state, view]` where it changes, in order; a view of -1 where it is not there (any more) |
//! | `inside` | by state, what is inside of the step that leads there (`timeline/inside.rs`) |

mod inside;

use super::data::SourceTable;
use evidence::{Film, FrameView, Inside, ObjectView, ThreadView, Variable};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::sync::Arc;

/// Values that are written once, each with its number.
#[derive(Default)]
struct Table {
    numbers: BTreeMap<String, usize>,
    values: Vec<Value>,
}

impl Table {
    fn number(&mut self, value: Value) -> usize {
        let next = self.values.len();
        let number = *self.numbers.entry(value.to_string()).or_insert(next);
        if number == next {
            self.values.push(value);
        }
        number
    }
}

/// What the views of several states have in common.
#[derive(Default)]
struct Tables {
    places: Table,
    frames: Table,
    views: Table,
}

/// The states of a film.
pub(super) fn states(film: &Film, sources: &mut SourceTable<'_>) -> Value {
    let mut tables = Tables::default();
    let mut threads: Vec<Vec<(usize, i64)>> = Vec::new();
    let mut objects: BTreeMap<String, Vec<(usize, i64)>> = BTreeMap::new();
    let mut order: Vec<String> = Vec::new();
    for (number, state) in film.states.iter().enumerate() {
        let before = number.checked_sub(1).map(|before| &film.states[before]);
        for (thread, view) in state.threads.iter().enumerate() {
            let old = before.and_then(|before| before.threads.get(thread));
            if !old.is_some_and(|old| Arc::ptr_eq(old, view)) {
                threads.resize_with(threads.len().max(thread + 1), Vec::new);
                threads[thread].push((number, tables.thread(view, sources) as i64));
            }
        }
        for view in &state.objects {
            let old = before.and_then(|before| before.objects.iter().find(|old| old.name == view.name));
            if !old.is_some_and(|old| Arc::ptr_eq(old, view)) {
                if !objects.contains_key(&view.name) {
                    order.push(view.name.clone());
                }
                let changes = objects.entry(view.name.clone()).or_default();
                changes.push((number, tables.object(view) as i64));
            }
        }
        let gone = |name: &&String| state.object(name).is_none();
        let before = before.map_or(&[][..], |before| &before.objects);
        for name in before.iter().map(|old| &old.name).filter(gone) {
            objects.entry(name.clone()).or_default().push((number, -1));
        }
    }
    let has_more = film.states.iter().any(|state| state.has_more_objects);
    let objects: Vec<Value> = order.iter().map(|name| json!([name, objects[name]])).collect();
    let inside = inside::of_film(film, &mut tables, sources);
    json!({
        "count": film.states.len(), "before": film.before, "threads": threads, "objects": objects,
        "places": tables.places.values, "frames": tables.frames.values, "views": tables.views.values,
        "hasMoreObjects": has_more, "inside": inside,
    })
}

/// What is inside of the step that leads to a state, for a page that has the film already; none where no step does.
pub(super) fn inside(film: &Film, state: usize, inside: &Inside, sources: &mut SourceTable<'_>) -> Option<Value> {
    let mut tables = Tables::default();
    let steps = inside::of_step(film, (state, inside), &mut tables, sources)?;
    let Tables { places, frames, views } = tables;
    Some(json!({
        "steps": steps, "tables": { "places": places.values, "frames": frames.values, "views": views.values },
    }))
}

impl Tables {
    fn thread(&mut self, view: &ThreadView, sources: &mut SourceTable<'_>) -> usize {
        let frames: Vec<usize> = view.frames.iter().map(|frame| self.frame(frame, sources)).collect();
        self.views.number(json!({
            "name": view.name, "state": view.state, "words": view.words, "frames": frames, "holds": view.holds,
            "wants": view.wants, "waitsFor": view.waits_for,
        }))
    }

    fn frame(&mut self, view: &FrameView, sources: &mut SourceTable<'_>) -> usize {
        let source = sources.number(&view.place);
        let place = &view.place;
        let place = self.places.number(json!({
            "class": place.class, "method": place.method, "file": place.file, "line": place.line, "source": source,
        }));
        let mut frame = json!({ "place": place, "own": view.is_own, "locals": variables(&view.locals) });
        if let Some(next) = &view.instruction {
            frame["next"] = json!(next);
        }
        self.frames.number(frame)
    }

    fn object(&mut self, view: &ObjectView) -> usize {
        self.views.number(json!({
            "class": view.class, "fields": variables(&view.fields), "leftOut": view.left_out,
            "lockedBy": view.locked_by, "waiters": view.waiters, "reachedBy": view.reached_by,
            "static": view.is_reached_statically,
        }))
    }
}

/// `[name, value, is an object, is stale]`
fn variables(variables: &[Variable]) -> Vec<Value> {
    let one = |variable: &Variable| match (variable.is_object, variable.is_stale) {
        (false, false) => json!([variable.name, variable.value]),
        (object, stale) => json!([variable.name, variable.value, u8::from(object), u8::from(stale)]),
    };
    variables.iter().map(one).collect()
}
