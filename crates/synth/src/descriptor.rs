//! Field and method descriptors as types (JVMS §4.3), with the facts code generation needs of each: slots, opcode
//! family, wrapper class.

use crate::error::SynthesisError;

/// A type of the Java language as a descriptor spells it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Type {
    /// `Z`
    Boolean,
    /// `B`
    Byte,
    /// `C`
    Char,
    /// `S`
    Short,
    /// `I`
    Int,
    /// `J`
    Long,
    /// `F`
    Float,
    /// `D`
    Double,
    /// `V`, only as a result
    Void,
    /// A class or array under the name a constant-pool class entry has: `java/lang/String`, `[I`,
    /// `[Ljava/lang/String;`.
    Reference(String),
}

/// A method descriptor taken apart.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MethodDescriptor {
    /// The types of the parameters, without a receiver.
    pub parameters: Vec<Type>,
    /// The type of the result.
    pub result: Type,
}

impl Type {
    /// The reference type of the class with this internal name (or array descriptor).
    pub fn reference(name: &str) -> Self {
        Self::Reference(name.to_owned())
    }

    /// Parses one field descriptor; `V` is accepted as [`Type::Void`].
    pub fn parse(descriptor: &str) -> Result<Self, SynthesisError> {
        match split_first(descriptor) {
            Some((parsed, "")) => Ok(parsed),
            _ => Err(SynthesisError::BadDescriptor(descriptor.to_owned())),
        }
    }

    /// The descriptor of this type.
    pub fn descriptor(&self) -> String {
        match self {
            Self::Reference(name) if name.starts_with('[') => name.clone(),
            Self::Reference(name) => format!("L{name};"),
            primitive => primitive.letter().to_string(),
        }
    }

    /// How many stack or local slots a value takes (JVMS §2.6).
    pub fn slots(&self) -> u16 {
        match self {
            Self::Void => 0,
            Self::Long | Self::Double => 2,
            _ => 1,
        }
    }

    /// Whether this is a primitive type or `void`.
    pub fn is_primitive(&self) -> bool {
        !matches!(self, Self::Reference(_))
    }

    /// The internal name of a reference type.
    pub fn class_name(&self) -> Option<&str> {
        match self {
            Self::Reference(name) => Some(name),
            _ => None,
        }
    }

    /// The distance of this type's opcode from the `int` one in the load, store and return families (JVMS §2.11.1).
    pub(crate) fn opcode_offset(&self) -> u8 {
        match self {
            Self::Long => 1,
            Self::Float => 2,
            Self::Double => 3,
            Self::Reference(_) => 4,
            _ => 0,
        }
    }

    fn letter(&self) -> char {
        match self {
            Self::Boolean => 'Z',
            Self::Byte => 'B',
            Self::Char => 'C',
            Self::Short => 'S',
            Self::Int => 'I',
            Self::Long => 'J',
            Self::Float => 'F',
            Self::Double => 'D',
            Self::Void => 'V',
            Self::Reference(_) => 'L',
        }
    }
}

impl MethodDescriptor {
    /// Parses a method descriptor such as `(ILjava/lang/String;)V`.
    pub fn parse(descriptor: &str) -> Result<Self, SynthesisError> {
        Self::split(descriptor).ok_or_else(|| SynthesisError::BadDescriptor(descriptor.to_owned()))
    }

    /// The text of the descriptor.
    pub fn descriptor(&self) -> String {
        let parameters: String = self.parameters.iter().map(Type::descriptor).collect();
        format!("({parameters}){}", self.result.descriptor())
    }

    /// How many slots the arguments take, without a receiver.
    pub fn parameter_slots(&self) -> u16 {
        self.parameters.iter().map(Type::slots).fold(0, u16::saturating_add)
    }

    fn split(descriptor: &str) -> Option<Self> {
        let (inside, result) = descriptor.strip_prefix('(')?.split_once(')')?;
        let mut parameters = Vec::new();
        let mut rest = inside;
        while !rest.is_empty() {
            let (parameter, after) = split_first(rest)?;
            if parameter == Type::Void {
                return None;
            }
            parameters.push(parameter);
            rest = after;
        }
        Some(Self { parameters, result: Type::parse(result).ok()? })
    }
}

/// The type at the start of `text` and what follows it.
fn split_first(text: &str) -> Option<(Type, &str)> {
    let rest = text.get(1..)?;
    let parsed = match text.as_bytes().first()? {
        b'Z' => Type::Boolean,
        b'B' => Type::Byte,
        b'C' => Type::Char,
        b'S' => Type::Short,
        b'I' => Type::Int,
        b'J' => Type::Long,
        b'F' => Type::Float,
        b'D' => Type::Double,
        b'V' => Type::Void,
        b'L' => return split_class(rest),
        b'[' => return split_array(text, rest),
        _ => return None,
    };
    Some((parsed, rest))
}

fn split_class(rest: &str) -> Option<(Type, &str)> {
    let (name, after) = rest.split_once(';')?;
    if name.is_empty() { None } else { Some((Type::reference(name), after)) }
}

fn split_array<'a>(text: &'a str, element: &'a str) -> Option<(Type, &'a str)> {
    match split_first(element)? {
        (Type::Void, _) => None,
        (_, after) => Some((Type::reference(&text[..text.len() - after.len()]), after)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn round_trips() {
        for text in ["()V", "(IJ[[DLjava/lang/String;Z)[I", "([Ljava/lang/Object;BCSF)D"] {
            assert_eq!(MethodDescriptor::parse(text).unwrap().descriptor(), text);
        }
    }

    #[test]
    fn malformed_texts_are_errors() {
        for text in ["", "()", "I", "(V)V", "([V)V", "(L;)V", "(Ljava/lang/String)V", "(I)VV", "(Q)V", "(é)V", "([)V"]
        {
            assert_eq!(MethodDescriptor::parse(text), Err(SynthesisError::BadDescriptor(text.to_owned())), "{text}");
        }
    }

    #[test]
    fn wide_types_take_two_slots() {
        assert_eq!(MethodDescriptor::parse("(IJD[J)V").unwrap().parameter_slots(), 6);
    }
}
