//! Lambda forms: the JDK's little expression graphs behind method handles, translated to bytecode.
//!
//! A form is described by its shape (functions by name, arguments by position); forms of one shape share one
//! synthesised method in the process. The constant objects of a form (handles, members, classes) are collected in an
//! array that its entry point holds, so they belong to the state. The JDK's own bytecode generator and its interpreter
//! of forms never run.

mod functions;

use super::member_names::{ResolvedMember, kind};
use crate::interpreter::detour::Detoured;
use crate::machine::Machine;
use crate::state::reference::Reference;
use program::MethodRef;
use synth::descriptor::{MethodDescriptor, Type};
use synth::lambda_form::{self, ArgumentSpec, BasicType, FunctionSpec, LambdaFormSpec, NameSpec};

const CLASS_NAME: &str = "java/lang/invoke/LambdaForm$MH";
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
        if let Some(method) = self.process.linkage.forms.get(&shape) {
            return Ok(method);
        }
        let class = self.define_synthesized(self.known.lambda_form, lambda_form::synthesize(spec))?;
        let method = self.synthesized_method(class, lambda_form::METHOD)?;
        self.process.linkage.forms.insert(shape, method);
        Ok(method)
    }
}

/// Reads a form out of the heap.
struct FormReader<'a> {
    machine: &'a mut Machine,
    constants: Vec<Reference>,
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

    fn parse(&mut self, descriptor: &str) -> Detoured<MethodDescriptor> {
        MethodDescriptor::parse(descriptor).map_err(|error| self.machine.unsupported(format!("a lambda form: {error}")))
    }
}
