//! Calls of method handles: `invokeExact`, `invoke`, `invokeBasic` and the `linkTo` methods (JVMS 2.9.3, 6.5
//! invokevirtual).
//!
//! A handle runs the entry point of its lambda form; a `linkTo` call runs the method its `MemberName` leads to.
//! `invokeExact` and `invoke` do the same where the handle has the very type of the site; where not, a synthesised
//! method asks the JDK to adapt the handle or to refuse.

use super::member_names::{ResolvedMember, kind};
use super::upcalls::Deferred;
use crate::interpreter::detour::Detoured;
use crate::interpreter::slow::Site;
use crate::machine::Machine;
use crate::state::reference::Reference;
use program::{MethodRef, Op, PolymorphicSite, dispatch};
use synth::invokers::method_handle::{self, InvokerSpec};

/// `a` of a `CallHandle` that adapts the handle.
const GENERIC: u16 = 1;

impl Machine {
    /// Links a call of a method of `MethodHandle`.
    pub(super) fn link_handle_call(
        &mut self,
        site: &Site,
        method: MethodRef,
        descriptor: &'static str,
    ) -> Detoured<()> {
        let slots = classfile::descriptor::parameter_slots(descriptor) + u16::from(!method.is_static());
        let Ok(slots) = u8::try_from(slots) else {
            return Err(self.unsupported("a method handle call with more than 255 argument slots"));
        };
        let linker = match method.name {
            "invokeBasic" => {
                site.quicken(Op::CallBasic, slots, 0, site.instruction.b);
                return Ok(());
            }
            "linkToVirtual" => kind::INVOKE_VIRTUAL,
            "linkToStatic" => kind::INVOKE_STATIC,
            "linkToSpecial" => kind::INVOKE_SPECIAL,
            "linkToInterface" => kind::INVOKE_INTERFACE,
            "invokeExact" => return self.link_typed_call(site, method, descriptor, (slots, 0)),
            "invoke" => return self.link_typed_call(site, method, descriptor, (slots, GENERIC)),
            _ => return Err(self.unsupported(format!("a call of {}", method.signature()))),
        };
        site.quicken(Op::CallMember, slots, u16::from(linker), site.instruction.b);
        Ok(())
    }

    fn link_typed_call(
        &mut self,
        site: &Site,
        method: MethodRef,
        descriptor: &'static str,
        (slots, generic): (u8, u16),
    ) -> Detoured<()> {
        let cell = self.entry_cell(site.frame.method.class, site.instruction.a)?;
        let polymorphic = Box::leak(Box::new(PolymorphicSite::new(method.name, descriptor, cell, 0)));
        site.frame.code.resolve_site(site.instruction.b, program::SiteTarget::Polymorphic(polymorphic));
        site.quicken(Op::CallHandle, slots, generic, site.instruction.b);
        Ok(())
    }

    /// `invokeExact` or `invoke`.
    pub(crate) fn call_handle(&mut self, site: &Site) -> Detoured<()> {
        let slots = u32::from(site.instruction.c);
        let Some(polymorphic) = site.frame.code.polymorphic_site(site.instruction.b) else {
            return Err(self.unsupported("a quickened handle call without its site"));
        };
        let handle = self.handle_operand(slots)?;
        let wanted = Reference::from_slot(self.heap.word(polymorphic.cell));
        if wanted.is_null() {
            return self.defer(
                site.frame.method.class,
                &Deferred::MethodType { descriptor: polymorphic.descriptor },
                polymorphic.cell,
            );
        }
        if Reference::from_slot(self.heap.field(handle, self.known.handle_type)) == wanted {
            return self.invoke_form(handle, slots);
        }
        self.rethrow_failure(wanted, false)?;
        let invoker = self.invoker(site, polymorphic)?;
        self.call_with(invoker, slots, &[wanted.slot()])
    }

    /// `invokeBasic`.
    pub(crate) fn call_basic(&mut self, site: &Site) -> Detoured<()> {
        let slots = u32::from(site.instruction.c);
        let handle = self.handle_operand(slots)?;
        self.invoke_form(handle, slots)
    }

    /// `linkToVirtual` and its siblings: the last operand is a `MemberName`.
    pub(crate) fn call_member(&mut self, site: &Site) -> Detoured<()> {
        let slots = u32::from(site.instruction.c);
        let member = Reference::from_slot(self.thread().peek(0));
        self.invoke_member(member, site.instruction.a as u8, slots)
    }

    fn handle_operand(&mut self, slots: u32) -> Detoured<Reference> {
        let handle = Reference::from_slot(self.thread().peek(slots - 1));
        if handle.is_null() {
            return Err(self.throw_bare("java/lang/NullPointerException"));
        }
        Ok(handle)
    }

    /// Runs a handle with itself and its arguments on the stack.
    fn invoke_form(&mut self, handle: Reference, slots: u32) -> Detoured<()> {
        let form = Reference::from_slot(self.heap.field(handle, self.known.handle_form));
        let entry = self.form_entry(form)?;
        self.call_resolved_member(entry, slots, slots)
    }

