//! Resolution of symbolic references (JVMS 5.4.3): class, field, method and interface method.
//!
//! Access control is not enforced here: code that `javac` accepted never violates it, and reflection does its own
//! checks. So an `IllegalAccessError` of separately recompiled classes is missed; everything else is as in the
//! specification.

use crate::class::{Class, ClassRef, FieldRef};
use crate::dispatch;
use crate::error::{LinkError, LinkErrorKind};
use crate::method::MethodRef;
use crate::registry::Program;
use crate::{Code, decode};
use classfile::MemberReference;
use std::sync::PoisonError;

impl Program {
    /// The class at a constant-pool entry of `class`.
    pub fn resolve_class(&self, class: ClassRef, entry: u16) -> Result<ClassRef, LinkError> {
        let cache = || class.resolved_classes.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = cache().get(&entry) {
            return Ok(known);
        }
        let file = class.file.as_ref().ok_or_else(|| bad_entry(class, entry))?;
        let name = file.pool.class_name(entry).map_err(|_| bad_entry(class, entry))?;
        let resolved = self.load_seen_from(class, &name)?;
        cache().insert(entry, resolved);
        Ok(resolved)
    }

    /// The class of an internal name as `class` sees it. Its own name is the class itself, whatever the registry knows
    /// by that name: a hidden class is not found there, and the program may have defined several classes of one name. A
    /// synthesised class may name its host by the name the host was defined with.
    fn load_seen_from(&self, class: ClassRef, name: &str) -> Result<ClassRef, LinkError> {
        let mut own = Some(class);
        while let Some(current) = own {
            if current.file.as_ref().is_some_and(|file| file.name().is_ok_and(|own| own == name)) {
                return Ok(current);
            }
            own = current.host;
        }
        self.load(name)
    }

    /// The class of a field descriptor as `class` sees it.
    pub fn resolve_descriptor(&self, class: ClassRef, descriptor: &str) -> Result<ClassRef, LinkError> {
        match descriptor.strip_prefix('L').and_then(|rest| rest.strip_suffix(';')) {
            Some(name) => self.load_seen_from(class, name),
            None => self.load_descriptor(descriptor),
        }
    }

    fn member(&self, class: ClassRef, entry: u16) -> Result<MemberReference<'static>, LinkError> {
        let file = class.file.as_ref().ok_or_else(|| bad_entry(class, entry))?;
        file.pool.member(entry).map_err(|_| bad_entry(class, entry))
    }

    /// The field at a constant-pool entry of `class` (JVMS 5.4.3.2).
    pub fn resolve_field(&self, class: ClassRef, entry: u16) -> Result<FieldRef, LinkError> {
        let reference = self.member(class, entry)?;
        let holder = self.resolve_class(class, reference.class_index)?;
        find_field(holder, &reference.name, &reference.descriptor).ok_or_else(|| no_such_field(holder, &reference))
    }

    /// The method at a constant-pool entry of `class` (JVMS 5.4.3.3 and 5.4.3.4).
    pub fn resolve_method(&self, class: ClassRef, entry: u16) -> Result<MethodRef, LinkError> {
        let reference = self.member(class, entry)?;
        let holder = self.resolve_class(class, reference.class_index)?;
        if reference.is_interface != holder.is_interface() {
            return Err(wrong_kind(holder, reference.is_interface));
        }
        self.find_method(holder, &reference.name, &reference.descriptor)
    }

    /// The name and descriptor of the member at a constant-pool entry.
    pub fn member_reference(&self, class: ClassRef, entry: u16) -> Result<MemberReference<'static>, LinkError> {
        self.member(class, entry)
    }

    /// Method look-up in a class or interface, its superclasses and superinterfaces.
    pub fn find_method(&self, holder: ClassRef, name: &str, descriptor: &str) -> Result<MethodRef, LinkError> {
        let selector = self.names.selector(name, descriptor);
        let mut walk = Some(holder);
        while let Some(current) = walk {
            let exact = current.methods().iter().find(|method| method.selector == selector);
            let polymorphic =
                || current.methods().iter().find(|method| method.signature_polymorphic && method.name == name);
            if let Some(method) = exact.or_else(polymorphic) {
                return Ok(method);
            }
            walk = if current.is_interface() { self.loaded("java/lang/Object") } else { current.super_class };
            if current.is_interface() && walk.is_some_and(|object| std::ptr::eq(object, current)) {
                walk = None;
            }
        }
        if let Some(method) = dispatch::most_specific(holder, selector) {
            return Ok(method);
        }
        let any = dispatch::maximally_specific(holder, selector);
        any.first().copied().ok_or_else(|| no_such_method(holder, name, descriptor))
    }

    /// The decoded code of a method, decoded now if nobody has yet.
    pub fn code(&self, method: MethodRef) -> Result<&'static Code, LinkError> {
        let notes_visits = self.notes_visits() && method.class.is_application();
        match method.code.get_or_init(|| decode::decode(method, notes_visits)) {
            Ok(code) => Ok(code),
            Err(error) => Err(error.clone()),
        }
    }
}

