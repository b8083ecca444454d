//! Expressions of Promela under way, and values that wait to be put into one.

use crate::folding::mentions;
use crate::model::Deed;
use flow::form::VariableId;

/// An expression.
#[derive(Clone, Debug)]
pub(crate) struct Expression {
    pub(crate) text: String,
    /// Needs no parentheses.
    pub(crate) is_atom: bool,
    /// False or true.
    pub(crate) is_boolean: bool,
    /// What other threads may see of its evaluation.
    pub(crate) deed: Option<Deed>,
    /// The halves of a `long`.
    pub(crate) wide: Option<(String, String)>,
    /// The variables that it reads.
    pub(crate) variables: Vec<VariableId>,
}

impl Expression {
    pub(crate) fn atom(text: impl Into<String>) -> Expression {
        Expression {
            text: text.into(),
            is_atom: true,
            is_boolean: false,
            deed: None,
            wide: None,
            variables: Vec::new(),
        }
    }

    /// Whether it reads a variable, or another one that has its name.
    pub(crate) fn reads(&self, variable: VariableId, name: &str) -> bool {
        let halves = self.wide.iter().flat_map(|(high, low)| [high, low]);
        self.variables.contains(&variable) || halves.chain([&self.text]).any(|text| mentions(text, name))
    }

    pub(crate) fn boolean(self) -> Expression {
        Expression { is_boolean: true, ..self }
    }

    /// With parentheses where it needs them.
    pub(crate) fn part(&self) -> String {
        if self.is_atom { self.text.clone() } else { format!("({})", self.text) }
    }

    /// An expression made of others.
    pub(crate) fn of(text: String, parts: &[&Expression]) -> Expression {
        Expression {
            text,
            is_atom: false,
            is_boolean: false,
            wide: None,
            deed: parts.iter().find_map(|part| part.deed.clone()),
            variables: parts.iter().flat_map(|part| part.variables.iter().copied()).collect(),
        }
    }

    /// As an expression that needs parentheses within others.
    pub(crate) fn opened(self) -> Expression {
        Expression { is_atom: false, ..self }
    }

    /// As an expression that is read as a whole.
    pub(crate) fn closed(self) -> Expression {
        Expression { is_atom: true, ..self }
    }
}

/// A comparison in words of Promela.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Comparison {
    Equal,
    Different,
    Less,
    AtLeast,
    Greater,
    AtMost,
}

impl Comparison {
    fn sign(self) -> &'static str {
        match self {
            Comparison::Equal => "==",
            Comparison::Different => "!=",
            Comparison::Less => "<",
            Comparison::AtLeast => ">=",
            Comparison::Greater => ">",
            Comparison::AtMost => "<=",
        }
    }

    pub(crate) fn negated(self) -> Comparison {
        match self {
            Comparison::Equal => Comparison::Different,
            Comparison::Different => Comparison::Equal,
            Comparison::Less => Comparison::AtLeast,
            Comparison::AtLeast => Comparison::Less,
            Comparison::Greater => Comparison::AtMost,
            Comparison::AtMost => Comparison::Greater,
        }
    }

    /// The comparison of two expressions; what is false or true is not compared with 0.
    pub(crate) fn of(self, one: &Expression, other: &Expression) -> Expression {
        let is_zero = other.text == "0" && one.is_boolean;
        let text = match (is_zero, self) {
            (true, Comparison::Equal) => format!("!{}", one.part()),
            (true, Comparison::Different) => one.text.clone(),
            _ => format!("{} {} {}", one.part(), self.sign(), other.part()),
        };
        Expression { is_boolean: true, ..Expression::of(text, &[one, other]) }
    }
}
