//! Data dependence: a statement depends on those that give it the values it uses (Ferrante, Ottenstein, Warren 1987).
//!
//! Variables by reaching definitions, parameters by the arguments of all calls, results by what the called methods
//! return. Fields and elements by points-to, whenever one thread may execute both; other threads are `interference`.
//! A call of own code needs its receiver; an argument it needs where the called method needs the parameter.

use super::Index;
use super::index::is_start;
use crate::actions::{Action, Call, reached_by_library};
use crate::setting::Setting;
use analysis::whole::{DynamicSite, MethodNumber, Place};
use classfile::opcode::INVOKESTATIC;
use flow::Definition;
use flow::form::Operation;
use std::collections::BTreeSet;

pub(super) fn on(setting: &Setting<'_>, index: &Index, place: Place) -> Vec<Place> {
    let mut found = Vec::new();
    for operand in needed_operands(setting, place) {
        found.extend(definitions(setting, place, operand));
    }
    let is_same = |other: &Place| setting.roots.share_thread(place.method, other.method);
    found.extend(sources(setting, index, place).into_iter().filter(is_same));
    found
}

/// The operands that a statement uses itself.
fn needed_operands(setting: &Setting<'_>, place: Place) -> Vec<usize> {
    let statement = setting.world.statement(place);
    match (setting.actions.at(place), &statement.operation) {
        (Action::Own, Operation::Pool(INVOKESTATIC, _)) => Vec::new(),
        // The first argument may be the receiver of what a method reference stands for, others may be unboxed.
        (Action::Own, _) if setting.throwing.calls_by_name(place) => (0..statement.operands.len()).collect(),
        // The body of a lambda may be static; its call needs the lambda all the same.
        (Action::Own, Operation::Pool(..)) => vec![0],
        _ => (0..statement.operands.len()).collect(),
    }
}

/// What gives an operand its value: statements of the method, or of those that call it.
fn definitions(setting: &Setting<'_>, place: Place, operand: usize) -> Vec<Place> {
    let mut found = Vec::new();
    // A method that calls itself hands its parameters on to itself.
    let mut seen = BTreeSet::new();
    let mut waiting = vec![(place, operand)];
    while let Some((place, operand)) = waiting.pop() {
        let known = setting.world.method(place.method);
        for number in known.def_use.reaching(place.statement, operand) {
            match known.def_use.definition(*number).0 {
                Definition::Statement(statement) => {
                    let definition = Place { method: place.method, statement };
                    found.push(definition);
                    found.extend(setting.world.targets(definition).iter().flat_map(|target| returns(setting, *target)));
                }
                Definition::Parameter(parameter) => {
                    if seen.insert((place.method, parameter)) {
                        found.extend(setting.world.callers(place.method));
                        found.extend(implementations(setting, place.method));
                        waiting.extend(arguments(setting, place.method, parameter as usize));
                    }
                }
            }
        }
    }
    found
}

fn returns(setting: &Setting<'_>, method: MethodNumber) -> Vec<Place> {
    let form = setting.form(method);
    let returns = form.statement_ids().filter(|id| form.statement(*id).operation == Operation::Return);
    returns.map(|statement| Place { method, statement }).collect()
}

/// The operands of calls that give a parameter its value.
fn arguments(setting: &Setting<'_>, method: MethodNumber, parameter: usize) -> Vec<(Place, usize)> {
    let is_body = !implementations(setting, method).is_empty();
    let handed = |call: &Place| {
        let operands = setting.world.statement(*call).operands.len();
        let is_plain = operands == setting.form(method).parameters.len() && !is_body;
        let handed = if is_plain { parameter..parameter + 1 } else { 0..operands };
        let call = *call;
        handed.map(move |operand| (call, operand))
    };
    setting.world.callers(method).iter().flat_map(handed).collect()
}

/// The places where lambdas are made whose body is this method.
fn implementations(setting: &Setting<'_>, method: MethodNumber) -> Vec<Place> {
    let body = setting.world.method(method).method;
    let is_of = |place: &Place| match setting.world.dynamic(*place) {
        Some(DynamicSite::Lambda { implementation, .. }) => std::ptr::eq(*implementation, body),
        _ => false,
    };
    setting.places().filter(is_of).collect()
}

/// The statements, of whatever thread, that may have written what a statement reads.
pub(super) fn sources(setting: &Setting<'_>, index: &Index, place: Place) -> Vec<Place> {
    let points_to = setting.world.points_to();
    let object = |place: Place| points_to.of(place.method, setting.world.statement(place).operands[0]);
    let said = || {
        let started = object(place);
        index.thread_calls.iter().copied().filter(|other| object(*other).meets(&started)).collect()
    };
    match setting.actions.at(place) {
        _ if is_start(setting, place) => {
            let mut found: Vec<Place> = said();
            found.extend(
                setting
                    .world
                    .starts_library(place)
                    .then(|| seen_by_library(setting, index, place))
                    .into_iter()
                    .flatten(),
            );
            found
        }
        Action::Read(field) if field.is_static() => index.writes(field).to_vec(),
        Action::Read(field) => {
            let read = object(place);
            index.writes(field).iter().copied().filter(|write| object(*write).meets(&read)).collect()
        }
        Action::ReadElement => {
            let read = object(place);
            index.element_writes.iter().copied().filter(|write| object(*write).meets(&read)).collect()
        }
        Action::Library(Call::Contained) => {
            let read = object(place);
            index.contained.iter().copied().filter(|other| object(*other).meets(&read)).collect()
        }
        Action::Library(Call::Waits) => said(),
        Action::Library(Call::Opaque) => seen_by_library(setting, index, place),
        _ => Vec::new(),
    }
}

/// What a call of the library may look at: what it is handed, what it holds, and what is in arrays among those.
fn seen_by_library(setting: &Setting<'_>, index: &Index, place: Place) -> Vec<Place> {
    let points_to = setting.world.points_to();
    let seen = reached_by_library(&setting.world, place);
    let touches = |other: &Place| points_to.of(other.method, setting.world.statement(*other).operands[0]).meets(&seen);
    let mut found: Vec<Place> = index.contained.iter().chain(&index.element_writes).copied().filter(&touches).collect();
    if reads_fields(setting, place) {
        let is_of_object =
            |write: &&Place| matches!(setting.actions.at(**write), Action::Write(field) if !field.is_static());
        found.extend(index.all_writes().filter(is_of_object).copied().filter(&touches));
    }
    found
}

/// Whether it reads fields of what it is handed: `Object.clone`, and what a record has instead of code.
fn reads_fields(setting: &Setting<'_>, place: Place) -> bool {
    let entry = match setting.world.statement(place).operation {
        Operation::Pool(_, entry) => entry,
        Operation::Dynamic(_) => return true,
        _ => return false,
    };
    let called = setting.program.resolve_method(setting.world.method(place.method).method.class, entry);
    called.is_ok_and(|called| (called.class.name, called.name) == ("java/lang/Object", "clone"))
}
