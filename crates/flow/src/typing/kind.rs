//! What a slot of a frame holds, as far as data flow can tell (the primitive part of JVMS 4.10.1.2).

use classfile::descriptor::BaseType;
use std::fmt;

/// The contents of one slot. A long or double takes two slots, its second half right above the first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Nothing that may be read: never written, half overwritten, or different on different ways here.
    Dead,
    Int,
    Float,
    Long,
    LongHigh,
    Double,
    DoubleHigh,
    /// An object, an array or null; an object whose constructor has not run counts too.
    Reference,
    /// Where the `jsr` at this instruction continues.
    Address(u16),
}

impl Kind {
    /// The kind of values of a type; `None` for void.
    pub fn of_type(base: BaseType) -> Option<Kind> {
        Some(match base {
            BaseType::Boolean | BaseType::Byte | BaseType::Char | BaseType::Short | BaseType::Int => Kind::Int,
            BaseType::Float => Kind::Float,
            BaseType::Long => Kind::Long,
            BaseType::Double => Kind::Double,
            BaseType::Reference => Kind::Reference,
            BaseType::Void => return None,
        })
    }

    /// The kind a letter of the effect table or of a descriptor stands for.
    pub(crate) fn of_letter(letter: u8) -> Option<Kind> {
        match letter {
            b'A' => Some(Kind::Reference),
            _ => BaseType::from_letter(letter).and_then(Kind::of_type),
        }
    }

    /// The letter that stands for the kind; 0 for what is no value.
    pub(crate) fn letter(self) -> u8 {
        match self {
            Kind::Int => b'I',
            Kind::Float => b'F',
            Kind::Long => b'J',
            Kind::Double => b'D',
            Kind::Reference => b'A',
            Kind::Dead | Kind::LongHigh | Kind::DoubleHigh | Kind::Address(_) => 0,
        }
    }

    /// The second half of a kind that has one.
    pub fn high(self) -> Option<Kind> {
        match self {
            Kind::Long => Some(Kind::LongHigh),
            Kind::Double => Some(Kind::DoubleHigh),
            _ => None,
        }
    }

    /// Whether this is the second half of a value.
    pub(crate) fn is_high(self) -> bool {
        matches!(self, Kind::LongHigh | Kind::DoubleHigh)
    }

    /// What is certain where two ways meet.
    pub fn merge(self, other: Kind) -> Kind {
        if self == other { self } else { Kind::Dead }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(match self {
            Kind::Dead => "nothing usable",
            Kind::Int => "an int",
            Kind::Float => "a float",
            Kind::Long => "a long",
            Kind::LongHigh => "the second half of a long",
            Kind::Double => "a double",
            Kind::DoubleHigh => "the second half of a double",
            Kind::Reference => "a reference",
            Kind::Address(_) => "a return address",
        })
    }
}
