//! The states found so far and the steps between them, in little memory.
//!
//! A state that was expanded has a row of bytes: the number of its shape (`row_shapes`), then for each step the vertex
//! to which it leads, all numbers with seven bits to a byte. Nothing is kept of how a state was found: ways to it are
//! looked for in the graph.

use super::row_shapes::{Label, RowShapes, View};
use crate::store::Full;
use model::Choice;
use rustc_hash::FxHashMap;
use std::collections::VecDeque;

/// The states and the steps between them.
pub(super) struct PackedGraph {
    pub(super) start: u32,
    /// Where the row of a vertex begins, plus one; 0 for a vertex that was not expanded.
    begins: Vec<u32>,
    rows: Vec<u8>,
    row_shapes: RowShapes,
}

/// A step.
#[derive(Clone, Copy, Debug)]
pub(super) struct Edge {
    pub(super) target: u32,
    pub(super) label: Label,
}

/// A vertex in a row: before one of its steps.
#[derive(Clone, Copy, Debug)]
pub(super) struct Cursor {
    /// Where the target is written.
    at: u32,
    step: u32,
}

impl PackedGraph {
    pub(super) fn new() -> PackedGraph {
        PackedGraph { start: 0, begins: Vec::new(), rows: Vec::new(), row_shapes: RowShapes::new() }
    }

    /// What is seen of a vertex; nothing if it was not expanded.
    pub(super) fn view(&self, vertex: u32) -> View {
        self.row(vertex).map_or_else(View::default, |(shape, _)| *self.row_shapes.view(shape))
    }

    pub(super) fn is_expanded(&self, vertex: u32) -> bool {
        self.begins.get(vertex as usize).is_some_and(|begins| *begins != 0)
    }

    /// Before the first step from a vertex.
    pub(super) fn cursor(&self, vertex: u32) -> Cursor {
        let at = self.row(vertex).map_or(0, |(_, at)| at);
        Cursor { at: at as u32, step: 0 }
    }

    /// The step from a vertex before which the cursor stands.
    pub(super) fn edge(&self, vertex: u32, cursor: Cursor) -> Option<Edge> {
        let (shape, _) = self.row(vertex)?;
        let label = *self.row_shapes.labels(shape).get(cursor.step as usize)?;
        Some(Edge { target: read(&self.rows, &mut (cursor.at as usize)), label })
    }

    /// Past one step.
    pub(super) fn next(&self, cursor: Cursor) -> Cursor {
        let mut at = cursor.at as usize;
        read(&self.rows, &mut at);
        Cursor { at: at as u32, step: cursor.step + 1 }
    }

    /// The steps from a vertex; none if it was not expanded.
    pub(super) fn edges(&self, vertex: u32) -> impl Iterator<Item = Edge> + '_ {
        let (labels, mut at) = match self.row(vertex) {
            Some((shape, at)) => (self.row_shapes.labels(shape), at),
            None => (&[][..], 0),
        };
        labels.iter().map(move |label| Edge { target: read(&self.rows, &mut at), label: *label })
    }

    /// The labels of the steps from a vertex.
    pub(super) fn labels(&self, vertex: u32) -> &[Label] {
        self.row(vertex).map_or(&[], |(shape, _)| self.row_shapes.labels(shape))
    }

    /// Adds the steps from a vertex.
    pub(super) fn add(&mut self, vertex: u32, view: View, edges: &[Edge]) -> Result<(), Full> {
        let labels: Vec<Label> = edges.iter().map(|edge| edge.label).collect();
        let shape = self.row_shapes.number(view, &labels)?;
        let begins = u32::try_from(self.rows.len()).ok().and_then(|begins| begins.checked_add(1)).ok_or(Full)?;
        reserve(&mut self.rows, 5 * (edges.len() + 1));
        write(&mut self.rows, shape);
        edges.iter().for_each(|edge| write(&mut self.rows, edge.target));
        if self.begins.len() <= vertex as usize {
            let more = vertex as usize + 1 - self.begins.len();
            reserve(&mut self.begins, more);
            self.begins.resize(vertex as usize + 1, 0);
        }
        self.begins[vertex as usize] = begins;
        Ok(())
    }

    /// The choices of a shortest way from the start to a vertex, all of it through vertices of a kind.
    pub(super) fn way_to(&self, vertex: u32, is_fine: impl Fn(&View) -> bool) -> Vec<Choice> {
        let mut arrivals: FxHashMap<u32, (u32, Label)> = FxHashMap::default();
        let mut waiting = VecDeque::from([self.start]);
        while let Some(at) = waiting.pop_front().filter(|at| *at != vertex) {
            for edge in self.edges(at).filter(|_| is_fine(&self.view(at))) {
                if edge.target != self.start && !arrivals.contains_key(&edge.target) {
                    arrivals.insert(edge.target, (at, edge.label));
                    waiting.push_back(edge.target);
                }
            }
        }
        let arrivals = std::iter::successors(arrivals.get(&vertex), |(from, _)| arrivals.get(from));
        let mut choices: Vec<Choice> = arrivals.filter_map(|(_, label)| label.choice()).collect();
        choices.reverse();
        choices
    }

    pub(super) fn bytes(&self) -> u64 {
        (self.begins.capacity() * size_of::<u32>() + self.rows.capacity()) as u64 + self.row_shapes.bytes()
    }

    /// The shape of a vertex, and where its targets are written.
    fn row(&self, vertex: u32) -> Option<(u32, usize)> {
        let begins = *self.begins.get(vertex as usize)?;
        let mut at = begins.checked_sub(1)? as usize;
        let shape = read(&self.rows, &mut at);
        Some((shape, at))
    }
}

