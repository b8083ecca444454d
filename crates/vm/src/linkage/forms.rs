//! Lambda forms: the JDK's little expression graphs behind method handles, translated to bytecode.
//!
//! A form is described by its shape (functions by name, arguments by position); forms of one shape share one synthesised
//! method in the process. The constant objects of a form (handles, members, classes) are collected in an array that its
//! entry point holds, so they belong to the state. The JDK's own bytecode generator and its interpreter of forms never run.

use super::members::{IS_FIELD, ResolvedMember, kind};
use crate::detour::Detoured;
use crate::machine::Machine;
use crate::reference::Reference;
use program::{ClassRef, MethodRef};
use synth::descriptor::{MethodDescriptor, Type};
use synth::lambda_form::{self, ArgumentSpec, BasicType, FunctionSpec, LambdaFormSpec, NameSpec};

const CLASS_NAME: &str = "java/lang/invoke/LambdaForm$MH";
const METHOD_HANDLE: &str = "java/lang/invoke/MethodHandle";
/// Names of an idiom that catches exceptions.
const IDIOM_LENGTH: usize = 3;

impl Machine {
    /// The entry point of a form, made now if need be.
    pub(super) fn form_entry(&mut self, form: Reference) -> Detoured<ResolvedMember> {
        self.compile_form(form)?;
        let entry = Reference::from_slot(self.heap.field(form, self.known.form_entry));
        match self.resolved_member(entry) {
            Some(resolved) => Ok(resolved),
            None => Err(self.throw_new("java/lang/InternalError", "a lambda form without entry point")),
        }
    }

    /// Makes a form executable: its entry point becomes a `MemberName` of synthesised code.
    pub fn compile_form(&mut self, form: Reference) -> Detoured<()> {
        if self.heap.field(form, self.known.form_entry) != 0 {
            return Ok(());
        }
        let (spec, constants) = FormReader { machine: self, constants: Vec::new() }.read(form)?;
        let method = self.form_method(&spec)?;
        let constants = if constants.is_empty() {
            Reference::NULL
        } else {
            self.new_reference_array(self.known.object_array, &constants)?
        };
        let entry = self.allocate_object(self.known.member_name)?;
        self.name_method(entry, method.class, method, kind::INVOKE_STATIC)?;
        self.set_resolved_member(entry, ResolvedMember { method, constants })?;
        self.heap.set_field(form, self.known.form_entry, entry.slot());
        self.set_named_field(form, "isCompiled", 1);
        Ok(())
    }

    fn form_method(&mut self, spec: &LambdaFormSpec) -> Detoured<MethodRef> {
        let shape = format!("{spec:?}");
        if let Some(method) = self.linkage.forms.get(&shape) {
            return Ok(method);
        }
        let class = self.define_synthesized(self.known.lambda_form, lambda_form::synthesize(spec))?;
        let method = self.synthesized_method(class, lambda_form::METHOD)?;
        self.linkage.forms.insert(shape, method);
        Ok(method)
    }
}

/// Reads a form out of the heap.
struct FormReader<'a> {
    machine: &'a mut Machine,
    constants: Vec<Reference>,
}

/// A function, and how many constants of its own it needs behind its arguments.
struct Function {
    spec: FunctionSpec,
    parameters: Vec<Type>,
    /// A `MemberName` that is passed as the last argument.
    member: Option<Reference>,
}

