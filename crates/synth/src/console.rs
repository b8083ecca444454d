//! `sojourner/ConsoleStream`: the `PrintStream` behind `System.out` and `System.err`.
//!
//! Follows `java.io.PrintStream` as `System` makes it (class `PrintStream` itself, automatic flushing): one call of a
//! print method is one call of a native, so a state never holds a half-filled encoder. `println` ends with a line feed.
//!
//! The class has no constructor: the VM allocates the object and sets [`DESCRIPTOR`] itself, so that no stream of the
//! JDK is ever built. On JDK 18 and later the VM must also set `PrintStream.charset`, which `charset()` answers.
//! Methods that are not overridden (`printf`, `append`) end in those that are.
//!
//! `format` prints once. The JDK holds the lock of the stream meanwhile, which shows only where code of the program
//! runs then: the text of numbers, strings and the like is the same before the lock is taken, so it is made before, and
//! printing it is no more than `print`. Everything else is formatted under the lock ([`LOCKED_FORMAT`]).
//!
//! Deviates: `format` prints once, at the end (or when a conversion throws), so text that an argument's own `toString`
//! prints comes before the formatted text instead of in its midst; bytes from `write` appear at once, where the JDK may
//! hold them until the next flush; a bad range in `write` is always a plain `IndexOutOfBoundsException`.

use crate::class_writer::{
    ACC_FINAL, ACC_PRIVATE, ACC_PUBLIC, ACC_STATIC, ACC_SYNCHRONIZED, ACC_VOLATILE, ClassWriter, CodeWriter, Label,
};
use crate::concat::{Piece, push_joined, push_piece};
use crate::descriptor::Type;
use crate::error::SynthesisError;

/// The internal name of the class.
pub const CLASS: &str = "sojourner/ConsoleStream";
/// The `int` field that tells standard output (1) from standard error (2).
pub const DESCRIPTOR: &str = "descriptor";
/// The private native method `(String)V` that takes text.
pub(crate) const EMIT: &str = "emit";
/// The private native method `(byte[], int, int)V` that takes bytes; the range is valid.
pub(crate) const EMIT_BYTES: &str = "emitBytes";

/// The method that formats what may run code of the program, under the lock of the stream.
const LOCKED_FORMAT: &str = "formatLocked";
/// The method that says whether the elements of an array, from an index on, are values of the JDK.
const ARE_VALUES: &str = "areValues";
const TAKES_ELEMENTS: &str = "([Ljava/lang/Object;I)Z";
/// More arguments than these are not looked through.
const MOST_VALUES: i32 = 16;
/// Final classes whose objects are described by code of the JDK alone.
const VALUES: [&str; 9] = [
    STRING,
    "java/lang/Integer",
    "java/lang/Long",
    "java/lang/Double",
    "java/lang/Boolean",
    "java/lang/Character",
    "java/lang/Float",
    "java/lang/Short",
    "java/lang/Byte",
];

/// The field with another stream of the same descriptor, whose monitor is the internal lock.
pub const TWIN: &str = "twin";
/// The field of a twin that counts the calls of [`LOCKED_FORMAT`] that are running.
pub const FORMATTING: &str = "formatting";
/// The method of a twin that takes its monitor and gives it back.
const PASS: &str = "pass";

const CLOSED: &str = "closed";
/// The field that says that something could not be printed, which anybody may ask for.
pub const TROUBLE: &str = "trouble";
const BUILDER: &str = "java/lang/StringBuilder";
const FORMATTER: &str = "java/util/Formatter";
const STRING: &str = "java/lang/String";
const TAKES_TEXT: &str = "(Ljava/lang/String;)V";
const TAKES_BYTES: &str = "([BII)V";

/// Which lock the stream of the modelled JDK takes while it prints.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Locking {
    /// The stream's own monitor, which a program may hold too (JDK 17, JDK 24 and later).
    Monitor,
    /// A lock that no program can see (JDK 19 to 23): that of a twin ([`TWIN`]). Printing is one native call, so it
    /// takes the lock only where somebody formats under it.
    Internal,
}

impl Locking {
    /// The flags of a public method that prints.
    fn flags(self) -> u16 {
        match self {
            Locking::Monitor => ACC_PUBLIC | ACC_SYNCHRONIZED,
            Locking::Internal => ACC_PUBLIC,
        }
    }

    /// The flags of the field that says whether the stream is closed: it is volatile where printing takes no lock, and
    /// who looks at it may come before or after who closes.
    fn of_closed(self) -> u16 {
        match self {
            Locking::Monitor => ACC_PRIVATE,
            Locking::Internal => ACC_PRIVATE | ACC_VOLATILE,
        }
    }

