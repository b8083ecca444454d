//! Ready dependence: a statement depends on those whose failure to complete may keep its thread waiting (Hatcliff et
//! al. 1999, definition 10).
//!
//! In its own thread: monitors, waits, joins and starts before it, and calls that lead to some. In others: who enters
//! the same monitor and does not leave it, who notifies those that wait, and what keeps those from ending that are
//! joined. Where endless runs are asked about, calls of the library wait as well: for monitors of what they get at.

use super::Index;
use super::index::{initializes, waits_itself};
use super::lasting;
use super::monitors::{Monitors, monitors};
use crate::actions::{Action, Call, reached_by_library};
use crate::setting::Setting;
use analysis::whole::{MethodNumber, Place};
use std::collections::BTreeSet;

pub(super) fn on(setting: &Setting<'_>, index: &Index, place: Place) -> Vec<Place> {
    let mut found = before(setting, index, place);
    if index.enters.contains(&place) {
        let mine = monitors(setting, place);
        found.extend(entered(setting, index, |other| mine.meet(setting, other)));
    }
    if index.asks_endless_runs() && matches!(setting.actions.at(place), Action::Library(Call::Opaque)) {
        let reached = reached_by_library(&setting.world, place);
        found.extend(entered(setting, index, |other| other.objects.meets(&reached)));
    }
    if matches!(setting.actions.at(place), Action::Library(Call::Waits)) {
        found.extend(notifiers(setting, index, place));
        found.extend(joined(setting, index, place));
    }
    found
}

/// Who enters such monitors, and what may keep them from leaving again.
fn entered(setting: &Setting<'_>, index: &Index, are_meant: impl Fn(&Monitors) -> bool) -> Vec<Place> {
    let mut found = Vec::new();
    for enter in index.enters.iter().copied().filter(|enter| are_meant(&monitors(setting, *enter))) {
        found.push(enter);
        found.extend(lasting(setting, index, holders(setting, enter)));
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
    let waits = matches!(setting.actions.at(place), Action::Library(Call::Waits));
    if waits || !index.enters.contains(&place) || initializes(setting, place) {
        return waits_itself(setting, place);
    }
    let mine = monitors(setting, place);
    let mut others = index.enters.iter();
    others.any(|other| may_last(setting, index, *other) && mine.meet(setting, &monitors(setting, *other)))
}

/// The synchronized methods that a statement calls, or with which a thread begins: their monitors are held until they
/// end.
fn holders(setting: &Setting<'_>, enter: Place) -> impl Iterator<Item = MethodNumber> {
    let entered = setting.world.targets(enter).iter().chain(setting.world.starts(enter)).copied();
    entered.filter(|method| setting.world.method(*method).method.is_synchronized())
}

/// Whether a monitor that is entered at a place may be held for ever, or taken again and again.
fn may_last(setting: &Setting<'_>, index: &Index, enter: Place) -> bool {
    let is_endless = |method: MethodNumber| index.waits[method.0 as usize] || index.diverges[method.0 as usize];
    if index.may_starve(setting, enter) || holders(setting, enter).any(is_endless) {
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
        let other = place != enter && index.may_wait(setting, place);
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
            if index.may_wait(setting, place) || leads_to_wait(setting, index, place) {
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
