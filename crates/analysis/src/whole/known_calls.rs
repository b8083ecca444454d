//! Library methods that are known better than by their signature, since every program calls them.
//!
//! `Object`'s constructor and its final methods keep nothing and call nothing (JLS 4.3.2); `getClass` gives the mirror
//! of the receiver's class; `clone` gives a copy; `System.arraycopy` moves elements; `Objects.requireNonNull` gives its
//! argument; `String.valueOf` asks for `toString`. Errs towards more objects: a copy has whatever its original ever
//! has.

use super::calls::Call;
use super::objects::{ObjectKind, ObjectNumber};
use super::solver::{Solver, Use};
use program::MethodRef;

impl Solver<'_> {
    /// Whether a call was one of those.
    pub(super) fn call_known(&mut self, call: &Call, method: MethodRef, receiver: Option<ObjectNumber>) -> bool {
        match (method.class.name, method.name, receiver) {
            ("java/lang/Object", "getClass", Some(object)) => self.get_class(call, object),
            ("java/lang/Object", "clone", Some(object)) => self.copy(call, object),
            ("java/lang/Object", "<init>" | "notify" | "notifyAll" | "wait" | "hashCode" | "equals", _) => {}
            ("java/lang/String", "valueOf", None) if method.descriptor.starts_with("(Ljava/lang/Object;)") => {
                self.text_of(call, method);
            }
            ("java/lang/System", "arraycopy", None) => self.copy_elements(call),
            ("java/util/Objects", "requireNonNull", None) if call.arguments.len() == 1 => {
                if let (Some(Some(from)), Some(to)) = (call.arguments.first(), call.to) {
                    self.flow(*from, to);
                }
            }
            _ => return false,
        }
        true
    }

    fn get_class(&mut self, call: &Call, object: ObjectNumber) {
        let Some(to) = call.to else { return };
        match self.objects.get(object).class {
            Some(class) => {
                let mirror = self.mirror(class);
                self.give(to, mirror);
            }
            // The classes of lambdas have no name; the library makes them.
            None => self.give(to, ObjectNumber::LIBRARY),
        }
    }

    fn copy(&mut self, call: &Call, object: ObjectNumber) {
        let known = self.objects.get(object);
        let here = call.caller.place();
        let (Some(class), Some(site)) = (known.class, here.or(known.site())) else {
            if let Some(to) = call.to {
                self.give(to, object);
            }
            return;
        };
        let copy = self.objects.add(ObjectKind::Copy(site), Some(class));
        if here.is_none() {
            self.several.insert(copy);
        }
        if let Some(to) = call.to {
            self.give(to, copy);
        }
        if class.is_array() {
            let (from, to) = (self.elements(object), self.elements(copy));
            self.flow(from, to);
        }
        let mut walk = Some(class);
        while let Some(current) = walk {
            for field in current.fields().iter().filter(|field| !field.is_static() && field.is_reference()) {
                if let (Some(from), Some(to)) = (self.field(object, field), self.field(copy, field)) {
                    self.flow(from, to);
                }
            }
            walk = current.super_class.filter(|parent| self.adoption.is_own(parent));
        }
    }

    /// `String.valueOf` asks its argument for `toString`.
    fn text_of(&mut self, call: &Call, method: MethodRef) {
        let object = self.program.load("java/lang/Object").ok();
        let text = object.and_then(|object| object.declared_method("toString", "()Ljava/lang/String;"));
        if let Some(resolved) = text {
            let inner = self.add_call(Call { resolved, ..call.clone() });
            self.call_selected(inner);
        }
        self.take_result(call, method);
    }

    fn copy_elements(&mut self, call: &Call) {
        let [Some(from), _, Some(to), ..] = call.arguments.as_slice() else { return };
        let between = self.constraints.node();
        self.add_use(*from, Use::LoadElement { to: between });
        self.add_use(*to, Use::StoreElement { from: between });
    }
}
