//! Predicates as users write them, `Planner: count == event1.count`, and what they mean in a program.
//!
//! Names are fields of the class, of objects that it refers to, or static fields with their class. Numbers are Java's:
//! an `int` overflows at 32 bits, and becomes a `long` where the other operand is one (JLS 5.6). What is not understood
//! is refused with its column.

mod pair;

pub(crate) use pair::Pair;

use crate::evaluate::{New, holds};
use crate::names::{class_named, field_named};
use crate::term::{FieldId, Formula, Number, Operator, Reads, Reference, Width, storage};
use classfile::Constant;
use expression::{Arithmetic, Comparison, Kind, Literal, Node, ParseError, Segment};
use program::{ClassId, ClassRef, FieldRef, Program};
use std::fmt;

/// Something wrong with what the user has written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SpecificationError {
    pub message: String,
}

impl fmt::Display for SpecificationError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.message)
    }
}

impl std::error::Error for SpecificationError {}

pub(crate) fn complain<T>(message: String) -> Result<T, SpecificationError> {
    Err(SpecificationError { message })
}

/// More predicates than an abstraction can have.
pub(crate) fn too_many(most: usize) -> SpecificationError {
    SpecificationError { message: format!("an abstraction has at most {most} predicates") }
}

/// What has the bit of a predicate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Bearer {
    /// Each pair of an object of one class and an object of the other. These come first: what they become depends on
    /// the bits of their objects before a statement.
    Pair(ClassId, ClassId),
    /// There is one bit, about static fields.
    Class,
    /// Each object of a class.
    Object(ClassId),
}

/// A predicate, which is a bit of each object of its class, of each pair of objects, or one bit if it is about static
/// fields only.
#[derive(Clone, Debug)]
pub struct Predicate {
    /// As it was written, without the class.
    pub text: String,
    /// The class of the object that it is about, or of the first one of a pair.
    pub class: ClassRef,
    /// The class of the second object, if it is about two.
    pub(crate) second: Option<ClassRef>,
    pub(crate) formula: Formula,
    pub(crate) bearer: Bearer,
    /// What it is of a new object while static fields are zero, too; where it is not defined, false.
    pub(crate) at_first: bool,
    /// The name of the field that is its bit.
    pub(crate) bit: String,
}

impl Predicate {
    /// Reads `Class: condition`; the number makes its name.
    pub fn read(text: &str, number: usize, program: &Program) -> Result<Predicate, SpecificationError> {
        let Some((name, condition)) = text.split_once(':') else {
            return complain(format!("'{text}' is no predicate: write its class first, 'Planner: count == 0'"));
        };
        if let Some(predicate) = pair::read(name.trim(), condition, number, program) {
            return predicate;
        }
        let class = class_named(program, name.trim())?;
        let wrong = |error: ParseError| SpecificationError { message: format!("'{text}': {error}") };
        let node = expression::parse_of_class(condition).map_err(wrong)?;
        let formula = Reader { names: &OfClass { program, class } }.formula(&node).map_err(wrong)?;
        let reads = Reads::of_formula(&formula);
        if reads.0.is_empty() {
            return complain(format!("'{text}' is about no field, so it never changes"));
        }
        let is_of_objects = reads.0.iter().any(|(object, _)| object.as_ref().is_some_and(begins_with_subject));
        Ok(Predicate {
            text: condition.trim().to_owned(),
            class,
            second: None,
            bearer: if is_of_objects { Bearer::Object(class.id) } else { Bearer::Class },
            at_first: holds(&formula, &New).unwrap_or(false),
            formula,
            bit: format!("predicate${number}"),
        })
    }

    /// `Planner: count == event1.count`.
    pub fn words(&self) -> String {
        format!("{}: {}", self.whose(), self.text)
    }

    /// The class, or both classes.
    pub(crate) fn whose(&self) -> String {
        match self.second {
            Some(second) => format!("{}, {}", self.class.java_name(), second.java_name()),
            None => self.class.java_name(),
        }
    }

    /// Both classes of a pair.
    pub(crate) fn pair(&self) -> Option<Pair> {
        self.second.map(|second| Pair { first: self.class, second })
    }

    /// Whether it depends on static fields, so that it need not be of a new object what it is where all is zero.
    pub(crate) fn reads_static(&self) -> bool {
        Reads::of_formula(&self.formula).0.iter().any(|(object, _)| object.is_none())
    }

    /// Whether it reads a field, of whatever object.
    pub(crate) fn reads(&self, field: FieldId) -> bool {
        Reads::of_formula(&self.formula).0.iter().any(|(_, read)| *read == field)
    }
}

fn begins_with_subject(reference: &Reference) -> bool {
    match reference {
        Reference::Subject => true,
        Reference::Field(object, _) => begins_with_subject(object),
        Reference::Member(_) | Reference::Argument(_) | Reference::Static(_) | Reference::Null => false,
    }
}

/// A value of any type.
pub(crate) enum Meaning {
    Number(Number),
    Reference(Reference, Option<ClassRef>),
    Truth(Formula),
}

