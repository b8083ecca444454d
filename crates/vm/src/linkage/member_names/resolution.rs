//! Resolution of a `MemberName`: which member the symbolic reference means (JVMS 5.4.3.5), as
//! `MethodHandleNatives.resolve`.
//!
//! The answer says how the member is called: a virtual call of a method that nothing can override becomes a special
//! one, an interface call of a method of `Object` a virtual one, as in HotSpot, whose Java half relies on it.

use super::{IS_CONSTRUCTOR, IS_FIELD, kind};
use crate::interpreter::detour::Detoured;
use crate::machine::Machine;
use crate::state::reference::Reference;
use program::{ClassRef, LinkError, LinkErrorKind, MethodRef, access, resolve};

impl Machine {
    /// Resolves a `MemberName` in place on behalf of `caller`, or of trusted code if there is none.
    pub fn resolve_member(&mut self, member: Reference, caller: Option<ClassRef>) -> Detoured<()> {
        let (Some(holder), Some((name, descriptor))) = (self.member_holder(member), self.member_name_and_type(member))
        else {
            return Err(self.throw_new("java/lang/InternalError", "nothing to resolve"));
        };
        let (of, reference_kind) = self.member_flags(member);
        if of == IS_FIELD {
            return self.resolve_field_member(member, holder, (&name, &descriptor), caller);
        }
        let method = self.program.find_method(holder, &name, &descriptor).and_then(|method| {
            let special = if of == IS_CONSTRUCTOR { kind::NEW_INVOKE_SPECIAL } else { reference_kind };
            check_use(holder, method, special)?;
            super::access_control::check_method(caller, holder, method)?;
            Ok(method)
        });
        let method = self.linked(method)?;
        let (holder, reference_kind) = call_of(holder, method, reference_kind);
        self.name_method(member, holder, method, reference_kind)
    }

    /// Makes a `MemberName` stand for a method or constructor that reflection found.
    pub fn name_reflected_method(&mut self, member: Reference, method: MethodRef) -> Detoured<()> {
        let dispatched = if method.class.is_interface() { kind::INVOKE_INTERFACE } else { kind::INVOKE_VIRTUAL };
        let (holder, reference_kind) = call_of(method.class, method, dispatched);
        self.name_method(member, holder, method, reference_kind)
    }

    fn resolve_field_member(
        &mut self,
        member: Reference,
        holder: ClassRef,
        (name, descriptor): (&str, &str),
        caller: Option<ClassRef>,
    ) -> Detoured<()> {
        let (_, reference_kind) = self.member_flags(member);
        let field = match resolve::find_field(holder, name, descriptor) {
            Some(field) => super::access_control::check_field(caller, holder, field).map(|()| field),
            None => Err(LinkError::new(LinkErrorKind::NoSuchField, name)),
        };
        let field = self.linked(field)?;
        self.name_field(member, field, matches!(reference_kind, kind::PUT_FIELD | kind::PUT_STATIC))
    }
}

/// Whether the resolved method can be called in this way (JVMS 6.5, linking exceptions of the invoke instructions).
fn check_use(holder: ClassRef, method: MethodRef, reference_kind: u8) -> Result<(), LinkError> {
    let wrong = |message: String| Err(LinkError::new(LinkErrorKind::IncompatibleClassChange, message));
    let (result, call) = resolve::external_signature(method.name, method.descriptor);
    let signature = format!("'{result} {}.{call}'", method.class.java_name());
    if reference_kind == kind::INVOKE_INTERFACE && !holder.is_interface() {
        return wrong(format!("Found class {}, but interface was expected", holder.java_name()));
    }
    if reference_kind == kind::INVOKE_VIRTUAL && holder.is_interface() && !method.signature_polymorphic {
        return wrong(format!("Found interface {}, but class was expected", holder.java_name()));
    }
    if reference_kind == kind::INVOKE_STATIC && !method.is_static() {
        return wrong(format!("Expected static method {signature}"));
    }
    if reference_kind != kind::INVOKE_STATIC && method.is_static() {
        return wrong(format!("Expected instance not static method {signature}"));
    }
    if reference_kind == kind::NEW_INVOKE_SPECIAL && !std::ptr::eq(holder, method.class) {
        let (_, call) = resolve::external_signature(method.name, method.descriptor);
        return Err(LinkError::new(
            LinkErrorKind::NoSuchMethod,
            format!("{}: method '{result} {call}' not found", holder.java_name()),
        ));
    }
    Ok(())
}

/// The class that the `MemberName` shall name and the kind of call it shall say.
fn call_of(holder: ClassRef, method: MethodRef, reference_kind: u8) -> (ClassRef, u8) {
    let dispatched = matches!(reference_kind, kind::INVOKE_VIRTUAL | kind::INVOKE_INTERFACE);
    if method.is_static() {
        return (method.class, kind::INVOKE_STATIC);
    }
    if !dispatched || is_bound_statically(method) {
        return (method.class, kind::INVOKE_SPECIAL);
    }
    if !method.class.is_interface() {
        return (method.class, kind::INVOKE_VIRTUAL);
    }
    // A class that inherits the method from an interface dispatches it itself.
    if holder.is_interface() { (method.class, kind::INVOKE_INTERFACE) } else { (holder, kind::INVOKE_VIRTUAL) }
}

fn is_bound_statically(method: MethodRef) -> bool {
    let polymorphic = method.signature_polymorphic;
    let in_final_class = method.class.access & access::FINAL != 0 && !method.class.is_interface();
    polymorphic
        || method.is_private()
        || method.is_constructor()
        || method.access & access::FINAL != 0
        || in_final_class
}
