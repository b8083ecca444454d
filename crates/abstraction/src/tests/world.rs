//! A program of a few classes without code, and numbers that are random but always the same.

use crate::support::template;
use classfile::ClassFile;
use flow::rewrite::Rewriting;
use program::source::{ClassBytes, ClassSource, Origin, SourceError};
use program::{FieldRef, Program};

struct Classes(Vec<(&'static str, &'static [u8])>);

impl ClassSource for Classes {
    fn find_class(&self, name: &str) -> Result<Option<ClassBytes>, SourceError> {
        let found = self.0.iter().find(|(known, _)| *known == name);
        Ok(found.map(|(_, bytes)| ClassBytes { bytes, origin: Origin::Application }))
    }

    fn find_resource(&self, _name: &str) -> Result<Option<ClassBytes>, SourceError> {
        Ok(None)
    }
}

/// Bytes with one text in the place of another.
fn renamed(bytes: &[u8], name: &str) -> Vec<u8> {
    let old = [&[1][..], &(crate::SUPPORT.len() as u16).to_be_bytes(), crate::SUPPORT.as_bytes()].concat();
    let new = [&[1][..], &(name.len() as u16).to_be_bytes(), name.as_bytes()].concat();
    let at = bytes.windows(old.len()).position(|window| window == old).unwrap();
    [&bytes[..at], &new, &bytes[at + old.len()..]].concat()
}

/// Static fields, then fields of objects: name and descriptor.
fn class(name: &str, statics: &[(&str, &str)], fields: &[(&str, &str)]) -> &'static [u8] {
    let bytes: &'static [u8] = renamed(&template(52), name).leak();
    let file: &'static ClassFile<'static> = Box::leak(Box::new(ClassFile::parse(bytes).unwrap()));
    let mut rewriting = Rewriting::of(file).unwrap();
    statics.iter().for_each(|(name, types)| rewriting.add_field(0x0009, name, types));
    fields.iter().for_each(|(name, types)| rewriting.add_field(0x0001, name, types));
    rewriting.finish().unwrap().leak()
}

/// The class of everything, which has none above it.
fn object() -> &'static [u8] {
    let mut bytes = renamed(&template(52), "java/lang/Object");
    let this = [0x10, 0x31, 0, 2, 0, 4];
    let at = bytes.windows(6).position(|window| window == this).unwrap();
    bytes[at + 5] = 0;
    bytes.leak()
}

/// Class `Main` with static bytes and ints, class `Cell` with fields of objects.
pub(super) fn program() -> &'static Program {
    let main = class("Main", &[("x", "B"), ("y", "B"), ("s", "S"), ("i", "I")], &[]);
    let cell = class("Cell", &[], &[("v", "B"), ("w", "B"), ("next", "LCell;")]);
    let classes = vec![("java/lang/Object", object()), ("Main", main), ("Cell", cell)];
    let program: &'static Program = Box::leak(Box::new(Program::new(Box::new(Classes(classes)))));
    program.load("Main").unwrap();
    program.load("Cell").unwrap();
    program
}

pub(super) fn field(program: &Program, class: &str, name: &str) -> FieldRef {
    program.loaded(class).unwrap().field_named(name).unwrap()
}

/// A sequence that looks random (Knuth's constants).
pub(super) struct Dice(pub(super) u64);

impl Dice {
    pub(super) fn roll(&mut self, sides: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % sides
    }

    pub(super) fn pick<'a, T>(&mut self, from: &'a [T]) -> &'a T {
        &from[self.roll(from.len() as u64) as usize]
    }
}
