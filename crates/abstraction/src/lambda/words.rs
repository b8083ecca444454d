//! What the code of a lambda computes, in the words of conditions.
//!
//! The language of conditions takes a number for an `int` if it is one, and for a `long` where the other operand is
//! one. Where code computes with longs and its text would not, it is refused.

use classfile::opcode::*;

/// What a variable of a lambda holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Term {
    /// What the condition is about, as what stands before its fields.
    Subject(String),
    /// The object that states a condition about others.
    Foreign,
    Object(String),
    /// A whole number, and whether its text is a `long`.
    Number(String, bool),
    /// A number, and whether the code has it as a `long`.
    Constant(i64, bool),
    Truth(String),
    /// The order of two numbers (`lcmp`).
    Order(String, String),
}

impl Term {
    /// What a field holds.
    pub(super) fn of_field(path: String, descriptor: &str) -> Result<Term, String> {
        match descriptor.as_bytes().first() {
            Some(b'Z') => Ok(Term::Truth(path)),
            Some(b'J') => Ok(Term::Number(path, true)),
            Some(b'B' | b'C' | b'S' | b'I') => Ok(Term::Number(path, false)),
            Some(b'L' | b'[') => Ok(Term::Object(path)),
            _ => Err(String::from("knows a value that is neither a whole number nor a reference")),
        }
    }

    fn number(&self) -> Result<(String, bool), String> {
        match self {
            Term::Number(text, is_long) => Ok((text.clone(), *is_long)),
            Term::Constant(value, _) if *value < 0 => Ok((format!("({value})"), i32::try_from(*value).is_err())),
            Term::Constant(value, _) => Ok((value.to_string(), i32::try_from(*value).is_err())),
            _ => Err(String::from("counts with what is no number")),
        }
    }

    fn object(&self) -> Result<String, String> {
        match self {
            Term::Object(text) => Ok(text.clone()),
            Term::Subject(before) if before.is_empty() => Ok(String::from("this")),
            _ => Err(String::from("compares objects that have no name")),
        }
    }

    /// A condition, or a constant that is compared with one.
    fn truth(&self) -> Result<String, String> {
        match self {
            Term::Truth(text) => Ok(text.clone()),
            Term::Constant(value @ (0 | 1), _) => Ok((*value == 1).to_string()),
            _ => Err(String::from("compares a condition with a number")),
        }
    }
}

/// What an instruction computes.
pub(super) fn plain(code: u8, terms: &[Term]) -> Result<Term, String> {
    let (sign, needs_long) = match code {
        I2L => {
            let [only] = terms else { return Err(String::from("is odd")) };
            return Ok(only.clone());
        }
        LCMP => {
            let [one, other] = terms else { return Err(String::from("is odd")) };
            return Ok(Term::Order(one.number()?.0, other.number()?.0));
        }
        INEG | LNEG => ("-", code == LNEG),
        IADD | LADD => ("+", code == LADD),
        ISUB | LSUB => ("-", code == LSUB),
        IMUL | LMUL => ("*", code == LMUL),
        IDIV | LDIV => ("/", code == LDIV),
        IREM | LREM => ("%", code == LREM),
        ARRAYLENGTH | IALOAD | LALOAD | AALOAD | BALOAD | CALOAD | SALOAD => {
            return Err(String::from("looks into an array"));
        }
        _ => return Err(String::from("does more than to compare")),
    };
    let numbers = terms.iter().map(Term::number).collect::<Result<Vec<_>, _>>()?;
    let is_long = numbers.iter().any(|(_, is_long)| *is_long);
    if is_long != needs_long {
        return Err(String::from("counts in long with numbers that are int"));
    }
    match numbers.as_slice() {
        [(only, _)] => Ok(Term::Number(format!("(-{only})"), is_long)),
        [(one, _), (other, _)] => Ok(Term::Number(format!("({one} {sign} {other})"), is_long)),
        _ => Err(String::from("is odd")),
    }
}

/// What is so if a branch is taken, or not taken.
pub(super) fn branch(code: u8, terms: &[Term], is_taken: bool) -> Result<String, String> {
    let sign = match code {
        IFEQ | IF_ICMPEQ | IF_ACMPEQ | IFNULL => ["!=", "=="],
        IFNE | IF_ICMPNE | IF_ACMPNE | IFNONNULL => ["==", "!="],
        IFLT | IF_ICMPLT => [">=", "<"],
        IFGE | IF_ICMPGE => ["<", ">="],
        IFGT | IF_ICMPGT => ["<=", ">"],
        _ => [">", "<="],
    }[usize::from(is_taken)];
    let compared = |one: String, other: String| format!("{one} {sign} {other}");
    let is_equality = matches!(sign, "==" | "!=");
    match terms {
        [Term::Truth(text)] if is_equality => Ok(if sign == "!=" { text.clone() } else { format!("!{text}") }),
        [Term::Order(one, other)] => Ok(compared(one.clone(), other.clone())),
        [object] if matches!(code, IFNULL | IFNONNULL) => Ok(compared(object.object()?, String::from("null"))),
        [number] => Ok(compared(number.number()?.0, String::from("0"))),
        [one, other] if matches!(code, IF_ACMPEQ | IF_ACMPNE) => Ok(compared(one.object()?, other.object()?)),
        [one, other] if matches!(one, Term::Truth(_)) || matches!(other, Term::Truth(_)) => match is_equality {
            true => Ok(compared(one.truth()?, other.truth()?)),
            false => Err(String::from("orders conditions")),
        },
        [one, other] => Ok(compared(one.number()?.0, other.number()?.0)),
        _ => Err(String::from("is odd")),
    }
}
