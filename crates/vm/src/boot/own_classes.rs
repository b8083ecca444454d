//! The VM's own classes: synthesised when somebody needs them, and initialised in every state.

use crate::interpreter::detour::Detoured;
use crate::machine::Machine;
use crate::state::initialization_word::InitializationWord;
use program::registry::Definition;
use program::source::Origin;
use program::{ClassRef, MethodRef};
use synth::error::SynthesisError;

impl Machine {
    /// The class of the VM's own with this name; where it is not there yet, `synthesize` gives it and those it needs.
    pub fn own_class(
        &mut self,
        name: &str,
        synthesize: impl FnOnce() -> Result<Vec<Vec<u8>>, SynthesisError>,
    ) -> Detoured<ClassRef> {
        if let Some(class) = self.program.loaded(name) {
            return Ok(class);
        }
        let files = synthesize().map_err(|error| self.unsupported(format!("the VM's own class {name}: {error}")))?;
        for bytes in files {
            let definition = Definition { origin: Origin::Jdk { module: "java.base" }, hidden: false, host: None };
            let class = self.program.define(Box::leak(bytes.into_boxed_slice()), definition);
            let class = self.linked(class)?;
            self.set_initialized_for_ever(class)?;
        }
        self.sync_classes();
        let class = self.program.load(name);
        self.linked(class)
    }

    /// A static method of one of the VM's own classes.
    pub fn own_method(&mut self, class: ClassRef, method: (&str, &str)) -> Detoured<MethodRef> {
        match class.declared_method(method.0, method.1) {
            Some(method) => Ok(method),
            None => Err(self.unsupported(format!("the VM's own class {} without {}", class.name, method.0))),
        }
    }

    /// Marks a class that has nothing to initialise as initialised; not a change of the state.
    pub(crate) fn set_initialized_for_ever(&mut self, class: ClassRef) -> Detoured<()> {
        let mirror = self.mirror(class)?;
        self.heap.set_first_initialization(mirror.0, InitializationWord::INITIALIZED);
        Ok(())
    }
}
