//! What is executed only after the end of a thread: behind a `join` that surely waits for it.
//!
//! The join and the start are in one method that runs once; the start dominates the join; both are of one object that
//! stands for a single thread. Behind it is what the normal return of the join dominates, and every method into which
//! all ways lead from there, whether by calls, by class initialisation or as a thread that is started there.

use super::PlaceSet;
use crate::whole::place::{MethodNumber, Place};
use crate::whole::world::{Entry, World};
use flow::form::StatementId;

/// The statements that are executed only after the end of the only thread that a statement starts.
pub(super) fn after_join(world: &World, start: Place) -> Option<PlaceSet> {
    let points_to = world.points_to();
    let thread = world.started_objects(start)?.only().filter(|thread| !points_to.may_be_several(*thread))?;
    let receiver = world.statement(start).operands.first().copied()?;
    if points_to.of(start.method, receiver).only() != Some(thread) {
        return None;
    }
    let known = world.method(start.method);
    let dominators = known.control.dominators();
    let is_join = |place: &Place| {
        let receiver = world.statement(*place).operands.first().copied();
        let object = receiver.and_then(|receiver| points_to.of(place.method, receiver).only());
        world.joins(*place) && object == Some(thread) && dominators.dominates(start.statement, place.statement)
    };
    let mut after = PlaceSet::none(world);
    let mut found = false;
    for join in world.places(start.method).filter(is_join) {
        // A call never ends its block, so what follows it normally is the next statement.
        let behind = StatementId(join.statement.0 + 1);
        for place in world.places(start.method).filter(|place| dominators.dominates(behind, place.statement)) {
            found |= after.insert(place);
        }
    }
    found.then(|| with_callees(world, after))
}

/// Adds the methods into which all ways lead from these statements.
fn with_callees(world: &World, mut after: PlaceSet) -> PlaceSet {
    let ways: Vec<Option<Vec<Place>>> = ways_in(world);
    let mut is_after: Vec<bool> = ways.iter().map(Option::is_some).collect();
    let mut changed = true;
    while changed {
        changed = false;
        for (method, ways) in ways.iter().enumerate().filter(|(method, _)| is_after[*method]).collect::<Vec<_>>() {
            let leads = |place: &Place| after.contains(*place) || is_after[place.method.0 as usize];
            if !ways.iter().flatten().all(leads) {
                is_after[method] = false;
                changed = true;
            }
        }
    }
    for method in world.methods().filter(|method| is_after[method.0 as usize]) {
        for place in world.places(method) {
            after.insert(place);
        }
    }
    after
}

/// For each method all statements from which it is entered; none if it is entered from outside.
fn ways_in(world: &World) -> Vec<Option<Vec<Place>>> {
    let mut ways: Vec<Option<Vec<Place>>> =
        world.methods().map(|method| Some(world.callers(method).to_vec())).collect();
    let mut close = |MethodNumber(method): MethodNumber| ways[method as usize] = None;
    for entry in world.entries() {
        match entry {
            Entry::Main(method) | Entry::Callback(method) => close(*method),
            Entry::Initializer { method, at_launch, by_library, .. } if *at_launch || *by_library => close(*method),
            Entry::Initializer { .. } | Entry::Thread { .. } => {}
        }
    }
    for entry in world.entries() {
        let (method, places): (MethodNumber, &[Place]) = match entry {
            Entry::Thread { run, start } => (*run, std::slice::from_ref(start)),
            Entry::Initializer { method, triggers, .. } => (*method, triggers),
            Entry::Main(_) | Entry::Callback(_) => continue,
        };
        if let Some(known) = &mut ways[method.0 as usize] {
            known.extend(places);
        }
    }
    ways
}
