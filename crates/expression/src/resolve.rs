//! Names to classes and fields, with the types that are known before the program runs.
//!
//! Follows JLS 6.5 for `a.b.c.d`: the shortest beginning that is a class, then fields before member classes. A class or
//! field that does not exist is an error, so that a misspelled name is not taken for a state that is never reached.
//! What a class loader of the program would define under such a name cannot be looked for.

mod methods;
mod operators;
mod paths;

pub(crate) use paths::field_of;

use crate::error::ParseError;
use crate::evaluate::{Condition, Term};
use crate::syntax::{Kind, Literal, Node};
use crate::types::Type;
use program::{ClassRef, Program};

/// Checks what needs no names.
pub(crate) fn without_program(node: &Node) -> Result<(), ParseError> {
    Resolver { program: None, subject: None }.condition(node).map(|_| ())
}

/// The condition that a tree means in a program.
pub(crate) fn in_program(node: &Node, program: &Program) -> Result<Condition, ParseError> {
    Resolver { program: Some(program), subject: None }.condition(node)
}

/// The value that a tree means in a program, and whether it is true or false; names of fields alone are those of an
/// object of the class, if one is given.
pub(crate) fn value_in_program(
    node: &Node,
    program: &Program,
    subject: Option<ClassRef>,
) -> Result<(Term, bool), ParseError> {
    let (term, kind) = Resolver { program: Some(program), subject }.term(node)?;
    Ok((term, kind == Type::Boolean))
}

/// Looks names up, or leaves them open where there is no program yet.
struct Resolver<'a> {
    program: Option<&'a Program>,
    /// The class whose fields may be named without it.
    subject: Option<ClassRef>,
}

type Typed = (Term, Type);

impl Resolver<'_> {
    fn condition(&self, node: &Node) -> Result<Condition, ParseError> {
        match &node.kind {
            Kind::All(nodes) => self.conditions(nodes).map(Condition::All),
            Kind::Any(nodes) => self.conditions(nodes).map(Condition::Any),
            Kind::Not(inner) => Ok(Condition::Not(Box::new(self.condition(inner)?))),
            Kind::Compare(comparison, left, right) => self.compare(node.column, *comparison, left, right),
            Kind::Literal(_) | Kind::Path(_) | Kind::Member(..) | Kind::Element(..) => self.place(node),
            Kind::Negate(_) | Kind::Arithmetic(..) => self.place(node),
            Kind::Standing(segments, line) => self.standing(segments, *line),
            Kind::Thread(name, state) => Ok(Condition::Thread(name.clone(), *state)),
            Kind::Printed(number) => Ok(Condition::Recalled(*number)),
        }
    }

    fn conditions(&self, nodes: &[Node]) -> Result<Vec<Condition>, ParseError> {
        nodes.iter().map(|node| self.condition(node)).collect()
    }

    /// A boolean value as a condition.
    fn place(&self, node: &Node) -> Result<Condition, ParseError> {
        let (term, kind) = self.term(node)?;
        if kind.may_be_boolean() {
            return Ok(Condition::Holds(term));
        }
        Err(ParseError::new(node.column, format!("a condition is needed here, and this is {}", kind.described())))
    }

    fn term(&self, node: &Node) -> Result<Typed, ParseError> {
        match &node.kind {
            Kind::Literal(literal) => Ok(literal_term(literal.clone())),
            Kind::Path(segments) => self.path(segments),
            Kind::Member(object, name) => self.member(node.column, self.term(object)?, name),
            Kind::Element(array, index) => self.element(node.column, array, index),
            Kind::Negate(operand) => self.negate(node.column, operand),
            Kind::Arithmetic(operator, left, right) => self.arithmetic(node.column, *operator, left, right),
            // Within a comparison nothing is remembered.
            Kind::Standing(..) | Kind::Thread(..) | Kind::Printed(_) => {
                Err(ParseError::new(node.column, "this is a condition, and a value is needed here"))
            }
            Kind::Not(_) | Kind::Compare(..) | Kind::All(_) | Kind::Any(_) => {
                Ok((Term::Truth(Box::new(self.condition(node)?)), Type::Boolean))
            }
        }
    }
}

fn literal_term(literal: Literal) -> Typed {
    let kind = match &literal {
        Literal::Boolean(_) => Type::Boolean,
        Literal::Whole(_) => Type::Whole,
        Literal::Decimal(_) => Type::Decimal,
        Literal::Text(_) => Type::Text,
        Literal::Null => Type::Null,
    };
    (Term::Constant(literal), kind)
}
