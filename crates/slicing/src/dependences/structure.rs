//! What a class file needs to be whole: an object that is used has its constructor called, a constructor calls the one
//! above it, a monitor that is entered is left, and threads that are made without end are started.

use super::{Index, lasting};
use crate::actions::{Action, Call};
use crate::setting::Setting;
use analysis::whole::{MethodNumber, Place};
use classfile::opcode::*;
use flow::Definition;
use flow::form::{Operation, Value};
use program::ClassRef;

pub(super) fn on(setting: &Setting<'_>, index: &Index, place: Place) -> Vec<Place> {
    let mut found = Vec::new();
    if let Operation::Pool(NEW, _) = setting.world.statement(place).operation {
        found.extend(constructions(setting, place));
    }
    for target in setting.world.targets(place) {
        found.extend(construction_above(setting, *target));
    }
    match setting.actions.at(place) {
        Action::Enter => found.extend(other_ends(setting, index, place, Action::is_exit, true)),
        Action::Exit => found.extend(other_ends(setting, index, place, Action::is_enter, false)),
        Action::Library(Call::Opaque) => found.extend(lives(setting, index, place)),
        Action::Library(Call::Thread) if !setting.world.executes_once(place) => {
            found.extend(starts(setting, index, place));
        }
        _ => {}
    }
    found
}

/// The calls of constructors on an object that a statement makes.
fn constructions(setting: &Setting<'_>, place: Place) -> Vec<Place> {
    let known = setting.world.method(place.method);
    let Some(number) = known.def_use.number_of(Definition::Statement(place.statement)) else { return Vec::new() };
    let is_construction = |place: &Place| {
        let statement = setting.world.statement(*place);
        matches!(statement.operation, Operation::Pool(INVOKESPECIAL, _))
            && known.def_use.reaching(place.statement, 0).contains(&number)
    };
    let uses = known.def_use.uses(number).iter();
    uses.map(|statement| Place { method: place.method, statement: *statement }).filter(is_construction).collect()
}

/// The call by which a constructor calls another one on its object.
fn construction_above(setting: &Setting<'_>, method: MethodNumber) -> Vec<Place> {
    if !setting.world.method(method).method.is_constructor() {
        return Vec::new();
    }
    let form = setting.form(method);
    let this = form.parameters.first().copied().map(Value::Variable);
    let class = setting.world.method(method).method.class;
    let is_above = |place: &Place| {
        let statement = setting.world.statement(*place);
        match statement.operation {
            Operation::Pool(INVOKESPECIAL, entry) if statement.operands.first().copied() == this => {
                setting.program.resolve_method(class, entry).is_ok_and(|called| called.is_constructor())
            }
            _ => false,
        }
    };
    setting.world.places(method).filter(is_above).collect()
}

impl Action {
    fn is_enter(&self) -> bool {
        matches!(self, Action::Enter)
    }

    fn is_exit(&self) -> bool {
        matches!(self, Action::Exit)
    }
}

/// The exits of a monitor that may follow its entry, or the entries that an exit may follow.
fn other_ends(
    setting: &Setting<'_>,
    index: &Index,
    place: Place,
    is_other: fn(&Action) -> bool,
    follows: bool,
) -> Vec<Place> {
    let is_meant = |other: &Place| {
        let (first, then) = if follows { (place, *other) } else { (*other, place) };
        is_other(&setting.actions.at(*other)) && index.may_follow(place.method, first.statement, then.statement)
    };
    setting.world.places(place.method).filter(is_meant).collect()
}

/// The starts of a thread that is made again and again. One that was never started stays with its group (JDK 17), so
/// that a loop which has few states would have ever new ones.
fn starts(setting: &Setting<'_>, index: &Index, place: Place) -> Vec<Place> {
    let made = setting.world.points_to().of(place.method, setting.world.statement(place).operands[0]);
    let is_started = |start: &Place| setting.world.started_objects(*start).is_none_or(|objects| objects.meets(&made));
    index.starts.iter().copied().filter(is_started).collect()
}

/// A call of the library that may ask about threads, by itself or because it is handed one, needs them to be started,
/// and to wait and to go on as they do; and to be made, started or not: their names and numbers count them.
fn lives(setting: &Setting<'_>, index: &Index, place: Place) -> Vec<Place> {
    let statement = setting.world.statement(place);
    let class = setting.world.method(place.method).method.class;
    let asks = match statement.operation {
        Operation::Pool(_, entry) => {
            let called = setting.program.resolve_method(class, entry);
            called.is_ok_and(|called| called.class.name.starts_with("java/lang/Thread"))
        }
        _ => false,
    };
    let points_to = setting.world.points_to();
    let mut handed =
        statement.operands.iter().flat_map(|value| points_to.of(place.method, *value).iter().collect::<Vec<_>>());
    let is_handed = handed.any(|object| points_to.object(object).class.is_some_and(is_thread));
    if !asks && !is_handed {
        return Vec::new();
    }
    let mut found = lasting(setting, index, setting.world.methods());
    found.extend(index.starts.iter().chain(&index.enters).chain(&index.thread_calls));
    found
}

fn is_thread(class: ClassRef) -> bool {
    std::iter::successors(Some(class), |class| class.super_class).any(|class| class.name == "java/lang/Thread")
}
