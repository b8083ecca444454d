//! Reflective calls: for each method or constructor that core reflection calls, a synthesised method that does it.

use crate::interpreter::detour::Detoured;
use crate::machine::Machine;
use program::registry::Definition;
use program::{ClassId, ClassRef, MethodId, MethodRef};
use rustc_hash::FxHashMap;
use synth::reflective_call::{self, Failures, Receiver, ReflectiveCall};

/// What has been synthesised so far. Only a saving: forgetting it changes nothing but memory.
#[derive(Default)]
pub(crate) struct ReflectiveCalls {
    made: FxHashMap<(MethodId, ClassId), MethodRef>,
}

/// In which way a call is made.
#[derive(Clone, Copy, Debug)]
pub enum Manner {
    /// As this native method of the JDK: stack traces show it, and what the target throws is wrapped.
    As(MethodRef),
    /// For Java code that catches what the target throws itself.
    Plain,
}

impl Machine {
    /// The synthesised method `(Object receiver, Object[] arguments) => Object` that calls `method`. A constructor is
    /// run on a new instance of `allocated`, which is its class or, for serialization, a subclass of it. A JDK reflects
    /// in one manner only, so that the manner needs not be told apart later.
    pub fn reflective_call(&mut self, method: MethodRef, allocated: ClassRef, manner: Manner) -> Detoured<MethodRef> {
        let key = (method.id, allocated.id);
        if let Some(made) = self.process.reflective_calls.made.get(&key) {
            return Ok(made);
        }
        let call = self.describe_call(method, allocated, manner);
        let made = self.define_call(&call, allocated)?;
        if let Manner::As(native) = manner {
            made.set_stands_for(native);
        }
        self.process.reflective_calls.made.insert(key, made);
        Ok(made)
    }

    fn describe_call(&self, method: MethodRef, allocated: ClassRef, manner: Manner) -> ReflectiveCall {
        let receiver = if method.is_static() {
            Receiver::None
        } else if method.is_constructor() {
            Receiver::Allocated(allocated.defined_name())
        } else {
            Receiver::Given
        };
        ReflectiveCall {
            class_name: String::from("sojourner/ReflectiveCall"),
            owner: method.class.defined_name(),
            owner_is_interface: method.class.is_interface(),
            name: method.name.to_owned(),
            descriptor: method.descriptor.to_owned(),
            receiver,
            failures: if matches!(manner, Manner::As(_)) { Failures::Wrapped } else { Failures::Plain },
        }
    }

    fn define_call(&mut self, call: &ReflectiveCall, host: ClassRef) -> Detoured<MethodRef> {
        let bytes = match reflective_call::synthesize(call) {
            Ok(bytes) => bytes,
            Err(error) => {
                return Err(self.unsupported(format!("a reflective call of {}.{}: {error}", call.owner, call.name)));
            }
        };
        let definition = Definition { origin: host.origin, hidden: true, host: Some(host) };
        let class = self.program.define(Box::leak(bytes.into_boxed_slice()), definition);
        let class = self.linked(class)?;
        self.set_initialized_for_ever(class)?;
        self.own_method(class, (reflective_call::METHOD, reflective_call::DESCRIPTOR))
    }
}
