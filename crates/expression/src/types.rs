//! What is known of a value before the program runs.

use program::{ClassRef, access};

/// A static type.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Type {
    Boolean,
    Whole,
    Decimal,
    Text,
    Null,
    Object(ClassRef),
    /// Nothing is known; every use is allowed.
    Unknown,
}

const STRING: &str = "java/lang/String";
const BOOLEAN: &str = "java/lang/Boolean";
const NUMBERS: [&str; 7] = [
    "java/lang/Byte",
    "java/lang/Short",
    "java/lang/Character",
    "java/lang/Integer",
    "java/lang/Long",
    "java/lang/Float",
    "java/lang/Double",
];

impl Type {
    pub(crate) fn may_be_boolean(self) -> bool {
        match self {
            Type::Boolean | Type::Unknown => true,
            Type::Object(class) => class.name == BOOLEAN || is_open(class),
            Type::Whole | Type::Decimal | Type::Text | Type::Null => false,
        }
    }

    pub(crate) fn may_be_number(self) -> bool {
        match self {
            Type::Whole | Type::Decimal | Type::Unknown => true,
            Type::Object(class) => is_numeric_box(class) || is_open(class),
            Type::Boolean | Type::Text | Type::Null => false,
        }
    }

    pub(crate) fn may_be_index(self) -> bool {
        self != Type::Decimal && self.may_be_number()
    }

    /// Whether `==` between the two can ever mean something.
    pub(crate) fn is_comparable_to(self, other: Type) -> bool {
        self.may_be_boolean() && other.may_be_boolean()
            || self.may_be_number() && other.may_be_number()
            || self.may_be_same_object(other)
    }

    fn may_be_same_object(self, other: Type) -> bool {
        match (self, other) {
            (Type::Object(class), Type::Text) | (Type::Text, Type::Object(class)) => {
                class.name == STRING || is_open(class)
            }
            (one, two) => one.may_be_reference() && two.may_be_reference(),
        }
    }

    fn may_be_reference(self) -> bool {
        matches!(self, Type::Object(_) | Type::Text | Type::Null | Type::Unknown)
    }

    /// The type in words, with its article.
    pub(crate) fn described(self) -> String {
        match self {
            Type::Boolean => String::from("a boolean"),
            Type::Whole | Type::Decimal => String::from("a number"),
            Type::Text => String::from("a string"),
            Type::Null => String::from("null"),
            Type::Object(class) if class.is_array() => String::from("an array"),
            Type::Object(class) => format!("an object of type {}", class.java_name()),
            Type::Unknown => String::from("a value"),
        }
    }
}

/// Whether a box of this class stands for a number.
pub(crate) fn is_numeric_box(class: ClassRef) -> bool {
    NUMBERS.contains(&class.name)
}

/// Whether objects of this declared type are of other classes, about which the type says nothing.
pub(crate) fn is_open(class: ClassRef) -> bool {
    !class.is_array() && (class.access & access::ABSTRACT != 0 || class.name == "java/lang/Object")
}
