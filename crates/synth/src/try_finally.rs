//! What `MethodHandles.tryFinally` runs: the target, then the cleanup with its result or its exception.
//!
//! Follows the specification of `java.lang.invoke.MethodHandles.tryFinally`: after an exception the cleanup gets the zero of
//! the target's type as the result. The JDK's own function of this name passes `null` there, which no primitive type takes;
//! its compiler of lambda forms never calls that function.

use crate::class_writer::{ACC_STATIC, ClassWriter, CodeWriter};
use crate::descriptor::Type;
use crate::error::SynthesisError;

/// The internal name of the class.
pub const CLASS: &str = "sojourner/TryFinally";
/// Its static method.
pub const METHOD: &str = "run";
/// The descriptor of [`METHOD`]: target, cleanup and the arguments.
pub const DESCRIPTOR: &str =
    "(Ljava/lang/invoke/MethodHandle;Ljava/lang/invoke/MethodHandle;[Ljava/lang/Object;)Ljava/lang/Object;";

const METHOD_HANDLE: &str = "java/lang/invoke/MethodHandle";
const WRAPPER: &str = "sun/invoke/util/Wrapper";
const TARGET: u16 = 0;
const CLEANUP: u16 = 1;
const ARGUMENTS: u16 = 2;

/// The class with the one method.
pub fn synthesize() -> Result<Vec<u8>, SynthesisError> {
    let mut class = ClassWriter::new(CLASS);
    class.method(ACC_STATIC, METHOD, DESCRIPTOR, write_run);
    class.finish()
}

fn write_run(code: &mut CodeWriter<'_>) {
    let object = Type::reference("java/lang/Object");
    let result = code.new_local(&object);
    let exception = code.new_local(&Type::reference("java/lang/Throwable"));
    let (start, end, handler) = (code.new_label(), code.new_label(), code.new_label());
    code.catch(start, end, handler, None);
    code.bind(start).load_reference(TARGET).load_reference(ARGUMENTS);
    invoke(code);
    code.store(&object, result).bind(end).push_null().store(&Type::reference("java/lang/Throwable"), exception);
    push_cleaned(code, exception, result);
    code.return_value(&object);
    code.bind(handler).store(&Type::reference("java/lang/Throwable"), exception);
    push_zero_result(code);
    code.store(&object, result);
    push_cleaned(code, exception, result);
    code.pop(&object).load_reference(exception).throw();
}

/// The zero of the result type: `null` for references and for `void`.
fn push_zero_result(code: &mut CodeWriter<'_>) {
    let (reference, done) = (code.new_label(), code.new_label());
    push_result_type(code);
    code.invoke_virtual("java/lang/Class", "isPrimitive", "()Z").if_zero(reference);
    push_result_type(code);
    code.invoke_static(WRAPPER, "forPrimitiveType", &format!("(Ljava/lang/Class;)L{WRAPPER};"));
    code.invoke_virtual(WRAPPER, "zero", "()Ljava/lang/Object;").goto(done);
    code.bind(reference).push_null().bind(done);
}

/// `cleanup(exception, result, arguments…)`, without the result where the target has none.
fn push_cleaned(code: &mut CodeWriter<'_>, exception: u16, result: u16) {
    let (nothing, done) = (code.new_label(), code.new_label());
    push_result_type(code);
    code.get_static("java/lang/Void", "TYPE", "Ljava/lang/Class;").if_same(nothing);
    push_cleaned_with(code, &[exception, result]);
    code.goto(done).bind(nothing);
    push_cleaned_with(code, &[exception]);
    code.bind(done);
}

fn push_cleaned_with(code: &mut CodeWriter<'_>, first: &[u16]) {
    let array = code.new_local(&Type::reference("[Ljava/lang/Object;"));
    let count = first.len() as i32;
    code.load_reference(ARGUMENTS).array_length().push_int(count).add_ints().new_reference_array("java/lang/Object");
    code.store(&Type::reference("[Ljava/lang/Object;"), array);
    for (index, local) in first.iter().enumerate() {
        code.load_reference(array).push_int(index as i32).load_reference(*local).store_array_reference();
    }
    code.load_reference(ARGUMENTS).push_int(0).load_reference(array).push_int(count);
    code.load_reference(ARGUMENTS).array_length();
    code.invoke_static("java/lang/System", "arraycopy", "(Ljava/lang/Object;ILjava/lang/Object;II)V");
    code.load_reference(CLEANUP).load_reference(array);
    invoke(code);
}

fn push_result_type(code: &mut CodeWriter<'_>) {
    code.load_reference(TARGET).invoke_virtual(METHOD_HANDLE, "type", "()Ljava/lang/invoke/MethodType;");
    code.invoke_virtual("java/lang/invoke/MethodType", "returnType", "()Ljava/lang/Class;");
}

/// `..., handle, arguments => ..., result`
fn invoke(code: &mut CodeWriter<'_>) {
    code.invoke_virtual(METHOD_HANDLE, "invokeWithArguments", "([Ljava/lang/Object;)Ljava/lang/Object;");
}
