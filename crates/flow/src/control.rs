//! Where control may go from each statement of a form; dominators, post-dominators, control dependence, loops.
//!
//! Statements are the nodes, and one more for the end of the method, however it ends. Which statements may throw is the
//! caller's to say; such a statement may go to the handlers of its block as far as one that catches everything, or else
//! to the end. Control dependence is that of Ferrante, Ottenstein and Warren (1987): a statement depends on those that
//! decide whether it is executed. Statements from which the end cannot be reached count as if any of them might go
//! there, so that post-dominators exist for endless loops as well; what an endless loop keeps from happening is not
//! control dependence here.

use crate::form::{Form, StatementId};
use petgraph::algo::dominators::{Dominators, simple_fast};
use petgraph::algo::tarjan_scc;
use petgraph::graph::{DiGraph, NodeIndex};
use petgraph::visit::{IntoNeighbors, IntoNodeIdentifiers, NodeFiltered, NodeIndexable, Reversed};
use std::collections::BTreeSet;

/// The control-flow graph of a form, statement by statement.
#[derive(Clone, Debug)]
pub struct Control {
    graph: DiGraph<(), ()>,
    /// Whether the end can be reached from each statement.
    ends: Vec<bool>,
}

impl Control {
    /// The graph of a form in which these statements may throw.
    pub fn of(form: &Form, may_throw: impl Fn(StatementId) -> bool) -> Control {
        let mut graph = DiGraph::with_capacity(form.statements.len() + 1, form.statements.len() * 2);
        for _ in 0..=form.statements.len() {
            graph.add_node(());
        }
        let mut control = Control { graph, ends: Vec::new() };
        for block in &form.blocks {
            for id in block.statement_ids() {
                if id != block.end() {
                    control.add(id, StatementId(id.0 + 1));
                }
                if may_throw(id) {
                    control.add_handlers(form, id, block);
                }
            }
            control.add_targets(form, block);
        }
        control.ends = control.reaching_end();
        control
    }

    fn add(&mut self, from: StatementId, to: StatementId) {
        let (from, to) = (NodeIndex::new(from.0 as usize), NodeIndex::new(to.0 as usize));
        self.graph.update_edge(from, to, ());
    }

    fn add_targets(&mut self, form: &Form, block: &crate::form::Block) {
        if block.targets.is_empty() {
            self.add(block.end(), self.end());
        }
        for target in &block.targets {
            self.add(block.end(), StatementId(form.block(*target).statements.start));
        }
    }

    fn add_handlers(&mut self, form: &Form, id: StatementId, block: &crate::form::Block) {
        for catcher in &block.handlers {
            self.add(id, StatementId(form.block(catcher.block).statements.start));
            if catcher.catch_type == 0 {
                return;
            }
        }
        self.add(id, self.end());
    }

    /// The end of the method, as a statement behind all others.
    pub fn end(&self) -> StatementId {
        StatementId(self.graph.node_count() as u32 - 1)
    }

    /// What may follow a statement.
    pub fn successors(&self, statement: StatementId) -> impl Iterator<Item = StatementId> {
        self.graph.neighbors(NodeIndex::new(statement.0 as usize)).map(id)
    }

    /// What a statement may follow.
    fn predecessors(&self, statement: StatementId) -> impl Iterator<Item = StatementId> {
        let incoming = petgraph::Direction::Incoming;
        self.graph.neighbors_directed(NodeIndex::new(statement.0 as usize), incoming).map(id)
    }

    fn reaching_end(&self) -> Vec<bool> {
        let mut reaches = vec![false; self.graph.node_count()];
        let mut waiting = vec![self.end()];
        while let Some(next) = waiting.pop() {
            if !std::mem::replace(&mut reaches[next.0 as usize], true) {
                waiting.extend(self.predecessors(next));
            }
        }
        reaches
    }

    /// For each statement the one through which every way to it leads last; none for the first.
    pub fn dominators(&self) -> Tree {
        Tree::new(&simple_fast(&self.graph, NodeIndex::new(0)), self.graph.node_count())
    }

    /// For each statement the one through which every way from it to the end leads first.
    pub fn post_dominators(&self) -> Tree {
        let end = NodeIndex::new(self.end().0 as usize);
        let mut graph = self.graph.clone();
        for (number, _) in self.ends.iter().enumerate().filter(|(_, ends)| !**ends) {
            graph.update_edge(NodeIndex::new(number), end, ());
        }
        Tree::new(&simple_fast(Reversed(&graph), end), graph.node_count())
    }

    /// For each statement those that decide whether it is executed.
    pub fn control_dependences(&self) -> Vec<Vec<StatementId>> {
        let tree = self.post_dominators();
        let mut found = vec![Vec::new(); self.graph.node_count()];
        for number in 0..self.graph.node_count() {
            let from = StatementId(number as u32);
            let stop = tree.parent(from);
            for next in self.successors(from).collect::<Vec<_>>() {
                let mut at = Some(next);
                while let Some(dependent) = at.filter(|at| Some(*at) != stop) {
                    let known: &mut Vec<StatementId> = &mut found[dependent.0 as usize];
                    if known.last() != Some(&from) {
                        known.push(from);
                    }
                    at = tree.parent(dependent);
                }
            }
        }
        found
    }

    /// The loops: statements that can reach each other, each set in the order of its statements.
    pub fn loops(&self) -> Vec<Vec<StatementId>> {
        cycles(&self.graph)
    }

    /// The loops that are left if there are only these statements.
    pub fn loops_within(&self, statements: &BTreeSet<StatementId>) -> Vec<Vec<StatementId>> {
        cycles(&NodeFiltered::from_fn(&self.graph, |node| statements.contains(&id(node))))
    }
}

/// Sets of nodes that can reach each other: several, or one that leads to itself.
fn cycles<'a, G>(graph: &'a G) -> Vec<Vec<StatementId>>
where
    &'a G: IntoNodeIdentifiers<NodeId = NodeIndex> + IntoNeighbors<NodeId = NodeIndex> + NodeIndexable,
{
    let leads_to_itself = |node: NodeIndex| graph.neighbors(node).any(|next| next == node);
    let mut found = Vec::new();
    for component in tarjan_scc(graph) {
        if component.len() > 1 || component.iter().any(|node| leads_to_itself(*node)) {
            let mut statements: Vec<StatementId> = component.into_iter().map(id).collect();
            statements.sort();
            found.push(statements);
        }
    }
    found.sort();
    found
}

fn id(node: NodeIndex) -> StatementId {
    StatementId(node.index() as u32)
}

/// Dominators or post-dominators.
#[derive(Clone, Debug)]
pub struct Tree {
    parents: Vec<Option<StatementId>>,
}

impl Tree {
    fn new(dominators: &Dominators<NodeIndex>, count: usize) -> Tree {
        let parent = |number: usize| dominators.immediate_dominator(NodeIndex::new(number)).map(id);
        Tree { parents: (0..count).map(parent).collect() }
    }

    /// The immediate one.
    pub fn parent(&self, statement: StatementId) -> Option<StatementId> {
        self.parents[statement.0 as usize]
    }

    /// Whether one statement is another one, or one of its dominators.
    pub fn dominates(&self, one: StatementId, other: StatementId) -> bool {
        let mut at = Some(other);
        while let Some(statement) = at {
            if statement == one {
                return true;
            }
            at = self.parent(statement);
        }
        false
    }
}
