//! What a solver is asked about: numbers, references and conditions over the fields of a program.
//!
//! Numbers are bit vectors of 32 or 64 bits, so that they overflow as Java's do (JLS 4.2.2). A field is a function of
//! its object. Narrow fields (`byte`, `boolean`) have their own width and are extended where they are read (JVMS 2.3).

use expression::Comparison;
use program::FieldRef;
use std::cmp::Ordering;

/// A field of the program, known by its class and its place there.
#[derive(Clone, Copy, Debug)]
pub(crate) struct FieldId(pub(crate) FieldRef);

impl FieldId {
    fn key(self) -> (u32, u16) {
        (self.0.class.id.0, self.0.index)
    }

    /// `Event.count`, as people write it.
    pub(crate) fn words(self) -> String {
        let class = self.0.class.java_name();
        format!("{}.{}", class.rsplit(['.', '$']).next().unwrap_or(&class), self.0.name)
    }
}

impl PartialEq for FieldId {
    fn eq(&self, other: &FieldId) -> bool {
        self.key() == other.key()
    }
}

impl Eq for FieldId {}

impl PartialOrd for FieldId {
    fn partial_cmp(&self, other: &FieldId) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for FieldId {
    fn cmp(&self, other: &FieldId) -> Ordering {
        self.key().cmp(&other.key())
    }
}

/// How many bits a number has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Width {
    Int,
    Long,
}

impl Width {
    pub(crate) fn bits(self) -> u32 {
        match self {
            Width::Int => 32,
            Width::Long => 64,
        }
    }
}

/// One of the two objects that a predicate over two classes is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Side {
    First,
    Second,
}

/// An object, or null.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Reference {
    /// The object that a predicate is about.
    Subject,
    /// One of the two that a predicate is about.
    Member(Side),
    /// What a variable of the method holds, by its number among the arguments of a question.
    Argument(usize),
    Field(Box<Reference>, FieldId),
    Static(FieldId),
    Null,
}

/// An operator between numbers of one width, with Java's meaning.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Operator {
    Add,
    Subtract,
    Multiply,
    /// By a constant other than zero.
    Divide,
    /// By a constant other than zero.
    Remainder,
    And,
    Or,
    Xor,
    ShiftLeft,
    ShiftRight,
    ShiftRightUnsigned,
    /// `Math.min`
    Least,
    /// `Math.max`
    Greatest,
}

/// A number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Number {
    Constant(i64, Width),
    /// What a variable of the method holds, by its number among the arguments of a question.
    Argument(usize, Width),
    /// Something of which nothing is known; the same number means the same value.
    Unknown(usize, Width),
    Field(Box<Reference>, FieldId),
    Static(FieldId),
    Negate(Box<Number>),
    Binary(Operator, Box<Number>, Box<Number>),
    /// `i2l`
    Widen(Box<Number>),
    /// `l2i`
    Narrow(Box<Number>),
    /// `i2b`, `i2s` (signed) and `i2c`: so many bits, extended again.
    Cut {
        bits: u32,
        is_signed: bool,
        number: Box<Number>,
    },
    /// `lcmp`: -1, 0 or 1.
    Order(Box<Number>, Box<Number>),
}

/// A condition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Formula {
    Constant(bool),
    Compare(Comparison, Number, Number),
    /// Whether two references are the same.
    Same(Reference, Reference),
    Not(Box<Formula>),
    All(Vec<Formula>),
    Any(Vec<Formula>),
}

/// How a field of a primitive type is kept: its bits, and whether reading extends the sign.
pub(crate) fn storage(field: FieldId) -> Option<(u32, bool, Width)> {
    match field.0.basic_type() {
        b'Z' => Some((1, false, Width::Int)),
        b'B' => Some((8, true, Width::Int)),
        b'S' => Some((16, true, Width::Int)),
        b'C' => Some((16, false, Width::Int)),
        b'I' => Some((32, true, Width::Int)),
        b'J' => Some((64, true, Width::Long)),
        _ => None,
    }
}

impl Number {
    pub(crate) fn width(&self) -> Width {
        match self {
            Number::Constant(_, width) | Number::Argument(_, width) | Number::Unknown(_, width) => *width,
            Number::Field(_, field) | Number::Static(field) => storage(*field).map_or(Width::Int, |known| known.2),
            Number::Negate(number) | Number::Binary(_, number, _) => number.width(),
            Number::Widen(_) => Width::Long,
            Number::Narrow(_) | Number::Cut { .. } | Number::Order(..) => Width::Int,
        }
    }

    fn parts(&self) -> Vec<&Number> {
        match self {
            Number::Negate(one) | Number::Widen(one) | Number::Narrow(one) | Number::Cut { number: one, .. } => {
                vec![one]
            }
            Number::Binary(_, one, two) | Number::Order(one, two) => vec![one, two],
            _ => Vec::new(),
        }
    }
}

/// Walks over what terms are made of.
pub(crate) trait Visitor {
    /// A field is read; of a static one there is no object.
    fn read(&mut self, object: Option<&Reference>, field: FieldId);
    /// Something of which nothing is known.
    fn unknown(&mut self) {}
}

pub(crate) fn visit_reference(reference: &Reference, visitor: &mut dyn Visitor) {
    match reference {
        Reference::Field(object, field) => {
            visit_reference(object, visitor);
            visitor.read(Some(object), *field);
        }
        Reference::Static(field) => visitor.read(None, *field),
        Reference::Subject | Reference::Member(_) | Reference::Argument(_) | Reference::Null => {}
    }
}

pub(crate) fn visit_number(number: &Number, visitor: &mut dyn Visitor) {
    match number {
        Number::Field(object, field) => {
            visit_reference(object, visitor);
            visitor.read(Some(object), *field);
        }
        Number::Static(field) => visitor.read(None, *field),
        Number::Unknown(..) => visitor.unknown(),
        _ => number.parts().into_iter().for_each(|part| visit_number(part, visitor)),
    }
}

pub(crate) fn visit_formula(formula: &Formula, visitor: &mut dyn Visitor) {
    match formula {
        Formula::Constant(_) => {}
        Formula::Compare(_, one, two) => [one, two].into_iter().for_each(|part| visit_number(part, visitor)),
        Formula::Same(one, two) => [one, two].into_iter().for_each(|part| visit_reference(part, visitor)),
        Formula::Not(inner) => visit_formula(inner, visitor),
        Formula::All(parts) | Formula::Any(parts) => parts.iter().for_each(|part| visit_formula(part, visitor)),
    }
}

/// Every field that is read, with its object.
#[derive(Default)]
pub(crate) struct Reads(pub(crate) Vec<(Option<Reference>, FieldId)>);

impl Visitor for Reads {
    fn read(&mut self, object: Option<&Reference>, field: FieldId) {
        self.0.push((object.cloned(), field));
    }
}

impl Reads {
    pub(crate) fn of_formula(formula: &Formula) -> Reads {
        let mut reads = Reads::default();
        visit_formula(formula, &mut reads);
        reads
    }
}