/// What names mean.
pub(crate) trait Names {
    fn path(&self, segments: &[Segment]) -> Result<Meaning, ParseError>;
}

/// Reads conditions over what names mean.
pub(crate) struct Reader<'a> {
    pub(crate) names: &'a dyn Names,
}

impl Reader<'_> {
    pub(crate) fn formula(&self, node: &Node) -> Result<Formula, ParseError> {
        match self.meaning(node)? {
            Meaning::Truth(formula) => Ok(formula),
            _ => Err(ParseError::new(node.column, "a condition is needed here")),
        }
    }

    fn number(&self, node: &Node) -> Result<Number, ParseError> {
        match self.meaning(node)? {
            Meaning::Number(number) => Ok(number),
            _ => Err(ParseError::new(node.column, "a whole number is needed here")),
        }
    }

    fn meaning(&self, node: &Node) -> Result<Meaning, ParseError> {
        let formulas =
            |nodes: &[Node]| nodes.iter().map(|node| self.formula(node)).collect::<Result<Vec<Formula>, ParseError>>();
        Ok(match &node.kind {
            Kind::Literal(literal) => literal_of(literal, node.column)?,
            Kind::Path(segments) => self.names.path(segments)?,
            Kind::Not(inner) => Meaning::Truth(Formula::Not(Box::new(self.formula(inner)?))),
            Kind::All(nodes) => Meaning::Truth(Formula::All(formulas(nodes)?)),
            Kind::Any(nodes) => Meaning::Truth(Formula::Any(formulas(nodes)?)),
            Kind::Negate(inner) => Meaning::Number(Number::Negate(Box::new(self.number(inner)?))),
            Kind::Arithmetic(operator, one, two) => Meaning::Number(self.arithmetic(*operator, one, two)?),
            Kind::Compare(comparison, one, two) => Meaning::Truth(self.comparison(*comparison, one, two)?),
            Kind::Member(..) | Kind::Element(..) => {
                return Err(ParseError::new(node.column, "elements of arrays are not followed by an abstraction"));
            }
            Kind::Standing(..) | Kind::Thread(..) | Kind::Printed(_) => {
                return Err(ParseError::new(node.column, "a predicate is about fields, not about threads or output"));
            }
        })
    }

    fn arithmetic(&self, operator: Arithmetic, one: &Node, two: &Node) -> Result<Number, ParseError> {
        let (left, right) = same_width(self.number(one)?, self.number(two)?);
        let operator = match operator {
            Arithmetic::Add => Operator::Add,
            Arithmetic::Subtract => Operator::Subtract,
            Arithmetic::Multiply => Operator::Multiply,
            Arithmetic::Divide => Operator::Divide,
            Arithmetic::Remainder => Operator::Remainder,
        };
        let divides = matches!(operator, Operator::Divide | Operator::Remainder);
        if divides && !matches!(unwidened(&right), Number::Constant(value, _) if *value != 0) {
            return Err(ParseError::new(two.column, "only division by a constant other than 0 is followed"));
        }
        Ok(Number::Binary(operator, Box::new(left), Box::new(right)))
    }

    fn comparison(&self, comparison: Comparison, one: &Node, two: &Node) -> Result<Formula, ParseError> {
        let is_equality = matches!(comparison, Comparison::Equal | Comparison::Different);
        let negated = |formula: Formula| match comparison {
            Comparison::Different => Formula::Not(Box::new(formula)),
            _ => formula,
        };
        match (self.meaning(one)?, self.meaning(two)?) {
            (Meaning::Number(left), Meaning::Number(right)) => {
                let (left, right) = same_width(left, right);
                Ok(Formula::Compare(comparison, left, right))
            }
            (Meaning::Reference(left, _), Meaning::Reference(right, _)) if is_equality => {
                Ok(negated(Formula::Same(left, right)))
            }
            (Meaning::Truth(left), Meaning::Truth(right)) if is_equality => {
                let both = Formula::All(vec![left.clone(), right.clone()]);
                let neither = Formula::Not(Box::new(Formula::Any(vec![left, right])));
                Ok(negated(Formula::Any(vec![both, neither])))
            }
            _ => Err(ParseError::new(one.column, "these two cannot be compared")),
        }
    }
}

/// Names of a predicate: fields of its class, and static fields with theirs.
struct OfClass<'a> {
    program: &'a Program,
    class: ClassRef,
}

impl Names for OfClass<'_> {
    fn path(&self, segments: &[Segment]) -> Result<Meaning, ParseError> {
        let (first, rest) = match segments {
            [first, rest @ ..] => (first, rest),
            [] => return Err(ParseError::new(1, "a name is needed here")),
        };
        if first.name == "this" {
            return self.fields(Meaning::Reference(Reference::Subject, Some(self.class)), rest);
        }
        if let Some(field) = field_named(self.class, &first.name) {
            return self.fields(self.read(Reference::Subject, field, first.column)?, rest);
        }
        // The longest name of a class, then its static field.
        for split in (1..segments.len()).rev() {
            let name: Vec<&str> = segments[..split].iter().map(|segment| segment.name.as_str()).collect();
            let Ok(class) = class_named(self.program, &name.join(".")) else { continue };
            let wanted = &segments[split];
            let field = field_named(class, &wanted.name).filter(|field| field.is_static());
            let complaint = || format!("class {} has no static field {}", class.java_name(), wanted.name);
            let field = field.ok_or_else(|| ParseError::new(wanted.column, complaint()))?;
            return self.fields(self.read(Reference::Subject, field, wanted.column)?, &segments[split + 1..]);
        }
        let complaint = format!("class {} has no field {}", self.class.java_name(), first.name);
        Err(ParseError::new(first.column, complaint))
    }
}

