//! Primitive values and their boxes: unboxing and widening as reflection does them (JLS 5.1.2, 5.1.8).

use program::layout::Element;
use vm::{Detoured, Machine, Native, Reference};

/// A primitive value, or a reference, as it lies in a slot.
#[derive(Clone, Copy, Debug)]
pub struct Value {
    pub kind: Element,
    pub slot: u64,
}

/// The wrapper class of a primitive type with its descriptor.
fn wrapper(kind: Element) -> (&'static str, char) {
    match kind {
        Element::Boolean => ("java/lang/Boolean", 'Z'),
        Element::Byte => ("java/lang/Byte", 'B'),
        Element::Char => ("java/lang/Character", 'C'),
        Element::Short => ("java/lang/Short", 'S'),
        Element::Int => ("java/lang/Integer", 'I'),
        Element::Float => ("java/lang/Float", 'F'),
        Element::Long => ("java/lang/Long", 'J'),
        Element::Double => ("java/lang/Double", 'D'),
        Element::Reference => ("java/lang/Object", 'L'),
    }
}

const PRIMITIVES: [Element; 8] = [
    Element::Boolean,
    Element::Byte,
    Element::Char,
    Element::Short,
    Element::Int,
    Element::Float,
    Element::Long,
    Element::Double,
];

/// Answers a native by boxing a value: `Integer.valueOf` and its like run in its place, caches included.
pub(crate) fn box_value(machine: &mut Machine, value: Value) -> Native {
    let (class, descriptor) = wrapper(value.kind);
    let found = machine
        .program
        .load(class)
        .and_then(|found| machine.program.find_method(found, "valueOf", &format!("({descriptor})L{class};")));
    match machine.linked(found) {
        Ok(method) if matches!(value.kind, Element::Long | Element::Double) => {
            Native::Call(method, vec![value.slot, 0])
        }
        Ok(method) => Native::Call(method, vec![value.slot]),
        Err(detour) => detour.into(),
    }
}

/// The value in a box. An object that is no box stays a reference, which widens to nothing; null throws.
pub fn unbox(machine: &mut Machine, object: Reference) -> Detoured<Value> {
    if object.is_null() {
        return Err(machine.throw_bare("java/lang/IllegalArgumentException"));
    }
    let name = machine.class_of(object).name;
    match PRIMITIVES.into_iter().find(|kind| wrapper(*kind).0 == name) {
        Some(kind) => Ok(Value { kind, slot: machine.named_field(object, "value") }),
        None => Ok(Value { kind: Element::Reference, slot: object.slot() }),
    }
}

/// The slot of a value widened to another primitive type; none where that is no widening.
pub fn widen(value: Value, to: Element) -> Option<u64> {
    if value.kind == to {
        return Some(value.slot);
    }
    let number = integer(value);
    match (value.kind, to) {
        (Element::Byte, Element::Short | Element::Int) | (Element::Short | Element::Char, Element::Int) => {
            Some(value.slot)
        }
        (_, Element::Long) => number.map(|number| number as u64),
        (Element::Long, Element::Float) => Some(u64::from((value.slot as i64 as f32).to_bits())),
        (Element::Long, Element::Double) => Some((value.slot as i64 as f64).to_bits()),
        (Element::Float, Element::Double) => Some(f64::from(f32::from_bits(value.slot as u32)).to_bits()),
        (_, Element::Float) => number.map(|number| u64::from((number as f32).to_bits())),
        (_, Element::Double) => number.map(|number| (number as f64).to_bits()),
        _ => None,
    }
}

/// The value of an integral type up to `int`.
fn integer(value: Value) -> Option<i64> {
    match value.kind {
        Element::Byte | Element::Char | Element::Short | Element::Int => Some(i64::from(value.slot as u32 as i32)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The widening relation of the language, with the descriptors of the types that each widens to.
    const WIDENINGS: [(Element, &str); 8] = [
        (Element::Boolean, "Z"),
        (Element::Byte, "BSIJFD"),
        (Element::Char, "CIJFD"),
        (Element::Short, "SIJFD"),
        (Element::Int, "IJFD"),
        (Element::Float, "FD"),
        (Element::Long, "JFD"),
        (Element::Double, "D"),
    ];

    #[test]
    fn values_widen_as_in_the_language() {
        for (kind, targets) in WIDENINGS {
            for to in PRIMITIVES {
                let widened = widen(Value { kind, slot: 1 }, to);
                assert_eq!(widened.is_some(), targets.contains(wrapper(to).1), "{kind:?} to {to:?}");
            }
        }
    }

    #[test]
    fn widening_keeps_the_sign() {
        let minus_one = Value { kind: Element::Byte, slot: 0xffff_ffff };
        assert_eq!(widen(minus_one, Element::Int), Some(0xffff_ffff));
        assert_eq!(widen(minus_one, Element::Long), Some(u64::MAX));
        assert_eq!(widen(minus_one, Element::Double), Some((-1.0f64).to_bits()));
        assert_eq!(widen(Value { kind: Element::Char, slot: 0xffff }, Element::Long), Some(0xffff));
    }

    #[test]
    fn an_object_widens_to_nothing() {
        let object = Value { kind: Element::Reference, slot: 8 };
        assert!(PRIMITIVES.into_iter().all(|to| widen(object, to).is_none()));
    }
}
