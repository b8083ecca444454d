//! Methods of the class library whose effect depends on the types that their callers know: told at the call, not
//! inside.
//!
//! Seen from inside they work on any `Object`, which would let every conversion of a number to text write any field.

use classfile::opcode::{POP, POP2};
use library::texts::TEXTS;
use library::updates;
use program::{ClassRef, FieldRef, MethodRef};

/// How the names of the methods of `Unsafe` begin that access the memory of an object, and nothing else.
const ACCESSES: [&str; 5] = ["get", "put", "compareAndSet", "compareAndExchange", "weakCompareAndSet"];

/// Whether a caller in a class tells what the method does.
pub(crate) fn is_told_by_caller(method: MethodRef, caller: ClassRef) -> bool {
    takes_text(method) || caller != method.class && is_memory_access(method) || is_handle_access(method, caller)
}

/// The field to which the method adds something as a whole. Its result tells what was there: nobody looks at the sum
/// only where that is dropped.
pub fn field_added_to(method: MethodRef) -> Option<FieldRef> {
    let field = updates::field_added_to(method.class.name, method.name)?;
    method.class.field_named(field)
}

/// Whether an instruction drops the result of the call before it.
pub(crate) fn drops_result(opcode: u8) -> bool {
    matches!(opcode, POP | POP2)
}

/// Whether code of the JDK makes the access for which a variable handle was called: the types at the call tell what it
/// is.
fn is_handle_access(method: MethodRef, caller: ClassRef) -> bool {
    const HANDLES: &str = "java/lang/invoke/";
    method.class.name.strip_prefix(HANDLES).is_some_and(|name| name.starts_with("VarHandle"))
        && !caller.name.starts_with(HANDLES)
}

/// Whether the method calls `toString` on its argument: worth a node of its own for each type of that.
pub(crate) fn takes_text(method: MethodRef) -> bool {
    method.descriptor.starts_with("(Ljava/lang/Object;)")
        && TEXTS.iter().any(|row| row.class == method.class.name && row.name == method.name)
}

/// Whether the call makes a text of an exception that already has a cause, and of nothing else.
pub(crate) fn tells_cause(caller: MethodRef, method: MethodRef) -> bool {
    let tells = method.class.name == "java/util/Objects" && method.name == "toString";
    tells && caller.class.name == "java/lang/Throwable" && caller.name == "initCause"
}

/// Whether the method formats objects. The code that does is long, and leads everywhere.
pub fn formats(method: MethodRef) -> bool {
    method.class.name == "java/util/Formatter"
        && method.name == "format"
        && method.descriptor.starts_with("(Ljava/util/Locale;")
}

/// Whether the call asks how a thread stands only to see whether it was started, in a method that is about to start it:
/// all that this depends on is what starting it depends on.
pub(crate) fn asks_before_start(caller: MethodRef, method: MethodRef) -> bool {
    let asks = method.class.name == "java/lang/Thread" && method.name == "getState";
    asks && caller.class.name == "java/util/concurrent/ThreadPoolExecutor" && caller.name == "addWorker"
}

/// A method of `Unsafe` that accesses the memory of the object in its first argument.
pub(crate) fn is_memory_access(method: MethodRef) -> bool {
    method.class.name == "jdk/internal/misc/Unsafe"
        && method.descriptor.starts_with("(Ljava/lang/Object;J")
        && ACCESSES.iter().any(|start| method.name.starts_with(start))
}
