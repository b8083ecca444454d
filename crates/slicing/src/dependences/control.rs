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
    let deciding = &setting.control_dependences[place.method.0 as usize][place.statement.0 as usize];
    for statement in deciding.iter().copied().filter(|statement| *statement != place.statement) {
        let decides = Place { method: place.method, statement };
        found.push(decides);
        found.extend(throwers(setting, decides));
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
