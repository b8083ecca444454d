//! What the class library may do with objects that it holds.
//!
//! It knows its own methods only, so it may call whatever overrides or implements one of those, with anything that it
//! holds. It reads and writes elements of arrays. It finds the constants of an enumeration by `values()` as soon as it
//! has one of them, or the class. Fields of own classes it never accesses, but by what is named as not followed.

use super::calls::{Call, CallId, Caller, Selected};
use super::objects::{Check, ObjectKind, ObjectNumber};
use super::solver::Solver;
use super::thread_calls::is_thread;
use program::{ClassRef, MethodRef};

impl Solver<'_> {
    /// The library holds one more object.
    pub(super) fn hold(&mut self, object: ObjectNumber) {
        let known = self.objects.get(object);
        let (kind, class) = (known.kind, known.class);
        match (kind, class) {
            (ObjectKind::Mirror(of), _) => self.find_constants(of),
            (_, Some(class)) if class.is_array() => self.share_elements(object, class),
            (ObjectKind::New(_), Some(class)) if class.name == "java/lang/String" => self.intern(object),
            (_, Some(class)) if class.is_application() => {
                self.find_constants(class);
                if is_thread(class) {
                    self.call_overrides(object, class, true);
                }
            }
            _ => {}
        }
    }

    /// A text that own code has made may become the one that a literal refers to, if it is interned first.
    fn intern(&mut self, object: ObjectNumber) {
        let literals = self.alone(ObjectNumber::TEXT);
        self.give(literals, object);
    }

    fn share_elements(&mut self, object: ObjectNumber, class: ClassRef) {
        if let Some(component) = class.component().filter(|component| !component.is_primitive()) {
            let elements = self.elements(object);
            self.flow(elements, self.called);
            let held = self.held_as(component, Check::Executed);
            self.flow(held, elements);
        }
    }

    /// The library finds the constants of an enumeration.
    pub(super) fn find_constants(&mut self, class: ClassRef) {
        let mut walk = Some(class);
        while let Some(current) = walk.filter(|current| current.is_application()) {
            let is_enum = current.super_class.is_some_and(|parent| parent.name == "java/lang/Enum");
            if is_enum && self.known_enums.insert(current.id) {
                self.initialize(current, None);
                let values = current.methods().iter().find(|method| {
                    method.name == "values" && method.is_static() && method.descriptor.starts_with("()[")
                });
                if let Some(values) = values {
                    let call = self.library_call(values);
                    self.enter(call, values, None);
                }
            }
            walk = current.super_class;
        }
    }

    /// The library may call methods of one more object.
    pub(super) fn call_back(&mut self, object: ObjectNumber) {
        match self.objects.get(object).class {
            Some(class) if is_thread(class) => {
                self.call_overrides(object, class, false);
                self.run_by_library(object);
            }
            Some(class) if class.is_application() && !class.is_array() => self.call_overrides(object, class, false),
            Some(_) => {}
            None => self.call_lambda_back(object),
        }
    }

    fn run_by_library(&mut self, object: ObjectNumber) {
        let thread = self.program.load(super::thread_calls::THREAD).ok();
        if let Some(run) = thread.and_then(|thread| thread.declared_method("run", "()V")) {
            let call = self.library_call(run);
            self.receive(call, object);
        }
    }

    /// Calls every own method that an object's class has for a method of the library.
    fn call_overrides(&mut self, object: ObjectNumber, class: ClassRef, is_running_apart: bool) {
        let mut walk = Some(class);
        while let Some(current) = walk {
            self.call_overrides_of(object, current, is_running_apart);
            walk = current.super_class;
        }
        for interface in class.all_interfaces.iter() {
            self.call_overrides_of(object, interface, is_running_apart);
        }
    }

    fn call_overrides_of(&mut self, object: ObjectNumber, holder: ClassRef, is_running_apart: bool) {
        if holder.is_application() {
            return;
        }
        for declared in holder.methods().iter().filter(|method| may_be_overridden(method)) {
            let is_run = declared.name == "run" && declared.descriptor == "()V";
            if is_run && is_running_apart {
                continue;
            }
            match self.select(object, declared) {
                Selected::Own(method) => {
                    let call = self.library_call(method);
                    self.enter(call, method, Some(object));
                }
                Selected::Lambda => {
                    let call = self.library_call(declared);
                    self.call_lambda(call, object);
                }
                Selected::Library(_) | Selected::Nothing => {}
            }
        }
    }

    fn call_lambda_back(&mut self, object: ObjectNumber) {
        for interface in self.objects.get(object).interfaces.clone() {
            self.call_overrides_of(object, interface, false);
            for further in interface.all_interfaces.iter() {
                self.call_overrides_of(object, further, false);
            }
        }
    }

    /// The library's call of a method, with whatever it holds.
    pub(super) fn library_call(&mut self, method: MethodRef) -> CallId {
        if let Some(known) = self.callbacks.get(&method.id) {
            return *known;
        }
        let mut arguments = self.library_arguments(method);
        if !method.is_static() {
            arguments.insert(0, None);
        }
        let to = (method.result == b'L').then_some(self.called);
        let call = Call { caller: Caller::Library, resolved: method, arguments, to, raised: self.called };
        let call = self.add_call(call);
        self.callbacks.insert(method.id, call);
        call
    }
}

fn may_be_overridden(method: MethodRef) -> bool {
    !method.is_static() && !method.is_private() && !method.is_constructor() && !method.is_initializer()
}
