//! Dispatch: which method a virtual or interface call selects (JVMS 5.4.5 overriding, 5.4.6 selection).
//!
//! Methods that classes declare have a slot in the dispatch table, numbered along the superclass chain. What a class
//! inherits from interfaces is found by [`select`], which remembers its answers per class.

use crate::access;
use crate::class::{Class, ClassRef};
use crate::error::{LinkError, LinkErrorKind};
use crate::method::{Method, MethodRef};
use crate::names::Selector;
use rustc_hash::FxHashMap;
use std::sync::PoisonError;

/// Builds the dispatch table of a class whose superclass has its own.
pub(crate) fn build(class: ClassRef) {
    let mut table: Vec<MethodRef> = class.super_class.map_or_else(Vec::new, |parent| parent.dispatch_table().to_vec());
    let mut slots: FxHashMap<Selector, u16> =
        class.super_class.and_then(|parent| parent.dispatch_slots.get().cloned()).unwrap_or_default();
    if !class.is_interface() {
        for method in class.methods().iter().filter(|method| is_dispatched(method)) {
            place(method, &mut table, &mut slots);
        }
    }
    let _set_once = class.dispatch_table.set(table.into());
    let _set_once = class.dispatch_slots.set(slots);
}

fn is_dispatched(method: &Method) -> bool {
    method.access & (access::STATIC | access::PRIVATE) == 0 && !method.is_constructor() && !method.is_initializer()
}

/// Puts a method over everything it overrides. A package-private method of another package keeps its slot (JVMS 5.4.5),
/// so one selector may own several slots; `slots` names the newest.
fn place(method: MethodRef, table: &mut Vec<MethodRef>, slots: &mut FxHashMap<Selector, u16>) {
    let mut placed = false;
    for (number, entry) in table.iter_mut().enumerate() {
        if entry.selector == method.selector && overrides(method, entry) {
            *entry = method;
            slots.insert(method.selector, number as u16);
            placed = true;
        }
    }
    if !placed {
        slots.insert(method.selector, table.len() as u16);
        table.push(method);
    }
}

fn overrides(method: &Method, inherited: &Method) -> bool {
    inherited.access & (access::PUBLIC | access::PROTECTED) != 0 || inherited.class.same_package(method.class)
}

impl Class {
    /// The slot of a resolved method in the dispatch tables of its class and subclasses.
    pub fn dispatch_slot(&self, method: &Method) -> Option<u16> {
        let newest = *self.dispatch_slots.get()?.get(&method.selector)?;
        let table = self.dispatch_table();
        if std::ptr::eq(table[newest as usize], method) {
            return Some(newest);
        }
        table.iter().position(|entry| std::ptr::eq(*entry, method)).map(|slot| slot as u16)
    }
}

/// The method that a call of `resolved` on an object of class `class` runs (JVMS 5.4.6).
pub fn select(class: ClassRef, resolved: MethodRef) -> Result<MethodRef, LinkError> {
    if resolved.is_private() || resolved.is_static() {
        return Ok(resolved);
    }
    if !resolved.class.is_interface()
        && let Some(slot) = resolved.class.dispatch_slot(resolved)
        && let Some(method) = class.dispatch_table().get(slot as usize)
    {
        return runnable(class, resolved, method);
    }
    let known = class.selections.lock().unwrap_or_else(PoisonError::into_inner).get(&resolved.selector).copied();
    let selected = match known {
        Some(selected) => selected,
        None => {
            let selected = select_by_selector(class, resolved);
            class.selections.lock().unwrap_or_else(PoisonError::into_inner).insert(resolved.selector, selected);
            selected
        }
    };
    match selected {
        Some(method) => runnable(class, resolved, method),
        None => Err(abstract_method(class, resolved)),
    }
}

fn runnable(class: &Class, resolved: &Method, method: MethodRef) -> Result<MethodRef, LinkError> {
    if method.is_abstract() {
        return Err(abstract_method(class, resolved));
    }
    Ok(method)
}

fn abstract_method(class: &Class, resolved: &Method) -> LinkError {
    let signature = crate::resolve::external_signature(resolved.name, resolved.descriptor);
    let (result, call) = signature;
    let message = format!(
        "Receiver class {} does not define or inherit an implementation of the resolved method 'abstract {result} {call}' of {} {}.",
        class.java_name(),
        if resolved.class.is_interface() { "interface" } else { "abstract class" },
        resolved.class.java_name()
    );
    LinkError::new(LinkErrorKind::AbstractMethod, message)
}

fn select_by_selector(class: ClassRef, resolved: &Method) -> Option<MethodRef> {
    let mut walk = Some(class);
    while let Some(current) = walk {
        let declared =
            current.methods().iter().find(|method| method.selector == resolved.selector && is_dispatched(method));
        if let Some(method) = declared {
            return Some(method);
        }
        walk = current.super_class;
    }
    most_specific(class, resolved.selector)
}

/// The one non-abstract method among the maximally specific superinterface methods, if there is exactly one (JVMS
/// 5.4.3.3).
pub(crate) fn most_specific(class: ClassRef, selector: Selector) -> Option<MethodRef> {
    let candidates = maximally_specific(class, selector);
    let mut concrete = candidates.iter().filter(|method| !method.is_abstract());
    match (concrete.next(), concrete.next()) {
        (Some(only), None) => Some(only),
        (None, _) => candidates.first().copied(),
        (Some(_), Some(_)) => None,
    }
}

/// The superinterface methods of a selector that no other superinterface overrides.
pub(crate) fn maximally_specific(class: ClassRef, selector: Selector) -> Vec<MethodRef> {
    let own = if class.is_interface() { Some(class) } else { None };
    let declaring: Vec<MethodRef> = own
        .into_iter()
        .chain(class.all_interfaces.iter().copied())
        .filter_map(|interface| interface.methods().iter().find(|m| m.selector == selector && is_dispatched(m)))
        .collect();
    let overridden = |method: &MethodRef| {
        declaring.iter().any(|other| !std::ptr::eq(*other, *method) && other.class.is_subclass_of(method.class))
    };
    declaring.iter().copied().filter(|method| !overridden(method)).collect()
}