    /// Waits until nobody formats under the internal lock. Whoever begins to do so later prints later.
    fn wait(self, code: &mut CodeWriter<'_>) {
        if self == Locking::Internal {
            let free = code.new_label();
            push_twin(code).get_field(CLASS, FORMATTING, "I").if_zero(free);
            push_twin(code).invoke_special(CLASS, PASS, "()V").bind(free);
        }
    }
}

fn push_twin<'writer, 'class>(code: &'writer mut CodeWriter<'class>) -> &'writer mut CodeWriter<'class> {
    code.load_reference(0).get_field(CLASS, TWIN, &format!("L{CLASS};"))
}

/// The console stream.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ConsoleSpec {
    /// How the methods that print exclude each other.
    pub locking: Locking,
}

/// The class of the console stream.
pub fn synthesize(spec: &ConsoleSpec) -> Result<Vec<u8>, SynthesisError> {
    let mut class = ClassWriter::new(CLASS);
    class.extends("java/io/PrintStream");
    class.field(ACC_PRIVATE, DESCRIPTOR, "I").field(spec.locking.of_closed(), CLOSED, "Z");
    class.field(ACC_PRIVATE, TROUBLE, "Z");
    class.native_method(ACC_PRIVATE, EMIT, TAKES_TEXT).native_method(ACC_PRIVATE, EMIT_BYTES, TAKES_BYTES);
    class.field(ACC_PRIVATE, FORMATTING, "I").field(ACC_PRIVATE | ACC_FINAL, TWIN, &format!("L{CLASS};"));
    write_printers(&mut class, spec.locking);
    write_object_printers(&mut class);
    write_byte_writers(&mut class, spec.locking);
    write_formatters(&mut class, spec.locking);
    write_state_methods(&mut class, spec.locking);
    class.method(ACC_PRIVATE | ACC_SYNCHRONIZED, PASS, "()V", |code| {
        code.return_void();
    });
    class.finish()
}

/// How the end of a line is printed.
#[derive(Clone, Copy)]
enum Ending {
    None,
    Line,
}

/// `print` and `println` of primitives, strings and character arrays.
fn write_printers(class: &mut ClassWriter, locking: Locking) {
    let primitives = [Type::Boolean, Type::Char, Type::Int, Type::Long, Type::Float, Type::Double];
    let references = [Type::reference("[C"), Type::reference(STRING)];
    for parameter in primitives.into_iter().chain(references) {
        let descriptor = format!("({})V", parameter.descriptor());
        class.method(locking.flags(), "print", &descriptor, |code| print(code, locking, &parameter, Ending::None));
        class.method(locking.flags(), "println", &descriptor, |code| print(code, locking, &parameter, Ending::Line));
    }
    class.method(locking.flags(), "println", "()V", |code| {
        let closed = code.new_label();
        locking.wait(code);
        jump_if_closed(code, closed);
        code.load_reference(0).push_text("\n").invoke_special(CLASS, EMIT, TAKES_TEXT);
        return_or_trouble(code, closed);
    });
}

/// Objects become strings before any lock is taken, since their `toString` is the program's own code.
fn write_object_printers(class: &mut ClassWriter) {
    let value_of = "(Ljava/lang/Object;)Ljava/lang/String;";
    class.method(ACC_PUBLIC, "print", "(Ljava/lang/Object;)V", |code| {
        code.load_reference(0).load_reference(1).invoke_static(STRING, "valueOf", value_of);
        // Unlike `println`, `print` does not take a `toString` that answers null.
        code.invoke_static("java/util/Objects", "requireNonNull", "(Ljava/lang/Object;)Ljava/lang/Object;");
        code.check_cast(STRING).invoke_virtual(CLASS, "print", TAKES_TEXT).return_void();
    });
    class.method(ACC_PUBLIC, "println", "(Ljava/lang/Object;)V", |code| {
        code.load_reference(0).load_reference(1).invoke_static(STRING, "valueOf", value_of);
        code.invoke_virtual(CLASS, "println", TAKES_TEXT).return_void();
    });
}

