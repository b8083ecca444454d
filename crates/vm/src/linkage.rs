//! Call sites and constants that are linked by bootstrap methods (JVMS 5.4.3.6, 6.5 invokedynamic, 2.9.3).
//!
//! The bootstrap methods that `javac` names are recognised and answered with synthesised bytecode, without running any Java
//! code: linking such a site is not a change of the state. A site is linked once in the process; the object that a
//! non-capturing lambda evaluates to is made once in every state, and lies in the site's immortal cell.

mod call_site;
mod concatenation;
mod lambdas;
mod records;
mod switches;

pub(crate) use call_site::{Bootstrap, BootstrapArgument};

use crate::cells::ConstantKey;
use crate::detour::Detoured;
use crate::machine::Machine;
use crate::slow::Site;
use program::registry::Definition;
use program::{ClassId, ClassRef, MethodRef, Op};
use rustc_hash::FxHashMap;
use synth::error::SynthesisError;

/// What has been synthesised for more than one site. Only a saving: forgetting it changes nothing but memory.
#[derive(Default)]
pub struct Linked {
    records: FxHashMap<ClassId, ClassRef>,
}

/// What a dynamic call site was linked to.
enum Target {
    /// Every execution calls this static method.
    Method(MethodRef),
    /// Every execution gives the one instance of this class.
    Instance(ClassRef),
}

impl Machine {
    pub(crate) fn resolve_polymorphic_call(&mut self, _site: &Site, method: MethodRef) -> Detoured<()> {
        Err(self.unsupported(format!("signature-polymorphic call of {}", method.signature())))
    }

    /// Links an `invokedynamic` instruction and quickens it.
    pub(crate) fn resolve_dynamic_call(&mut self, site: &Site) -> Detoured<()> {
        match site.frame.code.site(site.instruction.b) {
            Some(program::Site::Method(method)) => self.quicken_call(site, method),
            Some(program::Site::Class(class)) => self.quicken_instance(site, class),
            None => self.link_dynamic_call(site),
        }
    }

    fn link_dynamic_call(&mut self, site: &Site) -> Detoured<()> {
        let caller = site.frame.method.class;
        let bootstrap = Bootstrap::of_entry(caller, site.instruction.a);
        let bootstrap = self.linked(bootstrap)?;
        let target = match (bootstrap.owner.as_str(), bootstrap.method.as_str()) {
            ("java/lang/invoke/LambdaMetafactory", "metafactory" | "altMetafactory") => {
                self.link_lambda(caller, &bootstrap)?
            }
            ("java/lang/invoke/StringConcatFactory", "makeConcatWithConstants" | "makeConcat") => {
                Target::Method(self.link_concatenation(caller, &bootstrap)?)
            }
            ("java/lang/runtime/ObjectMethods", "bootstrap") => {
                Target::Method(self.link_record_method(caller, &bootstrap)?)
            }
            ("java/lang/runtime/SwitchBootstraps", "typeSwitch" | "enumSwitch") => {
                Target::Method(self.link_switch(caller, &bootstrap)?)
            }
            (owner, method) => return Err(self.unsupported(format!("bootstrap method {owner}.{method}"))),
        };
        let resolved = match target {
            Target::Method(method) => program::Site::Method(method),
            Target::Instance(class) => program::Site::Class(class),
        };
        site.frame.code.resolve_site(site.instruction.b, resolved);
        self.resolve_dynamic_call(site)
    }

    fn quicken_call(&mut self, site: &Site, method: MethodRef) -> Detoured<()> {
        let Ok(arguments) = u8::try_from(method.argument_slots) else {
            return Err(self.unsupported(format!("{} with more than 255 argument slots", method.signature())));
        };
        self.mirror(method.class)?;
        site.quicken(Op::CallLinked, arguments, 0, site.instruction.b);
        Ok(())
    }

    fn quicken_instance(&mut self, site: &Site, class: ClassRef) -> Detoured<()> {
        let key = ConstantKey::Site { method: site.frame.method.index, instruction: site.frame.pc };
        let Some(cell) = self.constant_cell(site.frame.method.class.id, key) else {
            return Err(self.unsupported("more call sites than the VM has room for"));
        };
        self.fill_with_instance(cell, class)?;
        // Each site takes at least two bytes of code, so sixteen bits always hold its number.
        site.quicken(Op::LdcCell, OF_CALL_SITE, site.instruction.b as u16, cell);
        Ok(())
    }

    /// An `LdcCell` of a call site whose cell is empty in this state.
    pub(crate) fn refill_call_site(&mut self, site: &Site) -> Detoured<()> {
        match site.frame.code.site_class(u32::from(site.instruction.a)) {
            Some(class) => self.fill_with_instance(site.instruction.b, class),
            None => Err(self.unsupported("a quickened call site without its class")),
        }
    }

    /// Initialising the class may initialise its interfaces (JVMS 5.5), as HotSpot does at the same moment.
    fn fill_with_instance(&mut self, cell: u32, class: ClassRef) -> Detoured<()> {
        self.ensure_initialized(class)?;
        let instance = self.allocate_object(class)?;
        self.heap.set_word(cell, instance.slot());
        self.sync_classes();
        Ok(())
    }

    pub(crate) fn resolve_loadable(&mut self, _site: &Site, _entry: u16, _cell: u32) -> Detoured<()> {
        Err(self.unsupported("a method handle, method type or dynamic constant"))
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
        self.linked(class)
    }

    /// The static method of a synthesised class.
    pub(crate) fn synthesized_method(&mut self, class: ClassRef, name: &str) -> Detoured<MethodRef> {
        match class.methods().iter().find(|method| method.name == name && method.is_static()) {
            Some(method) => Ok(method),
            None => Err(self.unsupported(format!("a synthesised class without {name}"))),
        }
    }
}

/// `c` of an `LdcCell` whose `a` is a site of the code instead of a constant-pool entry.
pub(crate) const OF_CALL_SITE: u8 = 1;

/// The name of a class synthesised for `caller`: its own class-file name and a suffix.
fn synthesized_name(caller: ClassRef, suffix: &str) -> String {
    let own = caller.name.rsplit_once('+').map_or(caller.name, |(stem, _)| stem);
    format!("{own}$${suffix}")
}
