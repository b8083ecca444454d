//! Words that end in a loop, and whether a formula holds on them.
//!
//! By the definition of each operator, from the smallest subformula to the whole: nothing is shared with the automata,
//! so that a counterexample that an automaton has found can be checked here.

use crate::formula::Formula;

/// An infinite word: valuations, the last of which is followed by the one at `repeats_from`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lasso {
    valuations: Vec<u64>,
    repeats_from: usize,
}

impl Lasso {
    /// A word; nothing where the loop would be empty.
    pub fn new(valuations: Vec<u64>, repeats_from: usize) -> Option<Lasso> {
        (repeats_from < valuations.len()).then_some(Lasso { valuations, repeats_from })
    }

    /// The valuations up to the end of the first loop.
    pub fn valuations(&self) -> &[u64] {
        &self.valuations
    }

    /// Whether the formula holds of the word from its beginning.
    pub fn satisfies(&self, formula: &Formula) -> bool {
        self.values(formula)[0]
    }

    /// Where the formula holds.
    fn values(&self, formula: &Formula) -> Vec<bool> {
        match formula {
            Formula::True => vec![true; self.valuations.len()],
            Formula::False => vec![false; self.valuations.len()],
            Formula::Atom(atom) => self.valuations.iter().map(|valuation| valuation >> atom & 1 == 1).collect(),
            Formula::Not(only) => self.values(only).iter().map(|value| !value).collect(),
            Formula::And(left, right) => self.each(left, right, |left, right| left && right),
            Formula::Or(left, right) => self.each(left, right, |left, right| left || right),
            Formula::Implies(left, right) => self.each(left, right, |left, right| !left || right),
            Formula::Equivalent(left, right) => self.each(left, right, |left, right| left == right),
            Formula::Next(only) => {
                let values = self.values(only);
                (0..values.len()).map(|at| values[self.after(at)]).collect()
            }
            Formula::Eventually(only) => self.settle(&self.values(only), false, |now, later| now || later),
            Formula::Always(only) => self.settle(&self.values(only), true, |now, later| now && later),
            Formula::Until(left, right) => self.unfold(left, right, false, |left, right, later| right || left && later),
            Formula::WeakUntil(left, right) => {
                self.unfold(left, right, true, |left, right, later| right || left && later)
            }
            Formula::Release(left, right) => {
                self.unfold(left, right, true, |left, right, later| right && (left || later))
            }
        }
    }

    fn after(&self, at: usize) -> usize {
        if at + 1 < self.valuations.len() { at + 1 } else { self.repeats_from }
    }

    fn each(&self, left: &Formula, right: &Formula, join: fn(bool, bool) -> bool) -> Vec<bool> {
        self.values(left).into_iter().zip(self.values(right)).map(|(left, right)| join(left, right)).collect()
    }

    /// The least (begun with false) or greatest solution of `value = step(operand, value one step later)`.
    fn settle(&self, operand: &[bool], begin: bool, step: fn(bool, bool) -> bool) -> Vec<bool> {
        let mut values = vec![begin; operand.len()];
        // The second round carries what the loop has shown once around it.
        for _ in 0..2 {
            for at in (0..operand.len()).rev() {
                values[at] = step(operand[at], values[self.after(at)]);
            }
        }
        values
    }

    fn unfold(&self, left: &Formula, right: &Formula, begin: bool, step: fn(bool, bool, bool) -> bool) -> Vec<bool> {
        let (left, right) = (self.values(left), self.values(right));
        let mut values = vec![begin; left.len()];
        for _ in 0..2 {
            for at in (0..left.len()).rev() {
                values[at] = step(left[at], right[at], values[self.after(at)]);
            }
        }
        values
    }
}