impl OfClass<'_> {
    fn fields(&self, meaning: Meaning, segments: &[Segment]) -> Result<Meaning, ParseError> {
        fields_of(self.program, meaning, segments)
    }

    fn read(&self, object: Reference, field: FieldRef, column: usize) -> Result<Meaning, ParseError> {
        read_of(self.program, object, field, column)
    }
}

/// What is reached from something by the names of fields.
fn fields_of(program: &Program, mut meaning: Meaning, segments: &[Segment]) -> Result<Meaning, ParseError> {
    for segment in segments {
        let Meaning::Reference(object, Some(class)) = meaning else {
            return Err(ParseError::new(segment.column, "only objects of known classes have fields"));
        };
        let complaint = || format!("class {} has no field {}", class.java_name(), segment.name);
        let field = field_named(class, &segment.name);
        let field = field.ok_or_else(|| ParseError::new(segment.column, complaint()))?;
        meaning = read_of(program, object, field, segment.column)?;
    }
    Ok(meaning)
}

/// The value of a field.
fn read_of(program: &Program, object: Reference, field: FieldRef, column: usize) -> Result<Meaning, ParseError> {
    if let Some(constant) = constant_of(field) {
        return Ok(boolean_or_number(constant, field));
    }
    if !field.class.is_application() {
        return Err(ParseError::new(column, "fields of the class library are not followed by an abstraction"));
    }
    if begins_with_value(field) {
        let complaint = "a field that has a value before its class is initialised is not followed";
        return Err(ParseError::new(column, complaint));
    }
    let id = FieldId(field);
    if field.is_reference() {
        let class = program.resolve_descriptor(field.class, field.descriptor).ok();
        let class = class.filter(|class| !class.is_array());
        return Ok(Meaning::Reference(
            if field.is_static() { Reference::Static(id) } else { Reference::Field(Box::new(object), id) },
            class,
        ));
    }
    if storage(id).is_none() {
        return Err(ParseError::new(column, "floating-point numbers are not followed by an abstraction"));
    }
    let number = if field.is_static() { Number::Static(id) } else { Number::Field(Box::new(object), id) };
    Ok(boolean_or_number(number, field))
}
fn boolean_or_number(number: Number, field: FieldRef) -> Meaning {
    if field.descriptor == "Z" {
        let zero = Number::Constant(0, Width::Int);
        Meaning::Truth(Formula::Compare(Comparison::Different, number, zero))
    } else {
        Meaning::Number(number)
    }
}

/// Whether a static field begins with another value than zero (JVMS 4.7.2).
pub(crate) fn begins_with_value(field: FieldRef) -> bool {
    let info = field.class.file.as_ref().and_then(|file| file.fields.get(usize::from(field.index)));
    field.is_static() && info.is_none_or(|info| !matches!(info.constant_value(), Ok(None)))
}

/// The value of a constant (JVMS 4.7.2), which javac has put wherever it is used.
pub(crate) fn constant_of(field: FieldRef) -> Option<Number> {
    let file = field.class.file.as_ref()?;
    let info = file.fields.get(usize::from(field.index))?;
    let entry = info.constant_value().ok().flatten().filter(|_| field.is_static() && field.is_final())?;
    match file.pool.get(entry).ok()? {
        Constant::Integer(value) => Some(Number::Constant(value.into(), Width::Int)),
        Constant::Long(value) => Some(Number::Constant(value, Width::Long)),
        _ => None,
    }
}

fn literal_of(literal: &Literal, column: usize) -> Result<Meaning, ParseError> {
    Ok(match literal {
        Literal::Boolean(value) => Meaning::Truth(Formula::Constant(*value)),
        Literal::Whole(value) => {
            let width = if i32::try_from(*value).is_ok() { Width::Int } else { Width::Long };
            Meaning::Number(Number::Constant(*value, width))
        }
        Literal::Null => Meaning::Reference(Reference::Null, None),
        Literal::Decimal(_) | Literal::Text(_) => {
            return Err(ParseError::new(column, "a predicate knows whole numbers and references only"));
        }
    })
}

fn unwidened(number: &Number) -> &Number {
    match number {
        Number::Widen(inner) => inner,
        other => other,
    }
}

fn same_width(one: Number, two: Number) -> (Number, Number) {
    match (one.width(), two.width()) {
        (Width::Int, Width::Long) => (Number::Widen(Box::new(one)), two),
        (Width::Long, Width::Int) => (one, Number::Widen(Box::new(two))),
        _ => (one, two),
    }
}
