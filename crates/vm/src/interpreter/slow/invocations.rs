//! Method calls: resolution, quickening, dispatch (JVMS 6.5 invokevirtual, invokespecial, invokestatic,
//! invokeinterface).

use super::Site;
use crate::interpreter::detour::Detoured;
use crate::machine::Machine;
use crate::state::reference::Reference;
use program::{ClassRef, MethodRef, Op, dispatch};

impl Machine {
    pub(super) fn resolve_call(&mut self, site: &Site) -> Detoured<()> {
        let caller = site.frame.method.class;
        let method = self.program.resolve_method(caller, site.instruction.a);
        let method = self.linked(method)?;
        if method.signature_polymorphic {
            return self.resolve_polymorphic_call(site, method);
        }
        self.check_kind(site, method)?;
        let Ok(arguments) = u8::try_from(method.argument_slots) else {
            return Err(self.unsupported(format!("{} with more than 255 argument slots", method.signature())));
        };
        match site.instruction.op {
            Op::InvokeStatic => self.link_static(site, method, arguments),
            Op::InvokeSpecial => self.link_special(site, method, arguments),
            _ => self.link_virtual(site, method, arguments),
        }
    }

    fn check_kind(&mut self, site: &Site, method: MethodRef) -> Detoured<()> {
        let wants_static = site.instruction.op == Op::InvokeStatic;
        if method.is_static() == wants_static {
            return Ok(());
        }
        let (result, call) = program::resolve::external_signature(method.name, method.descriptor);
        let expected = if wants_static { "static" } else { "instance not static" };
        let message = format!("Expected {expected} method '{result} {}.{call}'", method.class.java_name());
        Err(self.throw_new("java/lang/IncompatibleClassChangeError", &message))
    }

    fn link_static(&mut self, site: &Site, method: MethodRef, arguments: u8) -> Detoured<()> {
        self.ensure_initialized(method.class)?;
        self.mirror(method.class)?;
        let inside = std::ptr::eq(method.class, site.frame.method.class) && site.frame.method.is_static();
        let settled = u16::from(inside || self.initialized_for_ever(method.class));
        site.frame.code.resolve_site(site.instruction.b, program::SiteTarget::Method(method));
        site.quicken(Op::CallStatic, arguments, settled, site.instruction.b);
        Ok(())
    }

    /// invokespecial: constructors, private methods, and `super` calls, which start from the caller's superclass.
    fn link_special(&mut self, site: &Site, method: MethodRef, arguments: u8) -> Detoured<()> {
        let target = match super_call_class(site.frame.method.class, method) {
            Some(parent) => {
                let selected = dispatch::select(parent, method);
                self.linked(selected)?
            }
            None => method,
        };
        site.frame.code.resolve_site(site.instruction.b, program::SiteTarget::Method(target));
        site.quicken(Op::CallSpecial, arguments, 0, site.instruction.b);
        Ok(())
    }

    fn link_virtual(&mut self, site: &Site, method: MethodRef, arguments: u8) -> Detoured<()> {
        site.frame.code.resolve_site(site.instruction.b, program::SiteTarget::Method(method));
        if method.is_private() {
            site.quicken(Op::CallSpecial, arguments, 0, site.instruction.b);
        } else if let Some(slot) = virtual_slot(method) {
            site.quicken(Op::CallVirtual, arguments, slot, site.instruction.b);
        } else {
            site.quicken(Op::CallInterface, arguments, 0, site.instruction.b);
        }
        Ok(())
    }

    fn receiver(&mut self, site: &Site) -> Detoured<Reference> {
        let receiver = Reference::from_slot(self.thread().peek(u32::from(site.instruction.c) - 1));
        if receiver.is_null() {
            return Err(self.throw_bare("java/lang/NullPointerException"));
        }
        Ok(receiver)
    }

    pub(super) fn call_virtual(&mut self, site: &Site) -> Detoured<()> {
        let receiver = self.receiver(site)?;
        let class = self.class_of(receiver);
        self.sync_classes();
        match class.dispatch_table().get(site.instruction.a as usize) {
            Some(method) => self.invoke(method, u32::from(site.instruction.c)),
            None => Err(self.throw_bare("java/lang/IncompatibleClassChangeError")),
        }
    }

    pub(super) fn call_resolved(&mut self, site: &Site) -> Detoured<()> {
        let Some(method) = site.frame.code.site_method(site.instruction.b) else {
            return Err(self.unsupported("a quickened call without its method"));
        };
        if site.instruction.op == Op::CallSpecial {
            self.receiver(site)?;
        }
        if method.is_static() {
            self.ensure_initialized(method.class)?;
        }
        self.invoke(method, u32::from(site.instruction.c))
    }

    pub(super) fn call_interface(&mut self, site: &Site) -> Detoured<()> {
        let receiver = self.receiver(site)?;
        let Some(resolved) = site.frame.code.site_method(site.instruction.b) else {
            return Err(self.unsupported("a quickened call without its method"));
        };
        let class = self.class_of(receiver);
        let method = self.select_interface(class, resolved)?;
        self.invoke(method, u32::from(site.instruction.c))
    }

    /// Selection with a small cache in front: it holds nothing that [`dispatch::select`] would not answer.
    fn select_interface(&mut self, class: ClassRef, resolved: MethodRef) -> Detoured<MethodRef> {
        let slot = (class.id.0.wrapping_mul(31) ^ resolved.id.0) as usize % self.interface_cache.len();
        if let (known_class, known_method, Some(method)) = self.interface_cache[slot]
            && known_class == class.id.0
            && known_method == resolved.id.0
        {
            return Ok(method);
        }
        if resolved.class.is_interface()
            && !class.is_subclass_of(resolved.class)
            && !resolved.class.is_subclass_of(class)
        {
            let message = format!(
                "Class {} does not implement the requested interface {}",
                class.java_name(),
                resolved.class.java_name()
            );
            return Err(self.throw_new("java/lang/IncompatibleClassChangeError", &message));
        }
        let selected = dispatch::select(class, resolved);
        let method = self.linked(selected)?;
        self.interface_cache[slot] = (class.id.0, resolved.id.0, Some(method));
        Ok(method)
    }
}

/// The slot of a method that classes dispatch by table; interface methods have none.
fn virtual_slot(method: MethodRef) -> Option<u16> {
    if method.class.is_interface() { None } else { method.class.dispatch_slot(method) }
}

/// For a call of a superclass method: the class whose method is selected (JVMS 6.5 invokespecial).
fn super_call_class(caller: ClassRef, method: MethodRef) -> Option<ClassRef> {
    if method.is_constructor() || method.is_private() || std::ptr::eq(caller, method.class) {
        return None;
    }
    if method.class.is_interface() {
        return None;
    }
    caller.super_class.filter(|parent| parent.is_subclass_of(method.class))
}
