//! Numbers of type `long` (JVMS 6.5): two halves of 32 bits, because Promela has no 64 bits.
//!
//! A variable is an `int64` with `high` and `low`; `low` has the bits of an unsigned number. Each operation is one step
//! of the thread over its own variables, by macros of the prelude (`lines`), which a model has only where it needs
//! them.

use crate::body::Body;
use crate::expression::Expression;
use classfile::opcode::*;
use flow::form::{Statement, StatementId, Value};

/// The type of `long` in a model.
pub(crate) const INT64: &str = "int64";

impl Expression {
    /// A `long` of which the halves are known as texts.
    pub(crate) fn wide(high: String, low: String) -> Expression {
        // The text as a whole is never written: `translate` would see it.
        Expression { wide: Some((high, low)), ..Expression::atom("@long") }
    }

    /// A constant.
    pub(crate) fn constant(value: i64) -> Expression {
        Expression::wide(crate::body::number((value >> 32) as i32), crate::body::number(value as i32))
    }

    /// What has a name and two halves.
    pub(crate) fn halves_of(name: &str) -> Expression {
        Expression { text: name.to_owned(), ..Expression::wide(format!("{name}.high"), format!("{name}.low")) }
    }
}

/// The statement that gives a value to something.
pub(crate) fn assignment(to: &str, value: &Expression) -> String {
    match &value.wide {
        Some((high, low)) => format!("d_step {{ {to}.high = {high}; {to}.low = {low} }};"),
        None => format!("{to} = {};", value.text),
    }
}

/// The statement that copies a variable.
pub(crate) fn copy(to: &str, from: &str, kind: &str) -> String {
    match kind {
        INT64 => assignment(to, &Expression::halves_of(from)),
        _ => assignment(to, &Expression::atom(from)),
    }
}

impl Body<'_, '_> {
    /// The halves of an operand, which nobody else can see.
    pub(crate) fn take_long(&mut self, value: Value) -> Expression {
        self.cx.asked.borrow_mut().longs = true;
        self.take_local(value)
    }

    /// What is written for an argument of a call.
    pub(crate) fn argument(&mut self, id: StatementId, number: usize, value: &Expression) -> String {
        let kind = match &value.wide {
            Some(_) if value.text.starts_with('@') => INT64,
            None if has_choice(&value.text) => "int",
            _ => return value.part(),
        };
        let name = self.declare(&format!("argument_{number}"), kind);
        self.writer.statement(&assignment(&name, value), self.line(id), None);
        name
    }

    /// What is read at a location.
    pub(crate) fn location(&self, location: &str, kind: &str) -> Expression {
        if kind == INT64 {
            self.cx.asked.borrow_mut().longs = true;
            return Expression { text: String::from("@long"), ..Expression::halves_of(location) };
        }
        Expression::atom(location)
    }

    /// Arithmetic of `long`; false for other instructions.
    pub(crate) fn long_arithmetic(&mut self, id: StatementId, statement: &Statement, code: u8) -> bool {
        match code {
            I2L => self.widen(id, statement),
            L2I => {
                let value = self.take_long(statement.operands[0]);
                let (_, low) = halves(&value);
                self.define(id, Expression { variables: value.variables, ..Expression::atom(low) });
            }
            LCMP => {
                let (one, other) = (self.take_long(statement.operands[0]), self.take_long(statement.operands[1]));
                let text = format!("long_compare({})", parts(&[&one, &other]));
                self.define(id, Expression { wide: None, ..Expression::of(text, &[&one, &other]) }.closed());
            }
            LADD | LSUB | LMUL | LAND | LOR | LXOR | LNEG => self.long_operation(id, statement, word(code)),
            LDIV | LREM => {
                self.check_divisor(id, statement.operands[1]);
                self.long_operation(id, statement, word(code));
            }
            LSHL | LSHR | LUSHR => self.long_shift(id, statement, word(code)),
            _ => return false,
        }
        true
    }

    fn widen(&mut self, id: StatementId, statement: &Statement) {
        self.cx.asked.borrow_mut().longs = true;
        let value = match statement.operands[0] {
            Value::Int(value) => Expression::constant(value.into()),
            operand => {
                let value = self.take_simple(operand, "narrow", id);
                let wide = Expression::wide(format!("({} >> 31)", value.text), value.text.clone());
                Expression { variables: value.variables, ..wide }
            }
        };
        self.define(id, value);
    }