/// Makes room for so many more, and not for twice as many: what is kept for each state must not be kept twice.
pub(super) fn reserve<T>(into: &mut Vec<T>, more: usize) {
    if into.capacity() - into.len() < more {
        into.reserve_exact(more + into.len() / 8);
    }
}

fn write(into: &mut Vec<u8>, number: u32) {
    let mut rest = number;
    while rest >= 0x80 {
        into.push(rest as u8 | 0x80);
        rest >>= 7;
    }
    into.push(rest as u8);
}

fn read(from: &[u8], at: &mut usize) -> u32 {
    let mut number = 0;
    let mut shift = 0;
    loop {
        let byte = from[*at];
        *at += 1;
        number |= u32::from(byte & 0x7f) << shift;
        if byte < 0x80 {
            return number;
        }
        shift += 7;
    }
}

#[cfg(test)]
mod tests {
    use super::{Edge, Label, PackedGraph, View};
    use model::{Choice, EmbeddedFormula};

    fn edge(target: u32, agent: u32) -> Edge {
        let label = Label::new(Choice { agent, alternative: 0 }, agent == 1, false).unwrap();
        Edge { target, label }
    }

    #[test]
    fn what_was_added_is_read() {
        let targets = [0, 127, 128, 16_383, 16_384, u32::MAX];
        let mut graph = PackedGraph::new();
        let view = View {
            valuation: 5,
            enabled: 3,
            embedded: Some(EmbeddedFormula { claim: 1, valuation: 9 }),
            reduced: true,
        };
        let edges: Vec<Edge> = targets.iter().zip(0..).map(|(target, agent)| edge(*target, agent)).collect();
        graph.add(7, view, &edges).unwrap();
        graph.add(3, View::default(), &edges[..1]).unwrap();
        assert_eq!(graph.edges(7).map(|edge| edge.target).collect::<Vec<u32>>(), targets);
        assert_eq!(graph.view(7), view);
        assert_eq!(graph.labels(7).iter().filter(|label| label.is_progress()).count(), 1);
        assert_eq!(graph.edges(3).count(), 1);
        assert!(graph.edges(5).next().is_none() && !graph.is_expanded(5) && !graph.is_expanded(1000));
        let mut cursor = graph.cursor(7);
        for target in targets {
            assert_eq!(graph.edge(7, cursor).map(|edge| edge.target), Some(target));
            cursor = graph.next(cursor);
        }
        assert!(graph.edge(7, cursor).is_none());
    }

    #[test]
    fn a_way_is_a_shortest_one() {
        let mut graph = PackedGraph::new();
        graph.start = 9;
        graph.add(9, View::default(), &[edge(8, 0), edge(1, 1)]).unwrap();
        graph.add(8, View::default(), &[edge(9, 0), edge(7, 2)]).unwrap();
        graph.add(7, View::default(), &[edge(1, 0)]).unwrap();
        let agents =
            |vertex: u32| graph.way_to(vertex, |_| true).iter().map(|choice| choice.agent).collect::<Vec<u32>>();
        assert_eq!((agents(9), agents(1), agents(7)), (vec![], vec![1], vec![0, 2]));
    }
}
