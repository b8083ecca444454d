//! Pairs of classes with predicates over both, and which classes cannot have their objects noted.

use super::Planner;
use crate::group::{Ground, Group};
use crate::predicate::{Pair, Predicate};
use crate::protection::SILENT;
use crate::solver::Solver;
use crate::symbolic::Terms;
use crate::term::Side;
use program::ClassRef;

/// Two classes with predicates over both, and what the bits of a pair are if one object of it is new.
pub(crate) struct Paired {
    pub(crate) pair: Pair,
    pub(crate) new_first: Group,
    pub(crate) new_second: Group,
}

impl Planner<'_> {
    pub(super) fn pairs(&self, solver: &mut Solver) -> Vec<Paired> {
        let terms = Terms::default();
        let ground = Ground { predicates: self.predicates, terms: &terms };
        let mut pairs: Vec<Paired> = Vec::new();
        for pair in self.predicates.iter().filter_map(Predicate::pair) {
            if !pairs.iter().any(|known| known.pair.bearer() == pair.bearer()) {
                let [new_first, new_second] =
                    [Side::First, Side::Second].map(|new| ground.birth_of_pair(pair, new, solver));
                pairs.push(Paired { pair, new_first, new_second });
            }
        }
        pairs
    }
}

/// Objects are noted behind the constructor of the class library that theirs calls. One that calls methods of the
/// program would show them before.
pub(super) fn noted_late(listed: &[ClassRef]) -> Vec<String> {
    let late = |class: &&ClassRef| {
        let above = std::iter::successors(Some(**class), |class| class.super_class);
        let first = above.into_iter().find(|class| !class.is_application());
        first.is_some_and(|first| !SILENT.contains(&first.name))
    };
    let words = |class: &ClassRef| {
        format!(
            "objects of {} begin with a constructor of the class library, in which bits are not followed",
            class.java_name()
        )
    };
    listed.iter().filter(late).map(words).collect()
}
