//! The access methods of `VarHandle` for one call site: converts, calls the implementation, converts back.
//!
//! Follows the specification of `java.lang.invoke.VarHandle`: a site that does not have the access mode's exact type
//! behaves as if the implementation were adapted by `MethodHandle.asType`. Whether that is possible at all depends on
//! the access mode *type* of the handle (whose reference types the implementation erases to `Object`): the caller asks
//! [`crate::conversion::as_type::callable`] with it and throws `WrongMethodTypeException` if not.

use crate::class_writer::{ACC_STATIC, ClassWriter, CodeWriter};
use crate::conversion::OBJECT;
use crate::conversion::as_type::{callable, convert};
use crate::descriptor::{MethodDescriptor, Type};
use crate::error::SynthesisError;

/// The name of the synthesised static method: `(VarHandle, P…) => R`.
pub const METHOD: &str = "access";

const VAR_HANDLE: &str = "java/lang/invoke/VarHandle";

/// One call-site descriptor of one implementation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AccessSpec {
    /// The internal name of the class to make.
    pub class_name: String,
    /// The class of the static implementation: `java/lang/invoke/VarHandleInts$FieldInstanceReadWrite`.
    pub owner: String,
    /// Its name, that of the access mode: `compareAndSet`.
    pub name: String,
    /// Its descriptor, whose first parameter is the `VarHandle`.
    pub implementation: String,
    /// The descriptor of the call site, without the `VarHandle`.
    pub descriptor: String,
}

/// The class of a `VarHandle` call site.
pub fn synthesize(spec: &AccessSpec) -> Result<Vec<u8>, SynthesisError> {
    let implementation = MethodDescriptor::parse(&spec.implementation)?;
    let mut entry = MethodDescriptor::parse(&spec.descriptor)?;
    entry.parameters.insert(0, Type::reference(VAR_HANDLE));
    if !callable(&implementation, &entry) {
        let problem = format!("{}.{}{} called as {}", spec.owner, spec.name, spec.implementation, spec.descriptor);
        return Err(SynthesisError::Inconsistent(problem));
    }
    let mut class = ClassWriter::new(&spec.class_name);
    class.method(ACC_STATIC, METHOD, &entry.descriptor(), |code| write_access(code, spec, &entry, &implementation));
    class.finish()
}

fn write_access(
    code: &mut CodeWriter<'_>,
    spec: &AccessSpec,
    entry: &MethodDescriptor,
    implementation: &MethodDescriptor,
) {
    let mut local = 0;
    for (from, to) in entry.parameters.iter().zip(&implementation.parameters) {
        code.load(from, local);
        convert(code, from, to);
        local += from.slots();
    }
    code.invoke_static(&spec.owner, &spec.name, &spec.implementation);
    convert_result(code, &implementation.result, &entry.result);
    code.return_value(&entry.result);
}

/// A reference that is no instance of what the site expects is refused by `Class.cast`, with that method's message.
fn convert_result(code: &mut CodeWriter<'_>, from: &Type, to: &Type) {
    let (Type::Reference(_), Type::Reference(expected)) = (from, to) else { return convert(code, from, to) };
    if from != to && expected != OBJECT {
        code.cast_by_class(expected);
    }
}
