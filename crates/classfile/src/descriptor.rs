//! Field and method descriptors (JVMS 4.3): the types of fields, parameters and results, as slices of their text.

use std::borrow::Cow;

use crate::error::{ClassFileError, ErrorKind};
use crate::modified_utf8;

/// The greatest number of array dimensions (JVMS 4.3.2) and of parameter slots (4.3.3).
const LIMIT: usize = 255;

/// What the first letter of a descriptor says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum BaseType {
    /// `B`
    Byte,
    /// `C`
    Char,
    /// `D`
    Double,
    /// `F`
    Float,
    /// `I`
    Int,
    /// `J`
    Long,
    /// `L…;` or `[…`
    Reference,
    /// `S`
    Short,
    /// `Z`
    Boolean,
    /// `V`, only as a result
    Void,
}

impl BaseType {
    /// The type that a letter stands for.
    pub fn from_letter(letter: u8) -> Option<BaseType> {
        Some(match letter {
            b'B' => BaseType::Byte,
            b'C' => BaseType::Char,
            b'D' => BaseType::Double,
            b'F' => BaseType::Float,
            b'I' => BaseType::Int,
            b'J' => BaseType::Long,
            b'L' | b'[' => BaseType::Reference,
            b'S' => BaseType::Short,
            b'Z' => BaseType::Boolean,
            b'V' => BaseType::Void,
            _ => return None,
        })
    }

    /// How many local variables or operand stack words a value takes: 0, 1 or 2.
    pub fn slots(self) -> u16 {
        match self {
            BaseType::Void => 0,
            BaseType::Long | BaseType::Double => 2,
            _ => 1,
        }
    }
}

/// One type of a descriptor that has been parsed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct FieldType<'a> {
    text: &'a str,
    base: BaseType,
}

impl<'a> FieldType<'a> {
    /// What kind of type it is.
    pub fn base(&self) -> BaseType {
        self.base
    }

    /// Its part of the descriptor, such as `I`, `[J` or `Ljava/lang/String;`.
    pub fn text(&self) -> &'a str {
        self.text
    }

    /// How many local variables or operand stack words a value takes: 0, 1 or 2.
    pub fn slots(&self) -> u16 {
        self.base.slots()
    }

    /// For a reference, the name as a class constant has it: `java/lang/String`, or `[J` for an array.
    pub fn class_name(&self) -> Option<&'a str> {
        match self.base {
            BaseType::Reference if self.text.starts_with('[') => Some(self.text),
            BaseType::Reference => self.text.strip_prefix('L')?.strip_suffix(';'),
            _ => None,
        }
    }

    /// For an array, the type of its components.
    pub fn component(&self) -> Option<FieldType<'a>> {
        parse_field(self.text.strip_prefix('[')?).ok()
    }
}

/// The types of a method.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MethodDescriptor<'a> {
    /// The declared parameters, without the receiver.
    pub parameters: Vec<FieldType<'a>>,
    /// The result, possibly void.
    pub result: FieldType<'a>,
}

impl MethodDescriptor<'_> {
    /// How many local variables the parameters take, without the receiver.
    pub fn parameter_slots(&self) -> u16 {
        self.parameters.iter().map(FieldType::slots).sum()
    }
}

/// Parses the descriptor of a field.
pub fn parse_field(descriptor: &str) -> Result<FieldType<'_>, ClassFileError> {
    let length = field_length(descriptor.as_bytes()).filter(|&length| length == descriptor.len());
    length.and_then(|_| field_type(descriptor)).ok_or_else(|| invalid(descriptor.as_bytes()))
}

/// Parses the descriptor of a method.
pub fn parse_method(descriptor: &str) -> Result<MethodDescriptor<'_>, ClassFileError> {
    method_descriptor(descriptor).ok_or_else(|| invalid(descriptor.as_bytes()))
}

/// How many local variables the parameters of a method take, without the receiver.
///
/// The descriptor must be valid, as those of a parsed class file are; a malformed one counts up to its first fault.
pub fn parameter_slots(descriptor: &str) -> u16 {
    let mut slots = 0;
    let mut rest = descriptor.as_bytes().strip_prefix(b"(").unwrap_or_default();
    while let Some((base, after)) = split_field(rest) {
        slots = u16::saturating_add(slots, base.slots());
        rest = after;
    }
    slots
}

/// Demands a valid field descriptor.
pub(crate) fn check_field(descriptor: &[u8]) -> Result<(), ClassFileError> {
    match split_field(descriptor) {
        Some((_, [])) => Ok(()),
        _ => Err(invalid(descriptor)),
    }
}

/// Demands a valid method descriptor.
pub(crate) fn check_method(descriptor: &[u8]) -> Result<(), ClassFileError> {
    if is_method(descriptor).unwrap_or(false) { Ok(()) } else { Err(invalid(descriptor)) }
}

fn is_method(descriptor: &[u8]) -> Option<bool> {
    let mut rest = descriptor.strip_prefix(b"(")?;
    let mut slots = 0;
    while rest.first() != Some(&b')') {
        let (base, after) = split_field(rest)?;
        slots += usize::from(base.slots());
        rest = after;
    }
    let result = rest.strip_prefix(b")")?;
    Some(slots <= LIMIT && (result == b"V" || matches!(split_field(result), Some((_, [])))))
}

