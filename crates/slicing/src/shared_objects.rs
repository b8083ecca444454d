//! Which calls may race inside an object of the library that leaves it to its users to synchronise: those on a
//! `StringBuilder`, not those on an `AtomicInteger`.
//!
//! Such a call does not only answer anything, it may throw: a builder grows between two looks at its length. Locks are
//! not looked at. Errs towards more.

use crate::actions::{Action, Call, reached_by_library};
use crate::roots::Roots;
use crate::setting::Actions;
use analysis::whole::{ObjectSet, Place, World};
use library::responsibility::{self, SYNCHRONISED, UNSYNCHRONISED};
use program::ClassRef;
use std::collections::BTreeSet;

/// All of them.
pub(crate) fn calls_inside(world: &World, actions: &Actions, roots: &Roots) -> BTreeSet<Place> {
    let places = || world.methods().flat_map(|method| world.places(method));
    let calls = |place: &Place| matches!(actions.at(*place), Action::Library(Call::Contained | Call::Opaque));
    let all: Vec<Place> = places().filter(calls).collect();
    let is_contained = |place: &Place| matches!(actions.at(*place), Action::Library(Call::Contained));
    let may_race = |place: &Place| {
        let mine = receiver(world, *place);
        let mut classes = mine.iter().map(|object| world.points_to().object(object).class);
        let is_other = |other: &Place| roots.are_in_different_threads(place.method, other.method);
        classes.any(|class| class.is_none_or(is_left_to_users))
            && all.iter().any(|other| is_other(other) && touched(world, actions, *other).meets(&mine))
    };
    places().filter(|place| is_contained(place) && may_race(place)).collect()
}

fn receiver(world: &World, place: Place) -> ObjectSet {
    world.points_to().of(place.method, world.statement(place).operands[0])
}

/// The objects of the library that a call may get at.
fn touched(world: &World, actions: &Actions, call: Place) -> ObjectSet {
    match actions.at(call) {
        Action::Library(Call::Opaque) => reached_by_library(world, call),
        _ => receiver(world, call),
    }
}

fn is_left_to_users(class: ClassRef) -> bool {
    let starts = |list| responsibility::starts(list, class.name);
    starts(UNSYNCHRONISED) && !starts(SYNCHRONISED)
}
