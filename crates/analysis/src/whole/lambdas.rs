//! Lambdas and method references: objects that call a method when the method of their interface is called.
//!
//! The implementation takes the captured values and then the arguments (`LambdaMetafactory`); boxing makes objects of
//! the library. A constructor reference makes its object at the place of its `invokedynamic`.

use super::calls::{Call, CallId, Caller, Selected};
use super::constraints::NodeId;
use super::objects::{Check, Filter, ObjectKind, ObjectNumber};
use super::place::Place;
use super::solver::Solver;
use classfile::descriptor;
use program::{ClassRef, MethodRef};

/// How an implementation is called (JVMS table 5.4.3.5-A).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HandleKind {
    Virtual,
    Static,
    Special,
    New,
}

/// What a lambda does.
#[derive(Clone, Debug)]
pub(super) struct Lambda {
    pub(super) site: Place,
    /// The name of the interface's method.
    pub(super) name: String,
    pub(super) kind: HandleKind,
    pub(super) implementation: MethodRef,
    pub(super) captured: Vec<Option<NodeId>>,
}

impl Solver<'_> {
    /// The method that a call runs on a lambda: its own, or a default method.
    pub(super) fn select_of_lambda(&self, object: ObjectNumber, resolved: MethodRef) -> Selected {
        let Some(lambda) = self.lambdas.get(&object) else { return Selected::Nothing };
        let interfaces = &self.objects.get(object).interfaces;
        let Some(interface) = interfaces.iter().find(|interface| interface.is_subclass_of(resolved.class)) else {
            return Selected::Nothing;
        };
        match self.program.find_method(interface, resolved.name, resolved.descriptor) {
            Ok(found) if found.is_abstract() && found.name == lambda.name => Selected::Lambda,
            Ok(found) if found.is_abstract() => Selected::Nothing,
            Ok(found) if self.adoption.is_own(found.class) => Selected::Own(found),
            Ok(found) => Selected::Library(found),
            Err(_) => Selected::Nothing,
        }
    }

    /// A call of what a lambda stands for. All calls by one caller are one call of the implementation: a lambda may
    /// lead to itself.
    pub(super) fn call_lambda(&mut self, call: CallId, object: ObjectNumber) {
        let Some(lambda) = self.lambdas.get(&object).cloned() else { return };
        if !self.linked_lambdas.insert((call, object)) {
            return;
        }
        let known = self.call(call);
        let inner = match self.lambda_calls.get(&(known.caller, object)) {
            Some(inner) => *inner,
            None => self.call_implementation(known.caller, object, &lambda),
        };
        let inner = self.call(inner);
        let boxed = self.alone(ObjectNumber::LIBRARY);
        let first = inner.arguments.len().saturating_sub(known.arguments.len().saturating_sub(1));
        let types = parameter_classes(self, &lambda);
        for (number, from) in known.arguments.iter().skip(1).enumerate() {
            if let Some(Some(to)) = inner.arguments.get(first + number).copied() {
                self.hand(from.unwrap_or(boxed), to, types.get(first + number).copied().flatten());
            }
        }
        if let (Some(from), Some(to)) = (inner.to, known.to) {
            self.flow(from, to);
        }
        self.flow(inner.raised, known.raised);
    }

    fn hand(&mut self, from: NodeId, to: NodeId, class: Option<ClassRef>) {
        match class {
            Some(class) => self.flow_as(from, to, Filter { class, check: Check::Verified }),
            None => self.flow(from, to),
        }
    }

    /// The call of the implementation: captured values are handed over, arguments follow.
    fn call_implementation(&mut self, caller: Caller, object: ObjectNumber, lambda: &Lambda) -> CallId {
        let method = lambda.implementation;
        let types = parameter_classes(self, lambda);
        let arguments: Vec<Option<NodeId>> = types.iter().map(|_| Some(self.constraints.node())).collect();
        let boxed = self.alone(ObjectNumber::LIBRARY);
        let first = usize::from(lambda.kind == HandleKind::New);
        for (number, from) in lambda.captured.iter().enumerate() {
            if let Some(Some(to)) = arguments.get(first + number).copied() {
                self.hand(from.unwrap_or(boxed), to, types.get(first + number).copied().flatten());
            }
        }
        let (to, raised) = (self.constraints.node(), self.constraints.node());
        if lambda.kind == HandleKind::New {
            let made = self.make_by_reference(lambda);
            self.give(to, made);
            if let Some(Some(this)) = arguments.first() {
                self.give(*this, made);
            }
        } else if !matches!(method.result, b'L' | b'V') {
            self.give(to, ObjectNumber::LIBRARY);
        }
        let inner = self.add_call(Call { caller, resolved: method, arguments, to: Some(to), raised });
        self.lambda_calls.insert((caller, object), inner);
        if matches!(lambda.kind, HandleKind::Static | HandleKind::New) {
            self.initialize_for(method.class, caller);
        }
        match lambda.kind {
            HandleKind::Virtual => self.call_selected(inner),
            HandleKind::Static | HandleKind::Special | HandleKind::New => self.call_certain(inner, method),
        }
        inner
    }

    fn make_by_reference(&mut self, lambda: &Lambda) -> ObjectNumber {
        let object = self.objects.add(ObjectKind::New(lambda.site), Some(lambda.implementation.class));
        self.several.insert(object);
        object
    }
}

/// The classes that the verifier has checked for the implementation's receiver, if it has one, and its parameters.
fn parameter_classes(solver: &Solver<'_>, lambda: &Lambda) -> Vec<Option<ClassRef>> {
    let method = lambda.implementation;
    let mut classes = Vec::new();
    if !method.is_static() {
        classes.push(Some(method.class));
    }
    if let Ok(parsed) = descriptor::parse_method(method.descriptor) {
        let is_reference = |text: &str| text.starts_with(['L', '[']);
        classes.extend(parsed.parameters.iter().map(|parameter| {
            let text = Some(parameter.text()).filter(|text| is_reference(text))?;
            solver.program.resolve_descriptor(method.class, text).ok()
        }));
    }
    classes
}
