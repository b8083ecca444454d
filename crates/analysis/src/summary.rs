//! Methods of the class library whose effect depends on the types that their callers know: told at the call, not inside.
//!
//! Seen from inside they work on any `Object`, which would let every conversion of a number to text write any field.

use program::{ClassRef, MethodRef};

/// How the names of the methods of `Unsafe` begin that access the memory of an object, and nothing else.
const ACCESSES: [&str; 5] = ["get", "put", "compareAndSet", "compareAndExchange", "weakCompareAndSet"];

/// Whether a caller in a class tells what the method does.
pub(crate) fn is_told_by_caller(method: MethodRef, caller: ClassRef) -> bool {
    is_value_of(method) || caller != method.class && is_memory_access(method)
}

/// `String.valueOf(Object)`: calls `toString`.
pub(crate) fn is_value_of(method: MethodRef) -> bool {
    method.class.name == "java/lang/String"
        && method.name == "valueOf"
        && method.descriptor == "(Ljava/lang/Object;)Ljava/lang/String;"
}

/// A method of `Unsafe` that accesses the memory of the object in its first argument.
pub(crate) fn is_memory_access(method: MethodRef) -> bool {
    method.class.name == "jdk/internal/misc/Unsafe"
        && method.descriptor.starts_with("(Ljava/lang/Object;J")
        && ACCESSES.iter().any(|start| method.name.starts_with(start))
}
