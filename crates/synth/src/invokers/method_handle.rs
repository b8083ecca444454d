//! `MethodHandle.invokeExact` and `MethodHandle.invoke` for one call-site descriptor.
//!
//! Follows the specification of `java.lang.invoke.MethodHandle`: an exact call demands the very type of the site, a
//! generic one adapts the handle by `asType` first. Both are left to `Invokers`, so that messages and traces are those
//! of the JDK at hand. `invokeBasic` is emitted with the descriptor of the site; the VM links it.

use crate::class_writer::{ACC_STATIC, ClassWriter, CodeWriter};
use crate::descriptor::{MethodDescriptor, Type};
use crate::error::SynthesisError;

/// The static method of an exact call: `(MethodHandle, P…, MethodType) => R`.
pub const EXACT: &str = "invokeExact";
/// The static method of a generic call, with the same descriptor.
pub const GENERIC: &str = "invokeGeneric";

const METHOD_HANDLE: &str = "java/lang/invoke/MethodHandle";
const METHOD_TYPE: &str = "java/lang/invoke/MethodType";
const HANDLE_LOCAL: u16 = 0;

/// A descriptor under which method handles are called.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InvokerSpec {
    /// The internal name of the class to make.
    pub class_name: String,
    /// The descriptor of the call site, `(P…)R`, without the handle.
    pub descriptor: String,
}

/// The descriptor of the two synthesised methods for a call site.
pub fn entry_descriptor(site: &str) -> Result<String, SynthesisError> {
    Ok(entry(&MethodDescriptor::parse(site)?).descriptor())
}

/// The class with both invokers of a descriptor.
pub fn synthesize(spec: &InvokerSpec) -> Result<Vec<u8>, SynthesisError> {
    let site = MethodDescriptor::parse(&spec.descriptor)?;
    let descriptor = entry(&site).descriptor();
    let mut class = ClassWriter::new(&spec.class_name);
    class.method(ACC_STATIC, EXACT, &descriptor, |code| write_invoker(code, &site, reject));
    class.method(ACC_STATIC, GENERIC, &descriptor, |code| write_invoker(code, &site, adapt));
    class.finish()
}

fn entry(site: &MethodDescriptor) -> MethodDescriptor {
    let mut entry = site.clone();
    entry.parameters.insert(0, Type::reference(METHOD_HANDLE));
    entry.parameters.push(Type::reference(METHOD_TYPE));
    entry
}

/// Does `on_mismatch` (with the local of the site's type) unless the handle has that type, then calls the handle.
fn write_invoker(code: &mut CodeWriter<'_>, site: &MethodDescriptor, on_mismatch: fn(&mut CodeWriter<'_>, u16)) {
    let type_local = site.parameter_slots() + 1;
    let matching = code.new_label();
    code.load_reference(HANDLE_LOCAL).get_field(METHOD_HANDLE, "type", "Ljava/lang/invoke/MethodType;");
    code.load_reference(type_local).if_same(matching);
    on_mismatch(code, type_local);
    code.bind(matching).load_reference(HANDLE_LOCAL);
    let mut local = 1;
    for parameter in &site.parameters {
        code.load(parameter, local);
        local += parameter.slots();
    }
    code.invoke_virtual(METHOD_HANDLE, "invokeBasic", &site.descriptor()).return_value(&site.result);
}

fn reject(code: &mut CodeWriter<'_>, type_local: u16) {
    let descriptor = "(Ljava/lang/invoke/MethodHandle;Ljava/lang/invoke/MethodType;)V";
    code.load_reference(HANDLE_LOCAL).load_reference(type_local);
    code.invoke_static("java/lang/invoke/Invokers", "checkExactType", descriptor);
}

fn adapt(code: &mut CodeWriter<'_>, type_local: u16) {
    let descriptor = "(Ljava/lang/invoke/MethodHandle;Ljava/lang/invoke/MethodType;)Ljava/lang/invoke/MethodHandle;";
    code.load_reference(HANDLE_LOCAL).load_reference(type_local);
    code.invoke_static("java/lang/invoke/Invokers", "checkGenericType", descriptor);
    code.store(&Type::reference(METHOD_HANDLE), HANDLE_LOCAL);
}
