//! Classes whose initialisers do once what the JDK does slowly at the first time.
//!
//! They format values of every kind, for the locale at hand and for none, and dates. What that leaves behind are caches
//! and initialised classes, which nobody can tell from their not being there: whoever formats later finds what it would
//! have made. Nothing is printed, no random number is drawn, no thread is made. The default time zone is found out and
//! becomes a property; who reads that property asks (`library::questions`).

use crate::class_writer::{ACC_STATIC, ClassWriter, CodeWriter};
use crate::descriptor::Type;
use crate::error::SynthesisError;

/// What is rehearsed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rehearsal {
    /// Formatting numbers and texts.
    Formats,
    /// Formatting dates and times, as programs and loggers do.
    Dates,
    /// Making a generator of secure random numbers. It draws none, and is forgotten.
    Randoms,
}

impl Rehearsal {
    /// The internal name of the class.
    pub fn class(self) -> &'static str {
        match self {
            Rehearsal::Formats => "sojourner/RehearsalOfFormats",
            Rehearsal::Dates => "sojourner/RehearsalOfDates",
            Rehearsal::Randoms => "sojourner/RehearsalOfRandoms",
        }
    }
}

const FORMAT: &str = "(Ljava/lang/String;[Ljava/lang/Object;)Ljava/lang/String;";
const STRING: &str = "java/lang/String";
const OBJECT: &str = "java/lang/Object";

/// Conversions of every kind, in the order of [`push_values`].
const TEXT: &str = "%s %-6s %d %05d %,d %x %c %b %.2f %6.1f %e %s%n";

/// The pattern of most programs, and that of loggers.
const PATTERN: &str = "yyyy-MM-dd HH:mm:ss";
const LOGGED: &str = "%1$tb %1$td, %1$tY %1$tl:%1$tM:%1$tS %1$Tp%n";

/// The class.
pub fn synthesize(rehearsal: Rehearsal) -> Result<Vec<u8>, SynthesisError> {
    let mut class = ClassWriter::new(rehearsal.class());
    class.extends(OBJECT);
    class.method(ACC_STATIC, "<clinit>", "()V", |code| match rehearsal {
        Rehearsal::Formats => formats(code),
        Rehearsal::Dates => dates(code),
        Rehearsal::Randoms => randoms(code),
    });
    class.finish()
}

fn formats(code: &mut CodeWriter<'_>) {
    code.push_text(TEXT);
    push_values(code);
    code.invoke_static(STRING, "format", FORMAT).pop(&Type::reference(STRING));
    code.get_static("java/util/Locale", "ROOT", "Ljava/util/Locale;").push_text(TEXT);
    push_values(code);
    let descriptor = "(Ljava/util/Locale;Ljava/lang/String;[Ljava/lang/Object;)Ljava/lang/String;";
    code.invoke_static(STRING, "format", descriptor).pop(&Type::reference(STRING)).return_void();
}

fn dates(code: &mut CodeWriter<'_>) {
    let text = Type::reference(STRING);
    let (old, date) = ("java/text/SimpleDateFormat", "java/util/Date");
    code.new_object(old).dup().push_text(PATTERN).invoke_special(old, "<init>", "(Ljava/lang/String;)V");
    code.new_object(date).dup().push_long(0).invoke_special(date, "<init>", "(J)V");
    code.invoke_virtual("java/text/DateFormat", "format", "(Ljava/util/Date;)Ljava/lang/String;").pop(&text);
    let (new, time) = ("java/time/format/DateTimeFormatter", "java/time/LocalDateTime");
    code.push_text(PATTERN).invoke_static(new, "ofPattern", &format!("(L{STRING};)L{new};"));
    for part in [2000, 1, 2, 3, 4] {
        code.push_int(part);
    }
    code.invoke_static(time, "of", &format!("(IIIII)L{time};"));
    code.invoke_virtual(new, "format", &format!("(Ljava/time/temporal/TemporalAccessor;)L{STRING};")).pop(&text);
    code.push_text(LOGGED).push_int(1).new_reference_array(OBJECT).dup().push_int(0);
    let (zoned, zone, instant) = ("java/time/ZonedDateTime", "java/time/ZoneId", "java/time/Instant");
    code.get_static(instant, "EPOCH", &format!("L{instant};"));
    code.invoke_static(zone, "systemDefault", &format!("()L{zone};"));
    code.invoke_static(zoned, "ofInstant", &format!("(L{instant};L{zone};)L{zoned};")).store_array_reference();
    code.invoke_static(STRING, "format", FORMAT).pop(&text).return_void();
}

fn randoms(code: &mut CodeWriter<'_>) {
    let generator = "java/security/SecureRandom";
    code.new_object(generator).dup().invoke_special(generator, "<init>", "()V").pop(&Type::reference(generator));
    code.return_void();
}

fn push_values(code: &mut CodeWriter<'_>) {
    let boxed = |code: &mut CodeWriter<'_>, class: &str, primitive: &str| {
        code.invoke_static(class, "valueOf", &format!("({primitive})L{class};"));
    };
    code.push_int(12).new_reference_array(OBJECT);
    for index in 0..12 {
        code.dup().push_int(index);
        match index {
            0 | 1 => drop(code.push_text("text")),
            2..=5 => boxed(code.push_int(1000 + index), "java/lang/Integer", "I"),
            6 => boxed(code.push_int(i32::from(b'c')), "java/lang/Character", "C"),
            7 => boxed(code.push_int(1), "java/lang/Boolean", "Z"),
            8..=10 => boxed(code.push_double(1.25), "java/lang/Double", "D"),
            _ => boxed(code.push_long(1 << 40), "java/lang/Long", "J"),
        }
        code.store_array_reference();
    }
}
