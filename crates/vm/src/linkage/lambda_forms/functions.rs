//! The functions that the names of a lambda form apply, as the VM finds them in the heap.

use super::super::member_names::{IS_FIELD, kind};
use super::FormReader;
use crate::interpreter::detour::Detoured;
use crate::state::reference::Reference;
use program::ClassRef;
use synth::descriptor::{MethodDescriptor, Type};
use synth::lambda_form::{ArgumentSpec, FunctionSpec};

const METHOD_HANDLE: &str = "java/lang/invoke/MethodHandle";

/// A function and what it takes.
pub(super) struct Function {
    pub(super) spec: FunctionSpec,
    pub(super) parameters: Vec<Type>,
    /// A `MemberName` that is passed behind the other arguments.
    pub(super) member: Option<Reference>,
}

impl FormReader<'_> {
    /// The function that a `NamedFunction` stands for.
    pub(super) fn function(&mut self, function: Reference) -> Detoured<Function> {
        let member = Reference::from_slot(self.machine.heap.field(function, self.machine.known.function_member));
        let handle = Reference::from_slot(self.machine.heap.field(function, self.machine.known.function_handle));
        let by_member = if member.is_null() { None } else { self.member_function(member)? };
        match by_member {
            Some(function) => Ok(function),
            None if !handle.is_null() => self.handle_function(handle),
            None => {
                let what = if member.is_null() { None } else { self.machine.member_name_and_type(member) };
                Err(self
                    .machine
                    .unsupported(format!("a lambda form with a function that is neither named nor a handle: {what:?}")))
            }
        }
    }

    /// The function that a handle is.
    fn handle_function(&mut self, handle: Reference) -> Detoured<Function> {
        let handle_type = Reference::from_slot(self.machine.heap.field(handle, self.machine.known.handle_type));
        let descriptor = self.machine.method_type_descriptor(handle_type);
        let full = self.parse(&descriptor)?;
        let ArgumentSpec::Constant(constant) = self.constant(handle) else {
            return Err(self.machine.unsupported("a lambda form whose function is no object"));
        };
        Ok(Function {
            spec: FunctionSpec::Handle { constant, descriptor: basic(&full) },
            parameters: full.parameters,
            member: None,
        })
    }

    /// The function that a member is; none if it can only be called through a handle.
    fn member_function(&mut self, member: Reference) -> Detoured<Option<Function>> {
        let Some(holder) = self.machine.member_holder(member) else { return Ok(None) };
        let (name, descriptor) = self.machine.expanded_member(member)?;
        let (of, reference_kind) = self.machine.member_flags(member);
        if of == IS_FIELD {
            return Ok(field_function(holder, &name, &descriptor, reference_kind));
        }
        let own = self.parse(&descriptor)?;
        let is_static = reference_kind == kind::INVOKE_STATIC;
        let mut parameters = own.parameters.clone();
        if !is_static {
            parameters.insert(0, Type::reference(holder.name));
        }
        if let Some(spec) = polymorphic_function(holder, &name, &own) {
            return Ok(Some(Function { spec, parameters, member: None }));
        }
        let nameable = !holder.hidden && !holder.is_array() && holder.is_of_jdk();
        if reference_kind == kind::NEW_INVOKE_SPECIAL || name == "<init>" {
            return Ok(None);
        }
        if !nameable {
            let receiver = (!is_static).then(|| Type::reference("java/lang/Object"));
            return Ok(Some(linker_function(reference_kind, receiver, &own, parameters, member)));
        }
        let (owner, is_interface) = (holder.name.to_owned(), holder.is_interface());
        let spec = if is_static {
            FunctionSpec::Static { owner, name, descriptor, is_interface }
        } else {
            FunctionSpec::Virtual { owner, name, descriptor, is_interface }
        };
        Ok(Some(Function { spec, parameters, member: None }))
    }
}

/// `invokeBasic` and the linkers, which take any types.
fn polymorphic_function(holder: ClassRef, name: &str, descriptor: &MethodDescriptor) -> Option<FunctionSpec> {
    if holder.name != METHOD_HANDLE {
        return None;
    }
    match name {
        "invokeBasic" => Some(FunctionSpec::InvokeBasic { descriptor: basic(descriptor) }),
        "linkToStatic" | "linkToVirtual" | "linkToSpecial" | "linkToInterface" => {
            Some(FunctionSpec::LinkTo { name: name.to_owned(), descriptor: linker_descriptor(descriptor) })
        }
        _ => None,
    }
}

/// A field that is read: of a bound method handle, or a static one of the JDK.
fn field_function(holder: ClassRef, name: &str, descriptor: &str, reference_kind: u8) -> Option<Function> {
    if !holder.is_of_jdk() || holder.hidden {
        return None;
    }
    let (owner, name, descriptor) = (holder.name.to_owned(), name.to_owned(), descriptor.to_owned());
    let (spec, parameters) = match reference_kind {
        kind::GET_FIELD => (FunctionSpec::GetField { owner, name, descriptor }, vec![Type::reference(holder.name)]),
        kind::GET_STATIC => (FunctionSpec::GetStatic { owner, name, descriptor }, vec![]),
        _ => return None,
    };
    Some(Function { spec, parameters, member: None })
}

/// A method that no class file can name: called through its `MemberName`.
fn linker_function(
    reference_kind: u8,
    receiver: Option<Type>,
    own: &MethodDescriptor,
    parameters: Vec<Type>,
    member: Reference,
) -> Function {
    let name = match reference_kind {
        kind::INVOKE_STATIC => "linkToStatic",
        kind::INVOKE_VIRTUAL => "linkToVirtual",
        kind::INVOKE_INTERFACE => "linkToInterface",
        _ => "linkToSpecial",
    };
    let mut descriptor = own.clone();
    descriptor.parameters.splice(0..0, receiver);
    descriptor.parameters.push(Type::reference("java/lang/invoke/MemberName"));
    let spec = FunctionSpec::LinkTo { name: name.to_owned(), descriptor: linker_descriptor(&descriptor) };
    Function { spec, parameters, member: Some(member) }
}

/// Basic types, but the `MemberName` at the end as it is.
fn linker_descriptor(descriptor: &MethodDescriptor) -> String {
    let mut all = descriptor.clone();
    let last = all.parameters.pop();
    let mut erased = basic_types(&all);
    erased.parameters.extend(last);
    erased.descriptor()
}

fn basic(descriptor: &MethodDescriptor) -> String {
    basic_types(descriptor).descriptor()
}

fn basic_types(descriptor: &MethodDescriptor) -> MethodDescriptor {
    let erase = |of_type: &Type| match of_type {
        Type::Reference(_) => Type::reference("java/lang/Object"),
        Type::Boolean | Type::Byte | Type::Char | Type::Short => Type::Int,
        other => other.clone(),
    };
    MethodDescriptor {
        parameters: descriptor.parameters.iter().map(erase).collect(),
        result: erase(&descriptor.result),
    }
}
