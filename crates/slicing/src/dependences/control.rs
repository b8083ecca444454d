//! Control dependence: a statement depends on what decides whether it is executed (Ferrante, Ottenstein, Warren 1987).
//!
//! Branches and switches of its method, statements whose exception would lead elsewhere, and the calls, starts of
//! threads and uses of classes by which its method is entered. A call of own code that may throw decides by what throws
//! in there.

use crate::setting::Setting;
use analysis::whole::{Entry, MethodNumber, Place};
use std::collections::BTreeSet;

pub(super) fn on(setting: &Setting<'_>, place: Place) -> Vec<Place> {
    let mut found = entries(setting, place.method);
    for decides in deciding(setting, place) {
        found.push(decides);
        found.extend(throwers(setting, decides));
    }
    found
}

/// What decides in its own method. In a loop that never ends, any statement counts as one that may lead to the end
/// (`flow::Control`): one that goes on to the next in any case decides nothing, but what decides about it does.
fn deciding(setting: &Setting<'_>, place: Place) -> Vec<Place> {
    let method = place.method.0 as usize;
    let (mut found, mut seen) = (Vec::new(), BTreeSet::from([place.statement]));
    let mut waiting = vec![place.statement];
    while let Some(at) = waiting.pop() {
        for statement in setting.control_dependences[method][at.0 as usize].iter().copied() {
            if !seen.insert(statement) {
                continue;
            }
            match setting.controls[method].successors(statement).nth(1) {
                Some(_) => found.push(Place { method: place.method, statement }),
                None => waiting.push(statement),
            }
        }
    }
    found
}

/// How the method of a statement is entered.
fn entries(setting: &Setting<'_>, method: MethodNumber) -> Vec<Place> {
    let mut found = setting.world.callers(method).to_vec();
    for entry in setting.world.entries() {
        match entry {
            Entry::Thread { run, start } if *run == method => found.push(*start),
            Entry::Initializer { method: initializer, triggers, at_launch, .. } if *initializer == method => {
                // The launcher begins to initialise the main class and those above it, whoever uses them. An interface
                // of theirs may be used by one of their initialisers, and then comes earlier.
                let is_class = !setting.world.method(method).method.class.is_interface();
                if !(*at_launch && is_class) {
                    found.extend(triggers);
                    let begins = |place: &Place| setting.world.started_initializers(*place).contains(&method);
                    found.extend(setting.places().filter(begins));
                }
            }
            _ => {}
        }
    }
    found
}

/// The statements of called methods whose exception may leave a call.
pub(crate) fn throwers(setting: &Setting<'_>, call: Place) -> Vec<Place> {
    let mut found = BTreeSet::new();
    let mut waiting = vec![call];
    while let Some(call) = waiting.pop() {
        for method in setting.world.targets(call).iter().chain(setting.world.initializers(call)) {
            let form = setting.form(*method);
            for statement in form.statement_ids().filter(|id| setting.throwing.leaves(form, *method, *id)) {
                let place = Place { method: *method, statement };
                if found.insert(place) {
                    waiting.push(place);
                }
            }
        }
    }
    found.into_iter().collect()
}