    fn long_operation(&mut self, id: StatementId, statement: &Statement, word: &str) {
        let operands: Vec<Expression> = statement.operands.iter().map(|operand| self.take_long(*operand)).collect();
        let Some(to) = statement.to else { return };
        self.settle_readers(to);
        let to = self.variable(to);
        let text = format!("{word}({to}, {});", parts(&operands.iter().collect::<Vec<_>>()));
        self.writer.statement(&text, self.line(id), None);
    }

    /// A shift by the lowest six bits of an `int` (JLS 15.19).
    fn long_shift(&mut self, id: StatementId, statement: &Statement, word: &str) {
        let by = match statement.operands[1] {
            Value::Int(by) => (by & 63).to_string(),
            operand => {
                let by = self.take(operand);
                let name = self.free_variable("shift", "int");
                self.writer.statement(&format!("{name} = {} & 63;", by.part()), self.line(id), by.deed);
                name
            }
        };
        let value = self.take_long(statement.operands[0]);
        let Some(to) = statement.to else { return };
        self.settle_readers(to);
        let to = self.variable(to);
        self.writer.statement(&format!("{word}({to}, {}, {by});", parts(&[&value])), self.line(id), None);
    }

    /// Jumps where a division by zero lands.
    fn check_divisor(&mut self, id: StatementId, divisor: Value) {
        if matches!(divisor, Value::Long(divisor) if divisor != 0) {
            return;
        }
        // The divisor is used again: it must stay where it is.
        if let Value::Variable(variable) = divisor {
            self.flush(variable);
        }
        let value = self.take_long(divisor);
        let (high, low) = halves(&value);
        self.raise_if(id, &format!("{high} == 0 && {low} == 0"), "java/lang/ArithmeticException");
    }
}

/// Whether a text is, or is a macro for, a choice between expressions, which Spin does not take as an argument of an
/// `inline`.
pub(crate) fn has_choice(text: &str) -> bool {
    const CHOICES: [&str; 5] = ["_value(", "text_length(", "text_letter(", "text_hash(", "long_compare("];
    text.contains("->") || CHOICES.iter().any(|choice| text.contains(choice))
}

/// The halves of a value.
pub(crate) fn halves(value: &Expression) -> (String, String) {
    value.wide.clone().unwrap_or_else(|| (String::from("0"), value.text.clone()))
}

fn parts(values: &[&Expression]) -> String {
    let texts = values.iter().map(|value| {
        let (high, low) = halves(value);
        format!("{high}, {low}")
    });
    texts.collect::<Vec<_>>().join(", ")
}

fn word(code: u8) -> &'static str {
    match code {
        LADD => "long_add",
        LSUB => "long_subtract",
        LMUL => "long_multiply",
        LDIV => "long_divide",
        LREM => "long_remainder",
        LAND => "long_and",
        LOR => "long_or",
        LXOR => "long_xor",
        LNEG => "long_negate",
        LSHL => "long_shift_left",
        LSHR => "long_shift_right",
        _ => "long_shift_unsigned",
    }
}

/// The part of a model about `long`. What is assigned comes last or is not needed any more: operands may be the
/// variable that gets the result.
pub(crate) fn lines() -> Vec<String> {
    PRELUDE.lines().map(str::to_owned).collect()
}

/// The type, which fields have that come before the other macros.
pub(crate) const TYPE: &str =
    "typedef int64 { int high; int low };   /* a long: low has the bits of an unsigned number */";