fn method_descriptor(descriptor: &str) -> Option<MethodDescriptor<'_>> {
    let mut rest = descriptor.strip_prefix('(')?;
    let mut parameters = Vec::new();
    while !rest.starts_with(')') {
        let (text, after) = rest.split_at_checked(field_length(rest.as_bytes())?)?;
        parameters.push(field_type(text)?);
        rest = after;
    }
    let result = result_type(rest.strip_prefix(')')?)?;
    let descriptor = MethodDescriptor { parameters, result };
    let slots: usize = descriptor.parameters.iter().map(|parameter| usize::from(parameter.slots())).sum();
    (slots <= LIMIT).then_some(descriptor)
}

fn result_type(text: &str) -> Option<FieldType<'_>> {
    let whole = text == "V" || field_length(text.as_bytes()) == Some(text.len());
    if whole { field_type(text) } else { None }
}

fn field_type(text: &str) -> Option<FieldType<'_>> {
    let base = BaseType::from_letter(*text.as_bytes().first()?)?;
    Some(FieldType { text, base })
}

fn split_field(bytes: &[u8]) -> Option<(BaseType, &[u8])> {
    let base = BaseType::from_letter(*bytes.first()?)?;
    Some((base, bytes.get(field_length(bytes)?..)?))
}

/// The length of the field descriptor that the bytes start with.
fn field_length(bytes: &[u8]) -> Option<usize> {
    let dimensions = bytes.iter().take_while(|&&byte| byte == b'[').count();
    let element = bytes.get(dimensions..)?;
    let length = match BaseType::from_letter(*element.first()?)? {
        BaseType::Void => return None,
        BaseType::Reference => class_length(element)?,
        _ => 1,
    };
    (dimensions <= LIMIT).then_some(dimensions + length)
}

/// The length of the `L…;` that the bytes start with.
fn class_length(bytes: &[u8]) -> Option<usize> {
    let end = bytes.iter().position(|&byte| byte == b';')?;
    is_binary_name(bytes.get(1..end)?).then_some(end + 1)
}

/// Whether the bytes are a class or interface name in internal form (JVMS 4.2.1): identifiers separated by slashes.
pub(crate) fn is_binary_name(name: &[u8]) -> bool {
    let mut previous = b'/';
    for &byte in name {
        if matches!(byte, b'.' | b';' | b'[') || (byte == b'/' && previous == b'/') {
            return false;
        }
        previous = byte;
    }
    previous != b'/'
}

fn invalid(descriptor: &[u8]) -> ClassFileError {
    let text: Cow<'_, str> = modified_utf8::to_text(descriptor);
    ClassFileError { offset: 0, place: "descriptor", kind: ErrorKind::InvalidDescriptor(text.into_owned()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_method_is_cut_into_its_types() {
        let method = parse_method("(I[[JLjava/lang/String;D)[Ljava/lang/Object;").unwrap();
        let texts: Vec<&str> = method.parameters.iter().map(FieldType::text).collect();
        assert_eq!(texts, ["I", "[[J", "Ljava/lang/String;", "D"]);
        assert_eq!(method.parameter_slots(), 5);
        assert_eq!(method.result.class_name(), Some("[Ljava/lang/Object;"));
        assert_eq!(method.result.component().and_then(|component| component.class_name()), Some("java/lang/Object"));
        assert_eq!(parameter_slots("(I[[JLjava/lang/String;D)[Ljava/lang/Object;"), 5);
    }

    #[test]
    fn a_void_result_takes_no_slot() {
        let method = parse_method("()V").unwrap();
        assert_eq!((method.result.base(), method.result.slots()), (BaseType::Void, 0));
        assert_eq!(parameter_slots("()V"), 0);
    }

    #[test]
    fn malformed_descriptors_are_refused_alike_by_both_readers() {
        let wrong = [
            "", "(", ")V", "()", "()VV", "(V)V", "(L;)V", "(La)V", "([)V", "()[V", "(La.b;)V", "(I", "I)V", "()La//b;",
        ];
        for text in wrong {
            assert!(parse_method(text).is_err(), "{text}");
            assert!(check_method(text.as_bytes()).is_err(), "{text}");
        }
        for text in ["", "V", "II", "[", "L;", "La", "[V", "La/;", "L/a;"] {
            assert!(parse_field(text).is_err(), "{text}");
            assert!(check_field(text.as_bytes()).is_err(), "{text}");
        }
    }

    #[test]
    fn limits_are_those_of_the_specification() {
        let parameters = |count: usize| format!("({})V", "I".repeat(count));
        assert!(parse_method(&parameters(255)).is_ok() && check_method(parameters(255).as_bytes()).is_ok());
        assert!(parse_method(&parameters(256)).is_err() && check_method(parameters(256).as_bytes()).is_err());
        let array = |count: usize| format!("{}I", "[".repeat(count));
        assert!(parse_field(&array(255)).is_ok() && parse_field(&array(256)).is_err());
    }

    #[test]
    fn the_error_quotes_the_text() {
        let error = parse_field("Q").unwrap_err();
        assert_eq!(error.to_string(), "\"Q\" is not a descriptor (at byte 0 of the descriptor)");
    }
}
