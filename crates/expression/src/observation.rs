//! A value of a state, for `--match`: that of an expression of `--find`, a condition or a number, over static fields or
//! over each object of a class.
//!
//! What is said about threads and output is refused: it is compared anyway, or nothing depends on it.

use crate::error::ParseError;
use crate::evaluate::{Condition, Term};
use crate::parser::{self, Names};
use crate::resolve;
use crate::syntax::{Kind, Node};
use crate::value::Value;
use program::{ClassRef, FieldRef, Program};
use vm::{Machine, Reference};

/// An expression that has a value in a state, or of an object.
pub struct Observation {
    /// The class of whose objects it is asked, if it is.
    pub class: Option<ClassRef>,
    /// Whether it is true or false.
    pub is_condition: bool,
    term: Term,
}

/// What an observation reads.
#[derive(Default)]
pub struct Read {
    /// The fields of primitive types.
    pub fields: Vec<FieldRef>,
    /// Whether it reads elements of arrays.
    pub elements: bool,
}

impl Observation {
    /// Reads an expression; where a class is given, its fields need no name before them.
    pub fn read(text: &str, class: Option<ClassRef>, program: &Program) -> Result<Observation, ParseError> {
        let names = if class.is_some() { Names::OfClass } else { Names::WithClass };
        let (node, _) = parser::parse(text, names)?;
        refuse_observations(&node)?;
        let (term, is_condition) = resolve::value_in_program(&node, program, class)?;
        Ok(Observation { class, is_condition, term })
    }

    /// Its value as a word: of an object only whether there is one, and nothing where there is no value.
    pub fn value(&self, machine: &Machine, subject: Reference) -> Option<u64> {
        Some(match self.term.value(machine, subject)? {
            Value::Boolean(truth) => u64::from(truth),
            Value::Whole(number) => number.cast_unsigned(),
            Value::Decimal(number) => number.to_bits(),
            Value::Object(object) => u64::from(!object.is_null()),
            Value::Text(_) => 1,
        })
    }

    /// What it reads in any state.
    pub fn reads(&self) -> Read {
        let mut read = Read::default();
        visit(&self.term, &mut |term| match term {
            Term::Static(field) | Term::Field { declared: Some(field), .. } if !field.is_reference() => {
                read.fields.push(field);
            }
            Term::Element { .. } => read.elements = true,
            _ => {}
        });
        read
    }

    /// The arrays of whose elements it reads some in this state.
    pub fn arrays(&self, machine: &Machine, subject: Reference, found: &mut Vec<Reference>) {
        visit(&self.term, &mut |term| {
            if let Term::Element { array, .. } = term {
                found.extend(array.value(machine, subject).and_then(Value::object));
            }
        });
    }
}

fn refuse_observations(node: &Node) -> Result<(), ParseError> {
    match &node.kind {
        Kind::Standing(..) | Kind::Thread(..) => {
            Err(ParseError::new(node.column, "where threads stand and what they wait for is compared anyway"))
        }
        Kind::Printed(_) => Err(ParseError::new(node.column, "what was printed is not compared")),
        Kind::Literal(_) | Kind::Path(_) => Ok(()),
        Kind::Member(inner, _) | Kind::Not(inner) | Kind::Negate(inner) => refuse_observations(inner),
        Kind::Element(one, two) | Kind::Arithmetic(_, one, two) | Kind::Compare(_, one, two) => {
            refuse_observations(one)?;
            refuse_observations(two)
        }
        Kind::All(nodes) | Kind::Any(nodes) => nodes.iter().try_for_each(refuse_observations),
    }
}

/// Every term of a term, itself included.
fn visit<'a>(term: &'a Term, look: &mut dyn FnMut(&'a Term)) {
    look(term);
    match term {
        Term::Constant(_) | Term::Subject | Term::Static(_) | Term::Unresolved => {}
        Term::Field { object: only, .. } | Term::Length(only) | Term::Negate(only) => visit(only, look),
        Term::Element { array: one, index: two } | Term::Arithmetic(_, one, two) => {
            visit(one, look);
            visit(two, look);
        }
        Term::Truth(condition) => visit_condition(condition, look),
    }
}

fn visit_condition<'a>(condition: &'a Condition, look: &mut dyn FnMut(&'a Term)) {
    match condition {
        Condition::All(conditions) | Condition::Any(conditions) => {
            conditions.iter().for_each(|condition| visit_condition(condition, look));
        }
        Condition::Not(condition) => visit_condition(condition, look),
        Condition::Compare(_, one, two) => {
            visit(one, look);
            visit(two, look);
        }
        Condition::Holds(term) => visit(term, look),
        Condition::Standing(..) | Condition::Thread(..) | Condition::Recalled(_) => {}
    }
}
