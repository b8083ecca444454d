//! `java.lang.invoke.MemberName` as the VM sees it: a symbolic reference, and what it was resolved to.
//!
//! HotSpot keeps the resolved method in fields the JDK does not declare. Here it is an object of a class of the VM's
//! own, a subclass of the JDK's empty `ResolvedMethodName`: the number of the method and, for the code of a lambda
//! form, the constants of that form. So everything a handle needs is reachable from the state.

mod access_control;
mod resolution;

use crate::interpreter::detour::Detoured;
use crate::machine::Machine;
use crate::state::reference::Reference;
use program::layout::HEADER_WORDS;
use program::{ClassRef, FieldRef, MethodId, MethodRef, access};
use synth::class_writer::ClassWriter;

const RESOLVED: &str = "sojourner/ResolvedMethod";
const TARGET: u32 = 0;
const CONSTANTS: u32 = 1;

pub(crate) const IS_METHOD: u32 = 0x0001_0000;
pub(crate) const IS_CONSTRUCTOR: u32 = 0x0002_0000;
pub(crate) const IS_FIELD: u32 = 0x0004_0000;
const TRUSTED_FINAL: u32 = 0x0020_0000;
const KIND_SHIFT: u32 = 24;
/// The access flags that a `MemberName` keeps: all that reflection knows.
const MODIFIERS: u32 = 0xffff;

/// The kinds of symbolic references (JVMS table 5.4.3.5-A).
pub(crate) mod kind {
    pub(crate) const GET_FIELD: u8 = 1;
    pub(crate) const GET_STATIC: u8 = 2;
    pub(crate) const PUT_FIELD: u8 = 3;
    pub(crate) const PUT_STATIC: u8 = 4;
    pub(crate) const INVOKE_VIRTUAL: u8 = 5;
    pub(crate) const INVOKE_STATIC: u8 = 6;
    pub(crate) const INVOKE_SPECIAL: u8 = 7;
    pub(crate) const NEW_INVOKE_SPECIAL: u8 = 8;
    pub(crate) const INVOKE_INTERFACE: u8 = 9;
}

/// What a resolved `MemberName` leads to.
#[derive(Clone, Copy, Debug)]
pub struct ResolvedMember {
    pub method: MethodRef,
    /// An `Object[]` that is passed behind the other arguments; null where the method wants none.
    pub constants: Reference,
}

impl Machine {
    /// The method of a resolved `MemberName`.
    pub fn resolved_member(&self, member: Reference) -> Option<ResolvedMember> {
        let resolved = Reference::from_slot(self.heap.field(member, self.known.member_method));
        if resolved.is_null() {
            return None;
        }
        let own = self.peek_class(resolved).instance_words - 2;
        let word = |index: u32| self.heap.field(resolved, HEADER_WORDS + own + index);
        let method = self.program.method(MethodId(word(TARGET) as u32));
        Some(ResolvedMember { method, constants: Reference::from_slot(word(CONSTANTS)) })
    }

    /// Makes a `MemberName` lead to a method, whatever else it says.
    pub(crate) fn set_resolved_member(&mut self, member: Reference, target: ResolvedMember) -> Detoured<()> {
        let class = self.resolved_method_class()?;
        let resolved = self.allocate_object(class)?;
        let holder = self.mirror(target.method.class)?;
        let own = class.instance_words - 2;
        self.heap.set_field(resolved, HEADER_WORDS + own + TARGET, u64::from(target.method.id.0));
        self.heap.set_field(resolved, HEADER_WORDS + own + CONSTANTS, target.constants.slot());
        self.set_named_field(resolved, "vmholder", holder.slot());
        self.heap.set_field(member, self.known.member_method, resolved.slot());
        Ok(())
    }

    fn resolved_method_class(&mut self) -> Detoured<ClassRef> {
        self.own_class(RESOLVED, || {
            let mut writer = ClassWriter::new(RESOLVED);
            writer.extends("java/lang/invoke/ResolvedMethodName");
            writer.field(0, "target", "J").field(0, "constants", "[Ljava/lang/Object;");
            Ok(vec![writer.finish()?])
        })
    }

    /// Sets what HotSpot sets of a `MemberName` that stands for a method or constructor.
    pub(crate) fn name_method(
        &mut self,
        member: Reference,
        holder: ClassRef,
        method: MethodRef,
        reference_kind: u8,
    ) -> Detoured<()> {
        let of = if method.is_constructor() { IS_CONSTRUCTOR } else { IS_METHOD };
        let flags = of | u32::from(reference_kind) << KIND_SHIFT | u32::from(method.access) & MODIFIERS;
        let mirror = self.mirror(holder)?;
        self.heap.set_field(member, self.known.member_class, mirror.slot());
        self.heap.set_field(member, self.known.member_flags, u64::from(flags));
        self.set_resolved_member(member, ResolvedMember { method, constants: Reference::NULL })
    }

