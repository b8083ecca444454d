//! Which local variables may hold what was read from some fields: they are left out of a comparison with the fields.
//!
//! Follows arithmetic, arguments and results of own methods. Not followed: fields that the data is stored into, and
//! what the class library computes from it. Nothing is proved by it: a variable that is overlooked makes more states,
//! one that is listed without need makes fewer.

use analysis::whole::{MethodNumber, Place, World};
use classfile::opcode::*;
use flow::form::{Home, Operation, Statement};
use flow::typing::Kind;
use program::{FieldRef, MethodId};
use rustc_hash::FxHashMap;
use std::collections::BTreeSet;

/// What data is read from.
pub(super) struct Sources<'a> {
    pub(super) fields: &'a [FieldRef],
    /// Elements of any array of numbers, too.
    pub(super) elements: bool,
}

/// The local variables, by method. A method is listed, too, if only operands of it hold such data.
pub(super) fn holders(world: &World, sources: &Sources<'_>) -> FxHashMap<MethodId, Vec<u16>> {
    let mut found = Holders { world, sources, variables: BTreeSet::new(), results: BTreeSet::new() };
    loop {
        let before = (found.variables.len(), found.results.len());
        for method in world.methods() {
            world.places(method).for_each(|place| found.follow(place));
        }
        if (found.variables.len(), found.results.len()) == before {
            return found.locals();
        }
    }
}

struct Holders<'a> {
    world: &'a World,
    sources: &'a Sources<'a>,
    /// Methods and their variables.
    variables: BTreeSet<(u32, u32)>,
    /// Methods that answer such data.
    results: BTreeSet<u32>,
}

impl Holders<'_> {
    fn follow(&mut self, place: Place) {
        let world = self.world;
        let statement = world.statement(place);
        let is_taken = self.is_taken(place.method, statement);
        let gives = match statement.operation {
            Operation::Pool(GETFIELD | GETSTATIC, _) => {
                world.field(place).is_some_and(|field| self.sources.fields.contains(&field))
            }
            Operation::Pool(INVOKEVIRTUAL..=INVOKEINTERFACE, _) => {
                self.hand_on(place, statement);
                self.answers(place)
            }
            Operation::Plain(IALOAD..=SALOAD) => self.sources.elements || is_taken,
            Operation::Move | Operation::Plain(_) => is_taken,
            _ => false,
        };
        if let Some(to) = statement.to.filter(|_| gives) {
            self.variables.insert((place.method.0, to.0));
        }
        if statement.operation == Operation::Return && is_taken {
            self.results.insert(place.method.0);
        }
    }

    fn is_taken(&self, method: MethodNumber, statement: &Statement) -> bool {
        let mut variables = statement.operands.iter().filter_map(|value| value.variable());
        variables.any(|variable| self.variables.contains(&(method.0, variable.0)))
    }

    fn hand_on(&mut self, place: Place, statement: &Statement) {
        for target in self.world.targets(place) {
            for (value, parameter) in statement.operands.iter().zip(&self.world.method(*target).form.parameters) {
                if value.variable().is_some_and(|variable| self.variables.contains(&(place.method.0, variable.0))) {
                    self.variables.insert((target.0, parameter.0));
                }
            }
        }
    }

    /// Whether the result of a call is such data: of an own method, or of one of the class that has the field.
    fn answers(&self, place: Place) -> bool {
        let is_of_library = |field: &&FieldRef| !field.class.is_application();
        let mut classes = self.sources.fields.iter().filter(is_of_library).map(|field| field.class);
        self.world.targets(place).iter().any(|target| self.results.contains(&target.0))
            || self.world.resolved(place).is_some_and(|method| classes.any(|class| class == method.class))
    }

    fn locals(&self) -> FxHashMap<MethodId, Vec<u16>> {
        let mut all: FxHashMap<MethodId, Vec<u16>> = FxHashMap::default();
        for (method, variable) in &self.variables {
            let known = self.world.method(MethodNumber(*method));
            let slots = all.entry(known.method.id).or_default();
            let variable = known.form.variable(flow::form::VariableId(*variable));
            if let Home::Local(slot) = variable.home {
                slots.push(slot);
                slots.extend(matches!(variable.kind, Kind::Long | Kind::Double).then_some(slot + 1));
            }
        }
        all
    }
}
