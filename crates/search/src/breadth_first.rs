//! Breadth first: all states that are one step away, then all that are two steps away, and so on.
//!
//! A level is a number of steps. The first schedule found for a violation is therefore one of the shortest, as long as the system
//! reduces no choices: a reduction keeps every violation, but not every run to it.

use crate::frontier::{Entry, Order, Others, Turn};
use crate::store::Insertion;
use crate::visited::Visited;
use model::{Choice, Reason, TransitionSystem};

/// Levels are numbers of steps.
pub(crate) struct BreadthFirst;

impl Order for BreadthFirst {
    fn arrived(
        &mut self,
        insertion: Insertion,
        _agent: Option<u32>,
        _visited: &mut Visited,
    ) -> Result<Option<Turn>, Reason> {
        Ok(insertion.new.then_some(Turn::NextLevel))
    }

    fn last_comes_first(&self) -> bool {
        false
    }

    fn select<S: TransitionSystem>(
        &mut self,
        _entry: &Entry,
        _choices: &mut Vec<Choice>,
        _system: &mut S,
        _visited: &mut Visited,
    ) -> Result<Others, Reason> {
        Ok(Others::Dropped)
    }

    fn reduces(&self) -> bool {
        true
    }

    fn allows(&self, _level: u64) -> bool {
        true
    }
}
