//! The access methods of `VarHandle` for one call site, in general: the JDK adapts the handle.
//!
//! Follows the specification of `java.lang.invoke.VarHandle`: the access mode's method handle, adapted by `asType` to
//! the types of the site, is called with the handle and the arguments. The JDK does the adapting and all the refusing
//! (wrong types, a mode that is not supported): by a method of `VarHandleGuards` where it has one for the shape,
//! otherwise by `Invokers.checkVarHandleGenericType`. So messages and traces are those of the JDK at hand.

use super::var_handle::METHOD;
use crate::class_writer::{ACC_STATIC, CLASS_FILE_WITH_INTERFACE_CALLS, ClassWriter, CodeWriter};
use crate::conversion::OBJECT;
use crate::descriptor::{MethodDescriptor, Type};
use crate::error::SynthesisError;

const VAR_HANDLE: &str = "java/lang/invoke/VarHandle";
const METHOD_HANDLE: &str = "java/lang/invoke/MethodHandle";
const ACCESS_MODE: &str = "java/lang/invoke/VarHandle$AccessMode";
const ACCESS_TYPE: &str = "java/lang/invoke/VarHandle$AccessType";
const ACCESS_DESCRIPTOR: &str = "java/lang/invoke/VarHandle$AccessDescriptor";

/// An access mode as some call site asks for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AdaptedSpec {
    /// The internal name of the class to make.
    pub class_name: String,
    /// The name of the access mode: `compareAndSet`.
    pub mode: String,
    /// The descriptor of the call site, without the `VarHandle`.
    pub descriptor: String,
    /// The method of `VarHandleGuards` for this shape, and its descriptor.
    pub guard: Option<(String, String)>,
}

/// The class of an access; its static method is [`METHOD`], `(VarHandle, P…) => R`.
pub fn synthesize(spec: &AdaptedSpec) -> Result<Vec<u8>, SynthesisError> {
    let site = MethodDescriptor::parse(&spec.descriptor)?;
    let mut entry = site.clone();
    entry.parameters.insert(0, Type::reference(VAR_HANDLE));
    let mut class = ClassWriter::new(&spec.class_name);
    class.version(CLASS_FILE_WITH_INTERFACE_CALLS);
    class.method(ACC_STATIC, METHOD, &entry.descriptor(), |code| write_access(code, spec, &entry));
    class.finish()
}

fn write_access(code: &mut CodeWriter<'_>, spec: &AdaptedSpec, entry: &MethodDescriptor) {
    match &spec.guard {
        Some((name, descriptor)) => write_guarded(code, spec, entry, (name, descriptor)),
        None => write_unguarded(code, spec, entry),
    }
    code.return_value(&entry.result);
}

fn write_guarded(code: &mut CodeWriter<'_>, spec: &AdaptedSpec, entry: &MethodDescriptor, guard: (&str, &str)) {
    code.load_reference(0);
    push_arguments(code, entry);
    push_access_descriptor(code, spec);
    code.invoke_static("java/lang/invoke/VarHandleGuards", guard.0, guard.1);
    if let Type::Reference(expected) = &entry.result {
        code.cast(OBJECT, expected);
    }
}

fn write_unguarded(code: &mut CodeWriter<'_>, spec: &AdaptedSpec, entry: &MethodDescriptor) {
    code.load_reference(0);
    push_access_descriptor(code, spec);
    let adapter = format!("(L{VAR_HANDLE};L{ACCESS_DESCRIPTOR};)L{METHOD_HANDLE};");
    code.invoke_static("java/lang/invoke/Invokers", "checkVarHandleGenericType", &adapter);
    code.load_reference(0).invoke_virtual(VAR_HANDLE, "asDirect", &format!("()L{VAR_HANDLE};"));
    push_arguments(code, entry);
    code.invoke_virtual(METHOD_HANDLE, "invokeBasic", &entry.descriptor());
}

/// The arguments behind the handle.
fn push_arguments(code: &mut CodeWriter<'_>, entry: &MethodDescriptor) {
    let mut local = 1;
    for parameter in &entry.parameters[1..] {
        code.load(parameter, local);
        local += parameter.slots();
    }
}

/// `new AccessDescriptor(type, mode.at.ordinal(), mode.ordinal())`
fn push_access_descriptor(code: &mut CodeWriter<'_>, spec: &AdaptedSpec) {
    let mode = code.new_local(&Type::reference(ACCESS_MODE));
    code.push_text(&spec.mode);
    code.invoke_static(ACCESS_MODE, "valueFromMethodName", &format!("(Ljava/lang/String;)L{ACCESS_MODE};"));
    code.store(&Type::reference(ACCESS_MODE), mode);
    code.new_object(ACCESS_DESCRIPTOR).dup().push_method_type(&spec.descriptor);
    code.load_reference(mode).get_field(ACCESS_MODE, "at", &format!("L{ACCESS_TYPE};"));
    code.invoke_virtual("java/lang/Enum", "ordinal", "()I");
    code.load_reference(mode).invoke_virtual("java/lang/Enum", "ordinal", "()I");
    code.invoke_special(ACCESS_DESCRIPTOR, "<init>", "(Ljava/lang/invoke/MethodType;II)V");
}
