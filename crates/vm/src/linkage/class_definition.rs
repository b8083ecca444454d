//! Classes that the program itself defines: `ClassLoader.defineClass`, `Lookup.defineHiddenClass`, proxies (JVMS
//! 5.3.5).
//!
//! A class, once linked, stays in the program for ever, but whether it *is defined* belongs to the state: its mirror
//! starts as undefined, and defining it is a write that is undone like any other. So a state that defines the same
//! bytes again after an undo gets the same class, and another state may define other bytes by the same name.
//!
//! Deviates: all loaders share one namespace. A second definition of a name by the same loader is a `LinkageError`; one
//! by another loader would be a class of its own, which is not modelled.

use crate::interpreter::detour::{Detour, Detoured};
use crate::machine::Machine;
use crate::state::initialization_word::InitializationWord;
use crate::state::reference::Reference;
use crate::threads::thread::OnReturn;
use program::registry::{Definition, class_name_of};
use program::source::Origin;
use program::{ClassRef, LinkError, LinkErrorKind};
use rustc_hash::FxHashMap;
use synth::class_loading;

/// Every class some state has defined, by the name its bytes give it.
#[derive(Default)]
pub(crate) struct DefinedClasses {
    versions: FxHashMap<String, Vec<ClassRef>>,
}

/// What a definition says beside the bytes.
#[derive(Clone, Copy, Debug)]
pub struct ClassRequest {
    /// The defining loader; null for the boot loader.
    pub loader: Reference,
    /// The class that `Lookup.defineClass` and its like are asked on.
    pub lookup: Option<ClassRef>,
    pub hidden: bool,
    /// A hidden class that belongs to the nest of `lookup`.
    pub nestmate: bool,
    pub protection_domain: Reference,
    pub class_data: Reference,
}

impl Machine {
    /// Defines a class in this state.
    pub fn define_class(&mut self, bytes: &[u8], request: &ClassRequest) -> Detoured<ClassRef> {
        let definition = Definition {
            origin: self.origin_of(request),
            hidden: request.hidden,
            host: request.lookup.filter(|_| request.hidden && request.nestmate),
        };
        let class = self.version_for(bytes, definition, request.loader)?;
        self.set_definition(class, request)?;
        self.sync_classes();
        Ok(class)
    }

    /// The class of this name that this state has defined.
    pub fn defined_class(&self, name: &str) -> Option<ClassRef> {
        let versions = self.process.defined_classes.versions.get(name)?;
        versions.iter().copied().find(|class| !class.hidden && self.is_defined(class))
    }

    /// Whether classes of this name come from the program itself, though not in this state.
    pub fn is_defined_elsewhere(&self, name: &str) -> bool {
        self.process.defined_classes.versions.contains_key(name) && self.defined_class(name).is_none()
    }

    /// The internal name that a class file gives its class.
    pub fn class_file_name(&mut self, bytes: &[u8]) -> Detoured<String> {
        let name = class_name_of(bytes);
        self.linked(name)
    }

    fn is_defined(&self, class: ClassRef) -> bool {
        class.mirror().is_some_and(|mirror| self.heap.initialization(mirror) != InitializationWord::UNDEFINED)
    }

    /// Classes of the boot loader count as part of the JDK; a class defined by `Lookup` is where its lookup class is.
    fn origin_of(&self, request: &ClassRequest) -> Origin {
        match request.lookup {
            Some(lookup) => lookup.origin,
            None if request.loader.is_null() => Origin::Jdk { module: "java.base" },
            None => Origin::Application,
        }
    }

    /// A class linked from these bytes that this state has not defined yet.
    fn version_for(&mut self, bytes: &[u8], definition: Definition, loader: Reference) -> Detoured<ClassRef> {
        let name = self.class_file_name(bytes)?;
        if !definition.hidden {
            self.refuse_second_definition(&name, loader)?;
        }
        let versions = self.process.defined_classes.versions.get(&name).into_iter().flatten();
        let fits = |class: &&ClassRef| {
            let same_bytes = class.file.as_ref().is_some_and(|file| file.bytes == bytes);
            same_bytes
                && class.origin == definition.origin
                && class.hidden == definition.hidden
                && class.host == definition.host
        };
        if let Some(known) = versions.copied().filter(|class| fits(&class)).find(|class| !self.is_defined(class)) {
            return Ok(known);
        }
        let bytes: &'static [u8] = bytes.to_vec().leak();
        let class = match self.program.define_version(bytes, definition) {
            Ok(class) => class,
            // The superclass or an interface is not there: the defining loader is asked, then the definition is
            // repeated.
            Err(error) if self.ask_loader_for(loader, &error)? => return Err(Detour::Repeat),
            Err(error) => return Err(self.throw_link_error(&error)),
        };
        let mirror = self.mirror(class)?;
        self.heap.set_first_initialization(mirror.0, InitializationWord::UNDEFINED);
        self.process.defined_classes.versions.entry(name).or_default().push(class);
        Ok(class)
    }

