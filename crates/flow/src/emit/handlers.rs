//! The exception table (JVMS 4.7.3, 2.10): for each block its handlers, in the order in which they are tried.
//!
//! Ranges of neighbouring blocks with the same handler are one entry. An entry ends behind the last instruction that
//! may throw: what follows the exit of a monitor must not seem to lead to a handler that leaves it again. The table has
//! one order for all blocks; where the orders of blocks contradict each other, every block gets entries of its own.

use petgraph::algo::toposort;
use petgraph::graph::{DiGraph, NodeIndex};
use std::ops::Range;

/// Where a handler begins and what it catches.
pub(super) type Target = (u16, u16);

/// A row of the exception table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Row {
    pub range: Range<usize>,
    pub target: Target,
}

/// What of a block is protected, and by which handlers.
pub(super) struct Protected {
    pub range: Range<usize>,
    /// Behind the last instruction that may throw; the end of the range if there is none.
    pub throwing: usize,
    pub targets: Vec<Target>,
}

/// The table for blocks in the order of the code.
pub(super) fn table(blocks: &[Protected]) -> Vec<Row> {
    let blocks: Vec<&Protected> = blocks.iter().filter(|block| !block.range.is_empty()).collect();
    let Some(targets) = common_order(blocks.iter().map(|block| &block.targets)) else {
        let rows = |block: &&Protected| {
            let range = block.range.start..block.throwing;
            block.targets.clone().into_iter().map(move |target| Row { range: range.clone(), target })
        };
        return blocks.iter().flat_map(rows).collect();
    };
    let mut rows: Vec<Row> = Vec::new();
    for target in targets {
        let mut end = None;
        for Protected { range, throwing, .. } in blocks.iter().filter(|block| block.targets.contains(&target)) {
            match rows.last_mut() {
                Some(last) if end == Some(range.start) => last.range.end = *throwing,
                _ => rows.push(Row { range: range.start..*throwing, target }),
            }
            end = Some(range.end);
        }
    }
    rows
}

/// An order that keeps all of these orders.
fn common_order<'t>(orders: impl Iterator<Item = &'t Vec<Target>>) -> Option<Vec<Target>> {
    let mut graph: DiGraph<Target, ()> = DiGraph::new();
    for order in orders {
        let mut before: Option<NodeIndex> = None;
        for (place, target) in order.iter().enumerate() {
            // Only the first of two equal handlers is ever tried.
            if order[..place].contains(target) {
                continue;
            }
            let known = graph.node_indices().find(|node| graph[*node] == *target);
            let node = known.unwrap_or_else(|| graph.add_node(*target));
            if let Some(before) = before {
                graph.update_edge(before, node, ());
            }
            before = Some(node);
        }
    }
    let sorted = toposort(&graph, None).ok()?;
    Some(sorted.into_iter().map(|node| graph[node]).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    const INNER: Target = (50, 1);
    const OUTER: Target = (60, 0);

    fn row(range: Range<usize>, target: Target) -> Row {
        Row { range, target }
    }

    fn block(range: Range<usize>, targets: &[Target]) -> Protected {
        Protected { throwing: range.end, range, targets: targets.to_vec() }
    }

    #[test]
    fn ranges_of_neighbours_are_one_and_the_order_is_kept() {
        let blocks = [
            block(0..3, &[OUTER]),
            block(3..5, &[INNER, OUTER]),
            block(5..5, &[INNER]),
            block(5..9, &[INNER, OUTER]),
            block(12..14, &[INNER]),
        ];
        assert_eq!(table(&blocks), [row(3..9, INNER), row(12..14, INNER), row(0..9, OUTER)]);
    }

    #[test]
    fn contradicting_orders_get_entries_of_their_own() {
        let blocks = [block(0..3, &[INNER, OUTER]), block(3..5, &[OUTER, INNER])];
        let expected = [row(0..3, INNER), row(0..3, OUTER), row(3..5, OUTER), row(3..5, INNER)];
        assert_eq!(table(&blocks), expected);
    }

    #[test]
    fn an_entry_ends_behind_the_last_instruction_that_may_throw() {
        let shorter = |range: Range<usize>, throwing| Protected { throwing, ..block(range, &[INNER]) };
        let blocks = [shorter(0..3, 1), shorter(3..9, 7), shorter(12..14, 13)];
        assert_eq!(table(&blocks), [row(0..7, INNER), row(12..13, INNER)]);
    }
}
