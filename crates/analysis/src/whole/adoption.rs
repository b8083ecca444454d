//! Classes of the library that count as the program's own: their code is plain and is followed like that of the
//! program.
//!
//! What adopted code calls of the rest of the library is left out, but for what is known better (`known_calls`):
//! whoever has classes adopted ends a run where such a call would come. Adopted classes are initialised before the
//! program begins, as the VM has done. Objects of adopted classes that the rest of the library makes stay part of the
//! library.

use program::ClassRef;

/// Which classes are adopted, by name.
#[derive(Clone, Copy)]
pub struct Adoption {
    pub adopts: fn(&str) -> bool,
    /// Whether the initialiser of an adopted class is followed, too.
    pub initialises: fn(&str) -> bool,
    /// Whether builders of texts that the program makes are told apart: their calls keep nothing, and give the builder.
    pub builders: bool,
}

impl Adoption {
    /// The program's own classes alone.
    pub const NONE: Adoption = Adoption { adopts: |_| false, initialises: |_| false, builders: false };

    /// Whether a class is adopted.
    pub fn is_adopted(&self, class: ClassRef) -> bool {
        !class.is_application() && !class.is_array() && (self.adopts)(class.name)
    }

    /// Whether a class is the program's, or adopted.
    pub fn is_own(&self, class: ClassRef) -> bool {
        class.is_application() || self.is_adopted(class)
    }
}
