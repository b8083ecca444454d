//! Which code of the JDK runs without anybody being able to tell.
//!
//! The static analysis does not read these methods: they lead to almost everything, and one of them in sight would make every thread look
//! as if it could do anything. To be listed, a method may leave behind only what nobody can tell from its not having run: filled caches
//! and initialised classes of the JDK. Where a thread stands inside of one, its frames are read as any others.

use crate::explorer::started_class;
use crate::interference::application_classes;
use program::{ClassId, ClassRef, MethodRef};
use vm::Machine;

/// Methods of the class library that reach very much code, and still nobody can tell when, or whether, they have run: they make a
/// message of numbers, look a handle or the type of a key up, or ask for the place where the program runs, and what they leave behind
/// are caches and initialised classes.
const QUIET: &[(&str, &[&str])] = &[
    ("jdk/internal/util/Preconditions", &["outOfBoundsMessage"]),
    ("java/lang/invoke/MethodHandles", &["lookup", "privateLookupIn", "arrayElementVarHandle"]),
    ("java/lang/invoke/MethodHandles$Lookup", &["findVarHandle", "lookupClass"]),
    // What it interns only shows to those who intern, too.
    ("java/lang/String", &["intern", "decodeWithDecoder"]),
    ("java/lang/ClassLoader", &["getSystemClassLoader"]),
    ("java/lang/ConditionalSpecialCasing", &["<clinit>", "lookUpTable"]),
    ("java/util/Formatter", &["<clinit>"]),
    ("java/util/Locale", &["initDefault"]),
    // Caches of what does not change.
    ("jdk/internal/util/ReferencedKeyMap", &["*"]),
    ("jdk/internal/util/ReferencedKeySet", &["*"]),
    ("java/util/HashMap", &["comparableClassFor"]),
    ("java/util/concurrent/ConcurrentHashMap", &["comparableClassFor"]),
];

/// Packages of the JDK whose objects do not change, and the methods by which such an object is compared and described.
const VALUES: &[&str] = &[
    "java/io/ObjectStream",
    "java/lang/invoke/",
    "java/lang/module/",
    "java/lang/reflect/",
    "java/net/",
    "java/security/",
    "jdk/internal/",
    "sun/",
];
const DESCRIBING: &[&str] = &["compareTo", "equals", "hashCode", "toString"];

/// Methods that copy an exception or find the constants of an enumeration by reflection, or make a pattern for texts: quiet where the
/// classes of these are those of the JDK.
const REFLECTING: &[(&str, &[&str])] = &[
    ("java/util/concurrent/ForkJoinTask", &["getThrowableException", "getException(Z)"]),
    ("java/lang/Class", &["getEnumConstantsShared"]),
    ("java/util/regex/Pattern", &["compile"]),
];

/// What these are.
const KINDS: &[&str] = &["java/lang/Throwable", "java/lang/Enum", "java/lang/CharSequence"];

/// Whether a method is quiet, in a program that has such classes of its own or not.
pub(super) fn is_quiet(method: MethodRef, own_kinds: bool) -> bool {
    let describes =
        DESCRIBING.contains(&method.name) && VALUES.iter().any(|start| method.class.name.starts_with(start));
    is_in(QUIET, method) || describes || is_in(REFLECTING, method) && !own_kinds
}

/// Whether the program has exceptions, enumerations or texts of its own, as far as its classes name them or are loaded.
pub(super) fn has_own_kinds(machine: &Machine) -> bool {
    let named = started_class(machine).map(|main| application_classes(machine.program, main));
    let loaded = (0..machine.program.class_count() as u32).map(|number| machine.program.class(ClassId(number)));
    named.is_none_or(|named| named.into_iter().chain(loaded).any(|class| is_own_kind(machine, class)))
}

/// Whether a class of the program is one of exceptions, enumerations or texts.
pub(super) fn is_own_kind(machine: &Machine, class: ClassRef) -> bool {
    let is_kind = |kind: ClassRef| class.is_subclass_of(kind) || class.all_interfaces.contains(&kind);
    let mut kinds = KINDS.iter().map(|name| machine.program.loaded(name));
    class.is_application() && kinds.any(|kind| kind.is_none_or(is_kind))
}

fn is_in(list: &[(&str, &[&str])], method: MethodRef) -> bool {
    let is_named = |name: &&str| match name.find('(') {
        Some(end) => name[..end] == *method.name && method.descriptor.starts_with(&name[end..]),
        None => **name == *method.name || *name == "*",
    };
    list.iter().any(|(class, names)| *class == method.class.name && names.iter().any(is_named))
}
