//! Ready dependence: a statement depends on those whose failure to complete may keep its thread waiting (Hatcliff et
//! al. 1999, definition 10).
//!
//! In its own thread: monitors, waits and joins before it, and calls that lead to some. In others: who enters the
//! same monitor, who notifies those that wait, and what keeps those from ending that are joined.

use super::Index;
use super::index::{initializes, monitors, waits_itself};
use super::lasting;
use crate::actions::{Action, Call};
use crate::setting::Setting;
use analysis::whole::{MethodNumber, Place};
use std::collections::BTreeSet;

pub(super) fn on(setting: &Setting<'_>, index: &Index, place: Place) -> Vec<Place> {
    let mut found = before(setting, index, place);
    if index.enters.contains(&place) {
        let mine = monitors(setting, place);
        let others = index.enters.iter().copied();
        found.extend(others.filter(|other| mine.meet(setting, &monitors(setting, *other))));
    }
    if matches!(setting.actions.at(place), Action::Library(Call::Waits)) {
        found.extend(notifiers(setting, index, place));
        found.extend(joined(setting, index, place));
    }
    found
}

/// What may keep the thread waiting before it comes to a statement.
fn before(setting: &Setting<'_>, index: &Index, place: Place) -> Vec<Place> {
    let mut found = Vec::new();
    for other in setting.world.places(place.method) {
        let waits = is_kept_waiting(setting, index, other) || leads_to_wait(setting, index, other);
        if waits && index.may_follow(place.method, other.statement, place.statement) {
            found.push(other);
            found.extend(inner(setting, index, other));
        }
    }
    found
}

/// Whether a statement may have to wait for ever: not for a monitor that whoever holds it leaves again without waiting.
pub(crate) fn is_kept_waiting(setting: &Setting<'_>, index: &Index, place: Place) -> bool {
    if !index.enters.contains(&place) || initializes(setting, place) {
        return waits_itself(setting, place);
    }
    let mine = monitors(setting, place);
    let mut others = index.enters.iter();
    others.any(|other| may_last(setting, index, *other) && mine.meet(setting, &monitors(setting, *other)))
}

/// Whether a monitor that is entered at a place may be held for ever.
fn may_last(setting: &Setting<'_>, index: &Index, enter: Place) -> bool {
    let called = setting.world.targets(enter).iter().chain(setting.world.starts(enter));
    let mut called = called.map(|method| method.0 as usize);
    if called.any(|method| index.waits[method] || index.diverges[method]) {
        return true;
    }
    // The monitor of a method is left when the call ends.
    if !matches!(setting.actions.at(enter), Action::Enter) {
        return false;
    }
    let method = enter.method;
    let follows = |place: &Place| index.may_follow(method, enter.statement, place.statement);
    let endless = || {
        setting.endless[method.0 as usize]
            .iter()
            .flatten()
            .any(|statement| follows(&Place { method, statement: *statement }))
    };
    let lasts = |place: Place| {
        let other = place != enter && waits_itself(setting, place);
        let mut called = setting.world.targets(place).iter().chain(setting.world.initializers(place));
        other || called.any(|target| index.waits[target.0 as usize] || index.diverges[target.0 as usize])
    };
    endless() || setting.world.places(method).filter(follows).any(lasts)
}

fn leads_to_wait(setting: &Setting<'_>, index: &Index, call: Place) -> bool {
    let mut called = setting.world.targets(call).iter().chain(setting.world.initializers(call));
    called.any(|target| index.waits[target.0 as usize])
}

/// Where threads may wait in the methods that a call leads to.
fn inner(setting: &Setting<'_>, index: &Index, call: Place) -> Vec<Place> {
    let called = |call: Place| -> Vec<MethodNumber> {
        setting.world.targets(call).iter().chain(setting.world.initializers(call)).copied().collect()
    };
    let (mut found, mut seen) = (BTreeSet::new(), BTreeSet::new());
    let mut waiting = called(call);
    while let Some(method) = waiting.pop() {
        if !seen.insert(method) || !index.waits[method.0 as usize] {
            continue;
        }
        for place in setting.world.places(method) {
            if waits_itself(setting, place) || leads_to_wait(setting, index, place) {
                found.insert(place);
                waiting.extend(called(place));
            }
        }
    }
    found.into_iter().collect()
}

/// What may keep the threads from ending that a statement may join; their starts too, if somebody may hold their
/// monitors: who joins a thread that lives gives its monitor up.
fn joined(setting: &Setting<'_>, index: &Index, place: Place) -> Vec<Place> {
    let points_to = setting.world.points_to();
    let joined = points_to.of(place.method, setting.world.statement(place).operands[0]);
    let is_held = index.enters.iter().any(|enter| monitors(setting, *enter).objects.meets(&joined));
    let is_started =
        |start: &&Place| setting.world.started_objects(**start).is_none_or(|objects| objects.meets(&joined));
    let starts: Vec<Place> = index.starts.iter().filter(is_started).copied().collect();
    let begun = |start: &Place| setting.world.starts(*start).iter().chain(setting.world.started_initializers(*start));
    let run: Vec<MethodNumber> = starts.iter().flat_map(begun).copied().collect();
    let mut found = lasting(setting, index, run.into_iter());
    found.extend(starts.into_iter().filter(|start| is_held || initializes(setting, *start)));
    found
}

/// Who may notify the object on which a statement waits.
fn notifiers(setting: &Setting<'_>, index: &Index, place: Place) -> Vec<Place> {
    let points_to = setting.world.points_to();
    let object = |place: Place| points_to.of(place.method, setting.world.statement(place).operands[0]);
    let awaited = object(place);
    index.notifies.iter().copied().filter(|other| object(*other).meets(&awaited)).collect()
}
