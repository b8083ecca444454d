//! Values of one state, and how they compare and compute.

use crate::syntax::{Arithmetic, Comparison};
use crate::types;
use program::layout::Element;
use std::cmp::Ordering;
use vm::{Machine, Reference};

/// A value in a state.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Value<'a> {
    Boolean(bool),
    Whole(i64),
    Decimal(f64),
    /// An object or null.
    Object(Reference),
    /// The text of a literal.
    Text(&'a [u16]),
}

impl Value<'_> {
    /// The value that a field's slot or an array's element holds.
    pub(crate) fn of_slot(kind: Element, slot: u64) -> Value<'static> {
        match kind {
            Element::Boolean => Value::Boolean(slot & 1 == 1),
            Element::Byte => Value::Whole(i64::from(slot as i8)),
            Element::Char => Value::Whole(i64::from(slot as u16)),
            Element::Short => Value::Whole(i64::from(slot as i16)),
            Element::Int => Value::Whole(i64::from(slot as i32)),
            Element::Long => Value::Whole(slot.cast_signed()),
            Element::Float => Value::Decimal(f64::from(f32::from_bits(slot as u32))),
            Element::Double => Value::Decimal(f64::from_bits(slot)),
            Element::Reference => Value::Object(Reference::from_slot(slot)),
        }
    }

    /// The object, where there is one.
    pub(crate) fn object(self) -> Option<Reference> {
        match self {
            Value::Object(object) if !object.is_null() => Some(object),
            _ => None,
        }
    }

    /// A boolean, also from its box.
    pub(crate) fn truth(self, machine: &Machine) -> Option<bool> {
        match self.unboxed(machine)? {
            Value::Boolean(truth) => Some(truth),
            _ => None,
        }
    }

    /// A whole number, also from its box.
    pub(crate) fn whole(self, machine: &Machine) -> Option<i64> {
        match self.unboxed(machine)? {
            Value::Whole(value) => Some(value),
            _ => None,
        }
    }

    /// The primitive value; `None` for null and for objects that are no boxes.
    fn unboxed(self, machine: &Machine) -> Option<Value<'static>> {
        match self {
            Value::Boolean(truth) => Some(Value::Boolean(truth)),
            Value::Whole(value) => Some(Value::Whole(value)),
            Value::Decimal(value) => Some(Value::Decimal(value)),
            Value::Object(_) => content_of_box(machine, self.object()?),
            Value::Text(_) => None,
        }
    }
}

fn content_of_box(machine: &Machine, object: Reference) -> Option<Value<'static>> {
    let class = machine.peek_class(object);
    if !types::is_numeric_box(class) && class.name != "java/lang/Boolean" {
        return None;
    }
    let field = class.field_named("value").filter(|field| !field.is_static())?;
    let kind = Element::of_descriptor(field.descriptor);
    Some(Value::of_slot(kind, machine.heap.field(object, field.offset(machine.known.class))))
}

/// Whether a comparison holds; `None` where the two values cannot be compared.
pub(crate) fn compare(machine: &Machine, comparison: Comparison, left: Value, right: Value) -> Option<bool> {
    if let Some(same) = same_object(machine, left, right) {
        return match comparison {
            Comparison::Equal => Some(same),
            Comparison::Different => Some(!same),
            Comparison::Less | Comparison::AtMost | Comparison::Greater | Comparison::AtLeast => {
                ordered(machine, comparison, left, right)
            }
        };
    }
    ordered(machine, comparison, left, right)
}

/// Identity of objects, and equality of texts; `None` where one of the two is neither.
fn same_object(machine: &Machine, left: Value, right: Value) -> Option<bool> {
    match (left, right) {
        (Value::Object(left), Value::Object(right)) => Some(left == right),
        (Value::Text(left), Value::Text(right)) => Some(left == right),
        (Value::Object(object), Value::Text(text)) | (Value::Text(text), Value::Object(object)) => {
            Some(has_text(machine, object, text))
        }
        _ => None,
    }
}

fn has_text(machine: &Machine, object: Reference, text: &[u16]) -> bool {
    let is_string = !object.is_null() && machine.heap.class_id(object) == machine.known.string.id;
    is_string && machine.string_units(object) == text
}

fn ordered(machine: &Machine, comparison: Comparison, left: Value, right: Value) -> Option<bool> {
    let order = match (left.unboxed(machine)?, right.unboxed(machine)?) {
        (Value::Boolean(left), Value::Boolean(right)) if !comparison.is_ordering() => Some(left.cmp(&right)),
        (Value::Whole(left), Value::Whole(right)) => Some(left.cmp(&right)),
        (left, right) => decimal(left)?.partial_cmp(&decimal(right)?),
    };
    Some(match comparison {
        Comparison::Equal => order == Some(Ordering::Equal),
        Comparison::Different => order != Some(Ordering::Equal),
        Comparison::Less => order == Some(Ordering::Less),
        Comparison::AtMost => matches!(order, Some(Ordering::Less | Ordering::Equal)),
        Comparison::Greater => order == Some(Ordering::Greater),
        Comparison::AtLeast => matches!(order, Some(Ordering::Greater | Ordering::Equal)),
    })
}

fn decimal(value: Value) -> Option<f64> {
    match value {
        Value::Whole(value) => Some(value as f64),
        Value::Decimal(value) => Some(value),
        Value::Boolean(_) | Value::Object(_) | Value::Text(_) => None,
    }
}

/// The result of an operator; `None` where there is none.
pub(crate) fn compute<'a>(machine: &Machine, operator: Arithmetic, left: Value, right: Value) -> Option<Value<'a>> {
    match (left.unboxed(machine)?, right.unboxed(machine)?) {
        (Value::Whole(left), Value::Whole(right)) => whole_result(operator, left, right).map(Value::Whole),
        (left, right) => Some(Value::Decimal(decimal_result(operator, decimal(left)?, decimal(right)?))),
    }
}

/// `-value`; `None` where it is no number.
pub(crate) fn negate<'a>(machine: &Machine, value: Value) -> Option<Value<'a>> {
    match value.unboxed(machine)? {
        Value::Whole(value) => Some(Value::Whole(value.wrapping_neg())),
        Value::Decimal(value) => Some(Value::Decimal(-value)),
        Value::Boolean(_) | Value::Object(_) | Value::Text(_) => None,
    }
}

fn whole_result(operator: Arithmetic, left: i64, right: i64) -> Option<i64> {
    match operator {
        Arithmetic::Add => Some(left.wrapping_add(right)),
        Arithmetic::Subtract => Some(left.wrapping_sub(right)),
        Arithmetic::Multiply => Some(left.wrapping_mul(right)),
        Arithmetic::Divide => (right != 0).then(|| left.wrapping_div(right)),
        Arithmetic::Remainder => (right != 0).then(|| left.wrapping_rem(right)),
    }
}

fn decimal_result(operator: Arithmetic, left: f64, right: f64) -> f64 {
    match operator {
        Arithmetic::Add => left + right,
        Arithmetic::Subtract => left - right,
        Arithmetic::Multiply => left * right,
        Arithmetic::Divide => left / right,
        Arithmetic::Remainder => left % right,
    }
}
