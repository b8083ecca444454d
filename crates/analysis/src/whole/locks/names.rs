//! The names of locks: what a monitor is entered on, as far as it is one run-time object.

use super::Lock;
use crate::bits::Bits;
use crate::whole::place::{MethodNumber, Place};
use crate::whole::set::ObjectSet;
use crate::whole::world::World;
use classfile::opcode::{GETSTATIC, MONITORENTER, PUTSTATIC};
use flow::Definition;
use flow::form::{Operation, Value};
use program::FieldRef;
use rustc_hash::FxHashMap;

/// All locks that have a name, with their numbers.
pub(super) struct Names {
    locks: Vec<Lock>,
    /// What each lock may be.
    objects: Vec<ObjectSet>,
    /// For each monitor entry the locks that it surely is.
    entered: FxHashMap<Place, Bits>,
    /// For each method the locks that its being synchronized takes.
    of_methods: Vec<Bits>,
}

impl Names {
    pub(super) fn of(world: &World) -> Names {
        let mut names =
            Names { locks: Vec::new(), objects: Vec::new(), entered: FxHashMap::default(), of_methods: Vec::new() };
        let constants = assigned_once(world);
        for method in world.methods() {
            let taken = names.taken(world, method);
            names.of_methods.push(taken);
            for place in world.places(method) {
                let statement = world.statement(place);
                if statement.operation == Operation::Plain(MONITORENTER) {
                    let entered = names.named(world, place, &constants);
                    names.entered.insert(place, entered);
                }
            }
        }
        names
    }

    pub(super) fn len(&self) -> usize {
        self.locks.len()
    }

    pub(super) fn into_locks(self) -> Vec<Lock> {
        self.locks
    }

    /// The locks that a synchronized method takes.
    pub(super) fn of_method(&self, method: MethodNumber) -> &Bits {
        &self.of_methods[method.0 as usize]
    }

    /// The locks that are surely taken where a monitor is entered.
    pub(super) fn entered(&self, place: Place) -> Option<&Bits> {
        self.entered.get(&place)
    }

    /// The locks that may be meant where a monitor is exited.
    pub(super) fn may_be(&self, objects: &ObjectSet) -> Bits {
        let mut found = Bits::default();
        for (number, known) in (0u32..).zip(&self.objects) {
            if known.meets(objects) {
                found.insert(number);
            }
        }
        found
    }

    fn number(&mut self, lock: Lock, objects: ObjectSet) -> u32 {
        let known = self.locks.iter().position(|known| *known == lock);
        let number = known.unwrap_or_else(|| {
            self.locks.push(lock);
            self.objects.push(objects);
            self.locks.len() - 1
        });
        number as u32
    }

    fn add_object(&mut self, world: &World, objects: &ObjectSet, names: &mut Bits) {
        let points_to = world.points_to();
        if let Some(object) = objects.only().filter(|object| !points_to.may_be_several(*object)) {
            names.insert(self.number(Lock::Object(object), objects.clone()));
        }
    }

    fn taken(&mut self, world: &World, method: MethodNumber) -> Bits {
        let known = world.method(method);
        let points_to = world.points_to();
        let mut names = Bits::default();
        if known.method.is_synchronized() {
            let objects = match known.form.parameters.first().filter(|_| !known.method.is_static()) {
                Some(this) => points_to.of_variable(method, *this).clone(),
                None => points_to.mirror_of(known.method.class).map(ObjectSet::of).unwrap_or_default(),
            };
            self.add_object(world, &objects, &mut names);
        }
        names
    }

    fn named(&mut self, world: &World, place: Place, constants: &[FieldRef]) -> Bits {
        let mut names = Bits::default();
        let Some(value) = world.statement(place).operands.first().copied() else { return names };
        let objects = world.points_to().of(place.method, value);
        self.add_object(world, &objects, &mut names);
        if let Some(field) = loaded_from(world, place, value).filter(|field| constants.contains(field)) {
            let objects = world.points_to().of_static(field).clone();
            names.insert(self.number(Lock::Field(field), objects));
        }
        names
    }
}

/// The static field from which a monitor was loaded on every way.
fn loaded_from(world: &World, place: Place, value: Value) -> Option<FieldRef> {
    value.variable()?;
    let known = world.method(place.method);
    let mut found: Option<FieldRef> = None;
    let mut waiting = vec![(place.statement, 0)];
    let mut seen = Vec::new();
    while let Some((statement, operand)) = waiting.pop() {
        for number in known.def_use.reaching(statement, operand) {
            let (Definition::Statement(definition), _) = known.def_use.definition(*number) else { return None };
            if seen.contains(&definition) {
                continue;
            }
            seen.push(definition);
            match known.form.statement(definition).operation {
                Operation::Pool(GETSTATIC, _) => {
                    let field = world.field(Place { method: place.method, statement: definition })?;
                    if found.is_some_and(|found| found != field) {
                        return None;
                    }
                    found = Some(field);
                }
                Operation::Move if known.form.statement(definition).operands[0].variable().is_some() => {
                    waiting.push((definition, 0));
                }
                _ => return None,
            }
        }
    }
    found
}

/// The static final fields that are assigned by one statement, which is executed once.
fn assigned_once(world: &World) -> Vec<FieldRef> {
    let mut assigned: Vec<(FieldRef, u32)> = Vec::new();
    for place in world.methods().flat_map(|method| world.places(method)) {
        let Some(field) = world.field(place) else { continue };
        let is_assigned = matches!(world.statement(place).operation, Operation::Pool(PUTSTATIC, _));
        if !is_assigned || !field.is_final() || !field.class.is_application() {
            continue;
        }
        let weight = if world.executes_once(place) { 1 } else { 2 };
        match assigned.iter_mut().find(|(known, _)| *known == field) {
            Some((_, count)) => *count += weight,
            None => assigned.push((field, weight)),
        }
    }
    assigned.into_iter().filter(|(_, count)| *count == 1).map(|(field, _)| field).collect()
}
