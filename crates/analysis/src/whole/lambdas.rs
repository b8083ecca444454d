//! Lambdas and method references: objects that call a method when the method of their interface is called.
//!
//! The implementation takes the captured values and then the arguments (`LambdaMetafactory`); boxing makes objects of
//! the library. A constructor reference makes its object at the place of its `invokedynamic`.

use super::calls::{Call, CallId, Selected};
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
        for interface in interfaces.iter().filter(|interface| interface.is_subclass_of(resolved.class)) {
            return match self.program.find_method(interface, resolved.name, resolved.descriptor) {
                Ok(found) if found.is_abstract() && found.name == lambda.name => Selected::Lambda,
                Ok(found) if found.is_abstract() => Selected::Nothing,
                Ok(found) if found.class.is_application() => Selected::Own(found),
                Ok(found) => Selected::Library(found),
                Err(_) => Selected::Nothing,
            };
        }
        Selected::Nothing
    }

    /// A call of what a lambda stands for.
    pub(super) fn call_lambda(&mut self, call: CallId, object: ObjectNumber) {
        if self.lambda_calls.contains_key(&(call, object)) {
            return;
        }
        let Some(lambda) = self.lambdas.get(&object).cloned() else { return };
        let known = self.call(call);
        let method = lambda.implementation;
        let mut arguments = self.implementation_arguments(&lambda, &known);
        let made = (lambda.kind == HandleKind::New).then(|| self.make_by_reference(&lambda));
        if let Some(made) = made {
            arguments.insert(0, Some(self.alone(made)));
        }
        let is_boxed = !matches!(method.result, b'L' | b'V');
        if let Some(to) = known.to {
            if let Some(result) = made.or(is_boxed.then_some(ObjectNumber::LIBRARY)) {
                self.give(to, result);
            }
        }
        let to = known.to.filter(|_| method.result == b'L');
        let inner = self.add_call(Call { resolved: method, arguments, to, ..known });
        self.lambda_calls.insert((call, object), inner);
        if matches!(lambda.kind, HandleKind::Static | HandleKind::New) {
            self.initialize(method.class, self.calls[inner.0 as usize].caller.place());
        }
        match lambda.kind {
            HandleKind::Virtual => self.call_selected(inner),
            HandleKind::Static | HandleKind::Special | HandleKind::New => self.call_certain(inner, method),
        }
    }

    fn make_by_reference(&mut self, lambda: &Lambda) -> ObjectNumber {
        let object = self.objects.add(ObjectKind::New(lambda.site), Some(lambda.implementation.class));
        self.several.insert(object);
        object
    }

    /// Captured values and arguments, as the implementation takes them; a primitive may have been boxed.
    fn implementation_arguments(&mut self, lambda: &Lambda, call: &Call) -> Vec<Option<NodeId>> {
        let boxed = self.alone(ObjectNumber::LIBRARY);
        let given: Vec<Option<NodeId>> = lambda.captured.iter().chain(call.arguments.iter().skip(1)).copied().collect();
        let method = lambda.implementation;
        let types = parameter_classes(self, lambda, method);
        let mut arguments = Vec::new();
        for (number, from) in given.into_iter().enumerate() {
            let from = from.unwrap_or(boxed);
            arguments.push(Some(match types.get(number).copied().flatten() {
                Some(class) => {
                    let node = self.constraints.node();
                    self.flow_as(from, node, Filter { class, check: Check::Verified });
                    node
                }
                None => from,
            }));
        }
        arguments
    }
}

/// The classes that the verifier has checked for the implementation's receiver and parameters.
fn parameter_classes(solver: &Solver<'_>, lambda: &Lambda, method: MethodRef) -> Vec<Option<ClassRef>> {
    let has_receiver = !method.is_static() && lambda.kind != HandleKind::New;
    let mut classes = Vec::new();
    if has_receiver {
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
