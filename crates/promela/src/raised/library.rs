//! What calls of the class library raise that a model knows by itself.

use super::{Exceptions, Raised, called};
use crate::boxing;
use crate::concurrent;
use crate::enums;
use crate::helpers::{Helper, NO_NUMBER};
use crate::library_calls::Known;
use crate::texts;
use analysis::whole::{DynamicSite, Lock, MethodNumber, ObjectKind, Place};
use flow::form::Value;

impl Exceptions<'_> {
    pub(super) fn add_of_library(&self, place: Place, raised: &mut Raised) {
        match called(self.world(), place) {
            Some(Known::Wait { .. }) => {
                self.add_of_monitor(place, raised);
                self.add_interrupted(raised);
            }
            Some(Known::Concurrent(call)) => {
                let names = concurrent::raises(call, self.world().statement(place));
                names.iter().for_each(|name| self.add(raised, name));
                if concurrent::is_interruptible(call) {
                    self.add_interrupted(raised);
                }
                if let Some(operand) = concurrent::function_of(call) {
                    self.functions(place, operand).iter().for_each(|one| raised.add_all(self.leaving(*one)));
                }
            }
            Some(Known::Notify | Known::NotifyAll) => self.add_of_monitor(place, raised),
            Some(Known::Join { .. } | Known::Sleep) => self.add_interrupted(raised),
            Some(Known::SetDaemon) => self.add(raised, "java/lang/IllegalThreadStateException"),
            Some(Known::Start) if self.setting.may_throw(place) => {
                self.add(raised, "java/lang/IllegalThreadStateException");
            }
            Some(Known::CheckIndex) => self.add(raised, "java/lang/IndexOutOfBoundsException"),
            Some(Known::ArrayCopy) => {
                self.add(raised, "java/lang/ArrayIndexOutOfBoundsException");
                if !(self.non_null.is_object(place, 0) && self.non_null.is_object(place, 2)) {
                    self.add(raised, "java/lang/NullPointerException");
                }
            }
            Some(Known::Helper(Helper::Parse)) => self.add(raised, NO_NUMBER),
            Some(Known::Text(
                texts::Use::StartsWith | texts::Use::EndsWith | texts::Use::CompareTo | texts::Use::Concat,
            )) if !self.non_null.is_object(place, 1) => {
                self.add(raised, "java/lang/NullPointerException");
            }
            Some(Known::Text(texts::Use::CharAt | texts::Use::Substring)) => {
                self.add(raised, "java/lang/StringIndexOutOfBoundsException");
            }
            Some(Known::Boxing(_, boxing::Use::CompareTo) | Known::Enum(enums::Use::CompareTo))
                if !self.non_null.is_object(place, 1) =>
            {
                self.add(raised, "java/lang/NullPointerException");
            }
            Some(Known::RequireNonNull) if !self.non_null.is_object(place, 0) => {
                self.add(raised, "java/lang/NullPointerException");
            }
            _ => {}
        }
    }

    /// The own methods that a function which the library is given stands for.
    fn functions(&self, place: Place, operand: usize) -> Vec<MethodNumber> {
        let world = self.world();
        let Some(value) = world.statement(place).operands.get(operand) else { return Vec::new() };
        let mut found = Vec::new();
        for object in world.points_to().of(place.method, *value).iter() {
            let known = world.points_to().object(object);
            match (known.kind, known.class) {
                (ObjectKind::Lambda(site), _) => {
                    if let Some(DynamicSite::Lambda { implementation, .. }) = world.dynamic(site) {
                        found.extend(world.number_of(implementation));
                    }
                }
                (_, Some(class)) => found.extend(class.methods().iter().filter_map(|method| world.number_of(method))),
                _ => {}
            }
        }
        found
    }

    fn add_interrupted(&self, raised: &mut Raised) {
        if self.interrupts {
            self.add(raised, "java/lang/InterruptedException");
        }
    }

    fn add_of_monitor(&self, place: Place, raised: &mut Raised) {
        if !self.holds_own_monitor(place) {
            self.add(raised, "java/lang/IllegalMonitorStateException");
        }
    }

    /// Whether a call is one on the object whose synchronized method makes it, or whose monitor is surely held.
    fn holds_own_monitor(&self, place: Place) -> bool {
        let known = self.world().method(place.method);
        let receiver = self.world().statement(place).operands.first().copied();
        let only = receiver.and_then(|receiver| self.world().points_to().of(place.method, receiver).only());
        if only.is_some_and(|only| self.locks.held(place).any(|lock| lock == Lock::Object(only))) {
            return true;
        }
        let this = known.form.parameters.first().map(|this| Value::Variable(*this));
        let is_own = !known.method.is_static() && self.world().statement(place).operands.first().copied() == this;
        is_own && known.method.is_synchronized()
    }
}
