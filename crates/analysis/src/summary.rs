//! Methods of the class library whose effect depends on the types that their callers know: told at the call, not inside.
//!
//! Seen from inside they work on any `Object`, which would let every conversion of a number to text write any field.

use program::{ClassRef, MethodRef};

/// How the names of the methods of `Unsafe` begin that access the memory of an object, and nothing else.
const ACCESSES: [&str; 5] = ["get", "put", "compareAndSet", "compareAndExchange", "weakCompareAndSet"];

/// Methods whose only argument is an object to be turned into text.
const TEXTS: [(&str, &str); 10] = [
    ("java/io/PrintStream", "print"),
    ("java/io/PrintStream", "println"),
    ("java/lang/AbstractStringBuilder", "append"),
    ("java/lang/AssertionError", "<init>"),
    ("java/lang/String", "valueOf"),
    ("java/lang/StringBuffer", "append"),
    ("java/lang/StringBuilder", "append"),
    ("java/util/Objects", "toString"),
    ("sojourner/ConsoleStream", "print"),
    ("sojourner/ConsoleStream", "println"),
];

/// Whether a caller in a class tells what the method does.
pub(crate) fn is_told_by_caller(method: MethodRef, caller: ClassRef) -> bool {
    takes_text(method) || caller != method.class && is_memory_access(method)
}

/// Whether the method calls `toString` on its argument: worth a node of its own for each type of that.
pub(crate) fn takes_text(method: MethodRef) -> bool {
    method.descriptor.starts_with("(Ljava/lang/Object;)") && TEXTS.contains(&(method.class.name, method.name))
}

/// A method of `Unsafe` that accesses the memory of the object in its first argument.
pub(crate) fn is_memory_access(method: MethodRef) -> bool {
    method.class.name == "jdk/internal/misc/Unsafe"
        && method.descriptor.starts_with("(Ljava/lang/Object;J")
        && ACCESSES.iter().any(|start| method.name.starts_with(start))
}
