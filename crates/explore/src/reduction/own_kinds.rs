//! Whether the program has exceptions, enumerations or texts of its own: some methods of the JDK have no observable
//! effect only where it has none (`library::effect_free`).

use crate::explorer::started_class;
use crate::interference::application_classes;
use program::{ClassId, ClassRef};
use vm::Machine;

/// What these are, by their common types.
const KINDS: &[&str] = &["java/lang/Throwable", "java/lang/Enum", "java/lang/CharSequence"];

/// Whether the program has exceptions, enumerations or texts of its own, as far as its classes name them or are loaded.
pub(super) fn has_own_kinds(machine: &Machine) -> bool {
    let named = started_class(machine).map(|main| application_classes(machine.program, main));
    let loaded = (0..machine.program.class_count() as u32).map(|number| machine.program.class(ClassId(number)));
    named.is_none_or(|named| named.into_iter().chain(loaded).any(|class| is_own_kind(machine, class)))
}

/// Whether a class of the program is one of exceptions, enumerations or texts.
pub(super) fn is_own_kind(machine: &Machine, class: ClassRef) -> bool {
    let is_kind = |kind: ClassRef| class.is_subclass_of(kind) || class.all_interfaces.contains(&kind);
    let mut kinds = KINDS.iter().map(|name| machine.program.loaded(name));
    class.is_application() && kinds.any(|kind| kind.is_none_or(is_kind))
}
