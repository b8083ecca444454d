//! The class behind a lambda expression or method reference: what `LambdaMetafactory` would spin.
//!
//! Follows the specification of `java.lang.invoke.LambdaMetafactory` (both factories). The class has one final field
//! per captured value, a private constructor, a static factory ([`FACTORY`]) and the interface method with its bridges.
//! A lambda that captures nothing is one object for ever, as HotSpot makes it: the VM calls its factory (or allocates
//! the object, which has no fields) once.
//!
//! Deviates: the class calls the implementation by its own symbolic reference, whatever its access, so the VM must not
//! check access for it; REF_invokeSpecial becomes `invokespecial` and runs the method the reference resolves to.
//! A lambda that is serializable only by its interface, not by the flag of `altMetafactory`, which javac always sets
//! then, can be serialised here, where the JDK refuses.

mod serialization;

use crate::class_writer::{
    ACC_BRIDGE, ACC_FINAL, ACC_PRIVATE, ACC_PUBLIC, ACC_STATIC, CLASS_FILE_WITH_INTERFACE_CALLS, ClassWriter,
    CodeWriter, MemberKind,
};
use crate::conversion::{OBJECT, lambda::adapt};
use crate::descriptor::{MethodDescriptor, Type};
use crate::error::SynthesisError;
use classfile::opcode::{INVOKEINTERFACE, INVOKESPECIAL, INVOKESTATIC, INVOKEVIRTUAL};

/// The name of the static method that makes the object: `(captured…) => Interface`. The dash keeps it apart
/// from the interface's own method, which might be called `get` and have the same descriptor.
pub const FACTORY: &str = "lambda-factory";

const REF_INVOKE_VIRTUAL: u8 = 5;
const REF_INVOKE_STATIC: u8 = 6;
const REF_INVOKE_SPECIAL: u8 = 7;
const REF_NEW_INVOKE_SPECIAL: u8 = 8;
const REF_INVOKE_INTERFACE: u8 = 9;

/// A direct method handle constant (JVMS §4.4.8).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HandleSpec {
    /// `REF_*` of JVMS table 5.4.3.5-A, 1 to 9.
    pub kind: u8,
    /// The internal name of the class that the reference names.
    pub owner: String,
    /// The name of the method, `<init>` for a constructor.
    pub name: String,
    /// Without the receiver.
    pub descriptor: String,
    /// Whether the owner is an interface.
    pub is_interface: bool,
}

/// One call site of `LambdaMetafactory`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LambdaSpec {
    /// The internal name of the class to make.
    pub class_name: String,
    /// The functional interface.
    pub interface: String,
    /// Marker interfaces, `java/io/Serializable` among them.
    pub extra_interfaces: Vec<String>,
    /// The class of the call site if the lambda is to be serializable (`FLAG_SERIALIZABLE`).
    pub serializable_in: Option<String>,
    /// The method of the interface.
    pub method_name: String,
    /// Its erased descriptor, as the interface declares it.
    pub erased_descriptor: String,
    /// Its descriptor with the type arguments of the call site.
    pub instantiated_descriptor: String,
    /// Further erased descriptors under which the method must answer (`altMetafactory`).
    pub bridges: Vec<String>,
    /// The descriptors of the captured values, the parameters of the call site.
    pub captured: Vec<String>,
    /// What runs when the method is called.
    pub implementation: HandleSpec,
}

/// The class of a lambda.
pub fn synthesize(spec: &LambdaSpec) -> Result<Vec<u8>, SynthesisError> {
    let lambda = Lambda::new(spec)?;
    let mut class = ClassWriter::new(&spec.class_name);
    class.version(CLASS_FILE_WITH_INTERFACE_CALLS).implements(&spec.interface);
    for interface in &spec.extra_interfaces {
        class.implements(interface);
    }
    if let Some(capturing_class) = &spec.serializable_in {
        class.implements("java/io/Serializable");
        lambda.write_replacement(&mut class, capturing_class);
    }
    lambda.write_fields(&mut class);
    lambda.write_constructor(&mut class);
    lambda.write_factory(&mut class);
    lambda.write_forwarder(&mut class, ACC_PUBLIC, &spec.erased_descriptor)?;
    for bridge in &spec.bridges {
        lambda.write_forwarder(&mut class, ACC_PUBLIC | ACC_BRIDGE, bridge)?;
    }
    class.finish()
}

/// A checked [`LambdaSpec`].
struct Lambda<'spec> {
    spec: &'spec LambdaSpec,
    captured: Vec<Type>,
    instantiated: MethodDescriptor,
    target: Target<'spec>,
}

/// The implementation as a function: the receiver, if any, is its first parameter.
struct Target<'spec> {
    handle: &'spec HandleSpec,
    opcode: u8,
    parameters: Vec<Type>,
    result: Type,
}

impl<'spec> Lambda<'spec> {
    fn new(spec: &'spec LambdaSpec) -> Result<Self, SynthesisError> {
        let captured = spec.captured.iter().map(|text| Type::parse(text)).collect::<Result<Vec<_>, _>>()?;
        let instantiated = MethodDescriptor::parse(&spec.instantiated_descriptor)?;
        let target = Target::new(&spec.implementation)?;
        if target.parameters.len() != captured.len() + instantiated.parameters.len() {
            return Err(inconsistent(spec, "captured values and parameters do not add up to the implementation's"));
        }
        Ok(Self { spec, captured, instantiated, target })
    }

