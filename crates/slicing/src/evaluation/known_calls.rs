//! Methods of the class library whose answers are known if their operands are: what programs do with the arguments of
//! `main`.
//!
//! Follows their documentation for the plain cases; anything else, also what throws, is left to the program.

use super::constant::{Constant, Fact};
use program::MethodRef;

/// What a call of a library method gives, in a program with these arguments; none if that is not known.
pub(super) fn answer(called: MethodRef, operands: &[Fact], arguments: &[String]) -> Option<Constant> {
    let text = |number: usize| -> Option<&str> {
        match operands.get(number)?.known()? {
            Constant::Text(text) => Some(text),
            Constant::Argument(number) => arguments.get(*number).map(String::as_str),
            _ => None,
        }
    };
    match (called.class.name, called.name, called.descriptor) {
        ("java/lang/Integer", "parseInt", "(Ljava/lang/String;)I") => {
            text(0).and_then(plain_number)?.parse().ok().map(Constant::Int)
        }
        ("java/lang/Long", "parseLong", "(Ljava/lang/String;)J") => {
            text(0).and_then(plain_number)?.parse().ok().map(Constant::Long)
        }
        ("java/lang/Boolean", "parseBoolean", "(Ljava/lang/String;)Z") => {
            text(0).map(|text| Constant::Int(text.eq_ignore_ascii_case("true").into()))
        }
        ("java/lang/String", "equals", _) => Some(Constant::Int((text(0)? == text(1)?).into())),
        ("java/lang/String", "isEmpty", _) => text(0).map(|text| Constant::Int(text.is_empty().into())),
        ("java/lang/String", "length", _) => {
            text(0).and_then(|text| i32::try_from(text.encode_utf16().count()).ok()).map(Constant::Int)
        }
        _ => None,
    }
}

/// A text of ASCII digits with at most one sign, which Java and we read alike.
fn plain_number(text: &str) -> Option<&str> {
    let digits = text.strip_prefix(['+', '-']).unwrap_or(text);
    (!digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit())).then_some(text)
}