fn write_byte_writers(class: &mut ClassWriter, locking: Locking) {
    class.method(locking.flags(), "write", "(I)V", |code| {
        let closed = code.new_label();
        locking.wait(code);
        jump_if_closed(code, closed);
        code.load_reference(0).push_int(1).new_byte_array();
        code.dup().push_int(0).load(&Type::Int, 1).store_array_byte();
        code.push_int(0).push_int(1).invoke_special(CLASS, EMIT_BYTES, TAKES_BYTES);
        return_or_trouble(code, closed);
    });
    class.method(locking.flags(), "write", TAKES_BYTES, |code| {
        let closed = code.new_label();
        locking.wait(code);
        jump_if_closed(code, closed);
        code.load(&Type::Int, 2).load(&Type::Int, 3).load_reference(1).array_length();
        code.invoke_static("java/util/Objects", "checkFromIndexSize", "(III)I").pop(&Type::Int);
        code.load_reference(0).load_reference(1).load(&Type::Int, 2).load(&Type::Int, 3);
        code.invoke_special(CLASS, EMIT_BYTES, TAKES_BYTES);
        return_or_trouble(code, closed);
    });
    for name in ["write", "writeBytes"] {
        class.method(ACC_PUBLIC, name, "([B)V", |code| {
            code.load_reference(0).load_reference(1).push_int(0).load_reference(1).array_length();
            code.invoke_virtual(CLASS, "write", TAKES_BYTES).return_void();
        });
    }
}

/// `printf` calls these.
fn write_formatters(class: &mut ClassWriter, locking: Locking) {
    for parameters in
        ["Ljava/lang/String;[Ljava/lang/Object;", "Ljava/util/Locale;Ljava/lang/String;[Ljava/lang/Object;"]
    {
        let descriptor = format!("({parameters})Ljava/io/PrintStream;");
        class.method(ACC_PUBLIC, "format", &descriptor, |code| format_values(code, locking, parameters));
        class.method(ACC_PRIVATE | ACC_SYNCHRONIZED, LOCKED_FORMAT, &descriptor, |code| {
            format_into_one_text(code, parameters);
        });
    }
    class.method(ACC_PRIVATE | ACC_STATIC, ARE_VALUES, TAKES_ELEMENTS, are_values);
}

/// Formats values of the JDK before the stream is locked; leaves all else, errors among it, to [`LOCKED_FORMAT`].
fn format_values(code: &mut CodeWriter<'_>, locking: Locking, parameters: &str) {
    let (others, start, end) = (code.new_label(), code.new_label(), code.new_label());
    let array = Type::reference("[Ljava/lang/Object;");
    let stream = Type::reference("java/io/PrintStream");
    let given = if parameters.starts_with("Ljava/util/Locale;") { 3 } else { 2 };
    let copy = code.new_local(&array);
    code.load_reference(given).if_null(others);
    code.push_int(MOST_VALUES).load_reference(given).array_length().if_less(others);
    // Others may change what they were given; it is read once.
    code.load_reference(given).invoke_virtual("[Ljava/lang/Object;", "clone", "()Ljava/lang/Object;");
    code.check_cast("[Ljava/lang/Object;").store(&array, copy);
    code.load_reference(copy).push_int(0).invoke_static(CLASS, ARE_VALUES, TAKES_ELEMENTS).if_zero(others);
    code.bind(start).load_reference(0);
    for local in (1..given).chain([copy]) {
        code.load_reference(local);
    }
    code.invoke_static(STRING, "format", &format!("({parameters})L{STRING};")).bind(end);
    code.invoke_virtual(CLASS, "print", TAKES_TEXT).load_reference(0).return_value(&stream);
    // The part of the text that comes before the error is printed, too.
    let failed = code.new_label();
    code.catch(start, end, failed, Some("java/util/IllegalFormatException")).bind(failed).pop(&stream);
    code.bind(others);
    format_locked(code, locking, given, &format!("({parameters})L{};", "java/io/PrintStream"));
}

/// Calls [`LOCKED_FORMAT`] with all parameters, under the lock that the stream of the JDK takes.
fn format_locked(code: &mut CodeWriter<'_>, locking: Locking, parameters: u16, descriptor: &str) {
    let (closed, stream) = (code.new_label(), Type::reference("java/io/PrintStream"));
    match locking {
        Locking::Monitor => drop(code.load_reference(0)),
        Locking::Internal => {
            // The twin does not know.
            jump_if_closed(code, closed);
            push_twin(code);
        }
    }
    for local in 1..=parameters {
        code.load_reference(local);
    }
    code.invoke_special(CLASS, LOCKED_FORMAT, descriptor).pop(&stream).load_reference(0).return_value(&stream);
    if locking == Locking::Internal {
        code.bind(closed);
        set_flag(code, TROUBLE);
        code.load_reference(0).return_value(&stream);
    }
}

