//! Best first: of all states that are known and not opened, the one that promises most; among equals the one found
//! first.
//!
//! What a state promises is the system's affair (`TransitionSystem::promise`). There are no levels: nothing is covered
//! before all is. Reduction as breadth first.

use crate::frontier::{Opening, Order};
use crate::store::Insertion;
use crate::visited::Visited;
use model::Reason;

/// States that promise more first.
pub(crate) struct BestFirst;

impl Order for BestFirst {
    fn arrived(
        &mut self,
        insertion: Insertion,
        _agent: Option<u32>,
        _visited: &mut Visited,
    ) -> Result<Option<Opening>, Reason> {
        Ok(insertion.new.then_some(Opening::ByPromise))
    }

    fn has_levels(&self) -> bool {
        false
    }
}
