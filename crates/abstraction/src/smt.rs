//! Terms as SMT-LIB 2.6 text, logic QF_UFBV: fields are functions of an uninterpreted sort of objects.
//!
//! A heap is the one before a statement, or that with one field written. Objects of different types may be one here,
//! and what null's fields hold is anything: both only add models, so an answer "impossible" stays right.

use crate::term::{FieldId, Formula, Number, Operator, Reference, Side, Width, storage};
use expression::Comparison;
use std::collections::BTreeSet;
use std::fmt::Write as _;

/// What is written into a field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Stored {
    Number(Number),
    Reference(Reference),
}

/// One assignment: a field, its object unless it is static, and what it gets.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Assignment {
    pub(crate) object: Option<Reference>,
    pub(crate) field: FieldId,
    pub(crate) value: Stored,
}

/// Writes terms, and notes what has to be declared for them.
#[derive(Default)]
pub(crate) struct Writer<'a> {
    /// The assignment after which terms are looked at; none before it.
    after: Option<&'a Assignment>,
    declarations: BTreeSet<String>,
}

impl<'a> Writer<'a> {
    /// Everything that the terms so far need, in front of them.
    pub(crate) fn declarations(&self) -> String {
        let mut text = String::from("(declare-sort Object 0)\n(declare-fun null () Object)\n");
        self.declarations.iter().for_each(|line| writeln!(text, "{line}").unwrap_or_default());
        text
    }

    /// From here on, terms are those after an assignment, or again before it.
    pub(crate) fn look(&mut self, after: Option<&'a Assignment>) {
        self.after = after;
    }

    fn declare(&mut self, name: &str, types: &str, result: &str) -> String {
        self.declarations.insert(format!("(declare-fun {name} ({types}) {result})"));
        name.to_owned()
    }

    fn function(&mut self, field: FieldId) -> String {
        let name = format!("|{}.{}|", field.0.class.java_name(), field.0.name);
        let sort = storage(field).map_or_else(|| String::from("Object"), |(bits, ..)| format!("(_ BitVec {bits})"));
        self.declare(&name, if field.0.is_static() { "" } else { "Object" }, &sort)
    }

    pub(crate) fn reference(&mut self, reference: &Reference) -> String {
        match reference {
            Reference::Null => String::from("null"),
            Reference::Subject => self.declare("this", "", "Object"),
            Reference::Member(Side::First) => self.declare("first", "", "Object"),
            Reference::Member(Side::Second) => self.declare("second", "", "Object"),
            Reference::Argument(number) => self.declare(&format!("object{number}"), "", "Object"),
            Reference::Field(object, field) => self.field(Some(object), *field),
            Reference::Static(field) => self.field(None, *field),
        }
    }

    /// What a field holds, as it is kept.
    fn field(&mut self, object: Option<&Reference>, field: FieldId) -> String {
        let object = object.map(|object| self.reference(object));
        let function = self.function(field);
        let old = object.as_ref().map_or_else(|| function.clone(), |object| format!("({function} {object})"));
        let Some(assignment) = self.after.filter(|assignment| assignment.field == field) else { return old };
        // Both sides of an assignment mean the state before it.
        self.after = None;
        let new = self.stored(assignment);
        let written = assignment.object.as_ref().map(|object| self.reference(object));
        self.after = Some(assignment);
        match (written, object) {
            (Some(written), Some(object)) => format!("(ite (= {object} {written}) {new} {old})"),
            _ => new,
        }
    }

    fn stored(&mut self, assignment: &Assignment) -> String {
        match &assignment.value {
            Stored::Reference(reference) => self.reference(reference),
            Stored::Number(number) => {
                let (text, width) = (self.number(number), number.width());
                match storage(assignment.field) {
                    Some((bits, ..)) if bits < width.bits() => format!("((_ extract {} 0) {text})", bits - 1),
                    _ => text,
                }
            }
        }
    }

