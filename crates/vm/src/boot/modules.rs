//! Modules as the VM sees them: which module a class belongs to (JVMS 5.3.6).
//!
//! The module graph itself is the JDK's own, made of Java objects at boot; the VM only remembers which packages went to
//! which module. The modules of the boot layer hold for every state; those defined later (by proxies) are kept in a
//! cell of the state, as an `Object[]` of pairs: the module and its packages.

use crate::interpreter::detour::Detoured;
use crate::linkage::resolution_cells::ConstantKey;
use crate::machine::Machine;
use crate::state::reference::Reference;
use program::source::Origin;
use program::{ClassId, ClassRef};

/// The cell of later modules, as a constant of `java.lang.Module` beyond its constant pool.
const LATER_MODULES: ConstantKey = ConstantKey::Site { method: 0, instruction: 0 };

impl Machine {
    /// A named module was defined, with these packages (`Object[]` of names with dots).
    pub fn define_module(&mut self, module: Reference, packages: Reference) -> Detoured<()> {
        if self.heap.is_frozen() { self.add_later_module(module, packages) } else { self.add_boot_module(module) }
    }

    /// The module of a class of the source and the loader that module is defined to.
    pub(crate) fn home(&self, class: ClassRef) -> (Reference, Reference) {
        let Origin::Jdk { module } = class.origin else {
            return (self.process.boot.unnamed_module, self.process.boot.application_loader);
        };
        match self.process.boot.modules.get(module) {
            Some(module) => (*module, Reference::from_slot(self.heap.field(*module, self.known.module_loader))),
            None => (self.process.boot.base_module, Reference::NULL),
        }
    }

    /// The module that a class of this package gets when `loader` defines it.
    pub(crate) fn module_of_package(&mut self, loader: Reference, package: &str) -> Reference {
        let name = package.replace('/', ".");
        let later = self.later_modules();
        let found = later.chunks(2).find(|pair| self.owns_package(pair, loader, &name)).map(|pair| pair[0]);
        match found {
            Some(module) => module,
            None if loader.is_null() => self.process.boot.base_module,
            None => Reference::from_slot(self.named_field(loader, "unnamedModule")),
        }
    }

    fn owns_package(&self, pair: &[Reference], loader: Reference, name: &str) -> bool {
        let of_loader = Reference::from_slot(self.heap.field(pair[0], self.known.module_loader)) == loader;
        of_loader && self.references(pair[1]).into_iter().any(|package| self.text(package) == name)
    }

    /// The mirrors made so far become members of the module.
    fn add_boot_module(&mut self, module: Reference) -> Detoured<()> {
        let name = self.text(Reference::from_slot(self.heap.field(module, self.known.module_name)));
        if name == "java.base" {
            self.process.boot.base_module = module;
        }
        self.process.boot.modules.insert(name, module);
        for id in 0..self.program.class_count() {
            let class = self.program.class(ClassId(id as u32));
            if let Some(mirror) = class.mirror() {
                let (module, loader) = self.home(class);
                self.heap.set_pristine(mirror + self.known.class_module, module.slot());
                self.heap.set_pristine(mirror + self.known.class_loader, loader.slot());
            }
        }
        Ok(())
    }

    fn add_later_module(&mut self, module: Reference, packages: Reference) -> Detoured<()> {
        let Some(cell) = self.constant_cell(self.known.module.id, LATER_MODULES) else {
            return Err(self.unsupported("more constants than the VM has room for"));
        };
        let mut pairs = self.later_modules();
        pairs.extend([module, packages]);
        let array = self.new_reference_array(self.known.object_array, &pairs)?;
        self.heap.set_word(cell, array.slot());
        Ok(())
    }

    fn later_modules(&mut self) -> Vec<Reference> {
        let cell = self.constant_cell(self.known.module.id, LATER_MODULES);
        match cell.map(|cell| Reference::from_slot(self.heap.word(cell))) {
            Some(array) if !array.is_null() => self.references(array),
            Some(_) | None => Vec::new(),
        }
    }
}
