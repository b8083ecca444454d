//! Calls of the access methods of `VarHandle` (specification of `java.lang.invoke.VarHandle`).
//!
//! The handle's class implements each access mode it supports by a static method of erased types, found through the
//! handle's form. A site whose own types, erased, are exactly those calls it at once. Every other site (values that
//! have to be converted, handles that demand exact types or are made of other handles, modes that are not supported)
//! goes the general way of the JDK: a synthesised method asks the handle for a method handle and adapts it.

use crate::interpreter::detour::Detoured;
use crate::interpreter::slow::Site;
use crate::machine::Machine;
use crate::state::reference::Reference;
use program::{ClassRef, MethodRef, Op, PolymorphicSite};
use synth::descriptor::{MethodDescriptor, Type};
use synth::invokers::adapted_access::{self, AdaptedSpec};
use synth::invokers::var_handle::{self, AccessSpec};

const VAR_HANDLE: &str = "java/lang/invoke/VarHandle";

impl Machine {
    /// Links a call of a method of `VarHandle`.
    pub(super) fn link_access(&mut self, site: &Site, method: MethodRef, descriptor: &'static str) -> Detoured<()> {
        let Ok(slots) = u8::try_from(classfile::descriptor::parameter_slots(descriptor) + 1) else {
            return Err(self.unsupported("a variable handle call with more than 255 argument slots"));
        };
        let polymorphic = Box::leak(Box::new(PolymorphicSite::new(method.name, descriptor, 0, 0)));
        site.frame.code.resolve_site(site.instruction.b, program::SiteTarget::Polymorphic(polymorphic));
        site.quicken(Op::CallAccess, slots, 0, site.instruction.b);
        Ok(())
    }

    /// An access through a `VarHandle`.
    pub(crate) fn call_access(&mut self, site: &Site) -> Detoured<()> {
        let slots = u32::from(site.instruction.c);
        let Some(polymorphic) = site.frame.code.polymorphic_site(site.instruction.b) else {
            return Err(self.unsupported("a quickened access without its site"));
        };
        let handle = self.access_operand(slots)?;
        let implementation = match self.direct_implementation(handle) {
            Some(class) => self.implementation(polymorphic, class)?,
            None => None,
        };
        match implementation {
            Some(method) => {
                self.ensure_initialized(method.class)?;
                self.invoke(method, slots)
            }
            None => {
                let general = self.general_access(polymorphic)?;
                self.ensure_initialized(general.class)?;
                self.invoke(general, slots)
            }
        }
    }

    fn access_operand(&mut self, slots: u32) -> Detoured<Reference> {
        let handle = Reference::from_slot(self.thread().peek(slots - 1));
        if handle.is_null() {
            return Err(self.throw_bare("java/lang/NullPointerException"));
        }
        Ok(handle)
    }

    /// The class that implements the handle's accesses; none for handles that need the general way.
    fn direct_implementation(&self, handle: Reference) -> Option<ClassRef> {
        let indirect = matches!(
            self.peek_class(handle).name,
            "java/lang/invoke/IndirectVarHandle" | "java/lang/invoke/LazyInitializingVarHandle"
        );
        if indirect || self.heap.field(handle, self.known.var_handle_exact) != 0 {
            return None;
        }
        let form = Reference::from_slot(self.heap.field(handle, self.known.var_handle_form));
        let class = Reference::from_slot(self.heap.field(form, self.known.var_form_implementation));
        if class.is_null() { None } else { Some(self.class_of_mirror(class)) }
    }

    fn implementation(&mut self, site: &'static PolymorphicSite, class: ClassRef) -> Detoured<Option<MethodRef>> {
        if let Some(method) = site.implementation(class.id) {
            return Ok(Some(method));
        }
        let Some(found) = find_implementation(class, site) else { return Ok(None) };
        let method = if is_same_result(found, site.descriptor) { found } else { self.with_result_of(found, site)? };
        site.remember(class.id, method);
        Ok(Some(method))
    }

