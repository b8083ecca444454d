//! Operators and the types of their operands.

use super::{Resolver, Typed};
use crate::error::ParseError;
use crate::evaluate::{Condition, Term};
use crate::syntax::{Arithmetic, Comparison, Node};
use crate::types::Type;

impl Resolver<'_> {
    pub(super) fn compare(
        &self,
        column: usize,
        comparison: Comparison,
        left: &Node,
        right: &Node,
    ) -> Result<Condition, ParseError> {
        let ((left, left_type), (right, right_type)) = (self.term(left)?, self.term(right)?);
        if comparison.is_ordering() {
            require_number(column, left_type)?;
            require_number(column, right_type)?;
        } else if !left_type.is_comparable_to(right_type) {
            let (one, two) = (left_type.described(), right_type.described());
            return Err(ParseError::new(column, format!("{one} and {two} are never equal")));
        }
        Ok(Condition::Compare(comparison, left, right))
    }

    pub(super) fn arithmetic(
        &self,
        column: usize,
        operator: Arithmetic,
        left: &Node,
        right: &Node,
    ) -> Result<Typed, ParseError> {
        let ((left, left_type), (right, right_type)) = (self.term(left)?, self.term(right)?);
        require_number(column, left_type)?;
        require_number(column, right_type)?;
        let kind = match (left_type, right_type) {
            (Type::Whole, Type::Whole) => Type::Whole,
            (Type::Decimal, _) | (_, Type::Decimal) => Type::Decimal,
            _ => Type::Unknown,
        };
        Ok((Term::Arithmetic(operator, Box::new(left), Box::new(right)), number(kind)))
    }

    pub(super) fn negate(&self, column: usize, operand: &Node) -> Result<Typed, ParseError> {
        let (operand, kind) = self.term(operand)?;
        require_number(column, kind)?;
        let kind = if matches!(kind, Type::Whole | Type::Decimal) { kind } else { Type::Whole };
        Ok((Term::Negate(Box::new(operand)), kind))
    }
}

/// The result of arithmetic is a number, even where nothing is known of the operands.
fn number(kind: Type) -> Type {
    if kind == Type::Unknown { Type::Whole } else { kind }
}

fn require_number(column: usize, kind: Type) -> Result<(), ParseError> {
    if kind.may_be_number() {
        return Ok(());
    }
    Err(ParseError::new(column, format!("numbers are needed on both sides, and here is {}", kind.described())))
}
