//! Calls of the class library: what is handed over is held and may be called, the result is anything that is held.
//!
//! The result is filtered by its declared type where that is a class; an interface is not verified. Errs towards more:
//! no collection is told from another, and whatever is handed over once may come back from any call.

use super::calls::{Call, CallId, Caller};
use super::constraints::NodeId;
use super::objects::{Check, ObjectNumber};
use super::solver::Solver;
use classfile::descriptor;
use program::{ClassRef, MethodRef};
use std::rc::Rc;

impl Solver<'_> {
    /// A call of a library method on an object, if it has a receiver.
    pub(super) fn call_library(&mut self, call: CallId, method: MethodRef, receiver: Option<ObjectNumber>) {
        let known = self.call(call);
        if let Some(place) = known.caller.place() {
            self.site(place).calls_library = true;
        }
        let is_known = self.call_known(&known, method, receiver) || self.call_builder(&known, method, receiver);
        if is_known || self.call_thread(call, &known, method, receiver) {
            return;
        }
        // Adopted code ends there.
        if known.caller.place().is_some_and(|place| self.is_in_adopted(place)) {
            let result = method.descriptor.rsplit_once(')').map_or("", |(_, result)| result);
            let is_value = result.starts_with("Ljava/lang/") && result != "Ljava/lang/Object;";
            if let Some(to) = known.to.filter(|_| is_value) {
                self.give(to, ObjectNumber::LIBRARY);
            }
            return;
        }
        if let Caller::Started(place) = known.caller {
            self.site(place).starts_library = true;
        }
        let is_certain = receiver.is_none_or(|receiver| receiver != ObjectNumber::LIBRARY);
        let keeps = if is_certain { self.keeps(method) } else { Rc::default() };
        let keeps = |position: usize| keeps.get(position).is_none_or(|keeps| *keeps);
        if let Some(receiver) = receiver.filter(|_| keeps(0)) {
            self.give(self.called, receiver);
        }
        for (position, argument) in known.arguments.iter().enumerate().skip(usize::from(receiver.is_some())) {
            if let Some(argument) = argument.filter(|_| keeps(position)) {
                self.flow(argument, self.called);
            }
        }
        self.take_result(&known, method);
    }

    /// Hands arguments to the library, those behind the first ones.
    pub(super) fn hand_over(&mut self, call: &Call, skipped: usize) {
        for argument in call.arguments.iter().skip(skipped).flatten() {
            self.flow(*argument, self.called);
        }
    }

    /// Takes a result and exceptions from the library.
    pub(super) fn take_result(&mut self, call: &Call, method: MethodRef) {
        if let Some(to) = call.to {
            let held = self.held_of_result(method);
            self.flow(held, to);
        }
        self.take_exceptions(call);
    }

    pub(super) fn take_exceptions(&mut self, call: &Call) {
        if let Ok(throwable) = self.program.load("java/lang/Throwable") {
            let thrown = self.held_as(throwable, Check::Verified);
            self.flow(thrown, call.raised);
        }
    }

    fn held_of_result(&mut self, method: MethodRef) -> NodeId {
        let result = method.descriptor.rsplit_once(')').map_or("", |(_, result)| result);
        self.held_of_type(method.class, result)
    }

    /// What the library may hand out as a value of a declared type.
    pub(super) fn held_of_type(&mut self, seen_from: ClassRef, descriptor: &str) -> NodeId {
        match self.program.resolve_descriptor(seen_from, descriptor) {
            Ok(class) => self.held_as(class, Check::Verified),
            Err(_) => self.held,
        }
    }

    /// The arguments of a call that the library makes.
    pub(super) fn library_arguments(&mut self, method: MethodRef) -> Vec<Option<NodeId>> {
        let Ok(parsed) = descriptor::parse_method(method.descriptor) else { return Vec::new() };
        let is_reference = |text: &str| text.starts_with(['L', '[']);
        let types: Vec<&str> = parsed.parameters.iter().map(|parameter| parameter.text()).collect();
        types.into_iter().map(|text| is_reference(text).then(|| self.held_of_type(method.class, text))).collect()
    }
}