    pub(crate) fn number(&mut self, number: &Number) -> String {
        match number {
            Number::Constant(value, width) => constant(*value, *width),
            Number::Argument(number, width) => self.free("number", *number, *width),
            Number::Unknown(number, width) => self.free("unknown", *number, *width),
            Number::Field(object, field) => {
                let kept = self.field(Some(object), *field);
                extended(kept, *field)
            }
            Number::Static(field) => extended(self.field(None, *field), *field),
            Number::Negate(inner) => format!("(bvneg {})", self.number(inner)),
            Number::Widen(inner) => format!("((_ sign_extend 32) {})", self.number(inner)),
            Number::Narrow(inner) => format!("((_ extract 31 0) {})", self.number(inner)),
            Number::Cut { bits, is_signed, number } => {
                let cut = format!("((_ extract {} 0) {})", bits - 1, self.number(number));
                extend(&cut, 32 - bits, *is_signed)
            }
            Number::Order(one, two) => {
                let (one, two) = (self.number(one), self.number(two));
                let [less, same, more] = [-1, 0, 1].map(|value| constant(value, Width::Int));
                format!("(ite (bvslt {one} {two}) {less} (ite (= {one} {two}) {same} {more}))")
            }
            Number::Binary(operator, one, two) => self.binary(*operator, one, two),
        }
    }

    fn binary(&mut self, operator: Operator, one: &Number, two: &Number) -> String {
        let (left, mut right) = (self.number(one), self.number(two));
        let name = match operator {
            Operator::Add => "bvadd",
            Operator::Subtract => "bvsub",
            Operator::Multiply => "bvmul",
            Operator::Divide => "bvsdiv",
            Operator::Remainder => "bvsrem",
            Operator::And => "bvand",
            Operator::Or => "bvor",
            Operator::Xor => "bvxor",
            Operator::ShiftLeft => "bvshl",
            Operator::ShiftRight => "bvashr",
            Operator::ShiftRightUnsigned => "bvlshr",
            Operator::Least => return format!("(ite (bvslt {left} {right}) {left} {right})"),
            Operator::Greatest => return format!("(ite (bvsgt {left} {right}) {left} {right})"),
        };
        if matches!(operator, Operator::ShiftLeft | Operator::ShiftRight | Operator::ShiftRightUnsigned) {
            // The distance is an int, of which five or six bits count (JLS 15.19).
            let mask = constant(i64::from(one.width().bits()) - 1, one.width());
            if (one.width(), two.width()) == (Width::Long, Width::Int) {
                right = format!("((_ sign_extend 32) {right})");
            }
            right = format!("(bvand {right} {mask})");
        }
        format!("({name} {left} {right})")
    }

    fn free(&mut self, word: &str, number: usize, width: Width) -> String {
        self.declare(&format!("{word}{number}"), "", &format!("(_ BitVec {})", width.bits()))
    }

    pub(crate) fn formula(&mut self, formula: &Formula) -> String {
        match formula {
            Formula::Constant(value) => value.to_string(),
            Formula::Compare(comparison, one, two) => {
                let (one, two) = (self.number(one), self.number(two));
                match comparison {
                    Comparison::Equal => format!("(= {one} {two})"),
                    Comparison::Different => format!("(not (= {one} {two}))"),
                    Comparison::Less => format!("(bvslt {one} {two})"),
                    Comparison::AtMost => format!("(bvsle {one} {two})"),
                    Comparison::Greater => format!("(bvsgt {one} {two})"),
                    Comparison::AtLeast => format!("(bvsge {one} {two})"),
                }
            }
            Formula::Same(one, two) => format!("(= {} {})", self.reference(one), self.reference(two)),
            Formula::Not(inner) => format!("(not {})", self.formula(inner)),
            Formula::All(parts) => self.joined("and", "true", parts),
            Formula::Any(parts) => self.joined("or", "false", parts),
        }
    }

    fn joined(&mut self, operator: &str, none: &str, parts: &[Formula]) -> String {
        let parts: Vec<String> = parts.iter().map(|part| self.formula(part)).collect();
        join(operator, none, &parts)
    }
}

/// `(and a b)`, or what an empty one means.
pub(crate) fn join(operator: &str, none: &str, parts: &[String]) -> String {
    match parts {
        [] => none.to_owned(),
        [only] => only.clone(),
        _ => format!("({operator} {})", parts.join(" ")),
    }
}

fn extended(kept: String, field: FieldId) -> String {
    match storage(field) {
        Some((bits, is_signed, width)) if bits < width.bits() => extend(&kept, width.bits() - bits, is_signed),
        _ => kept,
    }
}

fn extend(text: &str, bits: u32, is_signed: bool) -> String {
    format!("((_ {} {bits}) {text})", if is_signed { "sign_extend" } else { "zero_extend" })
}

fn constant(value: i64, width: Width) -> String {
    let value = value.cast_unsigned();
    match width {
        Width::Int => format!("#x{:08x}", value & 0xffff_ffff),
        Width::Long => format!("#x{value:016x}"),
    }
}
