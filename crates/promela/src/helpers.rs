//! Static methods of the classes of boxed values that are one expression: `Integer.compare`, `Long.max`, and the like.

use crate::body::Body;
use crate::expression::Expression;
use crate::long::{assignment, halves};
use flow::form::{Statement, StatementId};
use program::MethodRef;

/// What a method computes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Helper {
    Compare,
    Max,
    Min,
    Sum,
    Sign,
    /// `hashCode` of a primitive value.
    Hash,
    And,
    Or,
    Xor,
    /// `Integer.parseInt` of a constant.
    Parse,
}

/// What a method is; nothing for those that models do not have.
pub(crate) fn known(method: MethodRef) -> Option<Helper> {
    let is_such = matches!(
        method.class.name,
        "java/lang/Boolean"
            | "java/lang/Byte"
            | "java/lang/Character"
            | "java/lang/Short"
            | "java/lang/Integer"
            | "java/lang/Long"
    );
    if !is_such || !method.is_static() {
        return None;
    }
    Some(match (method.name, method.descriptor) {
        ("compare", _) => Helper::Compare,
        ("max", "(II)I" | "(JJ)J") => Helper::Max,
        ("min", "(II)I" | "(JJ)J") => Helper::Min,
        ("sum", "(II)I" | "(JJ)J") => Helper::Sum,
        ("signum", "(I)I") => Helper::Sign,
        ("hashCode", _) => Helper::Hash,
        ("logicalAnd", _) => Helper::And,
        ("logicalOr", _) => Helper::Or,
        ("logicalXor", _) => Helper::Xor,
        ("parseInt", "(Ljava/lang/String;)I") => Helper::Parse,
        _ => return None,
    })
}

/// What `parseInt` throws.
pub(crate) const NO_NUMBER: &str = "java/lang/NumberFormatException";

impl Body<'_, '_> {
    pub(crate) fn call_helper(&mut self, id: StatementId, statement: &Statement, helper: Helper, resolved: MethodRef) {
        if helper == Helper::Parse {
            match self.text_of(statement.operands[0]).map(|text| (text.parse::<i32>(), text.is_ascii())) {
                Some((Ok(number), _)) => self.define(id, Expression::atom(crate::body::number(number))),
                Some((Err(_), true)) => {
                    self.raise_if(id, "true", NO_NUMBER);
                    self.define(id, Expression::atom("0"));
                }
                _ => self.cx.refuse("Integer.parseInt of a text that is not constant", Some(self.place(id))),
            }
            return;
        }
        if resolved.descriptor.starts_with("(J") {
            self.help_with_long(id, statement, helper);
            return;
        }
        let names = ["one", "other"];
        let mut parts: Vec<Expression> = Vec::new();
        for (number, operand) in statement.operands.iter().enumerate().rev() {
            parts.insert(0, self.take_simple(*operand, names[number.min(1)], id));
        }
        let one = parts[0].part();
        let other = parts.get(1).map(Expression::part).unwrap_or_default();
        let is_int = resolved.class.name == "java/lang/Integer";
        let text = match helper {
            Helper::Compare if is_int => format!("({one} < {other} -> -1 : ({one} == {other} -> 0 : 1))"),
            Helper::Compare => format!("({one} - {other})"),
            Helper::Max => format!("({one} >= {other} -> {one} : {other})"),
            Helper::Min => format!("({one} <= {other} -> {one} : {other})"),
            Helper::Sum => format!("({one} + {other})"),
            Helper::Sign => format!("({one} < 0 -> -1 : ({one} == 0 -> 0 : 1))"),
            Helper::Hash if resolved.class.name == "java/lang/Boolean" => format!("({one} -> 1231 : 1237)"),
            Helper::Hash | Helper::Parse => one,
            Helper::And => format!("({one} & {other})"),
            Helper::Or => format!("({one} | {other})"),
            Helper::Xor => format!("({one} ^ {other})"),
        };
        let value = Expression::of(text, &parts.iter().collect::<Vec<_>>()).closed();
        let is_boolean = resolved.result == b'Z';
        self.define(id, Expression { is_boolean, ..value });
    }

    fn help_with_long(&mut self, id: StatementId, statement: &Statement, helper: Helper) {
        let parts: Vec<Expression> = statement.operands.iter().map(|operand| self.take_long(*operand)).collect();
        let (high, low) = halves(&parts[0]);
        let all: Vec<&Expression> = parts.iter().collect();
        if helper == Helper::Hash {
            self.define(id, Expression::of(format!("({high} ^ {low})"), &all).closed());
            return;
        }
        let Some(other) = parts.get(1) else { return };
        let (high_2, low_2) = halves(other);
        let compared = format!("long_compare({high}, {low}, {high_2}, {low_2})");
        if helper == Helper::Compare {
            self.define(id, Expression::of(compared, &all).closed());
            return;
        }
        let Some(to) = statement.to else { return };
        self.settle_readers(to);
        let to = self.variable(to);
        let text = match helper {
            Helper::Max | Helper::Min => {
                let sign = if helper == Helper::Max { ">=" } else { "<=" };
                let (one, two) = (assignment(&to, &parts[0]), assignment(&to, other));
                let (one, two) = (one.trim_end_matches(';'), two.trim_end_matches(';'));
                format!("if :: {compared} {sign} 0 -> {one} :: else -> {two} fi;")
            }
            _ => format!("long_add({to}, {high}, {low}, {high_2}, {low_2});"),
        };
        self.writer.statement(&text, self.line(id), None);
    }
}
