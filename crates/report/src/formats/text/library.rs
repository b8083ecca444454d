//! What happens inside the class library, told in few words: users look for what their own lines do.

use super::cells::clean;
use super::notes::printed;
use evidence::{CodeLocation, Moment};

/// So many events within one call are told one by one.
const FEW: usize = 2;
/// Of more, so many that are not mere reading and writing.
const NOTABLE: usize = 3;

/// How the names of packages begin that no program may have, and those of the tool.
const PACKAGES: [&str; 6] = ["java.", "javax.", "jdk.", "sun.", "com.sun.", "sojourner."];

/// Whether a place is not in the program itself.
pub(crate) fn is_library(place: &CodeLocation) -> bool {
    PACKAGES.iter().any(|package| place.class.starts_with(package))
}

/// Whether an event only reads or writes a field or an element.
pub(crate) fn is_data_access(event: &str) -> bool {
    event.starts_with("reads ") || event.starts_with("writes ")
}

/// What happens within one call of the class library: a few events, or how many steps there are and what is notable
/// among them. Output is never left out.
pub(crate) fn call_notes(method: &str, call: &[Moment]) -> Vec<String> {
    let method = clean(short_name(method));
    let mut events: Vec<&str> = Vec::new();
    for moment in call.iter().filter(|moment| !moment.event.is_empty()) {
        if !is_call(&moment.event) || !events.contains(&moment.event.as_str()) {
            events.push(&moment.event);
        }
    }
    let mut notes: Vec<String> = match events.len() {
        0..=FEW => events.iter().map(|event| located(event, &method)).collect(),
        _ => vec![format!("{} steps in {method}{}", call.len(), notable(&events))],
    };
    notes.extend(call.iter().flat_map(printed));
    notes
}

/// Whether an event is a call, or its going on after a wait.
fn is_call(event: &str) -> bool {
    event.starts_with("calls ")
}

/// An event and the method in which it happens, if it does not say so itself.
fn located(event: &str, method: &str) -> String {
    let name = method.rsplit_once('.').map_or(method, |(_, name)| name);
    let called = event.strip_prefix("calls ").map(|call| call.split(' ').next().unwrap_or_default());
    match called.is_some_and(|called| called == name || called == method) {
        true => clean(event),
        false => format!("{} (in {method})", clean(event)),
    }
}

/// `: locks Fork@1; parks`
fn notable(events: &[&str]) -> String {
    let notable: Vec<String> = events.iter().filter(|event| !is_data_access(event)).map(|event| clean(event)).collect();
    match notable.as_slice() {
        [] => String::new(),
        few if few.len() <= NOTABLE => format!(": {}", few.join("; ")),
        [first, .., last] => format!(": {first}; … {last}"),
        [only] => format!(": {only}"),
    }
}

/// `ArrayList.add` of `java.util.ArrayList.add`.
fn short_name(method: &str) -> &str {
    let class_end = method.rfind('.').unwrap_or(0);
    method[..class_end].rfind('.').map_or(method, |package_end| &method[package_end + 1..])
}
