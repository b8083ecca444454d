//! Which code of the JDK runs without anybody being able to tell.
//!
//! The static analysis does not read these methods: they lead to almost everything, and one of them in sight would make
//! every thread look as if it could do anything. To be listed, a method may leave behind only what nobody can tell from
//! its not having run: filled caches and initialised classes of the JDK. Where a thread stands inside of one, its
//! frames are read as any others.

use crate::row::{Claim, Row};

const fn effect_free(class: &'static str, methods: &'static [&'static str], reason: &'static str) -> Row {
    Row::new(class, methods, Claim::EffectFree, reason)
}

/// Objects that do not change, and the methods by which they are compared and described.
const fn value(class: &'static str) -> Row {
    effect_free(class, &["compareTo", "equals", "hashCode", "toString"], "objects of these classes do not change")
}

/// Without observable effect where the exceptions, enumerations and texts that it meets are those of the JDK.
const fn reflecting(class: &'static str, methods: &'static [&'static str], reason: &'static str) -> Row {
    Row::new(class, methods, Claim::EffectFreeAmongOwn, reason)
}

/// The rows.
pub(crate) const ROWS: &[Row] = &[
    effect_free("jdk/internal/util/Preconditions", &["outOfBoundsMessage"], "a message made of numbers"),
    effect_free(
        "java/lang/invoke/MethodHandles",
        &["lookup", "privateLookupIn", "arrayElementVarHandle"],
        "looks a handle up",
    ),
    effect_free("java/lang/invoke/MethodHandles$Lookup", &["findVarHandle", "lookupClass"], "looks a handle up"),
    effect_free("java/lang/String", &["intern"], "what it interns only shows to those who intern, too"),
    effect_free("java/lang/String", &["decodeWithDecoder"], "a text made of bytes"),
    effect_free("java/lang/ClassLoader", &["getSystemClassLoader"], "asks for the place where the program runs"),
    effect_free("java/lang/ConditionalSpecialCasing", &["<clinit>", "lookUpTable"], "tables of constants"),
    effect_free("java/util/Formatter", &["<clinit>"], "a pattern of constants"),
    effect_free("java/util/Locale", &["initDefault"], "reads properties"),
    effect_free("jdk/internal/util/ReferencedKeyMap", &["*"], "a cache of what does not change").since(21),
    effect_free("jdk/internal/util/ReferencedKeySet", &["*"], "a cache of what does not change").since(21),
    effect_free("java/util/HashMap", &["comparableClassFor"], "looks the type of a key up"),
    effect_free("java/util/concurrent/ConcurrentHashMap", &["comparableClassFor"], "looks the type of a key up"),
    value("java/io/ObjectStream*"),
    value("java/lang/invoke/*"),
    value("java/lang/module/*"),
    value("java/lang/reflect/*"),
    value("java/net/*"),
    value("java/security/*"),
    value("jdk/internal/*"),
    value("sun/*"),
    reflecting("java/util/concurrent/ForkJoinTask", &["getThrowableException"], "copies an exception").until(21),
    reflecting("java/util/concurrent/ForkJoinTask", &["getException(Z)"], "copies an exception").since(22),
    reflecting("java/lang/Class", &["getEnumConstantsShared"], "finds the constants of an enumeration"),
    reflecting("java/util/regex/Pattern", &["compile"], "makes a pattern of a text"),
];