/// Whether an element is null or a value, and all behind it are.
fn are_values(code: &mut CodeWriter<'_>) {
    let (all, next) = (code.new_label(), code.new_label());
    let element = code.new_local(&Type::reference("java/lang/Object"));
    code.load_reference(0).array_length().load(&Type::Int, 1).if_ints_equal(all);
    code.load_reference(0).load(&Type::Int, 1).load_array_reference();
    code.store(&Type::reference("java/lang/Object"), element);
    code.load_reference(element).if_null(next);
    for value in VALUES {
        code.load_reference(element).instance_of(value).if_not_zero(next);
    }
    code.push_int(0).return_value(&Type::Boolean);
    code.bind(next).load_reference(0).load(&Type::Int, 1).push_int(1).add_ints();
    code.invoke_static(CLASS, ARE_VALUES, TAKES_ELEMENTS).return_value(&Type::Boolean);
    code.bind(all).push_int(1).return_value(&Type::Boolean);
}

fn write_state_methods(class: &mut ClassWriter, locking: Locking) {
    class.method(locking.flags(), "flush", "()V", |code| {
        let closed = code.new_label();
        locking.wait(code);
        jump_if_closed(code, closed);
        return_or_trouble(code, closed);
    });
    class.method(locking.flags(), "close", "()V", |code| {
        locking.wait(code);
        set_flag(code, CLOSED);
        code.return_void();
    });
    class.method(ACC_PUBLIC, "checkError", "()Z", |code| {
        code.load_reference(0).get_field(CLASS, TROUBLE, "Z").return_value(&Type::Boolean);
    });
}

fn print(code: &mut CodeWriter<'_>, locking: Locking, parameter: &Type, ending: Ending) {
    let closed = code.new_label();
    locking.wait(code);
    jump_if_closed(code, closed);
    code.load_reference(0);
    let text = match parameter.class_name() {
        Some("[C") => Piece::Characters(1),
        _ => Piece::Local(parameter.clone(), 1),
    };
    match ending {
        Ending::None => push_piece(code, &text),
        Ending::Line => push_joined(code, &[text, Piece::Literal(vec![u16::from(b'\n')])]),
    }
    code.invoke_special(CLASS, EMIT, TAKES_TEXT);
    return_or_trouble(code, closed);
}

/// Formats into a buffer and prints it, also when formatting throws: what came before the error is printed then.
fn format_into_one_text(code: &mut CodeWriter<'_>, parameters: &str) {
    let (start, end, failed, closed) = (code.new_label(), code.new_label(), code.new_label(), code.new_label());
    let stream = Type::reference("java/io/PrintStream");
    jump_if_closed(code, closed);
    count_formats(code, 1);
    let buffer = code.new_local(&Type::reference(BUILDER));
    code.new_object(BUILDER).dup().invoke_special(BUILDER, "<init>", "()V").store(&Type::reference(BUILDER), buffer);
    code.bind(start).new_object(FORMATTER).dup().load_reference(buffer);
    code.invoke_special(FORMATTER, "<init>", "(Ljava/lang/Appendable;)V");
    for local in 1..buffer {
        code.load_reference(local);
    }
    code.invoke_virtual(FORMATTER, "format", &format!("({parameters})L{FORMATTER};")).pop(&stream).bind(end);
    emit_buffer(code, buffer);
    code.load_reference(0).return_value(&stream);
    code.catch(start, end, failed, None).bind(failed);
    emit_buffer(code, buffer);
    code.throw();
    code.bind(closed);
    set_flag(code, TROUBLE);
    code.load_reference(0).return_value(&stream);
}

/// Prints what was formatted; formatting has come to its end.
fn emit_buffer(code: &mut CodeWriter<'_>, buffer: u16) {
    count_formats(code, -1);
    code.load_reference(0).load_reference(buffer).invoke_virtual(BUILDER, "toString", "()Ljava/lang/String;");
    code.invoke_special(CLASS, EMIT, TAKES_TEXT);
}

fn count_formats(code: &mut CodeWriter<'_>, change: i32) {
    code.load_reference(0).load_reference(0).get_field(CLASS, FORMATTING, "I").push_int(change).add_ints();
    code.put_field(CLASS, FORMATTING, "I");
}

fn jump_if_closed(code: &mut CodeWriter<'_>, closed: Label) {
    code.load_reference(0).get_field(CLASS, CLOSED, "Z").if_not_zero(closed);
}

/// Returns; arriving at `closed` instead is an error that only `checkError` tells.
fn return_or_trouble(code: &mut CodeWriter<'_>, closed: Label) {
    code.return_void().bind(closed);
    set_flag(code, TROUBLE);
    code.return_void();
}

fn set_flag(code: &mut CodeWriter<'_>, flag: &str) {
    code.load_reference(0).push_int(1).put_field(CLASS, flag, "Z");
}
