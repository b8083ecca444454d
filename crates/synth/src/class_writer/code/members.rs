//! Instructions that name classes and members (JVMS §6.5): fields, calls, allocation, casts.

use super::super::constant_pool::MemberKind;
use super::CodeWriter;
use crate::descriptor::{MethodDescriptor, Type};
use classfile::opcode::*;

impl CodeWriter<'_> {
    /// `... => ..., value` of a static field.
    pub fn get_static(&mut self, owner: &str, name: &str, descriptor: &str) -> &mut Self {
        let slots = self.field_slots(descriptor);
        self.push(slots);
        self.field(GETSTATIC, owner, name, descriptor)
    }

    /// `..., object => ..., value` of an instance field.
    pub fn get_field(&mut self, owner: &str, name: &str, descriptor: &str) -> &mut Self {
        let slots = self.field_slots(descriptor);
        self.pop_slots(1);
        self.push(slots);
        self.field(GETFIELD, owner, name, descriptor)
    }

    /// `..., object, value => ...` into an instance field.
    pub(crate) fn put_field(&mut self, owner: &str, name: &str, descriptor: &str) -> &mut Self {
        let slots = self.field_slots(descriptor);
        self.pop_slots(1 + slots);
        self.field(PUTFIELD, owner, name, descriptor)
    }

    /// `..., arguments => ..., result` by a static method of a class.
    pub fn invoke_static(&mut self, owner: &str, name: &str, descriptor: &str) -> &mut Self {
        self.invoke(INVOKESTATIC, MemberKind::Method, owner, name, descriptor)
    }

    /// `..., receiver, arguments => ..., result` by virtual dispatch in a class.
    pub fn invoke_virtual(&mut self, owner: &str, name: &str, descriptor: &str) -> &mut Self {
        self.invoke(INVOKEVIRTUAL, MemberKind::Method, owner, name, descriptor)
    }

    /// `..., receiver, arguments => ..., result` by a constructor or a method of a superclass.
    pub fn invoke_special(&mut self, owner: &str, name: &str, descriptor: &str) -> &mut Self {
        self.invoke(INVOKESPECIAL, MemberKind::Method, owner, name, descriptor)
    }

    /// A call by any invoke instruction; `kind` says whether the owner is an interface.
    pub(crate) fn invoke(
        &mut self,
        opcode: u8,
        kind: MemberKind,
        owner: &str,
        name: &str,
        descriptor: &str,
    ) -> &mut Self {
        let index = self.pool.member(kind, owner, name, descriptor);
        self.byte(opcode).short(index);
        match MethodDescriptor::parse(descriptor) {
            Ok(parsed) => self.call_effect(opcode, &parsed),
            Err(error) => self.fail(error),
        }
        self
    }

    /// `... => ..., object` without running a constructor.
    pub fn new_object(&mut self, class: &str) -> &mut Self {
        self.push(1);
        self.class_operand(NEW, class)
    }

    /// `..., length => ..., array` of references.
    pub fn new_reference_array(&mut self, element: &str) -> &mut Self {
        self.class_operand(ANEWARRAY, element)
    }

    /// `..., reference => ..., reference` or a `ClassCastException`.
    pub(crate) fn check_cast(&mut self, class: &str) -> &mut Self {
        self.class_operand(CHECKCAST, class)
    }

    /// `..., reference => ..., int`: 1 for an instance, 0 for `null` and others.
    pub(crate) fn instance_of(&mut self, class: &str) -> &mut Self {
        self.class_operand(INSTANCEOF, class)
    }

    fn field(&mut self, opcode: u8, owner: &str, name: &str, descriptor: &str) -> &mut Self {
        let index = self.pool.member(MemberKind::Field, owner, name, descriptor);
        self.byte(opcode).short(index)
    }

    fn class_operand(&mut self, opcode: u8, class: &str) -> &mut Self {
        let index = self.pool.class(class);
        self.byte(opcode).short(index)
    }

    fn call_effect(&mut self, opcode: u8, descriptor: &MethodDescriptor) {
        let arguments = descriptor.parameter_slots().saturating_add(u16::from(opcode != INVOKESTATIC));
        if opcode == INVOKEINTERFACE {
            // The count operand is historical but still checked by JVMs.
            self.byte(arguments.min(255) as u8).byte(0);
        }
        self.pop_slots(arguments);
        self.push(descriptor.result.slots());
    }

    fn field_slots(&mut self, descriptor: &str) -> u16 {
        match Type::parse(descriptor) {
            Ok(parsed) => parsed.slots(),
            Err(error) => {
                self.fail(error);
                1
            }
        }
    }
}
