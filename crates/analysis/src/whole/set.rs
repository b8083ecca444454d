//! A set of abstract objects.

use super::objects::ObjectNumber;
use crate::bits::Bits;

/// Objects that something may be.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ObjectSet {
    bits: Bits,
}

impl ObjectSet {
    /// The set of one object.
    pub fn of(object: ObjectNumber) -> ObjectSet {
        let mut set = ObjectSet::default();
        set.insert(object);
        set
    }

    /// Puts an object into the set.
    pub fn insert(&mut self, object: ObjectNumber) {
        self.bits.insert(object.0);
    }

    /// Puts all objects of another set into this one.
    pub fn unite(&mut self, other: &ObjectSet) {
        self.bits.unite(&other.bits);
    }

    /// The objects that are not in another set.
    pub(super) fn without(&self, other: &ObjectSet) -> ObjectSet {
        ObjectSet { bits: self.bits.without(&other.bits) }
    }

    /// The objects that are also in another set.
    pub(super) fn within(&self, other: &ObjectSet) -> ObjectSet {
        ObjectSet { bits: self.bits.within(&other.bits) }
    }

    pub fn contains(&self, object: ObjectNumber) -> bool {
        self.bits.contains(object.0)
    }

    /// Whether the sets have an object in common.
    pub fn meets(&self, other: &ObjectSet) -> bool {
        self.bits.meets(&other.bits)
    }

    pub fn is_empty(&self) -> bool {
        self.bits.is_empty()
    }

    /// The only object, if there is exactly one.
    pub fn only(&self) -> Option<ObjectNumber> {
        let mut all = self.iter();
        all.next().filter(|_| all.next().is_none())
    }

    /// The objects in the order of their numbers.
    pub fn iter(&self) -> impl Iterator<Item = ObjectNumber> {
        self.bits.iter().map(ObjectNumber)
    }
}
