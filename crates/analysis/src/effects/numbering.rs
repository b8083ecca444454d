//! Numbers for what effects are about: fields, monitors and classes, in the order in which the analysis meets them.

use super::element::Elements;
use super::manner::Manner;
use program::{ClassId, ClassRef, FieldRef};
use rustc_hash::FxHashMap;
use std::cell::{Cell, RefCell};

/// Which objects' monitors a thread may enter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Monitor {
    /// Those of the class and its subclasses.
    Instance(ClassRef),
    /// That of the class's mirror.
    Mirror(ClassRef),
}

/// All numbers given so far.
#[derive(Default)]
pub(crate) struct Numbering {
    /// A field has a number for each manner in which it is accessed.
    fields: RefCell<Table<(usize, Manner), FieldRef>>,
    /// All numbers of a field.
    manners: RefCell<FxHashMap<usize, Vec<(u32, Manner)>>>,
    /// Some code leaves monitors that it has not entered.
    pub(crate) is_unstructured: Cell<bool>,
    monitors: RefCell<Table<(ClassId, bool), Monitor>>,
    classes: RefCell<Table<ClassId, ClassRef>>,
    pub(crate) elements: Elements,
}

/// Things by number and numbers by key.
pub(crate) struct Table<K, T> {
    numbers: FxHashMap<K, u32>,
    things: Vec<T>,
}

impl<K, T> Default for Table<K, T> {
    fn default() -> Table<K, T> {
        Table { numbers: FxHashMap::default(), things: Vec::new() }
    }
}

impl<K: std::hash::Hash + Eq, T> Table<K, T> {
    pub(super) fn number(&mut self, key: K, thing: T) -> u32 {
        let next = u32::try_from(self.things.len()).unwrap_or(u32::MAX);
        let number = *self.numbers.entry(key).or_insert(next);
        if number == next {
            self.things.push(thing);
        }
        number
    }
}

impl<K, T: Copy> Table<K, T> {
    pub(super) fn thing(&self, number: u32) -> T {
        self.things[number as usize]
    }
}

/// Fields live for ever where they are, so their address is their identity.
fn address(field: FieldRef) -> usize {
    std::ptr::from_ref(field).addr()
}

impl Numbering {
    /// The number of a field that is accessed in a manner, given now if need be.
    pub(crate) fn field(&self, field: FieldRef, manner: Manner) -> u32 {
        let number = self.fields.borrow_mut().number((address(field), manner), field);
        let mut manners = self.manners.borrow_mut();
        let known = manners.entry(address(field)).or_default();
        if !known.contains(&(number, manner)) {
            known.push((number, manner));
        }
        number
    }

    /// Whether one of the numbers of a field, with its manner, is wanted.
    pub(crate) fn any_of_field(&self, field: FieldRef, mut wanted: impl FnMut(u32, Manner) -> bool) -> bool {
        let unstructured = self.is_unstructured.get();
        let told = |manner: Manner| match manner {
            Manner::Locked | Manner::ClassLocked(_) | Manner::LockedBy(_) if unstructured => Manner::Any,
            manner => manner,
        };
        let manners = self.manners.borrow();
        let known = manners.get(&address(field));
        known.is_some_and(|known| known.iter().any(|(number, manner)| wanted(*number, told(*manner))))
    }

    /// The field with a number.
    pub(crate) fn field_of(&self, number: u32) -> FieldRef {
        self.fields.borrow().things[number as usize]
    }

    /// The number of a kind of monitor, given now if need be.
    pub(crate) fn monitor(&self, monitor: Monitor) -> u32 {
        let key = match monitor {
            Monitor::Instance(class) => (class.id, false),
            Monitor::Mirror(class) => (class.id, true),
        };
        self.monitors.borrow_mut().number(key, monitor)
    }

    /// The kind of monitor with a number.
    pub(crate) fn monitor_of(&self, number: u32) -> Monitor {
        self.monitors.borrow().things[number as usize]
    }

    /// The number of a class, given now if need be.
    pub(crate) fn class(&self, class: ClassRef) -> u32 {
        self.classes.borrow_mut().number(class.id, class)
    }

    /// The number of a class that the analysis has met.
    pub(crate) fn known_class(&self, class: ClassRef) -> Option<u32> {
        self.classes.borrow().numbers.get(&class.id).copied()
    }

    /// The class with a number.
    pub(crate) fn class_of(&self, number: u32) -> ClassRef {
        self.classes.borrow().things[number as usize]
    }
}
