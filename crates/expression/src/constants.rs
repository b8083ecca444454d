//! Constants of the program: `static final` fields whose value is in the class file (JVMS 4.7.2).
//!
//! `javac` copies such values to where they are used, so the class may never be initialised; the value holds all the
//! same.

use crate::syntax::Literal;
use classfile::{Constant, modified_utf8};
use program::{Field, FieldRef};

/// The value of a constant field; `None` where it gets its value when the program runs.
pub(crate) fn constant_of(field: FieldRef) -> Option<Literal> {
    if !field.is_static() || !field.is_final() {
        return None;
    }
    let file = field.class.file.as_ref()?;
    let entry = file.fields.get(field.index as usize)?.constant_value().ok()??;
    match file.pool.get(entry).ok()? {
        Constant::Integer(value) => Some(whole(field, value)),
        Constant::Long(value) => Some(Literal::Whole(value)),
        Constant::Float(bits) => Some(Literal::Decimal(f64::from(f32::from_bits(bits)))),
        Constant::Double(bits) => Some(Literal::Decimal(f64::from_bits(bits))),
        Constant::String(text) => {
            file.pool.utf8(text).ok().map(|text| Literal::Text(modified_utf8::to_utf16(text).into()))
        }
        _ => None,
    }
}

fn whole(field: &Field, value: i32) -> Literal {
    if field.basic_type() == b'Z' { Literal::Boolean(value != 0) } else { Literal::Whole(i64::from(value)) }
}
