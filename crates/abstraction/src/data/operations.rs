//! What instructions and a few methods of `Math` do to numbers, as terms.

use crate::term::{FieldId, Number, Operator};
use analysis::whole::Place;
use classfile::opcode::*;
use expression::Comparison;
use flow::form::Operation;
use slicing::Setting;

/// Codes of methods that are taken as operations; no instruction has them (JVMS 6.2).
pub(crate) const LEAST: u8 = 0xf0;
pub(crate) const GREATEST: u8 = 0xf1;
pub(crate) const ABSOLUTE: u8 = 0xf2;

/// The operation of a statement over numbers: its instruction, or a method of `Math` whose meaning is known.
pub(crate) fn code_of(setting: &Setting<'_>, place: Place) -> Option<u8> {
    match setting.world.statement(place).operation {
        Operation::Plain(code) => Some(code),
        Operation::Pool(INVOKESTATIC, _) => {
            let called = setting.world.resolved(place).filter(|called| called.class.name == "java/lang/Math")?;
            match (called.name, called.descriptor) {
                ("min", "(II)I" | "(JJ)J") => Some(LEAST),
                ("max", "(II)I" | "(JJ)J") => Some(GREATEST),
                ("abs", "(I)I" | "(J)J") => Some(ABSOLUTE),
                _ => None,
            }
        }
        _ => None,
    }
}

/// Operations on whole numbers whose result is a number of the same sort; `lcmp` gives no token.
pub(crate) fn is_arithmetic(code: u8) -> bool {
    matches!(
        code,
        IADD | LADD | ISUB | LSUB | IMUL | LMUL | IDIV | LDIV | IREM | LREM | INEG | LNEG | ISHL
            ..=LXOR | I2L | L2I | I2B | I2C | I2S | LEAST | GREATEST | ABSOLUTE
    )
}

/// What an assignment to a narrow field does to a number (JVMS 6.5, `putfield`).
pub(crate) fn cut_of(field: FieldId) -> Option<u8> {
    match field.0.basic_type() {
        b'B' => Some(I2B),
        b'S' => Some(I2S),
        b'C' => Some(I2C),
        _ => None,
    }
}

/// The same of a constant.
pub(crate) fn cut_number(number: i32, cut: Option<u8>) -> i64 {
    match cut {
        Some(I2B) => i64::from(number as i8),
        Some(I2S) => i64::from(number as i16),
        Some(I2C) => i64::from(number as u16),
        _ => i64::from(number),
    }
}

/// The same of a term.
pub(crate) fn cut_term(number: Number, cut: Option<u8>) -> Number {
    let cut_to = |bits, is_signed, number| Number::Cut { bits, is_signed, number: Box::new(number) };
    match cut {
        Some(I2B) => cut_to(8, true, number),
        Some(I2S) => cut_to(16, true, number),
        Some(I2C) => cut_to(16, false, number),
        _ => number,
    }
}

/// The number that an operation gives (JLS 15.15 to 15.22).
pub(crate) fn number_of(code: u8, terms: Vec<Number>) -> Option<Number> {
    let mut terms = terms.into_iter().map(Box::new);
    let (one, two) = (terms.next()?, terms.next());
    let Some(two) = two else {
        return Some(match code {
            INEG | LNEG => Number::Negate(one),
            I2L => Number::Widen(one),
            L2I => Number::Narrow(one),
            I2B | I2S | I2C => cut_term(*one, Some(code)),
            // The least number is its own negation (JLS 15.15.4), and `Math.abs` gives it as it is.
            ABSOLUTE => Number::Binary(Operator::Greatest, one.clone(), Box::new(Number::Negate(one))),
            _ => return None,
        });
    };
    let operator = match code {
        IADD | LADD => Operator::Add,
        ISUB | LSUB => Operator::Subtract,
        IMUL | LMUL => Operator::Multiply,
        IDIV | LDIV => Operator::Divide,
        IREM | LREM => Operator::Remainder,
        IAND | LAND => Operator::And,
        IOR | LOR => Operator::Or,
        IXOR | LXOR => Operator::Xor,
        ISHL | LSHL => Operator::ShiftLeft,
        ISHR | LSHR => Operator::ShiftRight,
        IUSHR | LUSHR => Operator::ShiftRightUnsigned,
        LEAST => Operator::Least,
        GREATEST => Operator::Greatest,
        _ => return None,
    };
    Some(Number::Binary(operator, one, two))
}

/// The comparison of a branch over numbers.
pub(crate) fn comparison_of(code: u8) -> Option<Comparison> {
    Some(match code {
        IFEQ | IF_ICMPEQ => Comparison::Equal,
        IFNE | IF_ICMPNE => Comparison::Different,
        IFLT | IF_ICMPLT => Comparison::Less,
        IFGE | IF_ICMPGE => Comparison::AtLeast,
        IFGT | IF_ICMPGT => Comparison::Greater,
        IFLE | IF_ICMPLE => Comparison::AtMost,
        _ => return None,
    })
}
