//! Access control of resolved members (JVMS 5.4.4), for lookups: who may name which method or field.
//!
//! Modules are not looked at: `MethodHandles.Lookup` does that itself, in Java.

use program::{ClassRef, FieldRef, LinkError, LinkErrorKind, MethodRef, access, resolve, source::Origin};

/// Whether `caller` may use a method that it found through `holder`; trusted code has no caller.
pub(super) fn check_method(caller: Option<ClassRef>, holder: ClassRef, method: MethodRef) -> Result<(), LinkError> {
    let Some(caller) = caller else { return Ok(()) };
    check_class(caller, holder)?;
    // Arrays have a public `clone`.
    if holder.is_array() && method.name == "clone" || may_access(caller, holder, method.class, method.access) {
        return Ok(());
    }
    let (result, call) = resolve::external_signature(method.name, method.descriptor);
    let member = format!("method '{result} {}.{call}'", method.class.java_name());
    Err(refusal(caller, method.class, method.access, &member))
}

/// Whether `caller` may use a field that it found through `holder`.
pub(super) fn check_field(caller: Option<ClassRef>, holder: ClassRef, field: FieldRef) -> Result<(), LinkError> {
    let Some(caller) = caller else { return Ok(()) };
    check_class(caller, holder)?;
    if may_access(caller, holder, field.class, field.access) {
        return Ok(());
    }
    let member = format!("field {}.{}", field.class.java_name(), field.name);
    Err(refusal(caller, field.class, field.access, &member))
}

fn check_class(caller: ClassRef, class: ClassRef) -> Result<(), LinkError> {
    let mut element = class;
    while let Some(component) = element.component() {
        element = component;
    }
    if element.is_primitive() || element.access & access::PUBLIC != 0 || element.same_package(caller) {
        return Ok(());
    }
    let (from, to) = (caller.java_name(), element.java_name());
    let message = format!("class {from} tried to access class {to} ({})", homes(caller, element));
    Err(LinkError::new(LinkErrorKind::IllegalAccess, message))
}

fn may_access(caller: ClassRef, holder: ClassRef, declaring: ClassRef, flags: u16) -> bool {
    if std::ptr::eq(caller, declaring) || flags & access::PUBLIC != 0 {
        return true;
    }
    if flags & access::PRIVATE != 0 {
        return nest(caller) == nest(declaring) && caller.same_package(declaring);
    }
    let inherited = flags & access::PROTECTED != 0
        && caller.is_subclass_of(declaring)
        && (flags & access::STATIC != 0
            || std::ptr::eq(holder, declaring)
            || holder.is_subclass_of(caller)
            || caller.is_subclass_of(holder));
    inherited || caller.same_package(declaring)
}

/// The name of the nest host by the class file's word (JVMS 5.4.4); a hidden class belongs to the nest of its host. The
/// classes of a nest are of one package, and one package is of one origin here, so the name is enough.
fn nest(class: ClassRef) -> String {
    if let (true, Some(host)) = (class.hidden, class.host) {
        return nest(host);
    }
    let host = class.file.as_ref().and_then(|file| file.pool.class_name(file.nest_host().ok()??).ok());
    host.map_or_else(|| class.name.to_owned(), std::borrow::Cow::into_owned)
}

fn refusal(caller: ClassRef, declaring: ClassRef, flags: u16, member: &str) -> LinkError {
    let kind = match flags & (access::PRIVATE | access::PROTECTED) {
        access::PRIVATE => "private ",
        access::PROTECTED => "protected ",
        _ => "",
    };
    let message = format!("class {} tried to access {kind}{member} ({})", caller.java_name(), homes(caller, declaring));
    LinkError::new(LinkErrorKind::IllegalAccess, message)
}

/// HotSpot's words for where two classes live.
fn homes(left: ClassRef, right: ClassRef) -> String {
    let (left_name, right_name) = (left.java_name(), right.java_name());
    let (left_home, right_home) = (home(left), home(right));
    if left_home == right_home {
        return format!("{left_name} and {right_name} are in {left_home}");
    }
    format!("{left_name} is in {left_home}; {right_name} is in {right_home}")
}

fn home(class: ClassRef) -> String {
    match class.origin {
        Origin::Jdk { module } => format!("module {module} of loader 'bootstrap'"),
        Origin::Application | Origin::Api => String::from("unnamed module of loader 'app'"),
    }
}
