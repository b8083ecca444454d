//! What a signature-polymorphic or dynamic call site needs at every call (JVMS 2.9.3, 6.5 invokedynamic).
//!
//! Such a site calls whatever its handle says, so it is not resolved to one method. What does not change from call to
//! call is here, with a small memory of which implementation was found for which class.

use crate::class::ClassId;
use crate::method::MethodRef;
use std::sync::OnceLock;

/// Classes that one site remembers an implementation for.
const REMEMBERED: usize = 4;

/// A call site of a method or variable handle, or one linked by a bootstrap method of the program.
#[derive(Debug)]
pub struct PolymorphicSite {
    /// The method or access mode: `invokeExact`, `compareAndSet`.
    pub name: &'static str,
    /// The descriptor as the site has it, without the handle.
    pub descriptor: &'static str,
    /// Where the heap keeps what belongs to the site: the `MethodType`, or the linked method.
    pub cell: u32,
    /// A second such place: the appendix of a dynamic call.
    pub appendix_cell: u32,
    implementations: [OnceLock<(ClassId, MethodRef)>; REMEMBERED],
}

impl PolymorphicSite {
    /// A site that remembers nothing yet.
    pub fn new(name: &'static str, descriptor: &'static str, cell: u32, appendix_cell: u32) -> PolymorphicSite {
        PolymorphicSite { name, descriptor, cell, appendix_cell, implementations: Default::default() }
    }

    /// The implementation remembered for a class.
    pub fn implementation(&self, class: ClassId) -> Option<MethodRef> {
        let mut known = self.implementations.iter().map_while(OnceLock::get);
        known.find(|(other, _)| *other == class).map(|(_, method)| *method)
    }

    /// Remembers the implementation of a class, if there is room.
    pub fn remember(&self, class: ClassId, method: MethodRef) {
        for place in &self.implementations {
            let (owner, _) = place.get_or_init(|| (class, method));
            if *owner == class {
                return;
            }
        }
    }
}
