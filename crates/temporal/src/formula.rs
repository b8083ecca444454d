//! A formula of linear temporal logic, as it was written.

use std::fmt;

/// A formula over atoms that are known by number only.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Formula {
    /// Always true.
    True,
    /// Never true.
    False,
    /// True where this bit of the valuation is set.
    Atom(u32),
    /// The operand does not hold.
    Not(Box<Formula>),
    /// Both hold.
    And(Box<Formula>, Box<Formula>),
    /// One of them holds.
    Or(Box<Formula>, Box<Formula>),
    /// If the first holds, so does the second.
    Implies(Box<Formula>, Box<Formula>),
    /// Both hold, or neither.
    Equivalent(Box<Formula>, Box<Formula>),
    /// The operand holds one step later.
    Next(Box<Formula>),
    /// The operand holds now or later.
    Eventually(Box<Formula>),
    /// The operand holds from now on.
    Always(Box<Formula>),
    /// The second holds now or later, and the first until then.
    Until(Box<Formula>, Box<Formula>),
    /// As until, or the first holds for ever.
    WeakUntil(Box<Formula>, Box<Formula>),
    /// The second holds until and including the step in which the first does, or for ever.
    Release(Box<Formula>, Box<Formula>),
}

impl Formula {
    /// The formula that holds exactly where this one does not.
    pub fn negated(&self) -> Formula {
        Formula::Not(Box::new(self.clone()))
    }

    /// Whether the formula tells a step from its repetition: whether it says `X`.
    pub fn mentions_next(&self) -> bool {
        let next = match self {
            Formula::Next(_) => true,
            Formula::True | Formula::False | Formula::Atom(_) | Formula::Not(_) => false,
            Formula::And(..) | Formula::Or(..) | Formula::Implies(..) | Formula::Equivalent(..) => false,
            Formula::Eventually(_) | Formula::Always(_) => false,
            Formula::Until(..) | Formula::WeakUntil(..) | Formula::Release(..) => false,
        };
        next || self.operands().into_iter().any(Formula::mentions_next)
    }

    /// Whether every run that breaks the formula does so after finitely many steps, as far as its operators show.
    pub fn is_safety(&self) -> bool {
        self.keeps(true)
    }

    /// Whether no operator that demands something of the far future is left where it counts positively (or negatively).
    fn keeps(&self, positive: bool) -> bool {
        match self {
            Formula::True | Formula::False | Formula::Atom(_) => true,
            Formula::Not(operand) => operand.keeps(!positive),
            Formula::Implies(left, right) => left.keeps(!positive) && right.keeps(positive),
            Formula::Equivalent(left, right) => {
                [left, right].iter().all(|operand| operand.keeps(true) && operand.keeps(false))
            }
            Formula::And(left, right) | Formula::Or(left, right) => left.keeps(positive) && right.keeps(positive),
            Formula::Next(operand) => operand.keeps(positive),
            Formula::Eventually(operand) => !positive && operand.keeps(positive),
            Formula::Always(operand) => positive && operand.keeps(positive),
            Formula::Until(left, right) => !positive && left.keeps(positive) && right.keeps(positive),
            Formula::WeakUntil(left, right) | Formula::Release(left, right) => {
                positive && left.keeps(positive) && right.keeps(positive)
            }
        }
    }

    /// The same formula with other numbers for its atoms.
    pub fn renumbered(&self, numbers: &[u32]) -> Formula {
        let one = |only: &Formula| Box::new(only.renumbered(numbers));
        match self {
            Formula::True => Formula::True,
            Formula::False => Formula::False,
            Formula::Atom(atom) => Formula::Atom(numbers.get(*atom as usize).copied().unwrap_or(*atom)),
            Formula::Not(only) => Formula::Not(one(only)),
            Formula::Next(only) => Formula::Next(one(only)),
            Formula::Eventually(only) => Formula::Eventually(one(only)),
            Formula::Always(only) => Formula::Always(one(only)),
            Formula::And(left, right) => Formula::And(one(left), one(right)),
            Formula::Or(left, right) => Formula::Or(one(left), one(right)),
            Formula::Implies(left, right) => Formula::Implies(one(left), one(right)),
            Formula::Equivalent(left, right) => Formula::Equivalent(one(left), one(right)),
            Formula::Until(left, right) => Formula::Until(one(left), one(right)),
            Formula::WeakUntil(left, right) => Formula::WeakUntil(one(left), one(right)),
            Formula::Release(left, right) => Formula::Release(one(left), one(right)),
        }
    }

    /// The formulas that an operator joins.
    pub(crate) fn operands(&self) -> Vec<&Formula> {
        match self {
            Formula::True | Formula::False | Formula::Atom(_) => Vec::new(),
            Formula::Not(only) | Formula::Next(only) | Formula::Eventually(only) | Formula::Always(only) => vec![only],
            Formula::And(left, right)
            | Formula::Or(left, right)
            | Formula::Implies(left, right)
            | Formula::Equivalent(left, right)
            | Formula::Until(left, right)
            | Formula::WeakUntil(left, right)
            | Formula::Release(left, right) => vec![left, right],
        }
    }
}

/// With all parentheses, atoms as `p0`, `p1`: the words that Spin's `-f` reads.
impl fmt::Display for Formula {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Formula::True => f.write_str("true"),
            Formula::False => f.write_str("false"),
            Formula::Atom(number) => write!(f, "p{number}"),
            Formula::Not(only) => write!(f, "!({only})"),
            Formula::Next(only) => write!(f, "X({only})"),
            Formula::Eventually(only) => write!(f, "<>({only})"),
            Formula::Always(only) => write!(f, "[]({only})"),
            Formula::And(left, right) => write!(f, "({left} && {right})"),
            Formula::Or(left, right) => write!(f, "({left} || {right})"),
            Formula::Implies(left, right) => write!(f, "({left} -> {right})"),
            Formula::Equivalent(left, right) => write!(f, "({left} <-> {right})"),
            Formula::Until(left, right) => write!(f, "({left} U {right})"),
            Formula::WeakUntil(left, right) => write!(f, "({left} W {right})"),
            Formula::Release(left, right) => write!(f, "({left} R {right})"),
        }
    }
}
