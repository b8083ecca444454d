//! The types themselves, and what is certain where two of them meet (JVMS 4.10.1.2).

use crate::form::StatementId;
use crate::hierarchy::{Hierarchy, OBJECT};
use rustc_hash::FxHashMap;

/// What a local variable or an operand holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::emit) enum SlotType {
    Top,
    Integer,
    Float,
    Long,
    Double,
    Null,
    UninitializedThis,
    /// What the `new` of this statement has made and no constructor has seen.
    Uninitialized(StatementId),
    Object(NameId),
}

/// The name of a class or array type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(in crate::emit) struct NameId(u32);

/// Names by number, and who knows the classes behind them.
pub(in crate::emit) struct Names<'h> {
    texts: Vec<String>,
    known: FxHashMap<String, NameId>,
    hierarchy: &'h dyn Hierarchy,
}

impl<'h> Names<'h> {
    pub(super) fn new(hierarchy: &'h dyn Hierarchy) -> Names<'h> {
        Names { texts: Vec::new(), known: FxHashMap::default(), hierarchy }
    }

    /// The type of instances of a class or array type, by the name that class constants have.
    pub(in crate::emit) fn object(&mut self, name: &str) -> SlotType {
        if let Some(known) = self.known.get(name) {
            return SlotType::Object(*known);
        }
        let id = NameId(self.texts.len() as u32);
        self.texts.push(name.to_owned());
        self.known.insert(name.to_owned(), id);
        SlotType::Object(id)
    }

    /// The type of values with a field descriptor.
    pub(in crate::emit) fn of_descriptor(&mut self, descriptor: &str) -> SlotType {
        match descriptor.as_bytes().first() {
            Some(b'Z' | b'B' | b'C' | b'S' | b'I') => SlotType::Integer,
            Some(b'F') => SlotType::Float,
            Some(b'J') => SlotType::Long,
            Some(b'D') => SlotType::Double,
            Some(b'[') => self.object(descriptor),
            Some(b'L') => self.object(&descriptor[1..descriptor.len() - 1]),
            _ => SlotType::Top,
        }
    }

    pub(in crate::emit) fn text(&self, name: NameId) -> &str {
        &self.texts[name.0 as usize]
    }

    /// What is certain of a value that is of one type or of the other.
    pub(super) fn meet(&mut self, one: SlotType, other: SlotType) -> SlotType {
        match (one, other) {
            _ if one == other => one,
            (SlotType::Null, SlotType::Object(_)) => other,
            (SlotType::Object(_), SlotType::Null) => one,
            (SlotType::Object(first), SlotType::Object(second)) => {
                let name = common(self.text(first), self.text(second), self.hierarchy);
                self.object(&name)
            }
            _ => SlotType::Top,
        }
    }
}

/// The nearest type above two types; of arrays by their components.
fn common(one: &str, other: &str, hierarchy: &dyn Hierarchy) -> String {
    match (one.strip_prefix('['), other.strip_prefix('[')) {
        (None, None) => hierarchy.common_superclass(one, other),
        (Some(one), Some(other)) if one == other => format!("[{one}"),
        (Some(one), Some(other)) => match (component_class(one), component_class(other)) {
            (Some(one), Some(other)) => array_of(&common(one, other, hierarchy)),
            _ => OBJECT.to_owned(),
        },
        _ => OBJECT.to_owned(),
    }
}

/// A component that is a reference, by the name that class constants have.
fn component_class(descriptor: &str) -> Option<&str> {
    match descriptor.strip_prefix('L') {
        Some(rest) => rest.strip_suffix(';'),
        None => Some(descriptor).filter(|descriptor| descriptor.starts_with('[')),
    }
}

/// The array type with components of a class or array type.
pub(super) fn array_of(name: &str) -> String {
    if name.starts_with('[') { format!("[{name}") } else { format!("[L{name};") }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// `B` and `C` extend `A`; `I` is an interface.
    struct Few;

    impl Hierarchy for Few {
        fn superclass(&self, name: &str) -> Option<String> {
            match name {
                "B" | "C" => Some("A".to_owned()),
                "A" | "I" => Some(OBJECT.to_owned()),
                _ => None,
            }
        }

        fn is_interface(&self, name: &str) -> bool {
            name == "I"
        }
    }

    #[test]
    fn types_meet_at_the_nearest_type_above_both() {
        let rows = [
            ("B", "C", "A"),
            ("B", "A", "A"),
            ("B", "I", OBJECT),
            ("[LB;", "[LC;", "[LA;"),
            ("[[LB;", "[LC;", "[Ljava/lang/Object;"),
            ("[I", "[J", OBJECT),
            ("[[I", "[[J", "[Ljava/lang/Object;"),
            ("[I", "[I", "[I"),
            ("[LB;", "B", OBJECT),
        ];
        for (one, other, expected) in rows {
            assert_eq!(common(one, other, &Few), expected, "{one} {other}");
            assert_eq!(common(other, one, &Few), expected, "{other} {one}");
        }
    }

    #[test]
    fn nothing_is_certain_of_values_that_do_not_fit() {
        let mut names = Names::new(&Few);
        let object = names.object("A");
        assert_eq!(names.meet(SlotType::Null, object), object);
        assert_eq!(names.meet(SlotType::Integer, object), SlotType::Top);
        assert_eq!(names.meet(SlotType::UninitializedThis, object), SlotType::Top);
    }
}
