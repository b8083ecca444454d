//! The constraint graph: sets of objects, what flows from one into another, and what has to be done for each object.
//!
//! Propagates differences only (Pearce, Kelly and Hankin 2003). Knows nothing of Java; what a use means is the
//! solver's.

use super::objects::{Check, Filter, ObjectNumber, Objects};
use super::set::ObjectSet;
use program::ClassId;
use rustc_hash::{FxHashMap, FxHashSet};

/// A set of objects: a variable, a field of an object, what the library holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct NodeId(pub(super) u32);

/// A filter's number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct FilterId(u32);

struct Node<U> {
    set: ObjectSet,
    /// Those of the set that have not been handed on.
    pending: ObjectSet,
    edges: Vec<(NodeId, Option<FilterId>)>,
    uses: Vec<U>,
}

struct KnownFilter {
    filter: Filter,
    /// The objects that pass, among the first ones.
    passing: ObjectSet,
    seen: u32,
}

/// The graph.
pub(super) struct Constraints<U> {
    nodes: Vec<Node<U>>,
    edges: FxHashSet<(NodeId, NodeId, Option<FilterId>)>,
    filters: Vec<KnownFilter>,
    filter_numbers: FxHashMap<(ClassId, Check), FilterId>,
    waiting: Vec<NodeId>,
}

impl<U: Clone> Constraints<U> {
    pub(super) fn new() -> Constraints<U> {
        Constraints {
            nodes: Vec::new(),
            edges: FxHashSet::default(),
            filters: Vec::new(),
            filter_numbers: FxHashMap::default(),
            waiting: Vec::new(),
        }
    }

    /// A new empty set.
    pub(super) fn node(&mut self) -> NodeId {
        let set = ObjectSet::default();
        self.nodes.push(Node { pending: set.clone(), set, edges: Vec::new(), uses: Vec::new() });
        NodeId(self.nodes.len() as u32 - 1)
    }

    pub(super) fn set(&self, node: NodeId) -> &ObjectSet {
        &self.nodes[node.0 as usize].set
    }

    pub(super) fn filter(&mut self, filter: Filter) -> FilterId {
        let key = (filter.class.id, filter.check);
        if let Some(known) = self.filter_numbers.get(&key) {
            return *known;
        }
        let number = FilterId(self.filters.len() as u32);
        self.filters.push(KnownFilter { filter, passing: ObjectSet::default(), seen: 0 });
        self.filter_numbers.insert(key, number);
        number
    }

    /// Puts objects into a set.
    pub(super) fn insert(&mut self, node: NodeId, objects: &ObjectSet) {
        let known = &mut self.nodes[node.0 as usize];
        let new = objects.without(&known.set);
        if new.is_empty() {
            return;
        }
        if known.pending.is_empty() {
            self.waiting.push(node);
        }
        known.set.unite(&new);
        known.pending.unite(&new);
    }

    /// From now on what is in one set is also in another, as far as it passes.
    pub(super) fn edge(&mut self, from: NodeId, to: NodeId, filter: Option<FilterId>, objects: &Objects) {
        if from == to || !self.edges.insert((from, to, filter)) {
            return;
        }
        self.nodes[from.0 as usize].edges.push((to, filter));
        let set = self.nodes[from.0 as usize].set.clone();
        self.hand_on(to, filter, &set, objects);
    }

    fn hand_on(&mut self, to: NodeId, filter: Option<FilterId>, set: &ObjectSet, objects: &Objects) {
        match filter {
            None => self.insert(to, set),
            Some(filter) => {
                let passing = set.within(self.passing(filter, objects));
                self.insert(to, &passing);
            }
        }
    }

    fn passing(&mut self, filter: FilterId, objects: &Objects) -> &ObjectSet {
        let known = &mut self.filters[filter.0 as usize];
        for object in (known.seen..objects.len()).map(ObjectNumber) {
            if objects.passes(object, known.filter) {
                known.passing.insert(object);
            }
        }
        known.seen = objects.len();
        &known.passing
    }

    /// A use of a set; the answer is the objects that it has to be told of now. Others are told by [`Self::next`].
    pub(super) fn add_use(&mut self, node: NodeId, new: U) -> ObjectSet {
        let node = &mut self.nodes[node.0 as usize];
        node.uses.push(new);
        node.set.without(&node.pending)
    }

    /// Hands on what is new in some set; the answer is its uses and what they have to be told of.
    pub(super) fn next(&mut self, objects: &Objects) -> Option<(Vec<U>, ObjectSet)> {
        let node = self.waiting.pop()?;
        let known = &mut self.nodes[node.0 as usize];
        let pending = std::mem::take(&mut known.pending);
        let (edges, uses) = (known.edges.clone(), known.uses.clone());
        for (to, filter) in edges {
            self.hand_on(to, filter, &pending, objects);
        }
        Some((uses, pending))
    }
}
