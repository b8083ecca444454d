//! Caches without meaning: fields that hold nothing but what can be computed again from the same object.
//!
//! A field may stand in the list only if its value is a function of the other, immutable contents of its object, if the
//! Java code that reads it computes it anew where it is 0, and if nothing else reads it. Such fields are encoded as 0,
//! and a restored state has them so: it may take some more instructions, and otherwise does the same.

use crate::machine::Machine;
use crate::state::reference::Reference;
use crate::state::word_kinds::WordKind;
use library::threads::{OWN, PRIVATE};
use program::Class;
use program::layout::HEADER_WORDS;

/// The class, its field, and what makes it a cache.
const CACHES: &[(&str, &str, &str)] = &[
    ("java/lang/String", "hash", "the hash code of the characters, which never change; 0 is computed again"),
    ("java/lang/String", "hashIsZero", "whether that hash code has been computed and is 0; false is found out again"),
];

/// Whether accesses of a field are nobody else's business.
pub(crate) fn is_private(field: &program::Field) -> bool {
    match field.class.name {
        "java/lang/Thread" => PRIVATE.contains(&field.name),
        // Whether a console stream was closed is looked at under its monitor; where it has none, the field is volatile.
        synth::console::CLASS => {
            !field.is_volatile() && ![synth::console::TROUBLE, synth::console::FORMATTING].contains(&field.name)
        }
        _ => false,
    }
}

/// The word offsets of the fields of a thread that lead to its own objects; none for other classes.
pub(crate) fn own_fields_of(class: &Class) -> Vec<u32> {
    let mut walk = Some(class);
    while let Some(current) = walk {
        if current.name == "java/lang/Thread" {
            let own = current.fields().iter().filter(|field| !field.is_static() && OWN.contains(&field.name));
            return own.map(|field| HEADER_WORDS + field.word).collect();
        }
        walk = current.super_class;
    }
    Vec::new()
}

/// The word offsets of a class's caches.
pub(crate) fn caches_of(class: &Class) -> Box<[u32]> {
    let own = CACHES.iter().filter(|(owner, _, _)| *owner == class.name);
    let fields = own.filter_map(|(_, name, _)| class.fields().iter().find(|field| field.name == *name));
    fields.filter(|field| !field.is_static()).map(|field| HEADER_WORDS + field.word).collect()
}

impl Machine {
    /// Empties all caches without meaning. Afterwards the state is exactly the one that its canonical form restores, to
    /// the last instruction, apart from the places of objects and the numbers of threads.
    pub fn empty_caches(&mut self) {
        self.process.shapes.sync(self.program);
        self.sync_word_kinds();
        let mut object = self.heap.anchor_start();
        while object < self.heap.top() {
            let header = self.heap.word(object);
            let shape = self.process.shapes.of_header(header);
            shape.caches().iter().for_each(|offset| self.heap.set_field(Reference(object), *offset, 0));
            object += shape.size(header);
        }
        let dirty: Vec<u32> = self.heap.dirty_pages().flatten().collect();
        for index in dirty {
            if self.word_kinds.of(index) == WordKind::Cache {
                self.heap.set_word(index, self.heap.pristine_word(index));
            }
        }
    }
}