    /// Sets what HotSpot sets of a `MemberName` that stands for a field.
    pub fn name_field(&mut self, member: Reference, field: FieldRef, sets: bool) -> Detoured<()> {
        let reference_kind = match (field.is_static(), sets) {
            (false, false) => kind::GET_FIELD,
            (true, false) => kind::GET_STATIC,
            (false, true) => kind::PUT_FIELD,
            (true, true) => kind::PUT_STATIC,
        };
        let trusted = if is_trusted_final(field) { TRUSTED_FINAL } else { 0 };
        let flags = IS_FIELD | trusted | u32::from(reference_kind) << KIND_SHIFT | u32::from(field.access) & MODIFIERS;
        let mirror = self.mirror(field.class)?;
        self.heap.set_field(member, self.known.member_class, mirror.slot());
        self.heap.set_field(member, self.known.member_flags, u64::from(flags));
        Ok(())
    }

    /// Whether a member is a method, a constructor or a field, and its reference kind.
    pub(crate) fn member_flags(&self, member: Reference) -> (u32, u8) {
        let flags = self.heap.field(member, self.known.member_flags) as u32;
        (flags & (IS_METHOD | IS_CONSTRUCTOR | IS_FIELD), (flags >> KIND_SHIFT) as u8 & 0xf)
    }

    /// The class a member names; none for a bare name and type.
    pub fn member_holder(&self, member: Reference) -> Option<ClassRef> {
        let mirror = Reference::from_slot(self.heap.field(member, self.known.member_class));
        if mirror.is_null() { None } else { Some(self.class_of_mirror(mirror)) }
    }

    /// The name and the descriptor of a member, where both are known already.
    pub fn member_name_and_type(&self, member: Reference) -> Option<(String, String)> {
        let name = Reference::from_slot(self.heap.field(member, self.known.member_text));
        let described = Reference::from_slot(self.heap.field(member, self.known.member_type));
        if name.is_null() || described.is_null() {
            return None;
        }
        Some((self.text(name), self.descriptor_of(described)?))
    }

    /// The name and the descriptor of a resolved member, from the method where the `MemberName` does not say.
    pub(crate) fn expanded_member(&mut self, member: Reference) -> Detoured<(String, String)> {
        if let Some(known) = self.member_name_and_type(member) {
            return Ok(known);
        }
        match self.resolved_member(member) {
            Some(resolved) => Ok((resolved.method.name.to_owned(), resolved.method.descriptor.to_owned())),
            None => Err(self.throw_new("java/lang/InternalError", "a member without name and type")),
        }
    }

    /// The descriptor of a `Class`, `MethodType`, `Object[]` of result and parameters, or `String`.
    fn descriptor_of(&self, described: Reference) -> Option<String> {
        let class = self.peek_class(described);
        if class == self.known.class {
            return Some(self.class_of_mirror(described).descriptor());
        }
        if class == self.known.method_type {
            return Some(self.method_type_descriptor(described));
        }
        if class == self.known.string {
            return Some(self.text(described));
        }
        match self.references(described).as_slice() {
            [result, parameters] if class.is_array() => Some(self.joined_descriptor(*result, *parameters)),
            _ => None,
        }
    }

    /// The descriptor of a `MethodType`.
    pub(crate) fn method_type_descriptor(&self, method_type: Reference) -> String {
        let result = Reference::from_slot(self.heap.field(method_type, self.known.type_result));
        let parameters = Reference::from_slot(self.heap.field(method_type, self.known.type_parameters));
        self.joined_descriptor(result, parameters)
    }

    fn joined_descriptor(&self, result: Reference, parameters: Reference) -> String {
        let mut descriptor = String::from("(");
        for parameter in self.references(parameters) {
            descriptor.push_str(&self.class_of_mirror(parameter).descriptor());
        }
        descriptor.push(')');
        descriptor.push_str(&self.class_of_mirror(result).descriptor());
        descriptor
    }
}

/// Whether no reflection may change the field: a final field that is static, of a record or of a hidden class.
fn is_trusted_final(field: FieldRef) -> bool {
    let record = field.class.super_class.is_some_and(|parent| parent.name == "java/lang/Record");
    field.is_final() && (field.access & access::STATIC != 0 || field.class.hidden || record)
}
