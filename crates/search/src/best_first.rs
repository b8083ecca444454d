//! Best first: of all states that are known and not opened, the one that promises most; among equals the one found first.
//!
//! What a state promises is the system's affair (`TransitionSystem::promise`). There are no levels: nothing is covered before all is.
//! Reduction as breadth first.

use crate::frontier::{Entry, Order, Others, Turn};
use crate::store::Insertion;
use crate::visited::Visited;
use model::{Choice, Reason, TransitionSystem};

/// States that promise more first.
pub(crate) struct BestFirst;

impl Order for BestFirst {
    fn arrived(
        &mut self,
        insertion: Insertion,
        _agent: Option<u32>,
        _visited: &mut Visited,
    ) -> Result<Option<Turn>, Reason> {
        Ok(insertion.new.then_some(Turn::ByPromise))
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

    fn has_levels(&self) -> bool {
        false
    }
}
