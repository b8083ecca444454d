//! `sojourner/ConsoleStream`: the `PrintStream` behind `System.out` and `System.err`.
//!
//! Follows `java.io.PrintStream` as `System` makes it (class `PrintStream` itself, automatic flushing): one call of a
//! print method is one call of a native, so a state never holds a half-filled encoder. `println` ends with a line feed.
//!
//! The class has no constructor: the VM allocates the object and sets [`DESCRIPTOR`] itself, so that no stream of the
//! JDK is ever built. On JDK 18 and later the VM must also set `PrintStream.charset`, which `charset()` answers.
//! Methods that are not overridden (`printf`, `append`) end in those that are.
//!
//! Deviates: `format` prints once, at the end (or when a conversion throws), so text that an argument's own `toString`
//! prints comes before the formatted text instead of in its midst; bytes from `write` appear at once, where the JDK may
//! hold them until the next flush; a bad range in `write` is always a plain `IndexOutOfBoundsException`.

use crate::class_writer::{ACC_PRIVATE, ACC_PUBLIC, ACC_SYNCHRONIZED, ClassWriter, CodeWriter, Label};
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

const CLOSED: &str = "closed";
const TROUBLE: &str = "trouble";
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
    /// A lock that no program can see (JDK 19 to 23): since printing is one native call, none is needed here.
    Internal,
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
    class.field(ACC_PRIVATE, DESCRIPTOR, "I").field(ACC_PRIVATE, CLOSED, "Z").field(ACC_PRIVATE, TROUBLE, "Z");
    class.native_method(ACC_PRIVATE, EMIT, TAKES_TEXT).native_method(ACC_PRIVATE, EMIT_BYTES, TAKES_BYTES);
    let locked = match spec.locking {
        Locking::Monitor => ACC_PUBLIC | ACC_SYNCHRONIZED,
        Locking::Internal => ACC_PUBLIC,
    };
    write_printers(&mut class, locked);
    write_object_printers(&mut class);
    write_byte_writers(&mut class, locked);
    write_formatters(&mut class, locked);
    write_state_methods(&mut class, locked);
    class.finish()
}

/// How the end of a line is printed.
#[derive(Clone, Copy)]
enum Ending {
    None,
    Line,
}

/// `print` and `println` of primitives, strings and character arrays.
fn write_printers(class: &mut ClassWriter, locked: u16) {
    let primitives = [Type::Boolean, Type::Char, Type::Int, Type::Long, Type::Float, Type::Double];
    let references = [Type::reference("[C"), Type::reference(STRING)];
    for parameter in primitives.into_iter().chain(references) {
        let descriptor = format!("({})V", parameter.descriptor());
        class.method(locked, "print", &descriptor, |code| print(code, &parameter, Ending::None));
        class.method(locked, "println", &descriptor, |code| print(code, &parameter, Ending::Line));
    }
    class.method(locked, "println", "()V", |code| {
        let closed = code.new_label();
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

fn write_byte_writers(class: &mut ClassWriter, locked: u16) {
    class.method(locked, "write", "(I)V", |code| {
        let closed = code.new_label();
        jump_if_closed(code, closed);
        code.load_reference(0).push_int(1).new_byte_array();
        code.dup().push_int(0).load(&Type::Int, 1).store_array_byte();
        code.push_int(0).push_int(1).invoke_special(CLASS, EMIT_BYTES, TAKES_BYTES);
        return_or_trouble(code, closed);
    });
    class.method(locked, "write", TAKES_BYTES, |code| {
        let closed = code.new_label();
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
fn write_formatters(class: &mut ClassWriter, locked: u16) {
    for parameters in
        ["Ljava/lang/String;[Ljava/lang/Object;", "Ljava/util/Locale;Ljava/lang/String;[Ljava/lang/Object;"]
    {
        let descriptor = format!("({parameters})Ljava/io/PrintStream;");
        class.method(locked, "format", &descriptor, |code| format_into_one_text(code, parameters));
    }
}

fn write_state_methods(class: &mut ClassWriter, locked: u16) {
    class.method(locked, "flush", "()V", |code| {
        let closed = code.new_label();
        jump_if_closed(code, closed);
        return_or_trouble(code, closed);
    });
    class.method(locked, "close", "()V", |code| {
        set_flag(code, CLOSED);
        code.return_void();
    });
    class.method(ACC_PUBLIC, "checkError", "()Z", |code| {
        code.load_reference(0).get_field(CLASS, TROUBLE, "Z").return_value(&Type::Boolean);
    });
}

fn print(code: &mut CodeWriter<'_>, parameter: &Type, ending: Ending) {
    let closed = code.new_label();
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

fn emit_buffer(code: &mut CodeWriter<'_>, buffer: u16) {
    code.load_reference(0).load_reference(buffer).invoke_virtual(BUILDER, "toString", "()Ljava/lang/String;");
    code.invoke_special(CLASS, EMIT, TAKES_TEXT);
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
