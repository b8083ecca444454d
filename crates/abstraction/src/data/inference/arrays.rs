//! Arrays whose elements hold tokens, all of one abstraction: arrays of `int` and `long` that own code makes.
//!
//! An array is what an allocation site makes. All arrays that one statement may access hold tokens, or none does. New
//! elements are zero, and so is the token of zero. What the class library may get at is refused.

use super::Inference;
use crate::names::{class_named, field_named};
use crate::term::FieldId;
use analysis::whole::{MethodNumber, ObjectKind, ObjectSet, Place};
use classfile::opcode::*;
use flow::form::{Operation, Value};
use program::Program;
use slicing::Setting;

/// The field of this name, `Class.field`, if it refers to an array of whole numbers.
pub(super) fn array_field(text: &str, program: &Program) -> Option<FieldId> {
    let (class, name) = text.rsplit_once('.')?;
    let field = field_named(class_named(program, class.trim()).ok()?, name.trim())?;
    (matches!(field.descriptor, "[I" | "[J") && field.class.is_application()).then_some(FieldId(field))
}

impl Inference {
    /// The abstraction of the elements of an array, as a statement sees it.
    pub(crate) fn of_array(&self, setting: &Setting<'_>, method: MethodNumber, array: Value) -> Option<usize> {
        if self.arrays.is_empty() {
            return None;
        }
        let objects = setting.world.points_to().of(method, array);
        objects.iter().filter_map(|object| self.arrays.get(&object).copied()).min()
    }

    /// The arrays that a field may refer to hold tokens.
    pub(super) fn add_arrays_of(&mut self, setting: &Setting<'_>, field: FieldId, domain: usize) {
        let world = &setting.world;
        for place in world.methods().flat_map(|method| world.places(method)) {
            if world.field(place).map(FieldId) != Some(field) {
                continue;
            }
            let statement = world.statement(place);
            let value = statement.to.map(Value::Variable).or(statement.operands.last().copied());
            let objects = value.map(|value| world.points_to().of(place.method, value));
            self.add_arrays(setting, &objects.unwrap_or_default(), domain, None);
        }
    }

    /// Follows a load from an array, or a store into one.
    pub(super) fn access(&mut self, setting: &Setting<'_>, place: Place) {
        let statement = setting.world.statement(place);
        let [array, _, stored @ ..] = statement.operands.as_slice() else { return };
        let own = self.of_array(setting, place.method, *array);
        let stored = stored.first().and_then(|value| self.of_value(place.method, *value));
        let Some(domain) = own.into_iter().chain(stored).min() else { return };
        let objects = setting.world.points_to().of(place.method, *array);
        self.add_arrays(setting, &objects, domain, Some(place));
        self.give(setting, place, Some(domain));
    }

    fn add_arrays(&mut self, setting: &Setting<'_>, objects: &ObjectSet, domain: usize, place: Option<Place>) {
        for object in objects.iter() {
            if self.arrays.get(&object).is_none_or(|known| *known > domain) {
                self.arrays.insert(object, domain);
                let site = setting.world.points_to().object(object).site();
                let site = site.map_or_else(|| String::from("the class library"), |site| setting.words(site));
                self.note(format!("elements of the array made at {site}"), domain, place);
            }
        }
    }

    /// Arrays with tokens that something else may get at than the statements that are followed.
    pub(super) fn refused_arrays(&self, setting: &Setting<'_>) -> Vec<String> {
        let world = &setting.world;
        let mut refusals = Vec::new();
        for object in self.arrays.keys() {
            let known = world.points_to().object(*object);
            let is_plain = known.class.is_some_and(|class| matches!(class.name, "[I" | "[J"));
            if !is_plain || !matches!(known.kind, ObjectKind::Array { .. }) {
                refusals.push(String::from("elements of arrays that own code does not make would have to follow"));
            } else if world.points_to().held().contains(*object) {
                let site = known.site().map_or_else(String::new, |site| setting.words(site));
                refusals.push(format!("the class library gets at the array with abstract data made at {site}"));
            }
        }
        let places = || world.methods().flat_map(|method| world.places(method));
        for place in places().filter(|_| !self.arrays.is_empty()) {
            let statement = world.statement(place);
            let is_call = matches!(statement.operation, Operation::Pool(INVOKEVIRTUAL..=INVOKEINTERFACE, _))
                && (world.calls_library(place) || world.targets(place).is_empty());
            let is_other = is_call || matches!(statement.operation, Operation::Dynamic(_));
            let has_tokens = |value: &Value| self.of_array(setting, place.method, *value).is_some();
            if is_other && statement.operands.iter().any(has_tokens) {
                refusals.push(format!("an array with abstract data is handed on at {}", setting.words(place)));
            }
        }
        refusals
    }

    /// Whether a statement puts a value into an array that holds tokens, at a place that is a number.
    pub(crate) fn is_store(&self, setting: &Setting<'_>, place: Place) -> bool {
        let statement = setting.world.statement(place);
        let [array, index, _] = statement.operands.as_slice() else { return false };
        matches!(statement.operation, Operation::Plain(IASTORE | LASTORE))
            && self.of_value(place.method, *index).is_none()
            && self.of_array(setting, place.method, *array).is_some()
    }
}
