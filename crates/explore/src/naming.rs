//! Places and names for people.

use crate::lock_words;
use evidence::CodeLocation;
use program::layout::{Element, HEADER_BYTES};
use std::collections::BTreeMap;
use vm::exploring::Access;
use vm::{Machine, Reference, ThreadId};

/// Characters of a text that are shown.
const LONGEST_TEXT: usize = 200;
/// Classes whose objects are values for people.
const BOXES: [&str; 8] = [
    "java/lang/Boolean",
    "java/lang/Byte",
    "java/lang/Character",
    "java/lang/Double",
    "java/lang/Float",
    "java/lang/Integer",
    "java/lang/Long",
    "java/lang/Short",
];

/// Numbers for objects, given when they are first mentioned along a run.
#[derive(Clone, Default)]
pub struct Names {
    numbers: BTreeMap<u32, u32>,
    counts: BTreeMap<String, u32>,
    /// Threads by name: there may be several of one name.
    threads: BTreeMap<String, Vec<u32>>,
}

impl Names {
    /// `Fork@1`: the class and a number; a class for its mirror, a thread by its name.
    pub fn object(&mut self, machine: &Machine, object: Reference) -> String {
        let class = machine.peek_class(object);
        if class == machine.known.class {
            return format!("class {}", machine.class_of_mirror(object).java_name());
        }
        if class.is_subclass_of(machine.known.thread) {
            return self.thread(machine.name_in_thread(object), object);
        }
        let (part, name, key) = lock_words::called(machine, object);
        let number = *self.numbers.entry(key.0).or_insert_with(|| {
            let count = self.counts.entry(name.clone()).or_default();
            *count += 1;
            *count
        });
        format!("{part}{name}@{number}")
    }

    /// `thread worker`, and `thread worker (2)` for another one of that name.
    fn thread(&mut self, name: String, object: Reference) -> String {
        let known = self.threads.entry(name.clone()).or_default();
        let number = known.iter().position(|other| *other == object.0).unwrap_or(known.len());
        if number == known.len() {
            known.push(object.0);
        }
        if number == 0 { format!("thread {name}") } else { format!("thread {name} ({})", number + 1) }
    }

    /// `Counter.count` or `int[3]@1[2]`.
    pub fn location(&mut self, machine: &Machine, access: &Access) -> String {
        let class = machine.peek_class(access.object);
        if let Some(component) = class.component() {
            let index = (access.offset - HEADER_BYTES) >> Element::of_descriptor(&component.descriptor()).shift();
            return format!("{}[{index}]", self.object(machine, access.object));
        }
        match machine.field_in(access.object, access.word()) {
            Some(field) if field.is_static() => format!("{}.{}", simple(&field.class.java_name()), field.name),
            Some(field) => format!("{}.{}", self.object(machine, access.object), field.name),
            None => format!("a word of {}", self.object(machine, access.object)),
        }
    }

    /// What a place in memory holds now, as Java would write it.
    pub(crate) fn value(&mut self, machine: &Machine, access: &Access) -> Option<String> {
        self.value_in(machine, access, machine.value_at(access))
    }

    /// A value as Java would write it, of the type of a place in memory.
    pub(crate) fn value_in(&mut self, machine: &Machine, access: &Access, raw: u64) -> Option<String> {
        let class = machine.peek_class(access.object);
        let kind = match class.component() {
            Some(component) => component.descriptor().bytes().next()?,
            None => machine.field_in(access.object, access.word())?.basic_type(),
        };
        Some(self.text(machine, raw, kind))
    }

    /// A value for people who look at a state, and whether it is an object: texts and boxes are values there.
    pub(crate) fn shown(&mut self, machine: &Machine, raw: u64, kind: u8) -> (String, bool) {
        let object = Reference::from_slot(raw);
        if !matches!(kind, b'L' | b'[') || object.is_null() {
            return (self.text(machine, raw, kind), false);
        }
        match self.plain(machine, object) {
            Some(text) => (text, false),
            None => (self.object(machine, object), true),
        }
    }

    /// The value that an object stands for, if it does: a text, a box.
    pub(crate) fn plain(&mut self, machine: &Machine, object: Reference) -> Option<String> {
        let class = machine.peek_class(object);
        if class == machine.known.string {
            let text = machine.text(object);
            let shown: String = text.chars().take(LONGEST_TEXT).collect();
            let more = if shown.len() < text.len() { "…" } else { "" };
            return Some(format!("{shown:?}{more}"));
        }
        let field = BOXES.contains(&class.name).then(|| class.field_named("value")).flatten()?;
        let raw = machine.named_field(object, "value");
        Some(self.text(machine, raw, field.basic_type()))
    }

    fn text(&mut self, machine: &Machine, raw: u64, kind: u8) -> String {
        match kind {
            b'Z' => (raw & 1 != 0).to_string(),
            b'B' => (raw as u8 as i8).to_string(),
            b'S' => (raw as u16 as i16).to_string(),
            b'I' => (raw as u32 as i32).to_string(),
            b'C' => format!("{:?}", char::from_u32(raw as u32 & 0xffff).unwrap_or('\u{fffd}')),
            b'J' => (raw as i64).to_string(),
            b'F' => f32::from_bits(raw as u32).to_string(),
            b'D' => f64::from_bits(raw).to_string(),
            _ => self.reference(machine, Reference::from_slot(raw)),
        }
    }

    fn reference(&mut self, machine: &Machine, object: Reference) -> String {
        if object.is_null() {
            return String::from("null");
        }
        if machine.peek_class(object) == machine.known.string {
            let text: String = machine.text(object).chars().take(30).collect();
            return format!("{text:?}");
        }
        self.object(machine, object)
    }
}

/// Where a thread stands in the program's own code; in the class library where it has none on its stack.
pub fn place(machine: &Machine, id: ThreadId) -> Option<CodeLocation> {
    if let Some((frame, library)) = machine.own_frame(id) {
        let inside = library.map(|method| format!("{}.{}", method.class.java_name(), method.name));
        return Some(CodeLocation { inside, ..place_of(machine, frame.method, frame.pc) });
    }
    let frame = machine.threads[id.0 as usize].frames.last()?;
    Some(place_of(machine, frame.method, frame.pc))
}

/// The place of an instruction.
pub fn place_of(_machine: &Machine, method: program::MethodRef, pc: u32) -> CodeLocation {
    let file = method.class.file.as_ref().and_then(|file| file.source_file().ok()?.map(|name| name.into_owned()));
    let line = method.decoded().and_then(|code| code.line(pc as usize)).map(u32::from);
    CodeLocation { class: method.class.java_name(), method: method.name.to_owned(), file, line, inside: None }
}

/// `Fork`, or `int[]`.
pub fn type_name(class: program::ClassRef) -> String {
    match class.component() {
        Some(component) => format!("{}[]", type_name(component)),
        None => simple(&class.java_name()),
    }
}

/// A class name without its package.
pub(crate) fn simple(name: &str) -> String {
    name.rsplit_once('.').map_or(name, |(_, simple)| simple).to_owned()
}