const PRELUDE: &str = "\
/* Numbers of type long: h and l are the halves of an operand. */
#define unsigned_shift(x, n) ((n) == 0 -> (x) : ((x) >> (n)) & (2147483647 >> ((n) - 1)))
#define unsigned_less(a, b) (((a) ^ (-2147483647 - 1)) < ((b) ^ (-2147483647 - 1)))
#define carry(a, b) ((((a) & (b)) | (((a) | (b)) & ~((a) + (b)))) < 0)
#define long_compare(h, l, h2, l2) (h < h2 || (h == h2 && unsigned_less(l, l2)) -> -1 : (h == h2 && l == l2 -> 0 : 1))
#define long_add(to, h, l, h2, l2) d_step { to.high = h + h2 + carry(l, l2); to.low = l + l2 }
#define long_subtract(to, h, l, h2, l2) d_step { to.high = h - h2 - unsigned_less(l, l2); to.low = l - l2 }
#define long_negate(to, h, l) d_step { to.high = 0 - h - (l != 0); to.low = 0 - l }
#define long_and(to, h, l, h2, l2) d_step { to.high = h & h2; to.low = l & l2 }
#define long_or(to, h, l, h2, l2) d_step { to.high = h | h2; to.low = l | l2 }
#define long_xor(to, h, l, h2, l2) d_step { to.high = h ^ h2; to.low = l ^ l2 }
#define long_shift_left(to, h, l, n) d_step { if :: n == 0 -> to.high = h; to.low = l :: n > 0 && n < 32 -> to.high = (h << n) | unsigned_shift(l, 32 - n); to.low = l << n :: else -> to.high = l << (n - 32); to.low = 0 fi }
#define long_shift_right(to, h, l, n) d_step { if :: n == 0 -> to.high = h; to.low = l :: n > 0 && n < 32 -> to.low = unsigned_shift(l, n) | (h << (32 - n)); to.high = h >> n :: else -> to.low = h >> (n - 32); to.high = h >> 31 fi }
#define long_shift_unsigned(to, h, l, n) d_step { if :: n == 0 -> to.high = h; to.low = l :: n > 0 && n < 32 -> to.low = unsigned_shift(l, n) | (h << (32 - n)); to.high = unsigned_shift(h, n) :: else -> to.low = unsigned_shift(h, n - 32); to.high = 0 fi }
/* Products of 16 bits, and a division bit by bit; what is hidden is used within one step only. */
hidden int long_p, long_q, long_r, long_s, long_h, long_l, long_h2, long_l2, long_n;
#define long_multiply(to, h, l, h2, l2) d_step { long_p = (l & 65535) * (l2 & 65535); long_q = (l & 65535) * unsigned_shift(l2, 16); long_r = unsigned_shift(l, 16) * (l2 & 65535); long_s = unsigned_shift(long_p, 16) + (long_q & 65535) + (long_r & 65535); long_h = unsigned_shift(l, 16) * unsigned_shift(l2, 16) + unsigned_shift(long_q, 16) + unsigned_shift(long_r, 16) + unsigned_shift(long_s, 16) + l * h2 + h * l2; to.high = long_h; to.low = (long_p & 65535) | (long_s << 16) }
#define long_magnitudes(h, l, h2, l2) long_h = (h < 0 -> 0 - h - (l != 0) : h); long_l = (h < 0 -> 0 - l : l); long_h2 = (h2 < 0 -> 0 - h2 - (l2 != 0) : h2); long_l2 = (h2 < 0 -> 0 - l2 : l2)
#define long_bits() long_p = 0; long_q = 0; long_n = 0; do :: long_n < 64 -> long_p = (long_p << 1) | unsigned_shift(long_q, 31); long_q = (long_q << 1) | unsigned_shift(long_h, 31); long_h = (long_h << 1) | unsigned_shift(long_l, 31); long_l = long_l << 1; if :: unsigned_less(long_h2, long_p) || (long_p == long_h2 && !unsigned_less(long_q, long_l2)) -> long_p = long_p - long_h2 - unsigned_less(long_q, long_l2); long_q = long_q - long_l2; long_l = long_l | 1 :: else fi; long_n++ :: else -> break od
#define long_divide(to, h, l, h2, l2) d_step { long_s = (h < 0) != (h2 < 0); long_magnitudes(h, l, h2, l2); long_bits(); if :: long_s != 0 -> to.high = 0 - long_h - (long_l != 0); to.low = 0 - long_l :: else -> to.high = long_h; to.low = long_l fi }
#define long_remainder(to, h, l, h2, l2) d_step { long_s = (h < 0); long_magnitudes(h, l, h2, l2); long_bits(); if :: long_s != 0 -> to.high = 0 - long_p - (long_q != 0); to.low = 0 - long_q :: else -> to.high = long_p; to.low = long_q fi }";
