//! Breadth first: all states that are one step away, then all that are two steps away, and so on.
//!
//! A level is a number of steps. The first schedule found for a violation is therefore one of the shortest, as long as
//! the system reduces no choices: a reduction keeps every violation, but not every run to it. Which of several
//! persistent sets of choices is taken is decided by turns: otherwise the endless run of one agent, which nobody
//! disturbs, would put off all others from level to level.

use crate::frontier::{Opening, Order};
use crate::store::Insertion;
use crate::visited::Visited;
use model::Reason;

/// Levels are numbers of steps.
pub(crate) struct BreadthFirst;

impl Order for BreadthFirst {
    fn arrived(
        &mut self,
        insertion: Insertion,
        _agent: Option<u32>,
        _visited: &mut Visited,
    ) -> Result<Option<Opening>, Reason> {
        Ok(insertion.new.then_some(Opening::NextLevel))
    }

    fn takes_turns(&self) -> bool {
        true
    }
}
