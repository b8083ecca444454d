//! What a formula or a condition looks at from outside: values of fields, and whether classes are initialised.

use crate::actions::Action;
use crate::dependences::{Index, lasting, throwers};
use crate::setting::Setting;
use analysis::whole::Place;
use classfile::opcode::{GETSTATIC, INVOKESTATIC, NEW, PUTSTATIC};
use flow::form::Operation;
use program::ClassRef;
use std::collections::BTreeSet;

/// What is looked at.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Values {
    /// What was written.
    pub text: String,
    /// Names of fields; those of other classes with the same names count.
    pub fields: BTreeSet<String>,
    /// Whether elements of arrays are among it.
    pub elements: bool,
    /// Internal names of classes that must be initialised.
    pub classes: BTreeSet<String>,
}

impl Values {
    /// The statements that may change them or initialise one of their classes; there also what decides whether the
    /// initialisation comes to its end.
    pub(crate) fn places(&self, setting: &Setting<'_>, index: &Index) -> Vec<Place> {
        let mut found = Vec::new();
        for place in setting.places().filter(|place| self.may_change(setting, *place)) {
            found.push(place);
            found.extend(throwers(setting, place));
            found.extend(lasting(setting, index, setting.world.initializers(place).iter().copied()));
        }
        found
    }

    /// Whether a statement may change them, or initialise one of their classes.
    fn may_change(&self, setting: &Setting<'_>, place: Place) -> bool {
        let writes = match setting.actions.at(place) {
            Action::Write(field) => self.fields.contains(field.name),
            Action::WriteElement => self.elements,
            _ => false,
        };
        let initializes = |class: ClassRef| {
            let mut above = std::iter::successors(Some(class), |class| class.super_class);
            let mut interfaces = class.all_interfaces.iter();
            above.any(|class| self.classes.contains(class.name))
                || interfaces.any(|class| self.classes.contains(class.name))
        };
        writes || used_class(setting, place).is_some_and(initializes) || entered(setting, place).any(initializes)
    }
}

/// The class that a statement initialises if nobody has (JVMS 5.5). Who runs code of a class has begun with that.
fn used_class(setting: &Setting<'_>, place: Place) -> Option<ClassRef> {
    let class = setting.world.method(place.method).method.class;
    let Operation::Pool(code, entry) = setting.world.statement(place).operation else { return None };
    let used = match code {
        GETSTATIC | PUTSTATIC => setting.program.resolve_field(class, entry).ok()?.class,
        INVOKESTATIC => setting.program.resolve_method(class, entry).ok()?.class,
        NEW => setting.program.resolve_class(class, entry).ok()?,
        _ => return None,
    };
    (!class.is_subclass_of(used)).then_some(used)
}

/// The classes whose static methods or constructors a statement enters, or lets a thread begin with: a method reference
/// initialises their class when it is called.
fn entered(setting: &Setting<'_>, place: Place) -> impl Iterator<Item = ClassRef> {
    let class = setting.world.method(place.method).method.class;
    let methods = setting.world.targets(place).iter().chain(setting.world.starts(place));
    let methods = methods.map(|method| setting.world.method(*method).method);
    let needs_class = methods.filter(|method| method.is_static() || method.is_constructor());
    needs_class.map(|method| method.class).filter(move |used| !class.is_subclass_of(used))
}
