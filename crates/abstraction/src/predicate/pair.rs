//! Predicates over pairs of objects: `A, B: A.x > B.y`, or under a name of their own, `xGTy: A.x > B.y`.
//!
//! There is a bit for each object of the one class with each object of the other. The class before a field stands for
//! the object; static fields have their class before them as always.

use super::{Bearer, Meaning, Names, Predicate, Reader, SpecificationError, complain, fields_of, read_of};
use crate::names::{class_named, field_named};
use crate::term::{Reads, Reference, Side};
use expression::{ParseError, Segment};
use program::{ClassRef, Program};
use std::cell::RefCell;

/// The classes of a pair of objects.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pair {
    pub(crate) first: ClassRef,
    pub(crate) second: ClassRef,
}

impl Pair {
    pub(crate) fn bearer(self) -> Bearer {
        Bearer::Pair(self.first.id, self.second.id)
    }

    pub(crate) fn class(self, side: Side) -> ClassRef {
        match side {
            Side::First => self.first,
            Side::Second => self.second,
        }
    }
}

/// Reads a predicate over two classes; nothing if what is before the colon is a class.
pub(super) fn read(
    before: &str,
    condition: &str,
    number: usize,
    program: &Program,
) -> Option<Result<Predicate, SpecificationError>> {
    let is_name = || before.chars().all(|letter| letter.is_alphanumeric() || letter == '_') && !before.is_empty();
    let sides = match before.split_once(',') {
        Some((first, second)) => [first, second].map(|name| class_named(program, name.trim())).into_iter().collect(),
        None if is_name() && class_named(program, before).is_err() => Ok(Vec::new()),
        None => return None,
    };
    let names = |sides: Vec<ClassRef>| OfPair { program, is_open: sides.is_empty(), sides: RefCell::new(sides) };
    match sides.map(names) {
        Err(error) => Some(Err(error)),
        // Whoever names no class with fields of objects has mistaken the name before the colon.
        Ok(names) => match names.predicate(condition, number) {
            Err(_) if names.is_open && names.sides.borrow().is_empty() => None,
            answer => Some(answer),
        },
    }
}

/// Names of a predicate over pairs: fields with their class.
struct OfPair<'a> {
    program: &'a Program,
    /// Whether the classes are those that the condition names.
    is_open: bool,
    sides: RefCell<Vec<ClassRef>>,
}

impl OfPair<'_> {
    fn predicate(&self, condition: &str, number: usize) -> Result<Predicate, SpecificationError> {
        let wrong = |error: ParseError| SpecificationError { message: format!("'{}': {error}", condition.trim()) };
        let node = expression::parse_of_class(condition).map_err(wrong)?;
        let formula = Reader { names: self }.formula(&node).map_err(wrong)?;
        let (first, second) = match self.sides.borrow().as_slice() {
            [first, second] if first.id != second.id => (*first, *second),
            [only] | [only, _] => {
                let name = only.java_name();
                return complain(format!(
                    "'{condition}' is about one class: write '{name}: …', with its fields by their names alone"
                ));
            }
            _ => return complain(format!("'{condition}' is about objects of no class, or of more than two")),
        };
        let reads = Reads::of_formula(&formula).0;
        let is_read = |side: Side| {
            reads.iter().any(|(object, _)| object.as_ref().is_some_and(|object| begins_with(object, side)))
        };
        if !is_read(Side::First) || !is_read(Side::Second) {
            return complain(format!("'{}' does not depend on objects of both classes", condition.trim()));
        }
        let pair = Pair { first, second };
        Ok(Predicate {
            text: condition.trim().to_owned(),
            class: first,
            second: Some(second),
            formula,
            bearer: pair.bearer(),
            at_first: false,
            bit: format!("predicate${number}"),
        })
    }

    /// Which of both objects is meant.
    fn side(&self, class: ClassRef, column: usize) -> Result<Side, ParseError> {
        let mut sides = self.sides.borrow_mut();
        if self.is_open && sides.len() < 2 && !sides.iter().any(|known| known.id == class.id) {
            sides.push(class);
        }
        match sides.iter().position(|known| known.id == class.id) {
            Some(0) => Ok(Side::First),
            Some(1) => Ok(Side::Second),
            _ => {
                let complaint = format!("{} is none of the two classes that this is about", class.java_name());
                Err(ParseError::new(column, complaint))
            }
        }
    }
}

impl Names for OfPair<'_> {
    fn path(&self, segments: &[Segment]) -> Result<Meaning, ParseError> {
        let column = segments.first().map_or(1, |segment| segment.column);
        for split in (1..segments.len()).rev() {
            let name: Vec<&str> = segments[..split].iter().map(|segment| segment.name.as_str()).collect();
            let Ok(class) = class_named(self.program, &name.join(".")) else { continue };
            let wanted = &segments[split];
            let Some(field) = field_named(class, &wanted.name) else {
                let complaint = format!("class {} has no field {}", class.java_name(), wanted.name);
                return Err(ParseError::new(wanted.column, complaint));
            };
            let object = if field.is_static() { Reference::Null } else { Reference::Member(self.side(class, column)?) };
            let meaning = read_of(self.program, object, field, wanted.column)?;
            return fields_of(self.program, meaning, &segments[split + 1..]);
        }
        Err(ParseError::new(column, "a field of a predicate over two classes has its class before it, as in A.x"))
    }
}

fn begins_with(reference: &Reference, side: Side) -> bool {
    match reference {
        Reference::Member(member) => *member == side,
        Reference::Field(object, _) => begins_with(object, side),
        Reference::Subject | Reference::Argument(_) | Reference::Static(_) | Reference::Null => false,
    }
}
