//! Random formulas and words: a fixed sequence for each seed.

use temporal::{Formula, Lasso};

/// A generator of numbers (xorshift64*).
pub(crate) struct Random(u64);

impl Random {
    pub(crate) fn new(seed: u64) -> Random {
        Random(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    pub(crate) fn below(&mut self, bound: u64) -> u64 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        (self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 33) % bound
    }

    /// A formula over three atoms with about so many operators.
    pub(crate) fn formula(&mut self, size: u64, with_next: bool) -> Formula {
        if size == 0 {
            return match self.below(12) {
                0 => Formula::True,
                1 => Formula::False,
                atom => Formula::Atom(atom as u32 % 3),
            };
        }
        let unary = [Formula::Not, Formula::Eventually, Formula::Always, Formula::Next];
        let binary = [
            Formula::And,
            Formula::Or,
            Formula::Implies,
            Formula::Until,
            Formula::Release,
            Formula::WeakUntil,
            Formula::Equivalent,
        ];
        let choice = self.below(if with_next { 11 } else { 10 });
        match choice {
            0..7 => {
                let left = self.below(size);
                let (one, two) = (self.formula(left, with_next), self.formula(size - 1 - left, with_next));
                binary[choice as usize](Box::new(one), Box::new(two))
            }
            _ => unary[choice as usize - 7](Box::new(self.formula(size - 1, with_next))),
        }
    }

    /// A word over three atoms.
    pub(crate) fn lasso(&mut self) -> Lasso {
        let length = 1 + self.below(6) as usize;
        let valuations = (0..length).map(|_| self.below(8)).collect();
        let repeats_from = self.below(length as u64) as usize;
        Lasso::new(valuations, repeats_from).unwrap()
    }
}
