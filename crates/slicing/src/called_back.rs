//! What the class library sees of the own code that it calls: what a method answers or throws, and that it ends.
//!
//! The machine sees the same of the initialisers before `main`, which is called if they end and throw nothing.
//! Its calls stay as they are, so all of that stays as well: returns, statements whose exception leaves the method,
//! and, in everything that the method leads to, waits and loops that may not end.

use crate::dependences::{Index, lasting, throwers};
use crate::setting::Setting;
use analysis::whole::{Entry, MethodNumber, Place};
use flow::form::Operation;

/// The statements that the library depends on.
pub(crate) fn places(setting: &Setting<'_>, index: &Index) -> Vec<Place> {
    let mut found = Vec::new();
    let methods = called_back(setting);
    for method in methods.iter().copied() {
        let form = setting.form(method);
        for statement in form.statement_ids() {
            let place = Place { method, statement };
            let leaves = setting.throwing.leaves(form, method, statement);
            if form.statement(statement).operation == Operation::Return || leaves {
                found.push(place);
                found.extend(throwers(setting, place));
            }
        }
    }
    found.extend(lasting(setting, index, methods.into_iter()));
    found
}

fn called_back(setting: &Setting<'_>) -> Vec<MethodNumber> {
    let method = |entry: &Entry| match entry {
        Entry::Callback(method)
        | Entry::Initializer { method, by_library: true, .. }
        | Entry::Initializer { method, at_launch: true, .. } => Some(*method),
        _ => None,
    };
    setting.world.entries().iter().filter_map(method).collect()
}
