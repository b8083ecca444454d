//! The exception table (JVMS 4.7.3, 2.10): for each block its handlers, in the order in which they are tried.
//!
//! Ranges of neighbouring blocks with the same handler are one entry. The table has one order for all blocks; where
//! the orders of blocks contradict each other, every block gets entries of its own.

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

/// The table for blocks in the order of the code: what of each is protected, and by which handlers.
pub(super) fn table(blocks: &[(Range<usize>, Vec<Target>)]) -> Vec<Row> {
    let blocks: Vec<_> = blocks.iter().filter(|(range, _)| !range.is_empty()).collect();
    let Some(targets) = common_order(blocks.iter().map(|(_, targets)| targets)) else {
        let rows = |(range, targets): &&(Range<usize>, Vec<Target>)| {
            let range = range.clone();
            targets.clone().into_iter().map(move |target| Row { range: range.clone(), target })
        };
        return blocks.iter().flat_map(rows).collect();
    };
    let mut rows: Vec<Row> = Vec::new();
    for target in targets {
        let begin = rows.len();
        for (range, _) in blocks.iter().filter(|(_, targets)| targets.contains(&target)) {
            match rows[begin..].last_mut() {
                Some(last) if last.range.end == range.start => last.range.end = range.end,
                _ => rows.push(Row { range: range.clone(), target }),
            }
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

    #[test]
    fn ranges_of_neighbours_are_one_and_the_order_is_kept() {
        let blocks = [
            (0..3, vec![OUTER]),
            (3..5, vec![INNER, OUTER]),
            (5..5, vec![INNER]),
            (5..9, vec![INNER, OUTER]),
            (12..14, vec![INNER]),
        ];
        assert_eq!(table(&blocks), [row(3..9, INNER), row(12..14, INNER), row(0..9, OUTER)]);
    }

    #[test]
    fn contradicting_orders_get_entries_of_their_own() {
        let blocks = [(0..3, vec![INNER, OUTER]), (3..5, vec![OUTER, INNER])];
        let expected = [row(0..3, INNER), row(0..3, OUTER), row(3..5, OUTER), row(3..5, INNER)];
        assert_eq!(table(&blocks), expected);
    }
}
