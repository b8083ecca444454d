//! Where a class is at home, in the words of HotSpot's messages: its module and its loader.

use crate::interpreter::detour::Detoured;
use crate::machine::Machine;
use crate::state::reference::Reference;
use program::ClassRef;

impl Machine {
    /// `module java.base of loader 'bootstrap'`, `unnamed module of loader 'app'`.
    pub(crate) fn class_home(&mut self, class: ClassRef) -> Detoured<String> {
        let mut innermost = class;
        while let Some(component) = innermost.component() {
            innermost = component;
        }
        let mirror = self.mirror(innermost)?;
        let module = Reference::from_slot(self.heap.field(mirror, self.known.class_module));
        let loader = Reference::from_slot(self.heap.field(mirror, self.known.class_loader));
        let loader = self.loader_name(loader);
        Ok(match self.module_name(module) {
            Some(module) => format!("module {module} of loader {loader}"),
            None => format!("unnamed module of loader {loader}"),
        })
    }

    /// A loader by its name, or by its class where it has none; those that are not the JDK's own with their identity
    /// hash.
    pub(crate) fn loader_name(&mut self, loader: Reference) -> String {
        if loader.is_null() {
            return String::from("'bootstrap'");
        }
        let class = self.class_of(loader);
        let name = Reference::from_slot(self.named_field(loader, "name"));
        let label = if name.is_null() { class.java_name() } else { format!("'{}'", self.text(name)) };
        if self.is_builtin_loader(loader) {
            return label;
        }
        format!("{label} @{:x}", self.identity_hash(loader))
    }

    /// Whether a loader is one of the JDK's own.
    pub fn is_builtin_loader(&self, loader: Reference) -> bool {
        self.peek_class(loader).name.starts_with("jdk/internal/loader/ClassLoaders$")
    }

    fn module_name(&self, module: Reference) -> Option<String> {
        let name = if module.is_null() { 0 } else { self.heap.field(module, self.known.module_name) };
        (name != 0).then(|| self.text(Reference::from_slot(name)))
    }
}