impl FormReader<'_> {
    fn read(mut self, form: Reference) -> Detoured<(LambdaFormSpec, Vec<Reference>)> {
        let known = &self.machine.known;
        let (names_at, arity_at, result_at) = (known.form_names, known.form_arity, known.form_result);
        let names = self.machine.references(Reference::from_slot(self.machine.heap.field(form, names_at)));
        let arity = self.machine.heap.field(form, arity_at) as usize;
        let result = self.machine.heap.field(form, result_at) as u32 as i32;
        let mut parameters = Vec::with_capacity(arity);
        let mut steps = Vec::with_capacity(names.len().saturating_sub(arity));
        for name in &names[..arity.min(names.len())] {
            parameters.push(self.basic_type(*name)?);
        }
        let mut rest = &names[parameters.len()..];
        while let Some((name, after)) = rest.split_first() {
            rest = match self.idiom(rest)? {
                Some(idiom) => {
                    steps.extend(idiom);
                    &rest[IDIOM_LENGTH..]
                }
                None => {
                    steps.push(self.step(*name)?);
                    after
                }
            };
        }
        let constants = self.constants.len() as u32;
        let result = usize::try_from(result).ok();
        Ok((
            LambdaFormSpec { class_name: CLASS_NAME.to_owned(), parameters, names: steps, result, constants },
            self.constants,
        ))
    }

    /// The basic type of a name; the JDK's enum has them in this order.
    fn basic_type(&self, name: Reference) -> Detoured<BasicType> {
        let basic = Reference::from_slot(self.machine.heap.field(name, self.machine.known.name_type));
        match self.machine.named_field(basic, "ordinal") {
            0 => Ok(BasicType::L),
            1 => Ok(BasicType::I),
            2 => Ok(BasicType::J),
            3 => Ok(BasicType::F),
            4 => Ok(BasicType::D),
            5 => Ok(BasicType::V),
            _ => Err(self.machine.unsupported("a lambda form with a basic type of its own")),
        }
    }

    fn step(&mut self, name: Reference) -> Detoured<NameSpec> {
        let result = self.basic_type(name)?;
        let function = Reference::from_slot(self.machine.heap.field(name, self.machine.known.name_function));
        let function = self.function(function)?;
        let arguments = Reference::from_slot(self.machine.heap.field(name, self.machine.known.name_arguments));
        let arguments = self.machine.references(arguments);
        let mut described = Vec::with_capacity(arguments.len() + 1);
        for (argument, parameter) in arguments.into_iter().zip(&function.parameters) {
            described.push(self.argument(argument, parameter));
        }
        if let Some(member) = function.member {
            described.push(self.constant(member));
        }
        Ok(NameSpec { function: function.spec, arguments: described, result })
    }

    /// The names of an idiom that catches exceptions, if the next names are one: the arguments are boxed, a function of
    /// `MethodHandleImpl` is called with the handles and the box, its result is unboxed. The last of them does it all.
    fn idiom(&mut self, names: &[Reference]) -> Detoured<Option<[NameSpec; IDIOM_LENGTH]>> {
        let Some([boxed, call, unboxed]) = names.first_chunk() else { return Ok(None) };
        let Some(name) = self.catching_function(*call) else { return Ok(None) };
        let boxing = self.step(*boxed)?;
        let mut handles = self.step(*call)?.arguments;
        let result = self.basic_type(*unboxed)?;
        let (FunctionSpec::Handle { descriptor, .. } | FunctionSpec::InvokeBasic { descriptor }) = &boxing.function
        else {
            return Ok(None);
        };
        // A handle to `invokeBasic` takes the collector as its first parameter, `invokeBasic` itself as its receiver.
        let mut own = self.parse(descriptor)?;
        if matches!(boxing.function, FunctionSpec::Handle { .. }) {
            own.parameters.remove(0);
        }
        own.result = result.as_type();
        handles.pop();
        handles.extend_from_slice(&boxing.arguments[1..]);
        let descriptor = own.descriptor();
        let function = match name {
            "tryFinally" => FunctionSpec::TryFinally { descriptor },
            _ => FunctionSpec::GuardWithCatch { descriptor },
        };
        let nothing = || NameSpec { function: FunctionSpec::Nothing, arguments: Vec::new(), result: BasicType::V };
        Ok(Some([nothing(), nothing(), NameSpec { function, arguments: handles, result }]))
    }

    /// The name of the function of `MethodHandleImpl` that catches exceptions, if a name calls one.
    fn catching_function(&self, name: Reference) -> Option<&'static str> {
        let function = Reference::from_slot(self.machine.heap.field(name, self.machine.known.name_function));
        let member = Reference::from_slot(self.machine.heap.field(function, self.machine.known.function_member));
        let resolved = if member.is_null() { None } else { self.machine.resolved_member(member) }?;
        let method = resolved.method;
        let catches = matches!(method.name, "guardWithCatch" | "tryFinally");
        (catches && method.class.name == "java/lang/invoke/MethodHandleImpl").then_some(method.name)
    }

    fn argument(&mut self, argument: Reference, parameter: &Type) -> ArgumentSpec {
        if !argument.is_null() && self.machine.peek_class(argument) == self.machine.known.form_name {
            return ArgumentSpec::Name(self.machine.heap.field(argument, self.machine.known.name_index) as usize);
        }
        let value = |machine: &Machine| machine.named_field(argument, "value");
        match BasicType::of(parameter) {
            BasicType::L | BasicType::V => self.constant(argument),
            BasicType::I => ArgumentSpec::Int(value(self.machine) as u32 as i32),
            BasicType::J => ArgumentSpec::Long(value(self.machine) as i64),
            BasicType::F => ArgumentSpec::Float(f32::from_bits(value(self.machine) as u32)),
            BasicType::D => ArgumentSpec::Double(f64::from_bits(value(self.machine))),
        }
    }

    fn constant(&mut self, value: Reference) -> ArgumentSpec {
        self.constants.push(value);
        ArgumentSpec::Constant(self.constants.len() as u32 - 1)
    }

    fn function(&mut self, function: Reference) -> Detoured<Function> {
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
        let nameable = !holder.hidden && !holder.is_array() && !holder.is_application();
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

    fn parse(&mut self, descriptor: &str) -> Detoured<MethodDescriptor> {
        MethodDescriptor::parse(descriptor).map_err(|error| self.machine.unsupported(format!("a lambda form: {error}")))
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
    if holder.is_application() || holder.hidden {
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
