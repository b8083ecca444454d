//! Which objects there may be, and what calls on them select.

use super::{Graph, NodeId, Subject};
use crate::given::Given;
use library::classes::{PRESENT, THROWN};
use program::{ClassId, ClassRef, MethodRef, access, dispatch};
use rustc_hash::{FxHashMap, FxHashSet};

/// Classes of which there may be objects, by everything that they are assignable to.
#[derive(Default)]
pub(super) struct Receivers {
    instantiated: FxHashSet<ClassId>,
    by_type: FxHashMap<ClassId, Vec<Receiver>>,
    /// The dispatches on each static type.
    calls: FxHashMap<ClassId, Vec<NodeId>>,
    lambdas: Vec<Lambda>,
}

/// A kind of object.
#[derive(Clone, Copy)]
enum Receiver {
    Class(ClassRef),
    /// An object made by a lambda expression or method reference: its class comes into being at run time only.
    Lambda(usize),
}

/// What is known of the class behind a lambda.
#[derive(Clone)]
struct Lambda {
    interface: ClassRef,
    /// The method that the lambda implements.
    name: &'static str,
    implementation: NodeId,
}

impl Graph {
    /// There may be objects of exactly this class.
    pub(crate) fn instantiate(&mut self, class: ClassRef) {
        let has_objects = class.access & access::ABSTRACT == 0 && !class.is_array() && !class.is_primitive();
        if !has_objects || !self.receivers.instantiated.insert(class.id) {
            return;
        }
        let mut walk = Some(class);
        while let Some(current) = walk {
            self.receive(current, Receiver::Class(class));
            walk = current.super_class;
        }
        for interface in &class.all_interfaces {
            self.receive(interface, Receiver::Class(class));
        }
    }

    /// There may be objects of the class that a lambda expression for an interface makes.
    pub(crate) fn instantiate_lambda(&mut self, interface: ClassRef, name: &'static str, implementation: NodeId) {
        let number = self.receivers.lambdas.len();
        self.receivers.lambdas.push(Lambda { interface, name, implementation });
        if let Some(object) = interface.super_class {
            self.receive(object, Receiver::Lambda(number));
        }
        self.receive(interface, Receiver::Lambda(number));
        for other in interface.all_interfaces.iter().filter(|other| **other != interface) {
            self.receive(other, Receiver::Lambda(number));
        }
    }

    /// Whether there may be objects of a type of any class but one.
    pub(crate) fn has_other_receivers(&self, of: ClassRef, except: ClassRef) -> bool {
        let is_other = |receiver: &Receiver| !matches!(receiver, Receiver::Class(class) if *class == except);
        self.receivers.by_type.get(&of.id).is_some_and(|receivers| receivers.iter().any(is_other))
    }

    /// Objects that are there or come into being without any `new`.
    pub(super) fn instantiate_known(&mut self) {
        for name in PRESENT.iter().chain(THROWN).map(|row| row.class) {
            if let Ok(class) = self.program.load(name) {
                self.instantiate(class);
            }
        }
    }

    fn receive(&mut self, static_type: ClassRef, receiver: Receiver) {
        self.receivers.by_type.entry(static_type.id).or_default().push(receiver);
        self.wake(static_type);
        for call in self.receivers.calls.get(&static_type.id).cloned().unwrap_or_default() {
            if let Subject::Dispatch { resolved, given, .. } = self.nodes[call.0 as usize].subject {
                self.connect(call, resolved, given, receiver);
            }
        }
    }

    /// Whether there may be objects that are assignable to a class, arrays aside.
    pub(super) fn has_receivers(&self, class: ClassRef) -> bool {
        // Arrays are objects, cloneable and serializable.
        let holds_arrays = matches!(class.name, "java/lang/Object" | "java/lang/Cloneable" | "java/io/Serializable");
        holds_arrays || self.receivers.by_type.contains_key(&class.id)
    }

    /// Connects a new dispatch with everything it may select.
    pub(super) fn find_targets(&mut self, call: NodeId, class: ClassRef, resolved: MethodRef, given: Given) {
        self.receivers.calls.entry(class.id).or_default().push(call);
        // Arrays have the methods of `Object`; which arrays there are is not recorded.
        if (class.super_class.is_none() || class.is_interface()) && resolved.class.super_class.is_none() {
            let target = self.method(resolved);
            self.add_target(call, target);
        }
        for receiver in self.receivers.by_type.get(&class.id).cloned().unwrap_or_default() {
            self.connect(call, resolved, given, receiver);
        }
    }

    fn connect(&mut self, call: NodeId, resolved: MethodRef, given: Given, receiver: Receiver) {
        match receiver {
            // An error means that the call throws.
            Receiver::Class(class) => {
                if let Ok(method) = dispatch::select(class, resolved) {
                    let target = self.method_with(method, given);
                    self.add_target(call, target);
                }
            }
            Receiver::Lambda(number) => self.connect_lambda(call, resolved, number),
        }
    }

    /// The class of a lambda implements one method, whatever its descriptor; it inherits default methods and those of
    /// `Object`.
    fn connect_lambda(&mut self, call: NodeId, resolved: MethodRef, number: usize) {
        let Lambda { interface, name, implementation } = self.receivers.lambdas[number].clone();
        if resolved.name == name {
            self.add_target(call, implementation);
        }
        let object = self.program.loaded("java/lang/Object");
        for holder in [Some(interface), object].into_iter().flatten() {
            let inherited = self.program.find_method(holder, resolved.name, resolved.descriptor);
            if let Ok(method) = inherited
                && !method.is_abstract()
            {
                let target = self.method(method);
                self.add_target(call, target);
            }
        }
    }
}
