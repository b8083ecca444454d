//! Linkage: what symbolic references, classes and call sites come to at run time (JVMS 5.3.5, 5.4.3.5, 5.4.3.6, 5.5,
//! 6.5 invokedynamic, 2.9.3).
//!
//! Classes: `class_definition` (those that the program itself defines), `initialization` (JVMS 5.5) and its errors,
//! `unfit_input` (what the input is to blame for). Constants: `resolution_cells` (where a state keeps what a constant
//! was resolved to). Calls: `reflective_calls` (core reflection), and call sites, to be read in this order:
//! `bootstraps` (dynamic calls as `javac` writes them: answered with synthesised bytecode, without running Java code),
//! `dynamic_calls` and `loadable` (all others: the JDK links them, in frames pushed by `upcalls`), `member_names`
//! (`MemberName`, the JDK's word for a resolved method), `lambda_forms` (what a method handle runs), `method_handles`
//! and `var_handle_accesses` (calls of method and variable handles).
//!
//! Synthesised classes belong to the process and depend on nothing in a state; what a state computes (handles, call
//! sites, the one object of a lambda without captures) lies in immortal cells and is undone with it.

mod bootstraps;
mod call_site;
pub mod class_definition;
mod dynamic_calls;
pub mod initialization;
mod initialization_errors;
mod lambda_forms;
mod loadable;
pub(crate) mod member_names;
mod method_handles;
pub mod reflective_calls;
pub(crate) mod resolution_cells;
pub(crate) mod unfit_input;
mod upcalls;
mod var_handle_accesses;

pub(crate) use bootstraps::OF_CALL_SITE;
pub(crate) use call_site::{Bootstrap, BootstrapArgument};

use crate::interpreter::detour::Detoured;
use crate::interpreter::slow::Site;
use crate::machine::Machine;
use program::registry::Definition;
use program::{ClassId, ClassRef, MethodRef};
use rustc_hash::FxHashMap;
use synth::error::SynthesisError;

/// What has been synthesised for more than one site. Only a saving: forgetting it changes nothing but memory.
#[derive(Default)]
pub(crate) struct Linked {
    /// The methods of a record class.
    records: FxHashMap<ClassId, ClassRef>,
    /// By the shape of a lambda form.
    forms: FxHashMap<String, MethodRef>,
    /// What adapts or refuses method handles, by the descriptor of the site.
    invokers: FxHashMap<&'static str, ClassRef>,
    /// What adapts variable handles, by the access mode and the descriptor of the site.
    accesses: FxHashMap<(&'static str, &'static str), MethodRef>,
}

impl Machine {
    /// Links a call of a signature-polymorphic method and quickens it.
    pub(crate) fn resolve_polymorphic_call(&mut self, site: &Site, method: MethodRef) -> Detoured<()> {
        let reference = self.program.member_reference(site.frame.method.class, site.instruction.a);
        let reference = self.linked(reference)?;
        let descriptor = self.program.names.intern(&reference.descriptor);
        if method.class == self.known.var_handle {
            return self.link_access(site, method, descriptor);
        }
        self.link_handle_call(site, method, descriptor)
    }

    /// Defines a synthesised class that serves `caller`.
    pub(crate) fn define_synthesized(
        &mut self,
        caller: ClassRef,
        bytes: Result<Vec<u8>, SynthesisError>,
    ) -> Detoured<ClassRef> {
        let bytes =
            bytes.map_err(|error| self.unsupported(format!("a call site of {}: {error}", caller.java_name())))?;
        let definition = Definition { origin: caller.origin, hidden: true, host: Some(caller) };
        let class = self.program.define(Box::leak(bytes.into_boxed_slice()), definition);
        let class = self.linked(class)?;
        self.sync_classes();
        Ok(class)
    }

    /// The static method of a synthesised class.
    pub(crate) fn synthesized_method(&mut self, class: ClassRef, name: &str) -> Detoured<MethodRef> {
        match class.methods().iter().find(|method| method.name == name && method.is_static()) {
            Some(method) => Ok(method),
            None => Err(self.unsupported(format!("a synthesised class without {name}"))),
        }
    }
}

/// The name of a class synthesised for `caller`: its own class-file name and a suffix.
fn synthesized_name(caller: ClassRef, suffix: &str) -> String {
    let own = caller.name.rsplit_once('+').map_or(caller.name, |(stem, _)| stem);
    format!("{own}$${suffix}")
}
