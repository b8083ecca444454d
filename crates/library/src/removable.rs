//! Calls of the class library that can be left out of a program where nobody needs what they answer.
//!
//! To be listed, a method called on an object that is there neither waits, nor throws, nor calls code of the program,
//! nor answers null. The claims differ in what it reads and changes: nothing at all, only its receiver, or what is
//! printed; a fallible method may throw. Constructors count as methods: they stay with the object. Errs by missing: a
//! call that is not listed stays. The test `removable` of `analysis` reads the code of all rows but those that print.

use crate::row::{Claim, Row};

const fn pure(class: &'static str, methods: &'static [&'static str]) -> Row {
    Row::new(class, methods, Claim::Pure, "computes something of values that do not change")
}

const fn fallible(class: &'static str, methods: &'static [&'static str]) -> Row {
    Row::new(class, methods, Claim::Fallible, "computes something of values that do not change, or throws")
}

/// Its class does not replace `fillInStackTrace`, or the program's own code is called: whoever asks knows that.
const fn throwable(class: &'static str) -> Row {
    Row::new(class, MADE_OF_TEXT, Claim::Pure, "keeps a text and where it was made")
}

/// The same, with a cause.
const fn caused(class: &'static str) -> Row {
    let made = &["<init>(Ljava/lang/String;Ljava/lang/Throwable;)V"];
    Row::new(class, made, Claim::Pure, "keeps a text, a cause and where it was made")
}

const MADE_OF_TEXT: &[&str] = &["<init>()V", "<init>(Ljava/lang/String;)V"];

const fn contained(class: &'static str, methods: &'static [&'static str]) -> Row {
    Row::new(class, methods, Claim::Contained, "reads and changes one object that leads to no others")
}

/// What builds texts of numbers and texts.
const BUILDING: &[&str] = &[
    "<init>()V",
    "append(I)",
    "append(J)",
    "append(C)",
    "append(Z)",
    "append(F)",
    "append(D)",
    "append(Ljava/lang/String;)",
    "toString",
    "length",
];

/// Atomic numbers.
const COUNTING: &[&str] = &[
    "<init>",
    "get",
    "set",
    "lazySet",
    "getAndSet",
    "compareAndSet",
    "getAndIncrement",
    "getAndDecrement",
    "getAndAdd",
    "incrementAndGet",
    "decrementAndGet",
    "addAndGet",
    "intValue",
    "longValue",
];

/// The rows.
pub(crate) const ROWS: &[Row] = &[
    pure("java/lang/Object", &["<init>"]),
    pure("java/lang/Integer", &["valueOf(I)", "intValue", "toString(I)", "compare", "max", "min", "sum"]),
    pure("java/lang/Long", &["valueOf(J)", "longValue", "toString(J)", "compare", "max", "min", "sum"]),
    pure("java/lang/Boolean", &["valueOf(Z)", "booleanValue", "toString(Z)"]),
    pure("java/lang/Character", &["valueOf(C)", "charValue", "toString(C)", "isDigit(C)", "isLetter(C)"]),
    pure("java/lang/Class", &["desiredAssertionStatus"]),
    pure("java/lang/Enum", &["<init>", "ordinal", "name"]),
    pure("java/lang/AssertionError", &["<init>()V", "<init>(Z)V", "<init>(C)V", "<init>(I)V", "<init>(J)V"]),
    throwable("java/lang/Throwable"),
    caused("java/lang/Throwable"),
    throwable("java/lang/Exception"),
    caused("java/lang/Exception"),
    throwable("java/lang/RuntimeException"),
    caused("java/lang/RuntimeException"),
    throwable("java/lang/Error"),
    caused("java/lang/Error"),
    throwable("java/lang/IllegalStateException"),
    caused("java/lang/IllegalStateException"),
    throwable("java/lang/IllegalArgumentException"),
    caused("java/lang/IllegalArgumentException"),
    throwable("java/lang/IndexOutOfBoundsException"),
    throwable("java/lang/ArithmeticException"),
    throwable("java/lang/NullPointerException"),
    throwable("java/lang/UnsupportedOperationException"),
    caused("java/lang/UnsupportedOperationException"),
    throwable("java/lang/InterruptedException"),
    fallible("java/lang/String", &["charAt", "substring", "startsWith", "endsWith", "compareTo(Ljava/lang/String;)I"]),
    pure("java/lang/Math", &["abs", "max", "min", "sqrt"]),
    pure(
        "java/lang/String",
        &["length", "isEmpty", "equals", "hashCode", "trim", "valueOf(I)", "valueOf(J)", "valueOf(C)", "valueOf(Z)"],
    ),
    pure("java/lang/Thread", &["yield", "onSpinWait"]),
    contained("java/lang/StringBuilder", BUILDING),
    contained("java/util/concurrent/atomic/AtomicInteger", COUNTING),
    contained("java/util/concurrent/atomic/AtomicLong", COUNTING),
    contained(
        "java/util/concurrent/atomic/AtomicBoolean",
        &["<init>", "get", "set", "lazySet", "getAndSet", "compareAndSet"],
    ),
    Row::new(
        "java/io/PrintStream",
        &[
            "print(I)",
            "print(J)",
            "print(C)",
            "print(Z)",
            "print(D)",
            "print(F)",
            "print(Ljava/lang/String;)",
            "println()",
            "println(I)",
            "println(J)",
            "println(C)",
            "println(Z)",
            "println(D)",
            "println(F)",
            "println(Ljava/lang/String;)",
            "flush",
        ],
        Claim::Output,
        "prints numbers and texts; failures are kept, not thrown",
    ),
];