    /// For a site that drops the result of the access, or expects a class: the implementation answers an `Object`.
    fn with_result_of(&mut self, method: MethodRef, site: &'static PolymorphicSite) -> Detoured<MethodRef> {
        let spec = AccessSpec {
            class_name: String::from("java/lang/invoke/VarHandle$Access"),
            owner: method.class.name.to_owned(),
            name: method.name.to_owned(),
            implementation: method.descriptor.to_owned(),
            descriptor: site.descriptor.to_owned(),
        };
        let class = self.define_synthesized(self.known.var_handle, var_handle::synthesize(&spec))?;
        self.synthesized_method(class, var_handle::METHOD)
    }

    /// The JDK's own method for the shape of a site, if it has one.
    fn guard(&self, site: &PolymorphicSite) -> Option<(String, String)> {
        let name = guard_name(site)?;
        let guards = self.program.load("java/lang/invoke/VarHandleGuards").ok()?;
        let method = guards.methods().iter().find(|method| method.name == name)?;
        Some((name, method.descriptor.to_owned()))
    }

    /// The synthesised method that goes the general way for this mode and these types.
    fn general_access(&mut self, site: &'static PolymorphicSite) -> Detoured<MethodRef> {
        let key = (site.name, site.descriptor);
        if let Some(method) = self.process.linkage.accesses.get(&key) {
            return Ok(method);
        }
        let spec = AdaptedSpec {
            class_name: String::from("java/lang/invoke/VarHandle$Access"),
            mode: site.name.to_owned(),
            descriptor: site.descriptor.to_owned(),
            guard: self.guard(site),
        };
        let class = self.define_synthesized(self.known.var_handle, adapted_access::synthesize(&spec))?;
        let method = self.synthesized_method(class, var_handle::METHOD)?;
        self.process.linkage.accesses.insert(key, method);
        Ok(method)
    }
}

/// The name of the guard for the shape of a site: basic types of the arguments and of the result, but `Z` for the modes
/// that always answer a boolean.
fn guard_name(site: &PolymorphicSite) -> Option<String> {
    let parsed = MethodDescriptor::parse(site.descriptor).ok()?;
    let arguments: String = parsed.parameters.iter().map(basic_letter).collect();
    let compares = site.name == "compareAndSet" || site.name.starts_with("weakCompareAndSet");
    let result = if compares { 'Z' } else { basic_letter(&parsed.result) };
    Some(format!("guard_{arguments}_{result}"))
}

fn basic_letter(of_type: &Type) -> char {
    match of_type {
        Type::Reference(_) => 'L',
        Type::Long => 'J',
        Type::Float => 'F',
        Type::Double => 'D',
        Type::Void => 'V',
        _ => 'I',
    }
}

/// The static method of the mode whose types are those of the site, erased; the site may drop the result.
fn find_implementation(class: ClassRef, site: &PolymorphicSite) -> Option<MethodRef> {
    let wanted = erased(site.descriptor)?;
    let mut walk = Some(class);
    while let Some(current) = walk {
        let found = current
            .methods()
            .iter()
            .find(|method| method.is_static() && method.name == site.name && fits(method, &wanted));
        if found.is_some() {
            return found;
        }
        walk = current.super_class;
    }
    None
}

/// Whether the site takes the result as it is.
fn is_same_result(method: MethodRef, site: &str) -> bool {
    let result = |descriptor: &str| descriptor.rsplit_once(')').map(|(_, result)| result.to_owned());
    result(method.descriptor) == result(site)
}

fn fits(method: MethodRef, wanted: &MethodDescriptor) -> bool {
    MethodDescriptor::parse(method.descriptor).is_ok_and(|own| {
        own.parameters == wanted.parameters && (own.result == wanted.result || wanted.result == Type::Void)
    })
}

/// The descriptor of an implementation: the handle, then the site's types with every reference erased to `Object`.
fn erased(descriptor: &str) -> Option<MethodDescriptor> {
    let erase = |of_type: Type| if of_type.is_primitive() { of_type } else { Type::reference("java/lang/Object") };
    let site = MethodDescriptor::parse(descriptor).ok()?;
    let handle = Type::reference(VAR_HANDLE);
    let parameters = std::iter::once(handle).chain(site.parameters.into_iter().map(erase)).collect();
    Some(MethodDescriptor { parameters, result: erase(site.result) })
}