    fn refuse_second_definition(&mut self, name: &str, loader: Reference) -> Detoured<()> {
        let by_program = self.process.defined_classes.versions.contains_key(name);
        let taken = if by_program { self.defined_class(name) } else { self.program.load(name).ok() };
        let Some(taken) = taken else { return Ok(()) };
        let mirror = self.mirror(taken)?;
        if self.heap.field(mirror, self.known.class_loader) != loader.slot() {
            return Err(self.unsupported(two_classes(taken)));
        }
        let message = self.duplicate_message(taken, loader)?;
        Err(self.throw_new("java/lang/LinkageError", &message))
    }

    fn duplicate_message(&mut self, taken: ClassRef, loader: Reference) -> Detoured<String> {
        let (name, home, label) = (taken.java_name(), self.class_home(taken)?, self.loader_name(loader));
        let kind = if taken.is_interface() { "interface" } else { "class" };
        let parent = Reference::from_slot(if loader.is_null() { 0 } else { self.named_field(loader, "parent") });
        let parent =
            if label.contains('@') { format!(", parent loader {}", self.loader_name(parent)) } else { String::new() };
        Ok(format!("loader {label} attempted duplicate {kind} definition for {name}. ({name} is in {home}{parent})"))
    }

    fn set_definition(&mut self, class: ClassRef, request: &ClassRequest) -> Detoured<()> {
        let mirror = self.mirror(class)?;
        let module = match request.lookup {
            Some(lookup) => {
                let lookup = self.mirror(lookup)?;
                Reference::from_slot(self.heap.field(lookup, self.known.class_module))
            }
            None => self.module_of_package(request.loader, class.package()),
        };
        self.heap.set_field(mirror, self.known.class_loader, request.loader.slot());
        self.heap.set_field(mirror, self.known.class_module, module.slot());
        self.set_named_field(mirror, "protectionDomain", request.protection_domain.slot());
        self.set_named_field(mirror, "classData", request.class_data.slot());
        self.heap.set_initialization(mirror.0, InitializationWord::UNINITIALIZED);
        Ok(())
    }

    /// A class that the running code mentions is not there. A loader of the program is asked for it (JVMS 5.3.2): its
    /// frame is pushed, and the instruction is repeated afterwards. The JDK's loaders have nothing else to offer.
    pub(crate) fn ask_loader(&mut self, error: &LinkError) -> Detoured<bool> {
        let caller = self.threads.find(self.current).and_then(|thread| thread.frame());
        let Some(caller) = caller.map(|frame| frame.method.class) else { return Ok(false) };
        let mirror = self.mirror(caller)?;
        let loader = Reference::from_slot(self.heap.field(mirror, self.known.class_loader));
        self.ask_loader_for(loader, error)
    }

    fn ask_loader_for(&mut self, loader: Reference, error: &LinkError) -> Detoured<bool> {
        // The message is a name and nothing else: there are other reasons for this error.
        let is_missing = error.kind == LinkErrorKind::NoClassDefFound && !error.message.contains(' ');
        if !is_missing || loader.is_null() || self.is_builtin_loader(loader) {
            return Ok(false);
        }
        let binary_name = self.new_string(&error.message.replace('/', "."))?;
        let internal_name = self.new_string(&error.message)?;
        let own = self.own_class(class_loading::CLASS, || Ok(vec![class_loading::synthesize()?]))?;
        let resolve = self.own_method(own, class_loading::RESOLVE)?;
        self.push_frame(resolve, &[loader.slot(), binary_name.slot(), internal_name.slot()], OnReturn::Repeat)?;
        Ok(true)
    }
}

/// What is not modelled where two loaders have a class of one name.
pub fn two_classes(taken: ClassRef) -> String {
    format!("a second class named {}, defined by another class loader", taken.java_name())
}
