//! References that are none: what `Unsafe` could write where the machine expects an object.
//!
//! A forged reference would lead anywhere in the arena, and an object of the wrong class beyond its end. So a reference
//! is written and read only where there is one, and what the program itself puts there must be of the declared class.
//! Anything else is not modelled: HotSpot does something then, and nobody can say what. What the class library puts
//! somewhere is taken to be of the right class. Interfaces hold any object, as they do for the verifier (JVMS
//! 4.10.1.2).

use crate::interpreter::detour::Detoured;
use crate::machine::Machine;
use crate::state::heap::Heap;
use crate::state::reference::Reference;
use program::layout::{Element, HEADER_WORDS, MIRROR_HIDDEN_WORDS};
use program::{ClassRef, FieldRef};

/// Classes that only pass an access on.
const UNSAFE: [&str; 2] = ["jdk/internal/misc/Unsafe", "sun/misc/Unsafe"];

/// What lies at a place of an object.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Content {
    Reference,
    Number,
    /// A word of the machine's own.
    Hidden,
}

impl Machine {
    /// Refuses an access that takes a reference for a number, or a number for a reference.
    pub(super) fn refuse_forgery(&mut self, object: Reference, offset: u64, kind: Element) -> Detoured<()> {
        let class = self.class_of(object);
        let (content, step) = match Heap::element_kind(class) {
            Some(Element::Reference) => (Content::Reference, 1 << Element::Reference.shift()),
            Some(_) => (Content::Number, 1),
            None => (self.content(object, class, (offset >> 3) as u32 - HEADER_WORDS), 8),
        };
        let wanted = if kind == Element::Reference { Content::Reference } else { Content::Number };
        if content == wanted && (wanted == Content::Number || offset.is_multiple_of(step)) {
            return Ok(());
        }
        let name = class.java_name();
        Err(self.unsupported(format!(
            "Unsafe access of a {} at offset {offset} of a {name}, where there is none",
            word(kind)
        )))
    }

    /// What a word behind the header of an object holds that is no array.
    fn content(&self, object: Reference, class: ClassRef, word: u32) -> Content {
        let among = |references: &[bool], word: u32| match references.get(word as usize) {
            Some(true) => Content::Reference,
            Some(false) => Content::Number,
            None => Content::Hidden,
        };
        if class != self.known.class || word < class.instance_words {
            return among(&class.instance_references, word);
        }
        let hidden = class.instance_words + MIRROR_HIDDEN_WORDS;
        let statics = |word| among(&self.class_of_mirror(object).static_references, word);
        word.checked_sub(hidden).map_or(Content::Hidden, statics)
    }

    /// Refuses an object that the program puts where one of another class belongs.
    pub(super) fn refuse_confusion(&mut self, object: Reference, offset: u64, value: Reference) -> Detoured<()> {
        if value.is_null() || !self.is_asked_by_program() {
            return Ok(());
        }
        let Some(declared) = self.declared_class(object, (offset >> 3) as u32)? else { return Ok(()) };
        let class = self.class_of(value);
        if declared.is_interface() || class.is_subclass_of(declared) {
            return Ok(());
        }
        let (class, declared) = (class.java_name(), declared.java_name());
        Err(self.unsupported(format!("Unsafe write of a {class} where a {declared} belongs")))
    }

    /// Whether the program itself makes the access.
    fn is_asked_by_program(&self) -> bool {
        let mut frames = self.threads.find(self.current).into_iter().flat_map(|thread| thread.frames.iter().rev());
        frames
            .find(|frame| !UNSAFE.contains(&frame.method.class.name))
            .is_some_and(|frame| frame.method.class.is_application())
    }

    /// The class of what belongs at a place that holds a reference.
    fn declared_class(&mut self, object: Reference, word: u32) -> Detoured<Option<ClassRef>> {
        let class = self.class_of(object);
        if let Some(component) = class.component() {
            return Ok(Some(component));
        }
        let Some(field) = self.field_with_word(object, class, word) else { return Ok(None) };
        let declared = self.program.load_descriptor(field.descriptor);
        self.linked(declared).map(Some)
    }

    /// The field whose word this is, of the object or of the class that it is the mirror of.
    fn field_with_word(&self, object: Reference, class: ClassRef, word: u32) -> Option<FieldRef> {
        let is_there = |field: &&program::Field| field.offset(self.known.class) == word;
        let statics = (class == self.known.class).then(|| self.class_of_mirror(object));
        let statics = statics.and_then(|class| class.fields().iter().filter(|field| field.is_static()).find(is_there));
        let classes = std::iter::successors(Some(class), |class| class.super_class);
        let mut instance = classes.flat_map(|class| class.fields()).filter(|field| !field.is_static());
        statics.or_else(|| instance.find(is_there))
    }
}

/// The word for a kind of value.
fn word(kind: Element) -> &'static str {
    match kind {
        Element::Boolean => "boolean",
        Element::Byte => "byte",
        Element::Char => "char",
        Element::Short => "short",
        Element::Int => "int",
        Element::Float => "float",
        Element::Long => "long",
        Element::Double => "double",
        Element::Reference => "reference",
    }
}
