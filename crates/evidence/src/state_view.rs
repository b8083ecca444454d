//! A state of a run as people see it: threads with their frames and locks, objects with their fields.
//!
//! Plain data that can be written as JSON. Threads are named by their number in [`Trace::threads`](crate::Trace),
//! objects by the name that the trace gives them (`Fork@1`). What does not change from one state of a film to the next
//! is shared between them.

use crate::CodeLocation;
use serde::Serialize;
use std::sync::Arc;

/// Whether a thread can move, and why not.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum ThreadState {
    /// It could make the next step.
    Ready,
    /// Somebody holds the lock that it wants.
    Blocked,
    /// It waits to be notified.
    Waiting,
    /// It was notified, and wants its monitor back.
    Notified,
    /// It waits for a permit (`LockSupport.park`).
    Parked,
    Sleeping,
    /// It waits for a class that another thread initialises.
    Initializing,
    Ended,
}

/// A variable with its value: a local, a field, an element of an array.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Variable {
    pub name: String,
    /// As Java would write it; of an object its name.
    pub value: String,
    /// It refers to an object, whose name the value is.
    #[serde(skip_serializing_if = "is_false")]
    pub is_object: bool,
    /// Nobody reads it any more: the value is the last one that somebody could read.
    #[serde(skip_serializing_if = "is_false")]
    pub is_stale: bool,
}

/// A method that a thread is in.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct FrameView {
    pub place: CodeLocation,
    /// Written by the user; not of the class library.
    pub is_own: bool,
    /// The local variables, where the class file names them.
    pub locals: Vec<Variable>,
    /// The instruction that comes next, where somebody goes by instructions: `12: putfield Buffer.used`.
    #[serde(skip)]
    pub instruction: Option<String>,
}

/// A thread.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ThreadView {
    pub name: String,
    pub state: ThreadState,
    /// What it does next, or waits for, in words.
    pub words: String,
    /// The innermost frame first.
    pub frames: Vec<FrameView>,
    /// The locks that it holds.
    pub holds: Vec<String>,
    /// The lock, or whatever it waits for.
    pub wants: Option<String>,
    /// The threads that have to move first, where that is known.
    pub waits_for: Vec<usize>,
}

/// An object, or a class with its static fields.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ObjectView {
    pub name: String,
    pub class: String,
    pub fields: Vec<Variable>,
    /// How many fields or elements are not shown.
    pub left_out: usize,
    /// The thread that holds its lock.
    pub locked_by: Option<usize>,
    /// The threads that wait to be notified on it.
    pub waiters: Vec<usize>,
    /// The threads that can get at it from their own frames.
    pub reached_by: Vec<usize>,
    /// It can be got at by way of static fields.
    pub is_reached_statically: bool,
}

/// A state of a run.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct StateView {
    /// In the order of their start.
    pub threads: Vec<Arc<ThreadView>>,
    /// Classes first, then what they and the threads lead to.
    pub objects: Vec<Arc<ObjectView>>,
    /// There are more objects than are shown.
    pub has_more_objects: bool,
    /// A fingerprint of the state's canonical form, in which a search compares states: also of what is not shown.
    #[serde(skip)]
    pub canonical: u128,
}

/// What differs between two states: a variable, or something else that is said of a thread or an object.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Change {
    /// The thread or object.
    pub of: String,
    /// The variable; `state`, `lock` where it is none.
    pub what: String,
    pub before: Option<String>,
    pub after: Option<String>,
}

impl StateView {
    /// The object with a name.
    pub fn object(&self, name: &str) -> Option<&ObjectView> {
        self.objects.iter().find(|object| object.name == name).map(Arc::as_ref)
    }

    /// What has changed since another state of the same run: threads first, then objects, in their order here.
    pub fn changes_since(&self, before: &StateView) -> Vec<Change> {
        let mut changes = Vec::new();
        for (number, thread) in self.threads.iter().enumerate() {
            match before.threads.get(number) {
                Some(old) if Arc::ptr_eq(old, thread) => {}
                old => thread_changes(old.map(Arc::as_ref), thread, &mut changes),
            }
        }
        for object in &self.objects {
            let old = before.objects.iter().find(|old| old.name == object.name);
            if !old.is_some_and(|old| Arc::ptr_eq(old, object)) {
                let locked = |object: &ObjectView| object.locked_by.map(|thread| thread.to_string());
                changes.extend(change(&object.name, "lock", old.and_then(|old| locked(old)), locked(object)));
                let fields = old.map_or(&[][..], |old| &old.fields);
                variable_changes(&object.name, fields, &object.fields, &mut changes);
            }
        }
        changes
    }
}

fn thread_changes(old: Option<&ThreadView>, new: &ThreadView, changes: &mut Vec<Change>) {
    let state = |thread: &ThreadView| Some(format!("{:?}", thread.state).to_lowercase());
    changes.extend(change(&new.name, "state", old.and_then(state), state(new)));
    // The same activation is as deep in the stack as before, and of the same method.
    let depth = |thread: &ThreadView, index: usize| thread.frames.len() - index;
    for (index, frame) in new.frames.iter().enumerate() {
        let same = old.and_then(|old| old.frames.get(old.frames.len().checked_sub(depth(new, index))?));
        let same = same.filter(|same| same.place.class == frame.place.class && same.place.method == frame.place.method);
        let locals = same.map_or(&[][..], |same| &same.locals);
        variable_changes(&new.name, locals, &frame.locals, changes);
    }
}

fn variable_changes(of: &str, old: &[Variable], new: &[Variable], changes: &mut Vec<Change>) {
    for variable in new {
        let before = old.iter().find(|old| old.name == variable.name).map(|old| old.value.clone());
        changes.extend(change(of, &variable.name, before, Some(variable.value.clone())));
    }
}

fn change(of: &str, what: &str, before: Option<String>, after: Option<String>) -> Option<Change> {
    (before != after).then(|| Change { of: of.to_owned(), what: what.to_owned(), before, after })
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for it")]
fn is_false(value: &bool) -> bool {
    !*value
}
