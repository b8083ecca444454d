//! A relation between bits before and bits after, as a tree of tests with sets of outcomes at its leaves.
//!
//! The tree admits exactly the rows of the relation: it is the strongest update that the bits can express.

use crate::solver::Rows;
use std::collections::BTreeSet;

/// What is done where the bits are known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Decision {
    /// Goes on by the bit of this number: where it is true, where it is false.
    Test(usize, Box<Decision>, Box<Decision>),
    /// Any of these; none where the bits contradict each other, so that no state of the program is meant.
    Outcomes(BTreeSet<u32>),
}

impl Decision {
    pub(crate) fn of(rows: &Rows, before: usize, after: usize) -> Decision {
        match rows {
            Rows::These(rows) => tree(rows, 0, before),
            Rows::Any => Decision::Outcomes((0..1 << after).collect()),
        }
    }

    /// Whether some leaf has several outcomes.
    pub(crate) fn chooses(&self) -> bool {
        match self {
            Decision::Test(_, one, two) => one.chooses() || two.chooses(),
            Decision::Outcomes(outcomes) => outcomes.len() > 1,
        }
    }
}

fn tree(rows: &BTreeSet<(u32, u32)>, bit: usize, bits: usize) -> Decision {
    if bit == bits {
        return Decision::Outcomes(rows.iter().map(|(_, after)| *after).collect());
    }
    let with = |value: bool| -> BTreeSet<(u32, u32)> {
        rows.iter().copied().filter(|(before, _)| (before >> bit & 1 == 1) == value).collect()
    };
    let (yes, no) = (tree(&with(true), bit + 1, bits), tree(&with(false), bit + 1, bits));
    if yes == no { yes } else { Decision::Test(bit, Box::new(yes), Box::new(no)) }
}

#[cfg(test)]
mod tests {
    use super::Decision;
    use crate::solver::Rows;

    #[test]
    fn a_bit_that_does_not_matter_is_not_tested() {
        let rows = Rows::These([(0, 0), (1, 0), (2, 1), (3, 1)].into());
        let leaf = |outcome: u32| Box::new(Decision::Outcomes([outcome].into()));
        assert_eq!(Decision::of(&rows, 2, 1), Decision::Test(1, leaf(1), leaf(0)));
    }

    #[test]
    fn no_answer_is_any_answer() {
        assert_eq!(Decision::of(&Rows::Any, 5, 2), Decision::Outcomes([0, 1, 2, 3].into()));
    }
}
