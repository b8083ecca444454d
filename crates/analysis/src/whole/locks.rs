//! Which locks are surely held whenever a statement is executed.
//!
//! Within a method by must data flow over monitors (`regions`), along the exceptions too; into a method by what all its
//! callers hold; nothing where the library, a thread or the VM enters. A lock is known by a single run-time object, or
//! by a static final field that is assigned once. Of `Object.wait` it is said that the lock is held when it begins and
//! when it ends; not in between. Takes structured locking for granted (JVMS 2.11.10): a method exits only monitors that
//! it has entered. Errs towards fewer locks; `java.util.concurrent.locks` are none.

mod names;
mod regions;

use super::objects::ObjectNumber;
use super::place::{MethodNumber, Place};
use super::world::{Entry, World};
use crate::bits::Bits;
use names::Names;
use program::FieldRef;

/// A lock that is one run-time object.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lock {
    /// The only run-time object of this kind.
    Object(ObjectNumber),
    /// What a static final field refers to, once it does.
    Field(FieldRef),
}

/// The locks that are held.
pub struct Locks {
    locks: Vec<Lock>,
    /// By method and statement: the numbers of the locks that are held before it.
    held: Vec<Vec<Bits>>,
}

impl Locks {
    pub fn of(world: &World) -> Locks {
        let names = Names::of(world);
        let local: Vec<Vec<Bits>> = world.methods().map(|method| regions::of(world, &names, method)).collect();
        let entries = at_entry(world, &names, &local);
        let with_entry = |(local, entry): (Vec<Bits>, Option<Bits>)| {
            let entry = entry.unwrap_or_default();
            local
                .into_iter()
                .map(|mut held| {
                    held.unite(&entry);
                    held
                })
                .collect()
        };
        let held = local.into_iter().zip(entries).map(with_entry).collect();
        Locks { locks: names.into_locks(), held }
    }

    /// The locks that are held whenever a statement is executed.
    pub fn held(&self, place: Place) -> impl Iterator<Item = Lock> {
        let held = &self.held[place.method.0 as usize][place.statement.0 as usize];
        held.iter().map(|number| self.locks[number as usize])
    }

    /// Whether one lock is held whenever either of two statements is executed.
    pub fn exclude(&self, one: Place, other: Place) -> bool {
        let held = |place: Place| &self.held[place.method.0 as usize][place.statement.0 as usize];
        held(one).meets(held(other))
    }
}

/// For each method what is held whenever its code runs, its own lock included; none where it is never entered.
fn at_entry(world: &World, names: &Names, local: &[Vec<Bits>]) -> Vec<Option<Bits>> {
    let mut entries: Vec<Option<Bits>> = vec![None; local.len()];
    let mut waiting: Vec<MethodNumber> = Vec::new();
    for method in entered_from_outside(world) {
        meet(&mut entries, &mut waiting, names, method, &Bits::default());
    }
    while let Some(method) = waiting.pop() {
        for place in world.places(method) {
            let mut held = local[method.0 as usize][place.statement.0 as usize].clone();
            held.unite(entries[method.0 as usize].as_ref().unwrap_or(&Bits::default()));
            for target in world.targets(place) {
                meet(&mut entries, &mut waiting, names, *target, &held);
            }
        }
    }
    entries
}

/// One more way into a method, on which these locks are held.
fn meet(
    entries: &mut [Option<Bits>],
    waiting: &mut Vec<MethodNumber>,
    names: &Names,
    method: MethodNumber,
    held: &Bits,
) {
    let mut held = held.clone();
    held.unite(names.of_method(method));
    let known = &mut entries[method.0 as usize];
    let met = known.as_ref().map_or_else(|| held.clone(), |known| known.within(&held));
    if known.as_ref().is_none_or(|known| !known.without(&met).is_empty()) {
        *known = Some(met);
        waiting.push(method);
    }
}

fn entered_from_outside(world: &World) -> Vec<MethodNumber> {
    let method = |entry: &Entry| match entry {
        Entry::Main(method) | Entry::Callback(method) | Entry::Initializer { method, .. } => *method,
        Entry::Thread { run, .. } => *run,
    };
    world.entries().iter().map(method).collect()
}
