//! Class mirrors: the `java.lang.Class` objects, which also hold the static fields and the initialisation state.
//!
//! A mirror is immortal and lies at the same place in every state, so a static field is one word at a known index, and
//! everything about a class that can change (statics, initialisation, reflection caches) is undone and compared like
//! any other object. Layout: see [`program::layout`].

use crate::interpreter::detour::Detoured;
use crate::machine::Machine;
use crate::state::initialization_word::InitializationWord;
use crate::state::reference::Reference;
use classfile::Constant;
use program::layout::{HEADER_WORDS, MIRROR_HIDDEN_WORDS};
use program::{ClassId, ClassRef, Field, access};

impl Machine {
    /// The mirror of a class, made now if need be.
    pub fn mirror(&mut self, class: ClassRef) -> Detoured<Reference> {
        match class.mirror() {
            Some(mirror) => Ok(Reference(mirror)),
            None => self.make_mirror(class),
        }
    }

    fn make_mirror(&mut self, class: ClassRef) -> Detoured<Reference> {
        let component = match class.component() {
            Some(component) => self.mirror(component)?,
            None => Reference::NULL,
        };
        if let Some(misfit) = self.natives.misfit(class) {
            return Err(self.unsupported(format!("this release of the JDK ({misfit})")));
        }
        let size = self.mirror_size(class);
        let Some(mirror) = self.heap.allocate_immortal(self.known.class.id, 0, u64::from(size)) else {
            return Err(self.unsupported("more classes than the VM has room for"));
        };
        class.set_mirror(mirror.0);
        self.set_mirror_fields(class, mirror, component);
        self.set_constant_values(class, mirror)?;
        Ok(mirror)
    }

    /// Words of a class's mirror.
    pub fn mirror_size(&self, class: ClassRef) -> u32 {
        HEADER_WORDS + self.known.class.instance_words + MIRROR_HIDDEN_WORDS + class.static_references.len() as u32
    }

    fn set_mirror_fields(&mut self, class: ClassRef, mirror: Reference, component: Reference) {
        let hidden = HEADER_WORDS + self.known.class.instance_words;
        let initialized = class.is_array() || class.is_primitive();
        let (module, loader) = self.home(class);
        let modifiers = if class.file.is_some() { self.class_modifiers(class) } else { class.access };
        let mut set = |offset: u32, value: u64| self.heap.set_pristine(mirror.0 + offset, value);
        set(hidden, u64::from(class.id.0));
        let word = if initialized { InitializationWord::INITIALIZED } else { InitializationWord::UNINITIALIZED };
        set(hidden + 1, word.0);
        set(self.known.class_component, component.slot());
        set(self.known.class_module, module.slot());
        set(self.known.class_loader, loader.slot());
        if let Some(offset) = self.known.class_primitive {
            set(offset, u64::from(class.is_primitive()));
        }
        if let Some(offset) = self.known.class_modifiers {
            set(offset, u64::from(modifiers));
        }
        if let Some(offset) = self.known.class_flags {
            set(offset, u64::from(class.access));
        }
    }

    /// `Class.getModifiers`: those of the InnerClasses attribute where the class is nested (JVMS 4.7.6), without
    /// `super`.
    pub fn class_modifiers(&self, class: ClassRef) -> u16 {
        let Some(file) = &class.file else { return class.access };
        let inner = file.inner_classes().unwrap_or_default();
        let own = inner.iter().find(|inner| file.pool.class_name(inner.inner).is_ok_and(|name| name == class.name));
        own.map_or(class.access, |inner| inner.access) & !access::SUPER
    }

    /// Static fields with a ConstantValue attribute (JVMS 4.7.2). Set when the mirror is made, before any code can
    /// look.
    fn set_constant_values(&mut self, class: ClassRef, mirror: Reference) -> Detoured<()> {
        let Some(file) = &class.file else { return Ok(()) };
        for field in class.fields().iter().filter(|field| field.is_static()) {
            let Some(info) = file.fields.get(field.index as usize) else { continue };
            let Ok(Some(entry)) = info.constant_value() else { continue };
            let value = match file.pool.get(entry) {
                Ok(Constant::Integer(value)) => u64::from(value as u32),
                Ok(Constant::Float(bits)) => u64::from(bits),
                Ok(Constant::Long(value)) => value as u64,
                Ok(Constant::Double(bits)) => bits,
                Ok(Constant::String(text)) => {
                    let units = file.pool.utf8(text).map(classfile::modified_utf8::to_utf16).unwrap_or_default();
                    self.immortal_string(&units)?.slot()
                }
                _ => continue,
            };
            self.heap.set_pristine(mirror.0 + field.offset(self.known.class), value);
        }
        Ok(())
    }

    /// The class a mirror stands for.
    pub fn class_of_mirror(&self, mirror: Reference) -> ClassRef {
        let hidden = HEADER_WORDS + self.known.class.instance_words;
        self.program.class(ClassId(self.heap.field(mirror, hidden) as u32))
    }

    /// The word index of a static field.
    pub fn static_index(&mut self, field: &Field) -> Detoured<u32> {
        let mirror = self.mirror(field.class)?;
        Ok(mirror.0 + field.offset(self.known.class))
    }

    /// Reads a static field by name; for the VM's own look at known JDK classes.
    pub fn static_field(&mut self, class: ClassRef, name: &str) -> Detoured<u64> {
        match class.fields().iter().find(|field| field.is_static() && field.name == name) {
            Some(field) => {
                let index = self.static_index(field)?;
                Ok(self.heap.word(index))
            }
            None => Err(self.unsupported(format!("a JDK whose {} has no static field {name}", class.java_name()))),
        }
    }

    /// Writes a static field by name.
    pub fn set_static_field(&mut self, class: ClassRef, name: &str, value: u64) -> Detoured<()> {
        match class.fields().iter().find(|field| field.is_static() && field.name == name) {
            Some(field) => {
                let index = self.static_index(field)?;
                self.heap.set_word(index, value);
                Ok(())
            }
            None => Err(self.unsupported(format!("a JDK whose {} has no static field {name}", class.java_name()))),
        }
    }
}
