//! Which variables a method still needs, of its three-address form. Errs towards needed: an exception may come from any
//! statement of a block.

use crate::shape::Edges;
use flow::form::{BlockId, Form, StatementId, VariableId};
use std::collections::BTreeSet;

/// The variables that are needed where a block begins.
pub(crate) struct Liveness {
    beginnings: Vec<BTreeSet<VariableId>>,
}

impl Liveness {
    pub(crate) fn of(form: &Form, edges: &Edges) -> Liveness {
        let mut liveness = Liveness { beginnings: vec![BTreeSet::new(); form.blocks.len()] };
        loop {
            let mut changed = false;
            for block in form.block_ids().collect::<Vec<_>>().into_iter().rev() {
                let live = liveness.back(form, edges, block, None);
                changed |= live.len() != liveness.beginnings[block.0 as usize].len();
                liveness.beginnings[block.0 as usize] = live;
            }
            if !changed {
                return liveness;
            }
        }
    }

    /// What is needed behind a statement.
    pub(crate) fn behind(&self, form: &Form, edges: &Edges, statement: StatementId) -> BTreeSet<VariableId> {
        self.back(form, edges, form.block_of(statement), Some(statement))
    }

    /// From the end of a block back to behind a statement, or to its beginning.
    fn back(&self, form: &Form, edges: &Edges, block: BlockId, until: Option<StatementId>) -> BTreeSet<VariableId> {
        let at = |block: &BlockId| self.beginnings[block.0 as usize].iter().copied();
        let handlers = &edges.handlers[block.0 as usize];
        let mut live: BTreeSet<VariableId> =
            edges.targets[block.0 as usize].iter().chain(handlers).flat_map(at).collect();
        for id in form.block(block).statement_ids().collect::<Vec<_>>().into_iter().rev() {
            if Some(id) == until {
                break;
            }
            let statement = form.statement(id);
            if let Some(to) = statement.to {
                live.remove(&to);
            }
            live.extend(statement.operands.iter().filter_map(|operand| operand.variable()));
            live.extend(handlers.iter().flat_map(at));
        }
        live
    }
}
