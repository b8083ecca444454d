//! In which manner a field is accessed, as far as that tells which objects it can be, or when.

/// The manner of an access, told by the code around it. Whoever cannot use it takes every access for any other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Manner {
    /// Nothing is known.
    Any,
    /// The object is the `java.lang.Thread` of the thread that makes the access.
    OwnThread,
    /// The thread holds the monitor of the object.
    Locked,
}
