//! Dynamic calls as `javac` writes them: lambdas, concatenation, record methods, pattern switches.
//!
//! The bootstrap method is recognised by class and name and answered with synthesised bytecode: linking is not a change
//! of the state. A site whose arguments are not as `javac` writes them is left to the JDK.

mod concatenation;
mod lambdas;
mod records;
mod switches;

use super::Bootstrap;
use crate::interpreter::detour::Detoured;
use crate::interpreter::slow::Site;
use crate::linkage::resolution_cells::ConstantKey;
use crate::machine::Machine;
use program::{ClassRef, MethodRef, Op};

/// `c` of an `LdcCell` whose `a` is a site of the code instead of a constant-pool entry.
pub(crate) const OF_CALL_SITE: u8 = 1;

/// What a dynamic call site was linked to.
enum Target {
    /// Every execution calls this static method.
    Method(MethodRef),
    /// Every execution gives the one instance of this class.
    Instance(ClassRef),
}

impl Machine {
    /// Links an `invokedynamic` instruction and quickens it.
    pub(crate) fn resolve_dynamic_call(&mut self, site: &Site) -> Detoured<()> {
        match site.frame.code.site(site.instruction.b) {
            Some(program::SiteTarget::Method(method)) => self.quicken_call(site, method),
            Some(program::SiteTarget::Class(class)) => self.quicken_instance(site, class),
            Some(program::SiteTarget::Polymorphic(_)) | None => self.link_dynamic_call(site),
        }
    }

    fn link_dynamic_call(&mut self, site: &Site) -> Detoured<()> {
        let caller = site.frame.method.class;
        let bootstrap = Bootstrap::of_entry(caller, site.instruction.a);
        let bootstrap = self.linked(bootstrap)?;
        let resolved = match self.known_target(caller, &bootstrap)? {
            Some(Target::Method(method)) => program::SiteTarget::Method(method),
            Some(Target::Instance(class)) => program::SiteTarget::Class(class),
            None => return self.link_general_call(site, &bootstrap.name, &bootstrap.descriptor),
        };
        site.frame.code.resolve_site(site.instruction.b, resolved);
        self.resolve_dynamic_call(site)
    }

    fn known_target(&mut self, caller: ClassRef, bootstrap: &Bootstrap) -> Detoured<Option<Target>> {
        let method = match (bootstrap.owner.as_str(), bootstrap.method.as_str()) {
            ("java/lang/invoke/LambdaMetafactory", "metafactory" | "altMetafactory") => {
                return self.link_lambda(caller, bootstrap);
            }
            ("java/lang/invoke/StringConcatFactory", "makeConcatWithConstants" | "makeConcat") => {
                self.link_concatenation(caller, bootstrap)?
            }
            ("java/lang/runtime/ObjectMethods", "bootstrap") => self.link_record_method(caller, bootstrap)?,
            ("java/lang/runtime/SwitchBootstraps", "typeSwitch" | "enumSwitch") => {
                self.link_switch(caller, bootstrap)?
            }
            _ => None,
        };
        Ok(method.map(Target::Method))
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
        // Whoever comes to this call site gets it from now on.
        self.mark_published();
        Ok(())
    }
}
