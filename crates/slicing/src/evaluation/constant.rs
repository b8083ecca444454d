//! What may be known of a value: the flat lattice of constants (Kildall 1973; Wegman and Zadeck 1991).

use classfile::{Constant as Entry, ConstantPool, modified_utf8};
use flow::form::{Form, Value, VariableId};
use std::rc::Rc;

/// A value that is the same whenever something is executed.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Constant {
    Int(i32),
    Long(i64),
    /// The bits of a float: a zero is not the other zero, and NaN is itself.
    Float(u32),
    /// The bits of a double.
    Double(u64),
    Null,
    /// The text that a literal refers to.
    Text(Rc<str>),
    /// The array that `main` is given.
    Arguments,
    /// A text in that array, which is no literal.
    Argument(usize),
}

/// What is known of a value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Fact {
    /// Nothing has been computed so far; at the end: it never is.
    Undefined,
    Known(Constant),
    /// Different values, or an unknown one.
    Varying,
}

impl Fact {
    /// Takes in what else it may be; tells whether less is known now.
    pub(super) fn meet(&mut self, other: &Fact) -> bool {
        let less = match (&*self, other) {
            (_, Fact::Undefined) | (Fact::Varying, _) => return false,
            (Fact::Undefined, other) => other.clone(),
            (Fact::Known(one), Fact::Known(other)) if one == other => return false,
            (Fact::Known(_), _) => Fact::Varying,
        };
        *self = less;
        true
    }

    pub(super) fn known(&self) -> Option<&Constant> {
        match self {
            Fact::Known(constant) => Some(constant),
            Fact::Undefined | Fact::Varying => None,
        }
    }
}

impl Constant {
    /// The value as a field, a parameter or a result of a type has it (JVMS 2.11.1, 6.5 `putfield`, `ireturn`).
    pub(super) fn narrowed(self, descriptor: &str) -> Constant {
        match (self, descriptor) {
            (Constant::Int(value), "Z") => Constant::Int(value & 1),
            (Constant::Int(value), "B") => Constant::Int((value as i8).into()),
            (Constant::Int(value), "C") => Constant::Int((value as u16).into()),
            (Constant::Int(value), "S") => Constant::Int((value as i16).into()),
            (other, _) => other,
        }
    }

    /// What a field of a type begins with.
    pub(super) fn default_of(descriptor: &str) -> Constant {
        match descriptor {
            "J" => Constant::Long(0),
            "F" => Constant::Float(0),
            "D" => Constant::Double(0),
            _ if descriptor.starts_with(['L', '[']) => Constant::Null,
            _ => Constant::Int(0),
        }
    }

    /// Whether a class file can have it in the place of a variable.
    pub(super) fn is_literal(&self) -> bool {
        !matches!(self, Constant::Arguments | Constant::Argument(_))
    }
}

/// What is known of an entry of a constant pool that is loaded.
pub(super) fn of_entry(pool: &ConstantPool<'_>, entry: u16) -> Fact {
    match pool.get(entry) {
        Ok(Entry::Integer(value)) => Fact::Known(Constant::Int(value)),
        Ok(Entry::Long(value)) => Fact::Known(Constant::Long(value)),
        Ok(Entry::Float(bits)) => Fact::Known(Constant::Float(bits)),
        Ok(Entry::Double(bits)) => Fact::Known(Constant::Double(bits)),
        Ok(Entry::String(text)) => of_text(pool, text),
        _ => Fact::Varying,
    }
}

/// A literal, unless it has characters that no text of ours can hold.
fn of_text(pool: &ConstantPool<'_>, entry: u16) -> Fact {
    let (Ok(bytes), Ok(text)) = (pool.utf8(entry), pool.text(entry)) else { return Fact::Varying };
    match modified_utf8::from_text(&text) == bytes {
        true => Fact::Known(Constant::Text(Rc::from(&*text))),
        false => Fact::Varying,
    }
}

/// What is known of an operand where this is known of the variables.
pub(super) fn of_value(pool: Option<&ConstantPool<'_>>, facts: &[Fact], value: Value) -> Fact {
    match value {
        Value::Variable(VariableId(number)) => facts[number as usize].clone(),
        Value::Int(value) => Fact::Known(Constant::Int(value)),
        Value::Long(value) => Fact::Known(Constant::Long(value)),
        Value::Float(bits) => Fact::Known(Constant::Float(bits)),
        Value::Double(bits) => Fact::Known(Constant::Double(bits)),
        Value::Null => Fact::Known(Constant::Null),
        Value::Text(entry) => pool.map_or(Fact::Varying, |pool| of_entry(pool, entry)),
    }
}

/// Nothing of any variable.
pub(super) fn nothing(form: &Form) -> Vec<Fact> {
    vec![Fact::Undefined; form.variables.len()]
}
