//! Methods that make texts: what they do depends on the objects that they are handed, so it is told at their calls.

use crate::row::Releases;

/// A method.
#[derive(Clone, Copy, Debug)]
pub struct MethodRow {
    /// The internal name of its class.
    pub class: &'static str,
    pub name: &'static str,
    pub descriptor: &'static str,
    pub releases: Releases,
    pub reason: &'static str,
}

const fn method(class: &'static str, name: &'static str, descriptor: &'static str, reason: &'static str) -> MethodRow {
    MethodRow { class, name, descriptor, releases: Releases::ALL, reason }
}

const TEXT: &str = "all that it does to its argument, an object, is to ask for its text";
const ASKED: &str = "formatting may ask it of what it formats, or of where it writes to";

/// Methods whose only argument is an object to be turned into text.
pub const TEXTS: &[MethodRow] = &[
    method("java/io/PrintStream", "print", "(Ljava/lang/Object;)V", TEXT),
    method("java/io/PrintStream", "println", "(Ljava/lang/Object;)V", TEXT),
    method("java/lang/AbstractStringBuilder", "append", "(Ljava/lang/Object;)Ljava/lang/AbstractStringBuilder;", TEXT),
    method("java/lang/AssertionError", "<init>", "(Ljava/lang/Object;)V", TEXT),
    method("java/lang/String", "valueOf", "(Ljava/lang/Object;)Ljava/lang/String;", TEXT),
    method("java/lang/StringBuffer", "append", "(Ljava/lang/Object;)Ljava/lang/StringBuffer;", TEXT),
    method("java/lang/StringBuilder", "append", "(Ljava/lang/Object;)Ljava/lang/StringBuilder;", TEXT),
    method("java/util/Objects", "toString", "(Ljava/lang/Object;)Ljava/lang/String;", TEXT),
    method("sojourner/ConsoleStream", "print", "(Ljava/lang/Object;)V", TEXT),
    method("sojourner/ConsoleStream", "println", "(Ljava/lang/Object;)V", TEXT),
];

/// What formatting may call, whatever it formats.
pub const FORMATTING: &[MethodRow] = &[
    method("java/lang/Object", "toString", "()Ljava/lang/String;", ASKED),
    method("java/util/Formattable", "formatTo", "(Ljava/util/Formatter;III)V", ASKED),
    method("java/lang/Appendable", "append", "(Ljava/lang/CharSequence;)Ljava/lang/Appendable;", ASKED),
    method("java/lang/Appendable", "append", "(Ljava/lang/CharSequence;II)Ljava/lang/Appendable;", ASKED),
    method("java/lang/Appendable", "append", "(C)Ljava/lang/Appendable;", ASKED),
    method("java/time/temporal/TemporalAccessor", "getLong", "(Ljava/time/temporal/TemporalField;)J", ASKED),
    method("java/time/temporal/TemporalAccessor", "get", "(Ljava/time/temporal/TemporalField;)I", ASKED),
    method("java/time/temporal/TemporalAccessor", "isSupported", "(Ljava/time/temporal/TemporalField;)Z", ASKED),
    method("java/util/Locale", "getDefault", "(Ljava/util/Locale$Category;)Ljava/util/Locale;", ASKED),
];

/// Every list.
pub(crate) const ALL: &[&[MethodRow]] = &[TEXTS, FORMATTING];
