//! Which statements may let an `AssertionError` go on its way: those that throw one, or again what they have caught.
//!
//! What the virtual machine throws by itself is none. What is caught and thrown again, as javac does around monitors,
//! is one only where own code makes one inside, or where unknown code of the library is called. Errs towards more.

use crate::actions::{Action, Call};
use crate::setting::Setting;
use analysis::whole::{MethodNumber, Place};
use flow::Definition;
use flow::form::Operation;
use program::ClassRef;

/// All of them.
pub(crate) fn failures(setting: &Setting<'_>) -> Vec<Place> {
    let calls_out = calls_out(setting);
    setting.places().filter(|place| may_fail(setting, &calls_out, *place)).collect()
}

fn may_fail(setting: &Setting<'_>, calls_out: &[bool], place: Place) -> bool {
    let statement = setting.world.statement(place);
    if statement.operation != Operation::Throw {
        return false;
    }
    let may_be_any = calls_out[place.method.0 as usize] || !was_caught(setting, place);
    let points_to = setting.world.points_to();
    let thrown = points_to.of(place.method, statement.operands[0]);
    thrown.iter().any(|object| points_to.object(object).class.map_or(may_be_any, is_failure))
}

fn is_failure(class: ClassRef) -> bool {
    std::iter::successors(Some(class), |class| class.super_class).any(|class| class.name == "java/lang/AssertionError")
}

/// Whether a statement throws only what its method has caught.
fn was_caught(setting: &Setting<'_>, place: Place) -> bool {
    let known = setting.world.method(place.method);
    let is_catch = |definition: Definition| match definition {
        Definition::Statement(statement) => known.form.statement(statement).operation == Operation::Catch,
        Definition::Parameter(_) => false,
    };
    let mut definitions = known.def_use.reaching(place.statement, 0).iter();
    definitions.all(|number| is_catch(known.def_use.definition(*number).0))
}

/// For each method, whether it leads to calls of which nothing is known.
fn calls_out(setting: &Setting<'_>) -> Vec<bool> {
    let is_opaque = |place: Place| matches!(setting.actions.at(place), Action::Library(Call::Opaque));
    let calls = |method: MethodNumber| setting.world.places(method).any(is_opaque);
    let mut found: Vec<bool> = setting.world.methods().map(calls).collect();
    let mut changed = true;
    while changed {
        changed = false;
        for place in setting.places() {
            let mut called = setting.world.targets(place).iter().chain(setting.world.initializers(place));
            let leads = called.any(|method| found[method.0 as usize]);
            changed |= leads && !std::mem::replace(&mut found[place.method.0 as usize], true);
        }
    }
    found
}
