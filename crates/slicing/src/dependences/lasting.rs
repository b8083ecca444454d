//! What may keep code from ending: waits, loops that may not end, and methods that call themselves, in everything that
//! some methods lead to.

use super::divergence::{deciding_loops, diverges};
use super::index::Index;
use super::ready::is_kept_waiting;
use crate::setting::Setting;
use analysis::whole::{MethodNumber, Place};
use std::collections::BTreeSet;

pub(crate) fn lasting(setting: &Setting<'_>, index: &Index, methods: impl Iterator<Item = MethodNumber>) -> Vec<Place> {
    let mut found = Vec::new();
    for method in reached(setting, methods) {
        let may_last = |place: &Place| is_kept_waiting(setting, index, *place) || diverges(setting, index, *place);
        found.extend(setting.world.places(method).filter(may_last));
        found.extend(deciding_loops(setting, method));
    }
    found
}

/// The methods and all that they call.
fn reached(setting: &Setting<'_>, methods: impl Iterator<Item = MethodNumber>) -> BTreeSet<MethodNumber> {
    let mut reached = BTreeSet::new();
    let mut waiting: Vec<MethodNumber> = methods.collect();
    while let Some(method) = waiting.pop() {
        if reached.insert(method) {
            for place in setting.world.places(method) {
                waiting.extend(setting.world.targets(place).iter().chain(setting.world.initializers(place)));
            }
        }
    }
    reached
}
