//! What is known of the calls for which a method is read: worth a node of its own in the call graph.

use program::{ClassId, ClassRef};

/// What is known of a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Given {
    Nothing,
    /// The last argument is of this class.
    Last(ClassRef),
    /// The receiver is the `java.lang.Thread` of the thread that calls.
    OwnThread,
    /// The thread that calls holds the monitor of the receiver.
    Locked,
}

/// The same as a key.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum GivenKey {
    Nothing,
    Last(ClassId),
    OwnThread,
    Locked,
}

impl Given {
    /// What is known where the class of the last argument may be.
    pub(crate) fn last(class: Option<ClassRef>) -> Given {
        class.map_or(Given::Nothing, Given::Last)
    }

    /// The same as a key.
    pub(crate) fn key(self) -> GivenKey {
        match self {
            Given::Nothing => GivenKey::Nothing,
            Given::Last(class) => GivenKey::Last(class.id),
            Given::OwnThread => GivenKey::OwnThread,
            Given::Locked => GivenKey::Locked,
        }
    }
}
