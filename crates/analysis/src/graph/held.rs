//! Objects that exist from the beginning, and how code gets hold of them.
//!
//! The class library makes many objects when it starts, and most of them stay inside it. One of them can be the
//! receiver of a call only if some code has read a field that held it, or holds an array with it. So its class does not
//! count as instantiated before that. Code that is not read itself (reflection, heavy initialisers) may read every
//! field.

use super::{Event, Graph};
use crate::effects::flag::Flag;
use program::{ClassRef, FieldRef};
use rustc_hash::FxHashMap;

/// Fields that nobody has read so far, with the classes of what they hold.
#[derive(Default)]
pub(super) struct Held {
    /// Where a field is in the list, by its address.
    places: FxHashMap<usize, usize>,
    fields: Vec<(FieldRef, Vec<ClassRef>)>,
}

impl Held {
    pub(super) fn new(pairs: Vec<(FieldRef, ClassRef)>) -> Held {
        let mut held = Held::default();
        for (field, class) in pairs {
            let place = *held.places.entry(address(field)).or_insert(held.fields.len());
            if place == held.fields.len() {
                held.fields.push((field, Vec::new()));
            }
            held.fields[place].1.push(class);
        }
        held
    }

    /// Takes out what a field holds.
    fn take_field(&mut self, field: FieldRef) -> Vec<ClassRef> {
        let place = self.places.remove(&address(field));
        place.map(|place| std::mem::take(&mut self.fields[place].1)).unwrap_or_default()
    }

    /// Takes out what fits.
    fn take(&mut self, fits: impl Fn(FieldRef, ClassRef) -> bool) -> Vec<ClassRef> {
        let mut taken = Vec::new();
        for (field, classes) in &mut self.fields {
            taken.extend(classes.extract_if(.., |class| fits(field, class)));
        }
        taken
    }
}

fn address(field: FieldRef) -> usize {
    std::ptr::from_ref(field).addr()
}

impl Graph {
    /// Some code does this: if it reads a field, what that held is at hand.
    pub(crate) fn release(&mut self, event: Event) {
        match event {
            Event::Read(field, _) => {
                let classes = self.held.take_field(field.0);
                classes.into_iter().for_each(|class| self.instantiate(class));
            }
            Event::Memory { class, .. } => {
                let related = |field: FieldRef| field.class.is_subclass_of(class) || class.is_subclass_of(field.class);
                self.release_where(|field, _| related(field));
            }
            Event::Flags(flags) if flags.meets(Flag::ANY_MEMORY_READ | Flag::ANYTHING) => {
                self.has_unread_code |= flags.meets(Flag::ANYTHING);
                self.release_all();
            }
            _ => {}
        }
    }

    /// Everything that existed is at hand.
    pub(crate) fn release_all(&mut self) {
        self.release_where(|_, _| true);
    }

    /// Anything that a variable of this type can hold is at hand.
    pub(super) fn release_assignable(&mut self, target: ClassRef) {
        self.release_where(|_, class| class.is_subclass_of(target));
    }

    fn release_where(&mut self, fits: impl Fn(FieldRef, ClassRef) -> bool) {
        let classes = self.held.take(fits);
        classes.into_iter().for_each(|class| self.instantiate(class));
    }
}
