//! Conversions between Java types as bytecode: boxing, unboxing, widening, casts.
//!
//! The primitive conversions of JLS §5.1 are here; the rules of `LambdaMetafactory` are in [`lambda`], those of
//! `MethodHandle.asType` in [`as_type`].

pub mod as_type;
pub(crate) mod lambda;

use crate::class_writer::CodeWriter;
use crate::descriptor::{MethodDescriptor, Type};
use classfile::opcode::{F2D, I2D, I2F, I2L, L2D, L2F};

pub(crate) const OBJECT: &str = "java/lang/Object";

/// A primitive type with its wrapper class.
#[derive(Debug)]
pub(crate) struct Wrapper {
    pub(crate) primitive: Type,
    pub(crate) class: &'static str,
    /// The method that gives the primitive value: `intValue`.
    unbox: &'static str,
}

static WRAPPERS: [Wrapper; 8] = [
    Wrapper { primitive: Type::Boolean, class: "java/lang/Boolean", unbox: "booleanValue" },
    Wrapper { primitive: Type::Char, class: "java/lang/Character", unbox: "charValue" },
    Wrapper { primitive: Type::Byte, class: "java/lang/Byte", unbox: "byteValue" },
    Wrapper { primitive: Type::Short, class: "java/lang/Short", unbox: "shortValue" },
    Wrapper { primitive: Type::Int, class: "java/lang/Integer", unbox: "intValue" },
    Wrapper { primitive: Type::Long, class: "java/lang/Long", unbox: "longValue" },
    Wrapper { primitive: Type::Float, class: "java/lang/Float", unbox: "floatValue" },
    Wrapper { primitive: Type::Double, class: "java/lang/Double", unbox: "doubleValue" },
];

impl Wrapper {
    /// The wrapper of a primitive type; none for `void` and references.
    pub(crate) fn of(primitive: &Type) -> Option<&'static Self> {
        WRAPPERS.iter().find(|wrapper| wrapper.primitive == *primitive)
    }

    /// The wrapper that a type itself is, if it is one of the eight classes.
    pub(crate) fn of_class(class: &Type) -> Option<&'static Self> {
        WRAPPERS.iter().find(|wrapper| class.class_name() == Some(wrapper.class))
    }

    /// Whether the class extends `Number`, that is, has the six conversion methods.
    pub(crate) fn is_number(&self) -> bool {
        !matches!(self.primitive, Type::Boolean | Type::Char)
    }

    /// The wrappers whose primitive type widens to `target`, `target`'s own first.
    pub(crate) fn widening_to(target: &Type) -> impl Iterator<Item = &'static Self> {
        let wider =
            WRAPPERS.iter().filter(move |wrapper| wrapper.primitive != *target && widens(&wrapper.primitive, target));
        Self::of(target).into_iter().chain(wider)
    }
}

/// Whether a primitive value of one type becomes the other by identity or widening (JLS §5.1.2).
pub(crate) fn widens(from: &Type, to: &Type) -> bool {
    match (from, to) {
        _ if from == to => true,
        (Type::Char, _) => numeric_rank(to) >= numeric_rank(&Type::Int),
        _ => numeric_rank(from).is_some() && numeric_rank(from) <= numeric_rank(to),
    }
}

/// The place of a signed numeric type in the order of widening; none for `boolean`, `char`, `void` and references.
fn numeric_rank(of_type: &Type) -> Option<u8> {
    match of_type {
        Type::Byte => Some(0),
        Type::Short => Some(1),
        Type::Int => Some(2),
        Type::Long => Some(3),
        Type::Float => Some(4),
        Type::Double => Some(5),
        _ => None,
    }
}

impl CodeWriter<'_> {
    /// `..., primitive => ..., object` of the wrapper class.
    pub(crate) fn box_as(&mut self, wrapper: &Wrapper) -> &mut Self {
        let descriptor = format!("({})L{};", wrapper.primitive.descriptor(), wrapper.class);
        self.invoke_static(wrapper.class, "valueOf", &descriptor)
    }

    /// `..., object => ..., primitive`: calls `class.intValue()` or its like; `class` is a wrapper or `Number`.
    pub(crate) fn unbox_from(&mut self, class: &str, target: &Wrapper) -> &mut Self {
        let descriptor = format!("(){}", target.primitive.descriptor());
        self.invoke_virtual(class, target.unbox, &descriptor)
    }

    /// Converts a primitive value to a wider type; types that share a representation need no instruction.
    pub(crate) fn widen(&mut self, from: &Type, to: &Type) -> &mut Self {
        let opcode = match (from, to) {
            (Type::Byte | Type::Short | Type::Char | Type::Int, Type::Long) => I2L,
            (Type::Byte | Type::Short | Type::Char | Type::Int, Type::Float) => I2F,
            (Type::Byte | Type::Short | Type::Char | Type::Int, Type::Double) => I2D,
            (Type::Long, Type::Float) => L2F,
            (Type::Long, Type::Double) => L2D,
            (Type::Float, Type::Double) => F2D,
            _ => return self,
        };
        self.convert(opcode, from.slots(), to.slots())
    }

    /// `..., object => ..., object` as `Class.cast` does it, which is only called where it refuses.
    pub(crate) fn cast_by_class(&mut self, to: &str) -> &mut Self {
        let done = self.new_label();
        self.dup().instance_of(to).if_not_zero(done).push_class(to).swap();
        self.invoke_virtual("java/lang/Class", "cast", "(Ljava/lang/Object;)Ljava/lang/Object;")
            .bind(done)
            .check_cast(to)
    }

    /// Casts a reference whose static class is `from`, unless the cast could not fail by its name alone.
    pub(crate) fn cast(&mut self, from: &str, to: &str) -> &mut Self {
        if from == to || to == OBJECT { self } else { self.check_cast(to) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn widening_is_the_relation_of_the_language() {
        let pairs: Vec<(char, &str)> = vec![
            ('B', "BSIJFD"),
            ('S', "SIJFD"),
            ('C', "CIJFD"),
            ('I', "IJFD"),
            ('J', "JFD"),
            ('F', "FD"),
            ('D', "D"),
            ('Z', "Z"),
        ];
        for (from, targets) in pairs {
            for to in "ZBCSIJFD".chars() {
                let from_type = Type::parse(&from.to_string()).unwrap();
                let to_type = Type::parse(&to.to_string()).unwrap();
                assert_eq!(widens(&from_type, &to_type), targets.contains(to), "{from} to {to}");
            }
        }
    }
}
