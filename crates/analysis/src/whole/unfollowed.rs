//! What makes the world open: code that reaches own members in ways that are not followed.
//!
//! Named by the library's classes and methods through which it is done (`java.lang.reflect`, `java.lang.invoke`, field
//! updaters, `Unsafe`, class loaders, serialisation). Naming too much is harmless: whoever needs a closed world
//! refuses.

use super::place::Place;
use program::{ClassRef, MethodRef};

/// Something that is not followed.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Unfollowed {
    /// Where own code does it; none for what a class or method is.
    pub place: Option<Place>,
    /// What it is, in a word or two.
    pub what: &'static str,
    /// The method or class that it is about.
    pub subject: String,
}

/// Parts of the library that call members of own classes by reflection.
const BY_REFLECTION: [&str; 6] =
    ["java/beans/", "java/rmi/", "javax/management/", "javax/naming/", "javax/script/", "jdk/jshell/"];

/// What a call of a library method is, if it is not followed.
pub(super) fn by_call(method: MethodRef) -> Option<&'static str> {
    let (class, name) = (method.class.name, method.name);
    if method.is_constructor() && method.descriptor == "()V" && class == "java/lang/Object" {
        return None;
    }
    match class {
        "java/lang/Class" if is_reflective(name) => Some("reflection"),
        "java/lang/reflect/Array" => None,
        _ if class.starts_with("java/lang/reflect/") => Some("reflection"),
        "java/lang/invoke/VarHandle" => Some("variable handle"),
        _ if class.starts_with("java/lang/invoke/") => Some("method handle"),
        _ if class.starts_with("java/util/concurrent/atomic/") && class.ends_with("FieldUpdater") => {
            Some("field updater")
        }
        "sun/misc/Unsafe" | "jdk/internal/misc/Unsafe" => Some("unsafe memory access"),
        "java/lang/ClassLoader" | "java/net/URLClassLoader" | "java/security/SecureClassLoader" => Some("class loader"),
        "java/util/ServiceLoader" => Some("service loader"),
        "java/io/ObjectInputStream" | "java/io/ObjectOutputStream" => Some("serialisation"),
        _ if BY_REFLECTION.iter().any(|package| class.starts_with(package)) => Some("reflection by the library"),
        _ => None,
    }
}

/// Whether a method of `Class` leads to members or to classes by name.
fn is_reflective(name: &str) -> bool {
    let prefixes =
        ["forName", "newInstance", "getMethod", "getDeclared", "getField", "getConstructor", "getRecord", "getAnnot"];
    prefixes.iter().any(|prefix| name.starts_with(prefix))
        || matches!(name, "getClasses" | "getEnclosingMethod" | "getEnclosingConstructor" | "isAnnotationPresent")
}

/// What a class is that own code makes objects of, if those are not followed.
pub(super) fn by_class(class: ClassRef) -> Option<&'static str> {
    if !class.is_application() {
        return None;
    }
    let has_finalizer = |class: ClassRef| class.is_application() && class.declared_method("finalize", "()V").is_some();
    let mut walk = Some(class);
    while let Some(current) = walk {
        if current.name == "java/lang/ClassLoader" {
            return Some("class loader");
        }
        if has_finalizer(current) {
            return Some("finalizer");
        }
        walk = current.super_class;
    }
    None
}
