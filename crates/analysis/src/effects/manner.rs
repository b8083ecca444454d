//! In which manner a field is accessed, as far as that tells which objects it can be, or when.

use program::{ClassId, FieldRef};
use std::hash::{Hash, Hasher};

/// The manner of an access, told by the code around it. Whoever cannot use it takes every access for any other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Manner {
    /// Nothing is known.
    Any,
    /// The object is the `java.lang.Thread` of the thread that makes the access.
    OwnThread,
    /// The thread holds the monitor of the object.
    Locked,
    /// The thread holds the monitor of the mirror of this class.
    ClassLocked(ClassId),
    /// The thread holds the monitor of what this field holds: of the object itself, or a static one.
    LockedBy(Guard),
}

/// A field that holds a lock, compared by identity.
#[derive(Clone, Copy)]
pub struct Guard(pub FieldRef);

impl PartialEq for Guard {
    fn eq(&self, other: &Guard) -> bool {
        std::ptr::eq(self.0, other.0)
    }
}

impl Eq for Guard {}

impl Hash for Guard {
    fn hash<H: Hasher>(&self, state: &mut H) {
        std::ptr::from_ref(self.0).hash(state);
    }
}

impl std::fmt::Debug for Guard {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}.{}", self.0.class.name, self.0.name)
    }
}
