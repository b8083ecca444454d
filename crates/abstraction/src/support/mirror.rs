//! Copies of static fields that paths of predicates begin with.

use super::{SUPPORT, Writer, names};
use crate::predicate::Predicate;
use crate::smt::{Assignment, Stored};
use crate::term::{FieldId, Reads, Reference};
use flow::form::Value;
use std::collections::BTreeSet;

impl Writer<'_, '_, '_> {
    /// Keeps the copy of a static field up to date.
    pub(super) fn mirror(&mut self, assignment: &Assignment) {
        let Stored::Reference(value) = &assignment.value else { return };
        if !mirrored(self.predicates).contains(&assignment.field) {
            return;
        }
        let (_, _, types) = names(assignment.field);
        let value = match value {
            Reference::Argument(number) => self.coder.cast(self.coder.parameter(*number), class_of(types)),
            _ => Value::Null,
        };
        self.coder.write(None, (SUPPORT, &mirror_name(assignment.field), types), value);
    }
}

/// The static fields that paths of predicates begin with. The class of helpers has copies of them: to read the fields
/// themselves would initialise their classes before the program does.
pub(crate) fn mirrored(predicates: &[Predicate]) -> BTreeSet<FieldId> {
    let reads = predicates.iter().flat_map(|predicate| Reads::of_formula(&predicate.formula).0);
    reads.map(|(_, field)| field).filter(|field| field.0.is_static() && field.0.is_reference()).collect()
}

/// The copy of a static field.
pub(crate) fn mirror_name(field: FieldId) -> String {
    format!("copy${}${}", field.0.class.name.replace(['/', '.', ';', '['], "_"), field.0.name)
}

/// The name of the class of a descriptor, as the constant pool has it (JVMS 4.4.1).
fn class_of(descriptor: &str) -> &str {
    descriptor.strip_prefix('L').and_then(|name| name.strip_suffix(';')).unwrap_or(descriptor)
}
