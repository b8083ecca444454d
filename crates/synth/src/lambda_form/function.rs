//! The functions that names of a lambda form apply, and how each is called.

use super::{ArgumentSpec, BasicType, FormWriter, NameSpec};
use crate::class_writer::MemberKind;
use crate::conversion::OBJECT;
use crate::descriptor::{MethodDescriptor, Type};
use crate::error::SynthesisError;
use classfile::opcode::{I2B, I2C, I2S, IAND, INVOKEINTERFACE, INVOKESTATIC, INVOKEVIRTUAL};

const METHOD_HANDLE: &str = "java/lang/invoke/MethodHandle";

/// What a name calls.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FunctionSpec {
    /// A static method.
    Static { owner: String, name: String, descriptor: String, is_interface: bool },
    /// An instance method by dispatch on the first argument; the descriptor is without it.
    Virtual { owner: String, name: String, descriptor: String, is_interface: bool },
    /// The value of a field of the first argument, as the getters of bound method handles are.
    GetField { owner: String, name: String, descriptor: String },
    /// The value of a static field.
    GetStatic { owner: String, name: String, descriptor: String },
    /// The method handle that the constant with this number is; the descriptor is without it.
    Handle { constant: u32, descriptor: String },
    /// The method handle that the first argument is; the descriptor is without it.
    InvokeBasic { descriptor: String },
    /// `MethodHandle.linkToStatic` or one of its siblings; the last argument is the `MemberName`.
    LinkTo { name: String, descriptor: String },
    /// Calls the first argument, a handle, and if it throws an instance of the second, the third one with the
    /// exception. The descriptor is that of the first handle, in basic types.
    GuardWithCatch { descriptor: String },
    /// Calls the first argument, a handle, and then the second one with the exception, if any, and the result. The
    /// descriptor is that of the first handle, in basic types.
    TryFinally { descriptor: String },
    /// A name without value, which only keeps its number.
    Nothing,
}

impl FunctionSpec {
    /// Whether its code has branches.
    pub(super) fn branches(&self) -> bool {
        matches!(self, Self::GuardWithCatch { .. } | Self::TryFinally { .. })
    }
}

impl FormWriter<'_, '_, '_> {
    /// Pushes the arguments of a name and calls its function.
    pub(super) fn apply(&mut self, name: &NameSpec) -> Result<(), SynthesisError> {
        let result = match &name.function {
            FunctionSpec::Static { owner, name: method, descriptor, is_interface } => {
                let target = Call::new(owner, method, descriptor, INVOKESTATIC, *is_interface);
                self.call(&target, &name.arguments, None)?
            }
            FunctionSpec::Virtual { owner, name: method, descriptor, is_interface } => {
                let opcode = if *is_interface { INVOKEINTERFACE } else { INVOKEVIRTUAL };
                let target = Call::new(owner, method, descriptor, opcode, *is_interface);
                self.call(&target, &name.arguments, Some(owner))?
            }
            FunctionSpec::GetField { owner, name: field, descriptor } => {
                self.push_all(&name.arguments, &[Type::reference(owner)])?;
                self.code.get_field(owner, field, descriptor);
                Type::parse(descriptor)?
            }
            FunctionSpec::GetStatic { owner, name: field, descriptor } => {
                self.push_all(&name.arguments, &[])?;
                self.code.get_static(owner, field, descriptor);
                Type::parse(descriptor)?
            }
            FunctionSpec::Handle { constant, descriptor } => {
                self.load_constant(*constant)?;
                self.code.check_cast(METHOD_HANDLE);
                self.call(&Call::basic(descriptor), &name.arguments, None)?
            }
            FunctionSpec::InvokeBasic { descriptor } => {
                self.call(&Call::basic(descriptor), &name.arguments, Some(METHOD_HANDLE))?
            }
            FunctionSpec::LinkTo { name: linker, descriptor } => {
                let target = Call::new(METHOD_HANDLE, linker, descriptor, INVOKESTATIC, false);
                self.call(&target, &name.arguments, None)?
            }
            FunctionSpec::GuardWithCatch { descriptor } => self.guard_with_catch(descriptor, &name.arguments)?,
            FunctionSpec::TryFinally { descriptor } => self.try_finally(descriptor, &name.arguments)?,
            FunctionSpec::Nothing => Type::Void,
        };
        self.expect(BasicType::of(&result), name.result, "a function gives")
    }

    /// Calls with all arguments on the stack; `receiver` is the class of the first one if the descriptor omits it.
    fn call(
        &mut self,
        target: &Call<'_>,
        arguments: &[ArgumentSpec],
        receiver: Option<&str>,
    ) -> Result<Type, SynthesisError> {
        let descriptor = MethodDescriptor::parse(target.descriptor)?;
        let parameters: Vec<Type> = receiver.map(Type::reference).into_iter().chain(descriptor.parameters).collect();
        self.push_all(arguments, &parameters)?;
        self.code.invoke(target.opcode, target.kind, target.owner, target.name, target.descriptor);
        Ok(descriptor.result)
    }

    fn push_all(&mut self, arguments: &[ArgumentSpec], parameters: &[Type]) -> Result<(), SynthesisError> {
        if arguments.len() != parameters.len() {
            return Err(self.spec.inconsistent("a function gets more or fewer arguments than it takes"));
        }
        for (&argument, parameter) in arguments.iter().zip(parameters) {
            let basic = self.load(argument)?;
            self.expect(basic, BasicType::of(parameter), "an argument is")?;
            self.fit(parameter);
        }
        Ok(())
    }

    /// Makes a value of a basic type one of the full type.
    fn fit(&mut self, parameter: &Type) {
        match parameter {
            Type::Reference(class) => self.code.cast(OBJECT, class),
            Type::Boolean => self.code.push_int(1).convert(IAND, 2, 1),
            Type::Byte => self.code.convert(I2B, 1, 1),
            Type::Char => self.code.convert(I2C, 1, 1),
            Type::Short => self.code.convert(I2S, 1, 1),
            _ => return,
        };
    }

    fn expect(&self, found: BasicType, wanted: BasicType, what: &str) -> Result<(), SynthesisError> {
        if found == wanted {
            return Ok(());
        }
        Err(self.spec.inconsistent(&format!("{what} {found:?} where {wanted:?} is wanted")))
    }
}

/// A method and the instruction that calls it.
struct Call<'spec> {
    owner: &'spec str,
    name: &'spec str,
    descriptor: &'spec str,
    opcode: u8,
    kind: MemberKind,
}

impl<'spec> Call<'spec> {
    fn new(owner: &'spec str, name: &'spec str, descriptor: &'spec str, opcode: u8, is_interface: bool) -> Self {
        let kind = if is_interface { MemberKind::InterfaceMethod } else { MemberKind::Method };
        Self { owner, name, descriptor, opcode, kind }
    }

    fn basic(descriptor: &'spec str) -> Self {
        Self::new(METHOD_HANDLE, "invokeBasic", descriptor, INVOKEVIRTUAL, false)
    }
}
