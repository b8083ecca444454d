//! The value of a term in a state that is given: what bits are at the beginning, and what tests compare solvers with.

use crate::term::{FieldId, Formula, Number, Operator, Reference, Side, Width};
use expression::Comparison;

/// A state: objects are numbers, 0 is null.
pub(crate) trait State {
    fn subject(&self) -> u64;
    /// One of the two objects of a pair; null where there are none.
    fn member(&self, _side: Side) -> u64 {
        0
    }
    /// What a variable of a method holds.
    fn argument(&self, number: usize) -> i64;
    fn field(&self, object: Option<u64>, field: FieldId) -> i64;
}

/// A new object, or a class before it is initialised (JVMS 2.3): everything is zero.
pub(crate) struct New;

impl State for New {
    fn subject(&self) -> u64 {
        1
    }

    fn argument(&self, _number: usize) -> i64 {
        0
    }

    fn field(&self, _object: Option<u64>, _field: FieldId) -> i64 {
        0
    }
}

/// Whether a condition holds; nothing where it dereferences null.
pub(crate) fn holds(formula: &Formula, state: &dyn State) -> Option<bool> {
    let all = |parts: &[Formula]| parts.iter().map(|part| holds(part, state)).collect::<Option<Vec<bool>>>();
    Some(match formula {
        Formula::Constant(value) => *value,
        Formula::Compare(comparison, one, two) => {
            let (one, two) = (number(one, state)?, number(two, state)?);
            match comparison {
                Comparison::Equal => one == two,
                Comparison::Different => one != two,
                Comparison::Less => one < two,
                Comparison::AtMost => one <= two,
                Comparison::Greater => one > two,
                Comparison::AtLeast => one >= two,
            }
        }
        Formula::Same(one, two) => reference(one, state)? == reference(two, state)?,
        Formula::Not(inner) => !holds(inner, state)?,
        Formula::All(parts) => all(parts)?.into_iter().all(|value| value),
        Formula::Any(parts) => all(parts)?.into_iter().any(|value| value),
    })
}

pub(crate) fn reference(term: &Reference, state: &dyn State) -> Option<u64> {
    Some(match term {
        Reference::Null => 0,
        Reference::Subject => state.subject(),
        Reference::Member(side) => state.member(*side),
        Reference::Argument(number) => state.argument(*number).cast_unsigned(),
        Reference::Static(field) => state.field(None, *field).cast_unsigned(),
        Reference::Field(object, field) => state.field(Some(object_of(object, state)?), *field).cast_unsigned(),
    })
}

fn object_of(term: &Reference, state: &dyn State) -> Option<u64> {
    reference(term, state).filter(|object| *object != 0)
}

pub(crate) fn number(term: &Number, state: &dyn State) -> Option<i64> {
    let value = match term {
        Number::Constant(value, _) => *value,
        Number::Argument(number, _) => state.argument(*number),
        Number::Unknown(..) => return None,
        Number::Static(field) => state.field(None, *field),
        Number::Field(object, field) => state.field(Some(object_of(object, state)?), *field),
        Number::Negate(inner) => number(inner, state)?.wrapping_neg(),
        Number::Widen(inner) | Number::Narrow(inner) => number(inner, state)?,
        Number::Cut { bits, is_signed, number: inner } => {
            let shifted = number(inner, state)? << (64 - bits);
            if *is_signed { shifted >> (64 - bits) } else { (shifted.cast_unsigned() >> (64 - bits)).cast_signed() }
        }
        Number::Order(one, two) => match number(one, state)?.cmp(&number(two, state)?) {
            std::cmp::Ordering::Less => -1,
            std::cmp::Ordering::Equal => 0,
            std::cmp::Ordering::Greater => 1,
        },
        Number::Binary(operator, one, two) => binary(*operator, number(one, state)?, number(two, state)?, one.width())?,
    };
    Some(cut(value, term.width()))
}

fn cut(value: i64, width: Width) -> i64 {
    match width {
        Width::Int => value << 32 >> 32,
        Width::Long => value,
    }
}

fn binary(operator: Operator, one: i64, two: i64, width: Width) -> Option<i64> {
    let distance = || (two & (i64::from(width.bits()) - 1)).cast_unsigned();
    Some(match operator {
        Operator::Add => one.wrapping_add(two),
        Operator::Subtract => one.wrapping_sub(two),
        Operator::Multiply => one.wrapping_mul(two),
        Operator::Divide if two == 0 => return None,
        Operator::Remainder if two == 0 => return None,
        Operator::Divide => one.wrapping_div(two),
        Operator::Remainder => one.wrapping_rem(two),
        Operator::Least => one.min(two),
        Operator::Greatest => one.max(two),
        Operator::And => one & two,
        Operator::Or => one | two,
        Operator::Xor => one ^ two,
        Operator::ShiftLeft => one << distance(),
        Operator::ShiftRight => one >> distance(),
        Operator::ShiftRightUnsigned => match width {
            Width::Int => ((one.cast_unsigned() & 0xffff_ffff) >> distance()).cast_signed(),
            Width::Long => (one.cast_unsigned() >> distance()).cast_signed(),
        },
    })
}
