//! Abstract objects: each stands for the run-time objects of one allocation site, or for all that the library makes.
//!
//! Which objects a type lets through is decided here. What `checkcast` executes is exact for classes and interfaces.
//! What the verifier has checked is exact for classes only: a variable of an interface type may hold any object (JVMS
//! 4.10.1.2).

use super::place::Place;
use program::{ClassRef, Program};
use rustc_hash::FxHashMap;

/// An abstract object.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ObjectNumber(pub u32);

impl ObjectNumber {
    /// Everything that the class library or the VM makes.
    pub const LIBRARY: ObjectNumber = ObjectNumber(0);
    /// All string literals of own code.
    pub const TEXT: ObjectNumber = ObjectNumber(1);
}

/// Where objects come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ObjectKind {
    Library,
    /// A string literal.
    Text,
    /// The `Class` object of a class.
    Mirror(ClassRef),
    /// `new`, also by a constructor reference, whose place is that of its `invokedynamic`.
    New(Place),
    /// An array; level 0 is what the instruction gives, the others are its elements (`multianewarray`).
    Array {
        site: Place,
        level: u8,
    },
    /// What `invokedynamic` makes of a lambda expression or a method reference.
    Lambda(Place),
    /// A copy that `clone` makes of objects of one class.
    Copy(Place),
    /// The object of the main class that the launcher makes for an instance main method.
    Launched,
}

/// An abstract object.
#[derive(Clone, Debug)]
pub struct Object {
    pub kind: ObjectKind,
    /// The class; of a lambda and of the library's objects none is known.
    pub class: Option<ClassRef>,
    /// What a lambda implements.
    pub interfaces: Vec<ClassRef>,
}

impl Object {
    /// Where own code makes it.
    pub fn site(&self) -> Option<Place> {
        match self.kind {
            ObjectKind::New(place) | ObjectKind::Lambda(place) | ObjectKind::Copy(place) => Some(place),
            ObjectKind::Array { site, .. } => Some(site),
            ObjectKind::Library | ObjectKind::Text | ObjectKind::Mirror(_) | ObjectKind::Launched => None,
        }
    }

    /// Whether it is an array whose elements own code accesses by its class; the library's arrays are part of it.
    pub(super) fn component(&self) -> Option<ClassRef> {
        self.class.and_then(|class| class.component())
    }
}

/// How a type was checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Check {
    /// By the verifier.
    Verified,
    /// By an instruction.
    Executed,
}

/// A type and how it was checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Filter {
    pub(super) class: ClassRef,
    pub(super) check: Check,
}

/// All objects so far.
pub(super) struct Objects {
    objects: Vec<Object>,
    numbers: FxHashMap<(Key, u32), ObjectNumber>,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Key {
    Alone(u8),
    Mirror,
    At(Place, u8),
}

/// Numbers in keys for what is at the same place.
const NEW: u8 = 255;
const LAMBDA: u8 = 254;
const COPY: u8 = 253;

fn key(kind: ObjectKind) -> Key {
    match kind {
        ObjectKind::Library => Key::Alone(0),
        ObjectKind::Text => Key::Alone(1),
        ObjectKind::Launched => Key::Alone(2),
        ObjectKind::Mirror(_) => Key::Mirror,
        ObjectKind::New(place) => Key::At(place, NEW),
        ObjectKind::Lambda(place) => Key::At(place, LAMBDA),
        ObjectKind::Copy(place) => Key::At(place, COPY),
        ObjectKind::Array { site, level } => Key::At(site, level.min(COPY - 1)),
    }
}

impl Objects {
    pub(super) fn new(program: &Program) -> Objects {
        let mut objects = Objects { objects: Vec::new(), numbers: FxHashMap::default() };
        objects.add(ObjectKind::Library, None);
        objects.add(ObjectKind::Text, program.load("java/lang/String").ok());
        objects
    }

    /// The object of this kind and class.
    pub(super) fn add(&mut self, kind: ObjectKind, class: Option<ClassRef>) -> ObjectNumber {
        let named = if let ObjectKind::Mirror(of) = kind { Some(of) } else { class };
        let key = (key(kind), named.map_or(u32::MAX, |class| class.id.0));
        if let Some(known) = self.numbers.get(&key) {
            return *known;
        }
        let number = ObjectNumber(self.objects.len() as u32);
        self.objects.push(Object { kind, class, interfaces: Vec::new() });
        self.numbers.insert(key, number);
        number
    }

    pub(super) fn set_interfaces(&mut self, object: ObjectNumber, interfaces: Vec<ClassRef>) {
        self.objects[object.0 as usize].interfaces = interfaces;
    }

    pub(super) fn len(&self) -> u32 {
        self.objects.len() as u32
    }

    pub(super) fn get(&self, object: ObjectNumber) -> &Object {
        &self.objects[object.0 as usize]
    }

    pub(super) fn into_all(self) -> Vec<Object> {
        self.objects
    }

    /// Whether a type lets an object through.
    pub(super) fn passes(&self, object: ObjectNumber, filter: Filter) -> bool {
        let object = self.get(object);
        let target = filter.class;
        if filter.check == Check::Verified && innermost(target).is_interface() {
            let may_be_array = object.class.is_none_or(|class| class.is_array());
            return !target.is_array() || may_be_array && object.interfaces.is_empty();
        }
        match (object.kind, object.class) {
            (ObjectKind::Library, _) => target.is_array() || !target.is_application(),
            (_, Some(class)) => class.is_subclass_of(target),
            (_, None) => is_object(target) || object.interfaces.iter().any(|one| one.is_subclass_of(target)),
        }
    }
}

fn innermost(class: ClassRef) -> ClassRef {
    let mut class = class;
    while let Some(component) = class.component() {
        class = component;
    }
    class
}

/// Whether a class is `java.lang.Object`.
pub(super) fn is_object(class: ClassRef) -> bool {
    class.super_class.is_none() && !class.is_interface() && !class.is_primitive()
}