/// Field look-up in a class, its superinterfaces, then its superclasses.
pub fn find_field(holder: ClassRef, name: &str, descriptor: &str) -> Option<FieldRef> {
    if let Some(field) = holder.declared_field(name, descriptor) {
        return Some(field);
    }
    let in_interfaces = holder.interfaces.iter().find_map(|interface| find_field(interface, name, descriptor));
    in_interfaces.or_else(|| holder.super_class.and_then(|parent| find_field(parent, name, descriptor)))
}

fn bad_entry(class: &Class, entry: u16) -> LinkError {
    LinkError::new(LinkErrorKind::ClassFormat, format!("bad constant pool entry {entry} in class {}", class.name))
}

fn no_such_field(holder: &Class, reference: &MemberReference<'_>) -> LinkError {
    let field_type = external_type(&reference.descriptor);
    let message = format!("Class {} does not have member field '{field_type} {}'", holder.java_name(), reference.name);
    LinkError::new(LinkErrorKind::NoSuchField, message)
}

fn wrong_kind(holder: &Class, wants_interface: bool) -> LinkError {
    let message = if wants_interface {
        format!("Method's holder {} must be InterfaceMethodref constant", holder.java_name())
    } else {
        format!("Found interface {}, but class was expected", holder.java_name())
    };
    LinkError::new(LinkErrorKind::IncompatibleClassChange, message)
}

fn no_such_method(holder: &Class, name: &str, descriptor: &str) -> LinkError {
    let (result, call) = external_signature(name, descriptor);
    LinkError::new(LinkErrorKind::NoSuchMethod, format!("'{result} {}.{call}'", holder.java_name()))
}

/// A descriptor as Java source writes the type: `[Ljava/lang/String;` is `java.lang.String[]`.
pub(crate) fn external_type(descriptor: &str) -> String {
    let dimensions = descriptor.bytes().take_while(|byte| *byte == b'[').count();
    let base = match &descriptor[dimensions..] {
        "Z" => "boolean".to_owned(),
        "B" => "byte".to_owned(),
        "C" => "char".to_owned(),
        "S" => "short".to_owned(),
        "I" => "int".to_owned(),
        "J" => "long".to_owned(),
        "F" => "float".to_owned(),
        "D" => "double".to_owned(),
        "V" => "void".to_owned(),
        class => class.trim_start_matches('L').trim_end_matches(';').replace('/', "."),
    };
    base + &"[]".repeat(dimensions)
}

/// A method's result type and its name with parameter types, as HotSpot's messages write them.
pub fn external_signature(name: &str, descriptor: &str) -> (String, String) {
    let Ok(parsed) = classfile::descriptor::parse_method(descriptor) else {
        return (String::new(), format!("{name}{descriptor}"));
    };
    let parameters: Vec<String> = parsed.parameters.iter().map(|parameter| external_type(parameter.text())).collect();
    (external_type(parsed.result.text()), format!("{name}({})", parameters.join(", ")))
}
