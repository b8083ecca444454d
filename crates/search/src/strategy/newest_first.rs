//! Newest first: of all states that are known and not opened, the one found last.

use crate::frontier::{Opening, Order};
use crate::store::Insertion;
use crate::visited::Visited;
use model::Reason;

/// States found last first.
pub(crate) struct NewestFirst;

impl Order for NewestFirst {
    fn arrived(
        &mut self,
        insertion: Insertion,
        _agent: Option<u32>,
        _visited: &mut Visited,
    ) -> Result<Option<Opening>, Reason> {
        Ok(insertion.new.then_some(Opening::ThisLevel))
    }

    fn last_comes_first(&self) -> bool {
        true
    }

    fn has_levels(&self) -> bool {
        false
    }
}
