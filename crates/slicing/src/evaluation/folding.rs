//! Operations on constants, with the results that a JVM has (JVMS 6.5).
//!
//! What would throw is not folded, nor what gives a NaN: which of its bit patterns a JVM gives is open (JVMS 2.3.2).

use super::constant::Constant;
use classfile::opcode::*;
use std::cmp::Ordering;

/// What an instruction without an entry in the constant pool gives for these operands; none if that is not known.
pub(super) fn fold(code: u8, operands: &[&Constant]) -> Option<Constant> {
    match operands {
        [one] => unary(code, one),
        [Constant::Int(one), Constant::Int(other)] => of_ints(code, *one, *other).map(Constant::Int),
        [Constant::Long(one), Constant::Long(other)] => of_longs(code, *one, *other),
        [Constant::Long(one), Constant::Int(distance)] => shifted(code, *one, *distance).map(Constant::Long),
        [Constant::Float(one), Constant::Float(other)] => of_floats(code, f32::from_bits(*one), f32::from_bits(*other)),
        [Constant::Double(one), Constant::Double(other)] => {
            of_doubles(code, f64::from_bits(*one), f64::from_bits(*other))
        }
        _ => None,
    }
}

fn unary(code: u8, operand: &Constant) -> Option<Constant> {
    Some(match operand {
        Constant::Int(value) => match code {
            INEG => Constant::Int(value.wrapping_neg()),
            I2L => Constant::Long((*value).into()),
            I2F => float(*value as f32)?,
            I2D => double((*value).into())?,
            I2B => Constant::Int((*value as i8).into()),
            I2C => Constant::Int((*value as u16).into()),
            I2S => Constant::Int((*value as i16).into()),
            _ => return None,
        },
        Constant::Long(value) => match code {
            LNEG => Constant::Long(value.wrapping_neg()),
            L2I => Constant::Int(*value as i32),
            L2F => float(*value as f32)?,
            L2D => double(*value as f64)?,
            _ => return None,
        },
        Constant::Float(bits) => {
            let value = f32::from_bits(*bits);
            match code {
                FNEG => float(-value)?,
                // As in Java, a cast keeps to the nearest number of the type, and NaN is 0.
                F2I => Constant::Int(value as i32),
                F2L => Constant::Long(value as i64),
                F2D => double(value.into())?,
                _ => return None,
            }
        }
        Constant::Double(bits) => {
            let value = f64::from_bits(*bits);
            match code {
                DNEG => double(-value)?,
                D2I => Constant::Int(value as i32),
                D2L => Constant::Long(value as i64),
                D2F => float(value as f32)?,
                _ => return None,
            }
        }
        _ => return None,
    })
}

fn float(value: f32) -> Option<Constant> {
    (!value.is_nan()).then_some(Constant::Float(value.to_bits()))
}

fn double(value: f64) -> Option<Constant> {
    (!value.is_nan()).then_some(Constant::Double(value.to_bits()))
}

fn of_ints(code: u8, one: i32, other: i32) -> Option<i32> {
    // The low five bits of a distance count.
    let distance = other as u32;
    Some(match code {
        IADD => one.wrapping_add(other),
        ISUB => one.wrapping_sub(other),
        IMUL => one.wrapping_mul(other),
        IDIV if other != 0 => one.wrapping_div(other),
        IREM if other != 0 => one.wrapping_rem(other),
        IAND => one & other,
        IOR => one | other,
        IXOR => one ^ other,
        ISHL => one.wrapping_shl(distance),
        ISHR => one.wrapping_shr(distance),
        IUSHR => (one as u32).wrapping_shr(distance) as i32,
        _ => return None,
    })
}

fn of_longs(code: u8, one: i64, other: i64) -> Option<Constant> {
    Some(Constant::Long(match code {
        LADD => one.wrapping_add(other),
        LSUB => one.wrapping_sub(other),
        LMUL => one.wrapping_mul(other),
        LDIV if other != 0 => one.wrapping_div(other),
        LREM if other != 0 => one.wrapping_rem(other),
        LAND => one & other,
        LOR => one | other,
        LXOR => one ^ other,
        LCMP => return Some(Constant::Int(sign(one.cmp(&other)))),
        _ => return None,
    }))
}

fn shifted(code: u8, value: i64, distance: i32) -> Option<i64> {
    // The low six bits of a distance count.
    let distance = distance as u32;
    Some(match code {
        LSHL => value.wrapping_shl(distance),
        LSHR => value.wrapping_shr(distance),
        LUSHR => (value as u64).wrapping_shr(distance) as i64,
        _ => return None,
    })
}

fn of_floats(code: u8, one: f32, other: f32) -> Option<Constant> {
    match code {
        FADD => float(one + other),
        FSUB => float(one - other),
        FMUL => float(one * other),
        FDIV => float(one / other),
        FREM => float(one % other),
        FCMPL | FCMPG => Some(compared(one.partial_cmp(&other), code == FCMPG)),
        _ => None,
    }
}

fn of_doubles(code: u8, one: f64, other: f64) -> Option<Constant> {
    match code {
        DADD => double(one + other),
        DSUB => double(one - other),
        DMUL => double(one * other),
        DDIV => double(one / other),
        DREM => double(one % other),
        DCMPL | DCMPG => Some(compared(one.partial_cmp(&other), code == DCMPG)),
        _ => None,
    }
}

/// What a comparison gives; with a NaN it gives 1 or -1, whichever its name says.
fn compared(order: Option<Ordering>, is_greater_with_nan: bool) -> Constant {
    Constant::Int(match order {
        Some(order) => sign(order),
        None if is_greater_with_nan => 1,
        None => -1,
    })
}

fn sign(order: Ordering) -> i32 {
    match order {
        Ordering::Less => -1,
        Ordering::Equal => 0,
        Ordering::Greater => 1,
    }
}

/// Whether a conditional jump is taken; none if that is not known.
pub(super) fn is_taken(code: u8, operands: &[&Constant]) -> Option<bool> {
    match operands {
        [Constant::Int(value)] => holds(code, value.cmp(&0), [IFEQ, IFNE, IFLT, IFGE, IFGT, IFLE]),
        [Constant::Int(one), Constant::Int(other)] => {
            let codes = [IF_ICMPEQ, IF_ICMPNE, IF_ICMPLT, IF_ICMPGE, IF_ICMPGT, IF_ICMPLE];
            holds(code, one.cmp(other), codes)
        }
        [one] if matches!(code, IFNULL | IFNONNULL) => Some((**one == Constant::Null) == (code == IFNULL)),
        [one, other] => is_same(one, other).map(|is_same| is_same == (code == IF_ACMPEQ)),
        _ => None,
    }
}

fn holds(code: u8, order: Ordering, [eq, ne, lt, ge, gt, le]: [u8; 6]) -> Option<bool> {
    Some(match code {
        _ if code == eq => order.is_eq(),
        _ if code == ne => order.is_ne(),
        _ if code == lt => order.is_lt(),
        _ if code == ge => order.is_ge(),
        _ if code == gt => order.is_gt(),
        _ if code == le => order.is_le(),
        _ => return None,
    })
}

/// Whether two references are to one object. Texts that `main` is given may be one object, and may have become the one
/// that a literal refers to (`String.intern`).
fn is_same(one: &Constant, other: &Constant) -> Option<bool> {
    match (one, other) {
        (Constant::Argument(one), Constant::Argument(other)) => (one == other).then_some(true),
        (Constant::Argument(_), Constant::Text(_)) | (Constant::Text(_), Constant::Argument(_)) => None,
        _ => Some(one == other),
    }
}
