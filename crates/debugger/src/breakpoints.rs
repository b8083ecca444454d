//! Where a run is to stop: at lines, in methods, where a lock is taken, where a field changes.

use crate::look_up;
use crate::positions::{Track, own_frame, place};
use evidence::{CodeLocation, StateView};
use std::path::Path;

/// Something to stop for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Stopper {
    /// A thread comes to a line, and the condition holds there.
    Line { file: String, line: u32, condition: Option<String> },
    /// A thread calls `Class.method` or `method`.
    Method { name: String },
    /// A thread gets a lock: `lock Fork@1`.
    Lock { name: String },
    /// The value of a path changes.
    Change { path: String },
    /// An exception is thrown: of this class, with or without its package, or of any.
    Throw { class: Option<String> },
}

impl Stopper {
    /// Whether a run stops at a position for it, coming from the position before it.
    pub(crate) fn stops_at(&self, positions: Track<'_>, number: usize) -> bool {
        if let Stopper::Throw { class } = self {
            let thrown = positions.thrown(number).map(|(_, class)| class);
            return thrown.is_some_and(|thrown| class.as_ref().is_none_or(|class| is_called(thrown, class)));
        }
        let Some(before) = number.checked_sub(1) else { return false };
        let (old, new) = (positions.state(before), positions.state(number));
        let mover = positions.at(number).mover;
        match self {
            Stopper::Line { file, line, condition } => new.threads.iter().enumerate().any(|(thread, view)| {
                let frame = own_frame(view);
                let is_there = frame.is_some_and(|frame| frame.place.line == Some(*line) && is_in(&frame.place, file));
                let has_come = !stood_there(old, new, thread);
                let holds = |condition: &String| look_up::holds(new, frame, condition).unwrap_or(false);
                is_there && has_come && condition.as_ref().is_none_or(holds)
            }),
            Stopper::Method { name } => mover.is_some_and(|mover| calls(old, new, mover, name)),
            Stopper::Lock { name } => {
                let holds = |state: &StateView| state.threads.iter().position(|thread| thread.holds.contains(name));
                holds(new).is_some() && holds(new) != holds(old)
            }
            Stopper::Change { path } => {
                let value = |state| look_up::value(state, None, path).ok().map(|variable| variable.value);
                // What cannot be reached has not changed.
                value(old).zip(value(new)).is_some_and(|(old, new)| old != new)
            }
            Stopper::Throw { .. } => false,
        }
    }
}

/// Whether a class has this name, with or without its package.
fn is_called(class: &str, name: &str) -> bool {
    class == name || class.rsplit_once(['.', '$']).is_some_and(|(_, simple)| simple == name)
}

/// Whether the method in which a thread stands stood at the same line before: also where it has only been called back
/// into it.
fn stood_there(old: &StateView, new: &StateView, thread: usize) -> bool {
    let own = |state: &StateView| {
        let frames = state.threads.get(thread).map_or(&[][..], |thread| &thread.frames);
        let own = frames.iter().rev().filter(|frame| frame.is_own);
        own.map(|frame| (frame.place.class.clone(), frame.place.method.clone(), frame.place.line)).collect::<Vec<_>>()
    };
    let (old, new) = (own(old), own(new));
    new.len().checked_sub(1).is_some_and(|depth| old.get(depth) == new.get(depth))
}

/// Whether a thread has come into a method that it was not in, at that depth.
fn calls(old: &StateView, new: &StateView, thread: usize, name: &str) -> bool {
    let (before, after) = (place(old, thread), place(new, thread));
    let Some((depth, class, method, _)) = after else { return false };
    let is_meant = method == name || format!("{class}.{method}") == name;
    is_meant
        && before.is_none_or(|(old_depth, old_class, old_method, _)| {
            depth > old_depth || (class, method) != (old_class, old_method)
        })
}

/// Whether a place is in a file, given by its path: the names agree, and the folders end with the package.
fn is_in(place: &CodeLocation, path: &str) -> bool {
    let path = Path::new(path);
    let named = place.file.as_deref().is_some_and(|file| path.file_name().is_some_and(|name| name == file));
    let package = place.class.rsplit_once('.').map_or("", |(package, _)| package).replace('.', "/");
    let folder = path.parent().unwrap_or(Path::new(""));
    // A single file may lie anywhere.
    named && (package.is_empty() || folder.ends_with(&package) || !folder.is_absolute())
}
