//! Divergence dependence: a statement depends on loops and calls before it that may never end (Hatcliff et al. 1999,
//! definition 6; Podgurski and Clarke 1990 call it weak control dependence).
//!
//! A loop is kept by the branches that decide how often it is run. Methods that call themselves count as loops.

use super::Index;
use crate::setting::Setting;
use analysis::whole::{MethodNumber, Place};
use flow::form::{Operation, StatementId};
use std::collections::BTreeSet;

pub(super) fn on(setting: &Setting<'_>, index: &Index, place: Place) -> Vec<Place> {
    let method = place.method;
    let mut found = Vec::new();
    for endless in &setting.endless[method.0 as usize] {
        if endless.iter().any(|statement| index.may_follow(method, *statement, place.statement)) {
            found.extend(deciding(setting, method, endless));
        }
    }
    for call in setting.world.places(method) {
        if diverges(setting, index, call) && index.may_follow(method, call.statement, place.statement) {
            found.push(call);
            found.extend(inner(setting, index, call));
        }
    }
    found
}

/// Everything that decides about the loops of a program that may not end.
pub(crate) fn loops_of(setting: &Setting<'_>) -> Vec<Place> {
    let methods = setting.world.methods();
    methods.flat_map(|method| deciding_loops(setting, method)).collect()
}

/// Whether a statement calls what may never end.
pub(super) fn diverges(setting: &Setting<'_>, index: &Index, call: Place) -> bool {
    let mut called = setting.world.targets(call).iter().chain(setting.world.initializers(call));
    called.any(|target| index.diverges[target.0 as usize])
}

/// What decides in the loops of a method that may not end.
pub(super) fn deciding_loops(setting: &Setting<'_>, method: MethodNumber) -> Vec<Place> {
    setting.endless[method.0 as usize].iter().flat_map(|endless| deciding(setting, method, endless)).collect()
}

/// The statements that decide within a loop. Where none does, the loop is entered and that is all: any of its
/// statements stands for it.
fn deciding(setting: &Setting<'_>, method: MethodNumber, endless: &BTreeSet<StatementId>) -> Vec<Place> {
    let form = setting.form(method);
    let decides =
        |id: &StatementId| matches!(form.statement(*id).operation, Operation::Branch(_) | Operation::Switch(_));
    let mut found: Vec<StatementId> = endless.iter().copied().filter(decides).collect();
    if found.is_empty() {
        let is_jump = |id: &&StatementId| form.statement(**id).operation == Operation::Jump;
        found.extend(endless.iter().find(is_jump).or_else(|| endless.first()));
    }
    found.into_iter().map(|statement| Place { method, statement }).collect()
}

/// What may not end in the methods that a call leads to.
fn inner(setting: &Setting<'_>, index: &Index, call: Place) -> Vec<Place> {
    let mut found = BTreeSet::new();
    let mut seen = BTreeSet::new();
    let mut waiting: Vec<MethodNumber> = called(setting, call);
    while let Some(method) = waiting.pop() {
        if !seen.insert(method) || !index.diverges[method.0 as usize] {
            continue;
        }
        found.extend(deciding_loops(setting, method));
        for place in setting.world.places(method).filter(|place| diverges(setting, index, *place)) {
            found.insert(place);
            waiting.extend(called(setting, place));
        }
    }
    found.into_iter().collect()
}

fn called(setting: &Setting<'_>, call: Place) -> Vec<MethodNumber> {
    setting.world.targets(call).iter().chain(setting.world.initializers(call)).copied().collect()
}