    fn fields(&self) -> impl Iterator<Item = (String, &Type)> {
        self.captured.iter().enumerate().map(|(index, captured)| (format!("captured{index}"), captured))
    }

    fn write_fields(&self, class: &mut ClassWriter) {
        for (name, captured) in self.fields() {
            class.field(ACC_PRIVATE | ACC_FINAL, &name, &captured.descriptor());
        }
    }

    fn write_constructor(&self, class: &mut ClassWriter) {
        class.method(ACC_PRIVATE, "<init>", &self.constructor_descriptor(), |code| {
            code.load_reference(0).invoke_special(OBJECT, "<init>", "()V");
            let mut local = 1;
            for (name, captured) in self.fields() {
                code.load_reference(0).load(captured, local);
                code.put_field(&self.spec.class_name, &name, &captured.descriptor());
                local += captured.slots();
            }
            code.return_void();
        });
    }

    fn write_factory(&self, class: &mut ClassWriter) {
        let result = Type::reference(&self.spec.interface);
        let descriptor = MethodDescriptor { parameters: self.captured.clone(), result };
        class.method(ACC_STATIC, FACTORY, &descriptor.descriptor(), |code| {
            self.construct(code);
            code.return_value(&descriptor.result);
        });
    }

    fn construct(&self, code: &mut CodeWriter<'_>) {
        code.new_object(&self.spec.class_name).dup();
        let mut local = 0;
        for captured in &self.captured {
            code.load(captured, local);
            local += captured.slots();
        }
        code.invoke_special(&self.spec.class_name, "<init>", &self.constructor_descriptor());
    }

    fn constructor_descriptor(&self) -> String {
        MethodDescriptor { parameters: self.captured.clone(), result: Type::Void }.descriptor()
    }

    fn write_forwarder(&self, class: &mut ClassWriter, flags: u16, descriptor: &str) -> Result<(), SynthesisError> {
        let erased = MethodDescriptor::parse(descriptor)?;
        if erased.parameters.len() != self.instantiated.parameters.len() {
            return Err(inconsistent(self.spec, "erased and instantiated descriptor differ in arity"));
        }
        if self.target.result == Type::Void && erased.result != Type::Void {
            return Err(inconsistent(self.spec, "a void implementation cannot give the result"));
        }
        class.method(flags, &self.spec.method_name, descriptor, |code| {
            self.target.begin(code);
            self.load_captured(code);
            self.load_arguments(code, &erased);
            self.target.call(code);
            adapt(code, &self.target.result, &erased.result, &erased.result);
            code.return_value(&erased.result);
        });
        Ok(())
    }

    fn load_captured(&self, code: &mut CodeWriter<'_>) {
        for (name, captured) in self.fields() {
            code.load_reference(0).get_field(&self.spec.class_name, &name, &captured.descriptor());
        }
    }

    fn load_arguments(&self, code: &mut CodeWriter<'_>, erased: &MethodDescriptor) {
        let targets = &self.target.parameters[self.captured.len()..];
        let mut local = 1;
        for ((argument, instantiated), target) in
            erased.parameters.iter().zip(&self.instantiated.parameters).zip(targets)
        {
            code.load(argument, local);
            adapt(code, argument, target, instantiated);
            local += argument.slots();
        }
    }
}

impl<'spec> Target<'spec> {
    fn new(handle: &'spec HandleSpec) -> Result<Self, SynthesisError> {
        let MethodDescriptor { mut parameters, mut result } = MethodDescriptor::parse(&handle.descriptor)?;
        let owner = Type::reference(&handle.owner);
        let opcode = match handle.kind {
            REF_INVOKE_STATIC => INVOKESTATIC,
            REF_INVOKE_VIRTUAL => INVOKEVIRTUAL,
            REF_INVOKE_INTERFACE => INVOKEINTERFACE,
            REF_INVOKE_SPECIAL | REF_NEW_INVOKE_SPECIAL => INVOKESPECIAL,
            kind => return Err(SynthesisError::Unsupported(format!("a lambda over a method handle of kind {kind}"))),
        };
        match handle.kind {
            REF_INVOKE_STATIC => {}
            REF_NEW_INVOKE_SPECIAL => result = owner,
            _ => parameters.insert(0, owner),
        }
        Ok(Self { handle, opcode, parameters, result })
    }

    /// What a constructor reference needs below its arguments.
    fn begin(&self, code: &mut CodeWriter<'_>) {
        if self.handle.kind == REF_NEW_INVOKE_SPECIAL {
            code.new_object(&self.handle.owner).dup();
        }
    }

    fn call(&self, code: &mut CodeWriter<'_>) {
        let kind = if self.handle.is_interface { MemberKind::InterfaceMethod } else { MemberKind::Method };
        code.invoke(self.opcode, kind, &self.handle.owner, &self.handle.name, &self.handle.descriptor);
    }
}

fn inconsistent(spec: &LambdaSpec, what: &str) -> SynthesisError {
    SynthesisError::Inconsistent(format!("{}: {what}", spec.class_name))
}
