//! What happens inside the class library, for those who ask (`--trace full`): words for people, nothing depends on
//! them.

use crate::explorer::Explorer;
use crate::naming::{Names, place_of};
use crate::narration::operation_words;
use evidence::{CodeLocation, Detail};
use vm::exploring::{InnerOperation, Operation};
use vm::{Machine, Reference, ThreadId};

impl Explorer {
    /// Lets calls say from now on what they do inside, if that was asked for.
    pub(crate) fn unfold(&mut self) {
        self.machine.note_inner_operations(self.options.manner.unfold);
    }

    /// Where a thread stands in the class library, if somebody asks.
    pub(crate) fn library_place(&self, id: ThreadId) -> Option<CodeLocation> {
        within(&self.machine, id).into_iter().next()
    }

    /// What the last step has done inside: operation by operation, or all there was to it.
    pub(crate) fn take_details(&mut self, place: Option<CodeLocation>, event: &str) -> Vec<Detail> {
        let inside = std::mem::take(&mut self.inner_operations);
        if !inside.is_empty() {
            return inside.iter().map(|inner| detail(&self.machine, &mut self.names, inner)).collect();
        }
        let place = place.filter(|_| !event.is_empty());
        place.into_iter().map(|place| Detail { place, event: event.to_owned() }).collect()
    }
}

/// The frames of the class library above the program's own innermost frame, the innermost first; none if nobody asks.
pub(crate) fn within(machine: &Machine, id: ThreadId) -> Vec<CodeLocation> {
    if !machine.notes_inner_operations() {
        return Vec::new();
    }
    let frames = machine.threads[id.0 as usize].frames.iter().rev();
    let library = frames.take_while(|frame| !machine.is_own(frame.method));
    library.map(|frame| place_of(machine, frame.method, frame.pc)).collect()
}

/// The frames of the class library in which an exception was made, the innermost first; none if nobody asks.
pub(crate) fn thrown_within(machine: &Machine, exception: Reference) -> Vec<CodeLocation> {
    if !machine.notes_inner_operations() {
        return Vec::new();
    }
    let places = machine.places_of(exception).into_iter().map(|(method, pc)| (machine.program.method(method), pc));
    let library = places.take_while(|(method, _)| !machine.is_own(method));
    library.map(|(method, pc)| place_of(machine, method, pc)).collect()
}

fn detail(machine: &Machine, names: &mut Names, inner: &InnerOperation) -> Detail {
    let place = place_of(machine, inner.method, inner.pc);
    let event = match inner.operation {
        Operation::Access(access) => {
            let location = names.location(machine, &access);
            let value = inner.value.and_then(|raw| names.value_in(machine, &access, raw));
            let value = value.map_or_else(String::new, |value| format!(" = {value}"));
            format!("{} {location}{value}", access_words(inner, access.write))
        }
        operation => operation_words(machine, names, machine.current, operation),
    };
    Detail { place, event }
}

/// What an access is called. A compare-and-set may have changed nothing; what is there afterwards says it.
fn access_words(inner: &InnerOperation, write: bool) -> &'static str {
    let name = inner.calls.map_or("", |method| method.name);
    match (name, write) {
        (name, _) if name.to_ascii_lowercase().contains("compareand") => "compares and sets",
        (name, _) if name.starts_with("getAnd") => "reads and writes",
        (_, true) => "writes",
        (_, false) => "reads",
    }
}
