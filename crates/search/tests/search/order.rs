//! In which order each strategy visits the states of a small graph.

use crate::noting::Noting;
use crate::plans::{CONTEXT_BOUND, exact, search_playing};
use search::toys::{Digraph, Playing};
use search::{Plan, Strategy};

/// ```text
///          ┌─0─► 1 ──0──► 3 ─┐
///     0 ───┤     └──1──► 4   0
///          └─1─► 2 ──1──► 5  ▼
///                └──0──► 3   6
/// ```
fn graph() -> Digraph {
    Digraph::of(&[(0, 0, 1), (0, 1, 2), (1, 0, 3), (1, 1, 4), (2, 1, 5), (2, 0, 3), (3, 0, 6)])
}

fn visited(plan: &Plan) -> Vec<u32> {
    let graph = graph();
    let noting = Noting::new(&graph);
    search_playing(&mut Playing::new(&noting), plan);
    noting.inspected.take()
}

#[test]
fn depth_first_follows_the_first_choice_to_its_end() {
    assert_eq!(visited(&exact(Strategy::DepthFirst)), [0, 1, 3, 6, 4, 2, 5]);
}

#[test]
fn depth_first_is_the_same_when_it_restores() {
    assert_eq!(visited(&Plan { undo_window: 1, ..exact(Strategy::DepthFirst) }), [0, 1, 3, 6, 4, 2, 5]);
}

#[test]
fn breadth_first_goes_level_by_level() {
    assert_eq!(visited(&exact(Strategy::BreadthFirst)), [0, 1, 2, 3, 4, 5, 6]);
}

/// At the start a switch is free: agents 0 and 1 each run to their end (1 3 6, and 2 5), then come the preemptions: 4
/// at node 1.
#[test]
fn context_bounding_leaves_preemptions_for_later() {
    assert_eq!(visited(&exact(CONTEXT_BOUND)), [0, 1, 2, 5, 3, 6, 4]);
}

#[test]
fn a_bound_of_no_preemption_leaves_them_out() {
    assert_eq!(visited(&exact(Strategy::ContextBound { preemptions: Some(0) })), [0, 1, 2, 5, 3, 6]);
}