    fn invoke_member(&mut self, member: Reference, linker: u8, slots: u32) -> Detoured<()> {
        if member.is_null() {
            return Err(self.throw_bare("java/lang/NullPointerException"));
        }
        let Some(resolved) = self.resolved_member(member) else {
            return Err(self.throw_new("java/lang/InternalError", "a member that is not resolved"));
        };
        let arguments = slots - 1;
        if resolved.method.signature_polymorphic {
            return self.invoke_polymorphic_member(resolved.method, arguments);
        }
        let method = if resolved.method.is_static() {
            resolved.method
        } else {
            self.selected_member(resolved.method, linker, arguments)?
        };
        self.call_resolved_member(ResolvedMember { method, ..resolved }, slots, arguments)
    }

    /// A handle to `invokeBasic` itself, as the JDK makes them for its own use.
    fn invoke_polymorphic_member(&mut self, method: MethodRef, arguments: u32) -> Detoured<()> {
        if method.name != "invokeBasic" {
            return Err(self.unsupported(format!("a direct handle to {}", method.signature())));
        }
        let handle = Reference::from_slot(self.thread().peek(arguments));
        if handle.is_null() {
            return Err(self.throw_bare("java/lang/NullPointerException"));
        }
        let form = Reference::from_slot(self.heap.field(handle, self.known.handle_form));
        let entry = self.form_entry(form)?;
        self.call_resolved_member(entry, arguments + 1, arguments)
    }

    /// The method that a member call runs, by the class of the receiver where the call dispatches.
    fn selected_member(&mut self, method: MethodRef, linker: u8, arguments: u32) -> Detoured<MethodRef> {
        let receiver = Reference::from_slot(self.thread().peek(arguments));
        if receiver.is_null() {
            return Err(self.throw_bare("java/lang/NullPointerException"));
        }
        if linker == kind::INVOKE_SPECIAL {
            return Ok(method);
        }
        let class = self.class_of(receiver);
        if linker == kind::INVOKE_INTERFACE && method.class.is_interface() && !class.is_subclass_of(method.class) {
            let message = format!(
                "Class {} does not implement the requested interface {}",
                class.java_name(),
                method.class.java_name()
            );
            return Err(self.throw_new("java/lang/IncompatibleClassChangeError", &message));
        }
        let selected = dispatch::select(class, method);
        self.linked(selected)
    }

    /// Calls a method with the lowest `arguments` of the `slots` operand slots, and with the constants it needs.
    pub(super) fn call_resolved_member(&mut self, target: ResolvedMember, slots: u32, arguments: u32) -> Detoured<()> {
        if arguments < slots && target.constants.is_null() && self.natives.number(target.method).is_none() {
            return self.call_without_last(target.method, slots, arguments);
        }
        let mut operands: Vec<u64> =
            (0..arguments).rev().map(|depth| self.thread().peek(depth + slots - arguments)).collect();
        if !target.constants.is_null() {
            operands.push(target.constants.slot());
        }
        if operands.len() as u32 == slots && arguments == slots {
            return self.invoke(target.method, slots);
        }
        self.replace_call(target.method, &operands, slots)
    }

    /// Drops the last operands, then enters a method of bytecode.
    fn call_without_last(&mut self, method: MethodRef, slots: u32, arguments: u32) -> Detoured<()> {
        if method.is_static() {
            self.ensure_initialized(method.class)?;
        }
        self.thread_mut().drop_operands(slots - arguments);
        let result = self.invoke(method, arguments);
        if result.is_err()
            && let Some(frame) = self.thread_mut().frame_mut()
        {
            frame.top += slots - arguments;
        }
        result
    }

    /// Calls a static method of bytecode with the operands and some more behind them.
    pub(super) fn call_with(&mut self, method: MethodRef, slots: u32, more: &[u64]) -> Detoured<()> {
        let mut operands: Vec<u64> = (0..slots).rev().map(|depth| self.thread().peek(depth)).collect();
        operands.extend_from_slice(more);
        self.replace_call(method, &operands, slots)
    }

    /// The synthesised method that adapts or refuses a handle whose type is not that of the site.
    fn invoker(&mut self, site: &Site, polymorphic: &'static PolymorphicSite) -> Detoured<MethodRef> {
        let entry = if site.instruction.a == GENERIC { method_handle::GENERIC } else { method_handle::EXACT };
        let class = match self.process.linkage.invokers.get(polymorphic.descriptor) {
            Some(class) => class,
            None => {
                let class_name = String::from("java/lang/invoke/LambdaForm$Invoker");
                let spec = InvokerSpec { class_name, descriptor: polymorphic.descriptor.to_owned() };
                self.define_synthesized(self.known.lambda_form, method_handle::synthesize(&spec))?
            }
        };
        self.process.linkage.invokers.insert(polymorphic.descriptor, class);
        self.synthesized_method(class, entry)
    }
}
